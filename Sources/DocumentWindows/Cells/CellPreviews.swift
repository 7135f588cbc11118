import Base
import Canvas
import Dispatch

/// The previews of an open document of cells, drawn on another thread.
public final class CellPreviews {
  /// The last requested size, in device pixels; nil before the first request.
  private(set) var size: PixelSize?
  private let queue = PreviewQueue()

  /// Creates previews, which draw nothing until they are asked to.
  public init() {}

  /// Draws a preview of the present state.
  ///
  /// - Parameter done: called on the main thread, unless another one is requested meanwhile.
  func draw(
    _ drawing: @escaping @Sendable () -> Surface?, size: PixelSize,
    done: @escaping (Surface) -> Void
  ) {
    self.size = size
    queue.draw(drawing) { if let surface = $0 { done(surface) } }
  }

  /// Encodes the present state as a PNG file of the last requested size.
  func encode(
    _ drawing: @escaping @Sendable () -> Surface?,
    done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void
  ) {
    guard let size else { return }
    queue.queue.async {
      if let png = try? drawing()?.pngBytes() { done(png, size.longerSide) }
    }
  }
}
