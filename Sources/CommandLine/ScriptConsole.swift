import DocumentScripting
import Formats
import Glibc
import Life
import Scripting

/// Runs a script in a terminal: prints its messages, and answers its questions with arguments.
final class ScriptConsole: ScriptHost, DocumentScriptHost {
  private var answers: ArraySlice<String>
  private let progress = ProgressLine()
  /// Its last message.
  private(set) var message = ""

  init(answers: [String]) { self.answers = answers[...] }

  func finish() { progress.clear() }

  func showLine(_ text: String, isComplaint: Bool) {
    message = text
    progress.show { text }
  }

  func alert(_ text: String, isWarning: Bool) -> Bool {
    write(text + "\n")
    return true
  }

  func ask(_ prompt: String, initial: String, title: String) -> String? {
    answers.popFirst() ?? initial
  }

  func answers(to form: ScriptForm) -> [String]? {
    form.fields.map { field in
      let answer = answers.popFirst() ?? field.suggestion
      if field.accepts(answer) { return answer }
      write("“\(answer)” is no answer to “\(field.label)”; the script gets “\(field.suggestion)”\n")
      return field.suggestion
    }
  }

  func write(_ text: String) {
    progress.clear()
    _ = Array(text.utf8).withUnsafeBytes {
      Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
    }
  }

  func showWorld(_ world: LifeWorld) {}

  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld {
    try LifeFile.world(bytes).world
  }
}
