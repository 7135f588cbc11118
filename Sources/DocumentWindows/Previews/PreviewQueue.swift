public import Dispatch
import Windows

/// Draws on another thread what one document, or one moment of it, looks like, one picture after the other.
///
/// Of those that are asked for while one is being drawn, only the newest is drawn. Unlike with a `LatestJob`, none that
/// was begun is given up: what is drawn goes on from the one before.
public final class PreviewQueue {
  public let queue: DispatchQueue
  public private(set) var isDrawing = false
  private var next: (() -> Void)?

  public init(label: String = "filbert.preview", qos: DispatchQoS = .utility) {
    queue = DispatchQueue(label: label, qos: qos)
  }

  /// - Parameter done: called on the main thread, unless a newer one is asked for before this one is begun.
  public func draw<Drawn>(
    _ draw: @escaping @Sendable () -> Drawn, done: @escaping @MainActor (Drawn) -> Void
  ) {
    next = { [weak self] in self?.begin(draw, done) }
    goOn()
  }

  private func goOn() {
    guard !isDrawing, let next = next.take() else { return }
    next()
  }

  private func begin<Drawn>(
    _ draw: @escaping @Sendable () -> Drawn, _ done: @escaping @MainActor (Drawn) -> Void
  ) {
    isDrawing = true
    queue.async { [weak self] in
      let drawn = Handoff(draw())
      DispatchQueue.main.async {
        self?.isDrawing = false
        done(drawn.value)
        self?.goOn()
      }
    }
  }
}
