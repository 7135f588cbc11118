import Base
import Canvas
import Dispatch

/// The previews of a document of cells that is open, drawn on another thread.
public final class CellPreviews {
  /// The last that somebody asked for, in device pixels; nil before that.
  private(set) var size: PixelSize?
  private let queue = PreviewQueue()

  public init() {}

  /// Draws what is to be seen now.
  ///
  /// - Parameter done: called on the main thread, unless another one is asked for meanwhile.
  func draw(
    _ drawing: @escaping @Sendable () -> Surface?, size: PixelSize,
    done: @escaping (Surface) -> Void
  ) {
    self.size = size
    queue.draw(drawing) { if let surface = $0 { done(surface) } }
  }

  /// Makes a PNG file of what is to be seen now, of the size that was asked for last.
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
