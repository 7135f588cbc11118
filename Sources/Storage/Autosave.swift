import Dispatch
import Synchronization
public import Texts

/// Writes what was drawn, one after the other, off the main thread.
///
/// What has piled up behind a slow disk is written in one transaction, so that the last of it is safe as soon as
/// the first. Strokes go before all that can wait; the log is copied into the library when nothing waits.
///
/// A write that fails stays, and all that came later waits behind it: nothing is lost while the
/// program runs. It is tried again every second, and at the next `enqueue`, `retry` or `drain`. Only a write that
/// can never succeed is reported and left out.
public final class Autosave: Sendable {
  public typealias Write = @Sendable (Library) throws -> Void

  /// How long a write may wait.
  public enum Urgency: Sendable {
    /// Somebody drew it, and would miss it.
    case stroke
    /// It can be made again, or is a step on the way to something else.
    case later
  }

  private struct Entry: Sendable {
    /// Rises from entry to entry.
    var number: Int
    var document: ObjectIdentifier?
    var write: Write
    var committed: @Sendable (Library) -> Void
  }

  /// What waits for longer is reported.
  private static let longWait = DispatchTimeInterval.seconds(1)
  /// As many writes as one transaction takes.
  private static let mostTogether = 256
  private static let retryInterval = DispatchTimeInterval.seconds(1)
  /// After so long without a write the log is copied into the library.
  private static let restBeforeCheckpoint = DispatchTimeInterval.seconds(3)
  /// Logs up to this size are left alone, in bytes.
  private static let smallLog: Int64 = 1 << 20
  /// A log of this size is copied at once, in bytes.
  private static let largeLog: Int64 = 64 << 20

  public let library: Library
  private let reportDelay: @Sendable (_ isDelayed: Bool) -> Void
  private let reportFailure: @Sendable (Message?) -> Void
  /// Looks at the time while the other one writes.
  private let watch = DispatchQueue(label: "Autosave.watch")
  private let queue = DispatchQueue(label: "Autosave", qos: .userInteractive)
  private let state = Mutex(State())

  private struct State {
    var strokes: [Entry] = []
    var later: [Entry] = []
    var nextNumber = 0
    var isFailing = false
    var retriesByItself = false
    /// Counts the writes that succeeded.
    var writeCount = 0
    /// Whether somebody looks whether it takes long.
    var isWatched = false
    /// Whether it takes long.
    var isDelayed = false
    /// What is to be done on the main thread.
    var forMain: [@MainActor @Sendable () -> Void] = []

    var isEmpty: Bool { strokes.isEmpty && later.isEmpty }
    var oldest: Int? { (strokes + later).map(\.number).min() }

    /// Entries are looked for, since what is being written may have been put before other writes meanwhile.
    mutating func remove(_ entries: [Entry]) {
      let numbers = Set(entries.map(\.number))
      strokes.removeAll { numbers.contains($0.number) }
      later.removeAll { numbers.contains($0.number) }
    }
  }

  /// - Parameters:
  ///   - reportDelay: hears that something has waited for long, and that nothing waits any more; on a thread of this
  ///     object.
  ///   - reportFailure: gets a sentence when writing fails and nil when it works again; likewise.
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

  /// Returns at once.
  ///
  /// - Parameters:
  ///   - document: whose writes stay in their order, whatever their urgency; nil for none.
  ///   - write: may be run again after it failed. Readings of the library may not see it yet, nor the writes
  ///     before it.
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

  /// Changes the library after all that waits, all or nothing; returns at once.
  ///
  /// - Parameters:
  ///   - body: may be run again, as a write may; readings do not see what it does.
  ///   - reading: reads what the change made when it is in the library.
  ///   - finished: called once, when that is read or the change can never be made.
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

  /// What became of a change.
  private final class Outcome<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, LibraryError>?>(nil)
  }

  /// Looks after a while whether all up to a number is written.
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

  /// Tries again what waits; returns at once.
  public func retry() { queue.async { self.work() } }

  /// Waits until all is written, or a write fails; returns whether all is written.
  @discardableResult
  public func drain() -> Bool {
    queue.sync { work() }
    return isDrained
  }

  /// Waits until all is written, what has to be done about it on the main thread included; or until a write fails.
  ///
  /// - Returns: whether all is written.
  @MainActor
  public func settle() -> Bool {
    while true {
      drain()
      if runOnMain() { continue }
      // What came meanwhile, as a preview that another thread drew, is waited for, too.
      let (isEmpty, isFailing) = state.withLock { ($0.isEmpty, $0.isFailing) }
      if isEmpty || isFailing { return isEmpty }
    }
  }

  /// Has the closure called on the main thread, at the latest when that waits for all to be written.
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
      // One by one it shows which of them fails.
      for entry in batch {
        guard writeAlone(entry) else { return retryByItself() }
      }
    }
    checkpointWhenIdle()
  }

  /// Strokes as many as there are; of the rest one, so that no stroke waits for many of them.
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

  /// - Returns: false where it has to be tried again.
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
    // After what was said of the delay.
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
