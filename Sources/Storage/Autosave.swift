import Dispatch
import Synchronization
public import Texts

/// Writes changes in order, off the main thread.
///
/// Writes that have accumulated behind a slow disk are combined in one transaction, so that the last is safe as soon as
/// the first. Strokes go before everything that can wait; the log is copied into the library when idle.
///
/// A failed write stays, and all later ones wait behind it: nothing is lost while the program runs. It is retried every
/// second, and at the next `enqueue`, `retry` or `drain`. Only a write that can never succeed is reported and dropped.
public final class Autosave: Sendable {
  /// A change to the library, which may be tried several times.
  public typealias Write = @Sendable (Library) throws -> Void

  /// The urgency of a write.
  public enum Urgency: Sendable {
    /// The user's drawing, whose loss would be noticed.
    case stroke
    /// Reproducible data, or an intermediate step.
    case later
  }

  private struct Entry: Sendable {
    /// Ascending from entry to entry.
    var number: Int
    var document: ObjectIdentifier?
    var write: Write
    var committed: @Sendable (Library) -> Void
  }

  /// The waiting time before a delay is reported.
  private static let longWait = DispatchTimeInterval.seconds(1)
  /// The number of writes per transaction.
  private static let mostTogether = 256
  private static let retryInterval = DispatchTimeInterval.seconds(1)
  /// The idle time before the log is copied into the library.
  private static let restBeforeCheckpoint = DispatchTimeInterval.seconds(3)
  /// Logs up to this size are left alone, in bytes.
  private static let smallLog: Int64 = 1 << 20
  /// A log of this size is copied immediately, in bytes.
  private static let largeLog: Int64 = 64 << 20

  /// The library that is written to.
  public let library: Library
  private let reportDelay: @Sendable (_ isDelayed: Bool) -> Void
  private let reportFailure: @Sendable (Message?) -> Void
  /// Watches the time while the other queue writes.
  private let watch = DispatchQueue(label: "Autosave.watch")
  private let queue = DispatchQueue(label: "Autosave", qos: .userInteractive)
  private let state = Mutex(State())

  private struct State {
    var strokes: [Entry] = []
    var later: [Entry] = []
    var nextNumber = 0
    var isFailing = false
    var retriesByItself = false
    /// The number of successful writes.
    var writeCount = 0
    /// Whether a check for a delay is scheduled.
    var isWatched = false
    /// Whether there is a delay.
    var isDelayed = false
    /// Actions for the main thread.
    var forMain: [@MainActor @Sendable () -> Void] = []

    var isEmpty: Bool { strokes.isEmpty && later.isEmpty }
    var oldest: Int? { (strokes + later).map(\.number).min() }

    /// Searches for the entries, since others may have been put before those being written.
    mutating func remove(_ entries: [Entry]) {
      let numbers = Set(entries.map(\.number))
      strokes.removeAll { numbers.contains($0.number) }
      later.removeAll { numbers.contains($0.number) }
    }
  }

  /// - Parameters:
  ///   - reportDelay: called when something has waited for long, and when nothing waits any more; on this object's own
  ///     thread.
  ///   - reportFailure: called with a sentence when writing fails, and with nil when it works again; on the same
  ///     thread.
  public init(
    library: Library, reportDelay: @escaping @Sendable (_ isDelayed: Bool) -> Void = { _ in },
    reportFailure: @escaping @Sendable (Message?) -> Void
  ) {
    self.library = library
    self.reportDelay = reportDelay
    self.reportFailure = reportFailure
  }

  /// Whether everything is in the library.
  public var isDrained: Bool { state.withLock { $0.isEmpty } }

  /// Enqueues a write and returns at once.
  ///
  /// - Parameters:
  ///   - document: keeps the order of its writes, regardless of urgency; nil for none.
  ///   - write: may be repeated after a failure. Readers of the library may not see it yet, nor earlier writes.
  ///   - committed: called once, when it is in the library.
  public func enqueue(
    _ urgency: Urgency = .stroke, of document: ObjectIdentifier? = nil, _ write: @escaping Write,
    committed: @escaping @Sendable (Library) -> Void = { _ in }
  ) {
    let unwatched = state.withLock { state -> Int? in
      let entry = Entry(
        number: state.nextNumber, document: document, write: write, committed: committed)
      state.nextNumber += 1
      switch urgency {
      case .later: state.later.append(entry)
      case .stroke:
        if let document, state.later.contains(where: { $0.document == document }) {
          state.strokes += state.later.filter { $0.document == document }
          state.later.removeAll { $0.document == document }
        }
        state.strokes.append(entry)
      }
      defer { state.isWatched = true }
      return state.isWatched ? nil : entry.number
    }
    if let unwatched { lookLater(at: unwatched) }
    retry()
  }

