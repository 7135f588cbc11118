import Dispatch
public import Editing
import Platform
public import Texts
public import Widgets

/// Runs long operations of a window off the main thread, and shows slow ones with a progress bar and a Cancel button.
///
///     work.run { texts.reading($0) } _: { progress in
///       try read(file) { progress.goesOn(at: $0) }
///     } finished: { outcome in
///       if case .done(let pattern) = outcome { paste(pattern) }
///     }
public final class BackgroundWork {
  /// The outcome of an operation.
  public enum Outcome<Value> {
    case done(Value)
    case failed(any Error)
    case cancelled
  }

  /// The effect of closing its window on an operation.
  public enum AtClose {
    case isCancelled
    /// It is completed nevertheless, as for a file being written. A Cancel that comes too late has no effect.
    case goesOn
  }

  /// The operations that inhibit logging out.
  public enum Keeping {
    case whatGoesOn, everything
  }

  private struct Job {
    let progress: WorkProgress
    let atClose: AtClose
    let text: (Int) -> String
    var toast: Toast?
    var isHidden = false
  }

  private let texts: Texts
  private let delay: Duration
  private let show: (Toast?) -> Void
  private let keeper: SessionKeeper?
  private let keeping: Keeping
  private var jobs: [Int: Job] = [:]
  private var lastNumber = 0
  private var isEnded = false

  /// - Parameters:
  ///   - delay: the time before progress is shown.
  ///   - keeper: inhibits logging out during long operations.
  ///   - show: shows a toast at the bottom of the window, or hides it.
  public init(
    texts: Texts, delay: Duration = .milliseconds(200), keeper: SessionKeeper? = nil,
    keeping: Keeping = .whatGoesOn,
    show: @escaping (Toast?) -> Void
  ) {
    self.keeper = keeper
    self.keeping = keeping
    self.texts = texts
    self.delay = delay
    self.show = show
  }

  /// Runs a closure on a thread of its own.
  ///
  /// - Parameters:
  ///   - text: returns the progress text for a percentage.
  ///   - finished: called on the main thread, unless the window was closed.
  public func run<Value: Sendable>(
    _ text: @escaping (_ percent: Int) -> String, atClose: AtClose = .isCancelled,
    _ work: @escaping @Sendable (WorkProgress) throws -> Value,
    finished: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    guard !isEnded else { return }
    lastNumber += 1
    let number = lastNumber
    let progress = WorkProgress {
      DispatchQueue.main.async { [weak self] in self?.update(number) }
    }
    jobs[number] = Job(progress: progress, atClose: atClose, text: text)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak self] in
      self?.showToast(number)
    }
    let release = atClose == .goesOn || keeping == .everything ? keeper?.beginWrite() : nil
    let held = release.map(Handoff.init)
    DispatchQueue(label: "filbert.work", qos: .userInitiated).async {
      let result = Result { try work(progress) }
      DispatchQueue.main.async { [weak self] in
        held?.value()
        FreedMemory.giveBackSoon()
        guard let self, hide(number) else { return }
        switch result {
        case .success(let value) where atClose == .goesOn || !progress.isCancelled:
          finished(.done(value))
        case .failure(let error) where !progress.isCancelled: finished(.failed(error))
        default: finished(.cancelled)
        }
      }
    }
  }

  /// Called when the window closes: cancels operations meant only for it. Nothing is shown or delivered any more.
  public func end() {
    isEnded = true
    for job in jobs.values where job.atClose == .isCancelled { job.progress.cancel() }
    jobs = [:]
  }

  // MARK: The toast

  private func showToast(_ number: Int) {
    guard let job = jobs[number] else { return }
    let progress = job.progress
    let toast = Toast(
      text: job.text(progress.percent), progress: Double(progress.percent) / 100,
      actionTitle: texts.cancel, closeName: texts.close, action: { progress.cancel() },
      closed: { [weak self] in
        self?.jobs[number]?.isHidden = true
        self?.show(nil)
      })
    jobs[number]?.toast = toast
    show(toast)
  }

  private func update(_ number: Int) {
    guard let job = jobs[number], let toast = job.toast, !job.isHidden else { return }
    let percent = job.progress.percent
    toast.setText(job.text(percent), progress: Double(percent) / 100)
    // Another toast replaced it.
    if toast.parent == nil { show(toast) }
  }

  /// - Returns: whether its result is still wanted.
  private func hide(_ number: Int) -> Bool {
    guard let job = jobs.removeValue(forKey: number) else { return false }
    if let toast = job.toast, toast.parent != nil { show(nil) }
    return true
  }
}

extension BackgroundWork: LongWork {
  public func run<Value: Sendable>(
    saying text: @escaping (_ percent: Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    done: @escaping @MainActor (Value?) -> Void
  ) {
    run(text) { progress in
      body { progress.goesOn(at: $0) }
    } finished: { outcome in
      if case .done(let value) = outcome { done(value) } else { done(nil) }
    }
  }
}
