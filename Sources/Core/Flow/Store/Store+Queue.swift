extension Store {
  /// So many actions can wait without asking for memory; what a burst needed is given back after it.
  package var queueRoom: Int { queue.capacity }
}
