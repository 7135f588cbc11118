import Texts

/// Why a page was not made.
nonisolated enum PrintError: ExplainedError {
  case noRoom

  var message: Message { Message("the disk has no room for the page") }
}
