/// What is wrong with a command, while it is being read.
struct TapeMistake: Error {
  /// In bytes of the tape.
  var offset: Int
  var message: String
}
