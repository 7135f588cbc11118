public import Base
import Dispatch
import Synchronization

/// What the program remembers from one start to the next that is no work, in a file of its own for each library.
///
/// A change is written within half a second, by another thread, so that it is there after a SIGKILL, too. What can't be
/// written is forgotten with the program: nobody loses anything by it.
public final class ProgramState {
  /// Whether nothing was remembered yet.
  let isNew: Bool
  private let file: StateFile?
  private let after: (Duration, @escaping () -> Void) -> () -> Void
  private let queue = DispatchQueue(label: "filbert.state", qos: .utility)
  private let writing = DispatchGroup()
  private var values: [String: String]
  private var isPending = false

  /// How long changes are gathered, and how long the end of the program waits for a disk that does not answer.
  private static let delay = Duration.milliseconds(400)
  private static let patience = DispatchTimeInterval.seconds(2)

  /// - Parameters:
  ///   - file: nil to remember nothing.
  ///   - after: calls something later on the main thread, and gives what calls it off.
  public init(_ file: StateFile?, after: @escaping (Duration, @escaping () -> Void) -> () -> Void) {
    self.file = file
    self.after = after
    let read = file?.read()
    isNew = read == nil
    values = read ?? [:]
  }

  /// Nil where nothing is remembered.
  subscript(key: String) -> String? {
    get { values[key] }
    set {
      guard values[key] != newValue else { return }
      values[key] = newValue
      guard !isPending else { return }
      isPending = true
      _ = after(Self.delay) { [weak self] in self?.write() }
    }
  }

  /// Has what changed written now.
  ///
  /// - Parameter done: called on the main thread when it is on the disk, or can't be.
  public func write(_ done: @escaping @MainActor () -> Void = {}) {
    isPending = false
    let (file, values) = (file, values)
    queue.async(group: writing) {
      try? file?.write(values)
      DispatchQueue.main.async { done() }
    }
  }

  /// Writes what is still to be written, and waits for it.
  public func settle() {
    if isPending { write() }
    _ = writing.wait(timeout: .now() + Self.patience)
  }
}
