import Dispatch
public import DocumentScripting
import Formats
public import Life
public import Scripting
import Synchronization

/// The messages and questions of a running script. The last message is shown at its end.
///
/// Scripts of boards get the default answers to their questions.
public nonisolated final class ScriptMessages: ScriptHost, DocumentScriptHost, Sendable {
  /// Shows the questions of a form; `answered` is to be called once, with nil if the script should stop.
  typealias Asking =
    @MainActor (
      _ form: ScriptForm, _ answered: @escaping @Sendable ([String]?) -> Void
    ) -> Void

  private struct State {
    var message: String?
    var printed = ""
    /// Called with nil to stop a script that waits for an answer.
    var answered: (@Sendable ([String]?) -> Void)?
  }

  private let state = Mutex(State())
  private let flag = Atomic<Bool>(false)
  private let ask: Asking?

  /// The number of printed characters that are kept.
  private static let mostPrinted = 400

  /// - Parameter ask: nil to take the default answers.
  init(ask: Asking? = nil) { self.ask = ask }

  /// Whether the script is to stop.
  public var isStopped: Bool { flag.load(ordering: .relaxed) }

  /// Stops the script, even if it waits for an answer.
  public func stop() {
    flag.store(true, ordering: .relaxed)
    state.withLock { $0.answered.take() }?(nil)
  }

  /// The last message, otherwise the end of the printed output; nil if there is neither.
  public var last: String? {
    state.withLock { state in
      if let message = state.message, !message.isEmpty { return message }
      let printed = state.printed.split(separator: "\n").joined(separator: "\n")
      return printed.isEmpty ? nil : printed
    }
  }

  public func showLine(_ text: String, isComplaint: Bool) {
    state.withLock { $0.message = text }
  }

  public func alert(_ text: String, isWarning: Bool) -> Bool {
    showLine(text, isComplaint: isWarning)
    return true
  }

  public func ask(_ prompt: String, initial: String, title: String) -> String? { initial }

  public func write(_ text: String) {
    state.withLock { $0.printed = String(($0.printed + text).suffix(Self.mostPrinted)) }
  }

  public func showWorld(_ world: LifeWorld) {}

  public func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld {
    try LifeFile.world(bytes).world
  }

  public func answers(to form: ScriptForm) -> [String]? {
    guard let ask else { return form.suggestions }
    let (answers, isAnswered) = (Answers(), DispatchSemaphore(value: 0))
    let answered: @Sendable ([String]?) -> Void = { given in
      answers.list.withLock { $0 = given }
      isAnswered.signal()
    }
    state.withLock { $0.answered = answered }
    if isStopped { return nil }
    DispatchQueue.main.async {
      ask(form) { [weak self] given in self?.state.withLock { $0.answered.take() }?(given) }
    }
    isAnswered.wait()
    return answers.list.withLock { $0 }
  }

  private final class Answers: Sendable {
    let list = Mutex<[String]?>(nil)
  }
}
