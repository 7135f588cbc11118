import Texts

/// Why a page was not made.
nonisolated enum PrintError: ExplainedError {
  case noRoom

  var message: Message { Message("there is no room for the page on the disk") }
}
