extension Array {
  /// Where the element of that number stands, or would stand, in elements whose numbers ascend; found by halving.
  func place(of number: UInt64, by numberOf: (Element) -> UInt64) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