  /// Enqueues a change of the library after all pending writes, all or nothing; returns at once.
  ///
  /// - Parameters:
  ///   - body: may be repeated, like any write; readers don't see its effect yet.
  ///   - reading: reads the result of the change once it is in the library.
  ///   - finished: called once, when that has been read or the change can never succeed.
  public func change<Value: Sendable, Read: Sendable>(
    _ body: @escaping @Sendable (Library) throws -> Value,
    reading: @escaping @Sendable (Library, Value) throws -> Read,
    finished: @escaping @MainActor @Sendable (Result<Read, any Error>) -> Void
  ) {
    let outcome = Outcome<Value>()
    enqueue(.later) { library in
      do {
        let value = try library.transaction { try body(library) }
        outcome.result.withLock { $0 = .success(value) }
      } catch let error as LibraryError where !error.isPassing {
        outcome.result.withLock { $0 = .failure(error) }
      }
    } committed: { [weak self] library in
      guard let result = outcome.result.withLock({ $0 }) else { return }
      let read = Result { try reading(library, try result.get()) }
      self?.onMain { finished(read) }
    }
  }

  /// The result of a change.
  private final class Outcome<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, LibraryError>?>(nil)
  }

  /// Schedules a check whether all writes up to a number are done.
  private func lookLater(at number: Int) {
    watch.asyncAfter(deadline: .now() + Self.longWait) { [weak self] in
      guard let self else { return }
      let next = state.withLock { state -> Int? in
        guard let oldest = state.oldest else {
          state.isWatched = false
          return nil
        }
        if oldest > number { return oldest }
        state.isDelayed = true
        return nil
      }
      if let next { return lookLater(at: next) }
      if state.withLock({ $0.isDelayed }) { reportDelay(true) }
    }
  }

  /// Retries pending writes; returns at once.
  public func retry() { queue.async { self.work() } }

  /// Waits until everything is written or a write fails; returns whether everything is written.
  @discardableResult
  public func drain() -> Bool {
    queue.sync { work() }
    return isDrained
  }

  /// Waits until everything is written, including the resulting actions on the main thread, or until a write fails.
  ///
  /// - Returns: whether everything is written.
  @MainActor
  public func settle() -> Bool {
    while true {
      drain()
      if runOnMain() { continue }
      // Also waits for writes added meanwhile, such as a preview drawn on another thread.
      let (isEmpty, isFailing) = state.withLock { ($0.isEmpty, $0.isFailing) }
      if isEmpty || isFailing { return isEmpty }
    }
  }

  /// Schedules a closure on the main thread, to run at the latest when that waits for all writes.
  public func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.forMain.append(body) }
    DispatchQueue.main.async { _ = self.runOnMain() }
  }

  @MainActor
  private func runOnMain() -> Bool {
    let bodies = state.withLock { state in
      defer { state.forMain = [] }
      return state.forMain
    }
    for body in bodies { body() }
    return !bodies.isEmpty
  }

  // MARK: Writing

  private func work() {
    while let batch = nextBatch() {
      if batch.count > 1, writeTogether(batch) { continue }
      // Writing one by one reveals the failing one.
      for entry in batch {
        guard writeAlone(entry) else { return retryByItself() }
      }
    }
    checkpointWhenIdle()
  }

  /// All pending strokes, or otherwise a single write, so that no stroke waits for many others.
  private func nextBatch() -> [Entry]? {
    state.withLock { state in
      if !state.strokes.isEmpty { return Array(state.strokes.prefix(Self.mostTogether)) }
      return state.later.first.map { [$0] }
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

  /// - Returns: false if it must be retried.
  private func writeAlone(_ entry: Entry) -> Bool {
    do {
      try entry.write(library)
      finish([entry])
      return true
    } catch let error as LibraryError where !error.isPassing {
      state.withLock { $0.remove([entry]) }
      endDelay()
      report(failure: error.message)
      return true
    } catch {
      report(failure: Message(error))
      return false
    }
  }

  private func finish(_ entries: [Entry]) {
    state.withLock { state in
      state.remove(entries)
      state.writeCount += entries.count
    }
    report(failure: nil)
    endDelay()
    for entry in entries { entry.committed(library) }
  }

  private func endDelay() {
    let wasDelayed = state.withLock { state in
      guard state.isDelayed, state.isEmpty else { return false }
      (state.isDelayed, state.isWatched) = (false, false)
      return true
    }
    // Must follow the report of the delay.
    if wasDelayed { watch.async { self.reportDelay(false) } }
  }

  private func report(failure: Message?) {
    let isNews = state.withLock { state in
      defer { state.isFailing = failure != nil }
      return failure != nil || state.isFailing
    }
    if isNews { reportFailure(failure) }
  }

  private func retryByItself() {
    let isFirst = state.withLock { state in
      defer { state.retriesByItself = true }
      return !state.retriesByItself
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + Self.retryInterval) { [weak self] in
      guard let self else { return }
      state.withLock { $0.retriesByItself = false }
      work()
    }
  }

  private func checkpointWhenIdle() {
    library.checkpoint(ifLogHas: Self.largeLog)
    let count = state.withLock { $0.writeCount }
    queue.asyncAfter(deadline: .now() + Self.restBeforeCheckpoint) { [weak self] in
      guard let self, state.withLock({ $0.writeCount == count && $0.isEmpty }) else { return }
      library.checkpoint(ifLogHas: Self.smallLog)
    }
  }
}
