import Dispatch
import Synchronization

/// Writes what was drawn, one after the other, off the main thread.
///
/// What has piled up behind a slow disk is written in one transaction, so that the last of it is safe as soon as
/// the first.
///
/// A write that fails stays, and all that came later waits behind it: nothing is lost while the
/// program runs. It is tried again at the next `enqueue`, `retry` or `drain`. Only a write that can
/// never succeed, as into a painting that was removed for good, is reported and left out.
public final class Autosave: Sendable {
  public typealias Write = @Sendable (Library) throws -> Void

  private struct Entry: Sendable {
    var write: Write
    var committed: @Sendable (Library) -> Void
  }

  /// As many writes as one transaction takes.
  private static let mostTogether = 256

  private let library: Library
  private let reportFailure: @Sendable (String?) -> Void
  private let queue = DispatchQueue(label: "Autosave", qos: .userInitiated)
  private let state = Mutex(State())

  private struct State {
    var waiting: ArraySlice<Entry> = []
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
  ///
  /// - Parameters:
  ///   - write: may be run again after it failed. Readings of the library may not see it yet, nor the writes
  ///     before it.
  ///   - committed: called once, when it is in the library.
  public func enqueue(
    _ write: @escaping Write, committed: @escaping @Sendable (Library) -> Void = { _ in }
  ) {
    state.withLock { $0.waiting.append(Entry(write: write, committed: committed)) }
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
    while true {
      let batch = state.withLock { Array($0.waiting.prefix(Self.mostTogether)) }
      guard !batch.isEmpty else { return }
      if batch.count > 1, writeTogether(batch) { continue }
      // One by one it shows which of them fails.
      for entry in batch {
        guard writeAlone(entry) else { return }
      }
    }
  }

  private func writeTogether(_ batch: [Entry]) -> Bool {
    do {
      try library.write { _ in
        for entry in batch { try entry.write(library) }
      }
    } catch {
      return false
    }
    finish(batch)
    return true
  }

  /// - Returns: false where it has to be tried again.
  private func writeAlone(_ entry: Entry) -> Bool {
    do {
      try entry.write(library)
      finish([entry])
      return true
    } catch let error as LibraryError where !error.isPassing {
      state.withLock { $0.waiting = $0.waiting.dropFirst() }
      report(failure: error.description)
      return true
    } catch {
      report(failure: String(describing: error))
      return false
    }
  }

  private func finish(_ entries: [Entry]) {
    state.withLock { $0.waiting = $0.waiting.dropFirst(entries.count) }
    report(failure: nil)
    for entry in entries { entry.committed(library) }
  }

  private func report(failure: String?) {
    let isNews = state.withLock { state in
      defer { state.isFailing = failure != nil }
      return failure != nil || state.isFailing
    }
    if isNews { reportFailure(failure) }
  }
}
