import Dispatch
import Synchronization

/// Writes what was drawn, one after the other, off the main thread.
///
/// A write that fails stays, and all that came later waits behind it: nothing is lost while the
/// program runs. It is tried again at the next `enqueue`, `retry` or `drain`. Only a write that can
/// never succeed, as into a painting that was removed for good, is reported and left out.
public final class Autosave: Sendable {
  public typealias Write = @Sendable (Library) throws -> Void

  private let library: Library
  private let reportFailure: @Sendable (String?) -> Void
  private let queue = DispatchQueue(label: "Autosave", qos: .userInitiated)
  private let state = Mutex(State())

  private struct State {
    var waiting: ArraySlice<Write> = []
    var isFailing = false
  }

  /// - Parameter reportFailure: gets a sentence when writing fails and nil when it works again; on a
  ///   thread of this object.
  public init(library: Library, reportFailure: @escaping @Sendable (String?) -> Void) {
    self.library = library
    self.reportFailure = reportFailure
  }

  /// Whether everything is in the library.
  public var isDrained: Bool { state.withLock { $0.waiting.isEmpty } }

  /// Returns at once.
  public func enqueue(_ write: @escaping Write) {
    state.withLock { $0.waiting.append(write) }
    retry()
  }

  /// Tries again what waits; returns at once.
  public func retry() { queue.async { self.work() } }

  /// Waits until all is written, or a write fails; returns whether all is written.
  @discardableResult
  public func drain() -> Bool {
    queue.sync { work() }
    return isDrained
  }

  private func work() {
    while let write = state.withLock({ $0.waiting.first }) {
      do {
        try write(library)
        report(failure: nil)
      } catch let error as LibraryError where !error.isPassing {
        report(failure: error.description)
      } catch {
        report(failure: String(describing: error))
        return
      }
      state.withLock { $0.waiting = $0.waiting.dropFirst() }
    }
  }

  private func report(failure: String?) {
    let isNews = state.withLock { state in
      defer { state.isFailing = failure != nil }
      return failure != nil || state.isFailing
    }
    if isNews { reportFailure(failure) }
  }
}
