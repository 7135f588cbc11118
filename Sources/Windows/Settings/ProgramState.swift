public import Base
import Dispatch
import Synchronization

/// State of the program kept between sessions apart from the user's work, in a separate file for each library.
///
/// Changes are written within half a second on another thread, so that they survive a SIGKILL. Write errors are
/// ignored, because nothing important is lost.
public final class ProgramState {
  /// Whether nothing was stored yet.
  let isNew: Bool
  private let file: StateFile?
  private let after: (Duration, @escaping () -> Void) -> () -> Void
  private let queue = DispatchQueue(label: "filbert.state", qos: .utility)
  private let writing = DispatchGroup()
  private var values: [String: String]
  private var isPending = false

  /// The delay for collecting changes, and the maximum wait for an unresponsive disk at the end of the program.
  private static let delay = Duration.milliseconds(400)
  private static let patience = DispatchTimeInterval.seconds(2)

  /// - Parameters:
  ///   - file: nil to keep no state.
  ///   - after: calls a closure later on the main thread, and returns a closure that cancels the call.
  public init(_ file: StateFile?, after: @escaping (Duration, @escaping () -> Void) -> () -> Void) {
    self.file = file
    self.after = after
    let read = file?.read()
    isNew = read == nil
    values = read ?? [:]
  }

  /// Nil for a missing value.
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

  /// Writes pending changes now.
  ///
  /// - Parameter done: called on the main thread when they are on the disk, or can't be written.
  public func write(_ done: @escaping @MainActor () -> Void = {}) {
    isPending = false
    let (file, values) = (file, values)
    queue.async(group: writing) {
      try? file?.write(values)
      DispatchQueue.main.async { done() }
    }
  }

  /// Writes pending changes and waits for completion.
  public func settle() {
    if isPending { write() }
    _ = writing.wait(timeout: .now() + Self.patience)
  }
}
