import Canvas
import Dispatch
import Base

/// Draws the previews of one open document, one after the other, on another thread.
///
/// Of previews that are asked for while one is being drawn, only the newest is drawn.
final class PreviewQueue {
  typealias Drawing = @Sendable () -> Surface?

  let queue = DispatchQueue(label: "filbert.preview", qos: .utility)
  private var isDrawing = false
  private var next: (draw: Drawing, done: (Surface?) -> Void)?

  /// - Parameter done: called on the main thread, unless a newer preview is asked for meanwhile.
  func draw(_ draw: @escaping Drawing, done: @escaping (Surface?) -> Void) {
    next = (draw, done)
    if !isDrawing { begin() }
  }

  private func begin() {
    guard let (draw, done) = next else { return }
    next = nil
    isDrawing = true
    let finish = MainOnly(done)
    queue.async { [weak self] in
      let made = Handoff(draw())
      DispatchQueue.main.async {
        self?.isDrawing = false
        finish.value(made.value)
        self?.begin()
      }
    }
  }

  /// Carries a closure of the main thread past another one.
  nonisolated private struct MainOnly<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
