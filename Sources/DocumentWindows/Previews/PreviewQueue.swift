public import Dispatch
import Windows

/// Draws pictures of a document, or of one moment of it, on another thread, one after the other.
///
/// Of the requests made while one is being drawn, only the latest is kept. Unlike a `LatestJob`, it never abandons a
/// picture, since each continues from the one before.
public final class PreviewQueue {
  /// The queue that draws, one picture at a time.
  public let queue: DispatchQueue
  /// Whether a picture is being drawn.
  public private(set) var isDrawing = false
  private var next: (() -> Void)?

  /// Creates a queue with a label for debuggers.
  public init(label: String = "filbert.preview", qos: DispatchQoS = .utility) {
    queue = DispatchQueue(label: label, qos: qos)
  }

  /// - Parameter done: called on the main thread, unless a newer picture is requested before this one is started.
  public func draw<Drawn>(
    _ draw: @escaping @Sendable () -> Drawn, done: @escaping @MainActor (Drawn) -> Void
  ) {
    next = { [weak self] in self?.startDrawing(draw, done) }
    goOn()
  }

  private func goOn() {
    guard !isDrawing, let next = next.take() else { return }
    next()
  }

  private func startDrawing<Drawn>(
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
