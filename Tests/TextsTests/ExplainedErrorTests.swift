import Testing

@testable import Texts

@Suite struct ExplainedErrorTests {
  private struct Refusal: ExplainedError {
    let message: Message
  }

  private struct Strange: Error, CustomStringConvertible {
    let description: String
  }

  private let german = Texts(
    Translator {
      [
        "It can’t be opened: {reason}": "Nicht zu öffnen: {reason}",
        "cannot read {path}: {reason}": "{path} ist nicht zu lesen: {reason}",
      ][$0.text]
    })

  @Test func `An error is said in the language of the window and, in a log, in English`() {
    let error = Refusal(
      message: Message(
        "cannot read {path}: {reason}",
        ["path": "/a", "reason": Message(verbatim: "no such {file}")])
    )
    #expect(
      german.cannotOpen(Message(error)) == "Nicht zu öffnen: /a ist nicht zu lesen: no such {file}")
    #expect(german.sentence(for: error) == "/a ist nicht zu lesen: no such {file}")
    #expect("\(error)" == "cannot read /a: no such {file}")
  }

  @Test func `An error that explains nothing is said as it describes itself`() {
    let error = Strange(description: "odd {path}")
    #expect(german.cannotOpen(Message(error)) == "Nicht zu öffnen: odd {path}")
  }
}
