public import Scripting
import Synchronization

/// The host of a script of a picture or a painting. Called on the script's thread.
public protocol DocumentScriptHost: ScriptOutput {
  /// Asks all questions of a form at once.
  ///
  /// - Returns: a text for each field, which `ScriptField.accepts`, or nil if the script should stop.
  func answers(to form: ScriptForm) -> [String]?
}

/// A running script of a picture or a painting.
protocol DocumentScriptContext: ScriptContext {
  var host: any DocumentScriptHost { get }
  var stop: ScriptStop { get }
}

/// Stops a script from within, when a question is not answered.
final class ScriptStop: Sendable {
  private let flag = Atomic<Bool>(false)

  func stop() { flag.store(true, ordering: .relaxed) }

  /// Returns a closure that also returns false once it is stopped.
  func around(_ goesOn: @escaping @Sendable () -> Bool) -> @Sendable () -> Bool {
    { self.flag.load(ordering: .relaxed) ? false : goesOn() }
  }
}

extension DocumentScriptContext {
  var output: any ScriptOutput { host }
}
