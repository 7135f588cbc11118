import Texts

/// The reason why a page couldn't be made.
nonisolated enum PrintError: ExplainedError {
  case noRoom

  var message: Message { Message("the disk has no room for the page") }
}
