import Dispatch

/// Shows in the document what a dialog would do, while it is open.
///
/// Results are computed on another thread, one at a time: changes made meanwhile lead to one more computation, of the
/// latest values. Nothing is shown after the dialog is closed.
public final class LivePreview<Made: Sendable> {
  private let make: () -> @Sendable () -> Made
  private let show: (Made) -> Void
  private var isComputing = false
  private var isOutdated = false
  private var isClosed = false
  private let queue = DispatchQueue(label: "filbert.preview", qos: .userInitiated)

  /// - Parameters:
  ///   - make: returns the computation for the present values of the dialog.
  ///   - show: shows a result.
  public init(
    make: @escaping () -> @Sendable () -> Made, show: @escaping (Made) -> Void
  ) {
    (self.make, self.show) = (make, show)
  }

  /// Called when a value of the dialog changes.
  public func recompute() {
    guard !isClosed else { return }
    guard !isComputing else {
      isOutdated = true
      return
    }
    (isComputing, isOutdated) = (true, false)
    let compute = make()
    queue.async { [weak self] in
      let made = compute()
      DispatchQueue.main.async { self?.computed(made) }
    }
  }

  private func computed(_ made: Made) {
    isComputing = false
    guard !isClosed else { return }
    show(made)
    if isOutdated { recompute() }
  }

  /// Called when the dialog is closed.
  public func close() { isClosed = true }
}
