import Texts

/// The reason why a page couldn't be made.
nonisolated enum PrintError: ExplainedError {
  case noRoom

  var message: Message { Message("there is not enough disk space for the page") }
}
