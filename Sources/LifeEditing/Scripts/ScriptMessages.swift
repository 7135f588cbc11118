import Formats
import Life
import Scripting
import Synchronization

/// The messages of a running script. The last one is shown at its end. Its questions get their default answers.
nonisolated final class ScriptMessages: ScriptHost, Sendable {
  private let message = Mutex<String?>(nil)
  private let flag = Atomic<Bool>(false)

  var isStopped: Bool { flag.load(ordering: .relaxed) }

  func stop() { flag.store(true, ordering: .relaxed) }

  var last: String? { message.withLock { $0 } }

  func showLine(_ text: String, isComplaint: Bool) { message.withLock { $0 = text } }

  func alert(_ text: String, isWarning: Bool) -> Bool {
    showLine(text, isComplaint: isWarning)
    return true
  }

  func ask(_ prompt: String, initial: String, title: String) -> String? { initial }
  func write(_ text: String) {}
  func showWorld(_ world: LifeWorld) {}

  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld {
    try LifeFile.world(bytes).world
  }
}
