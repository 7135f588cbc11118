import Canvas
public import Base

/// A cached part of a view, redrawn only when its size, the scale, the theme or its content changes.
///
///     background.draw(pass, in: bounds, showing: labels) { pass in … }
public final class CachedDrawing {
  private struct Key: Equatable {
    var size: PixelSize
    var scale: Double
    var theme: Theme
    var content: AnyHashable
  }

  private var made: (key: Key, surface: Surface)?
  /// The number of times that it was drawn, for tests.
  public private(set) var drawCount = 0

  /// Creates an empty cache, which is filled by the first drawing.
  public init() {}

  /// Copies the picture, drawing it first if necessary.
  ///
  /// - Parameters:
  ///   - rect: in the view's points, with its corner on a whole device pixel.
  ///   - content: everything else that the picture depends on, other than its size and the theme.
  ///   - body: draws in a pass whose origin is the corner of `rect`.
  public func draw(
    _ pass: RenderPass, in rect: ViewRect, showing content: AnyHashable = 0,
    _ body: (RenderPass) -> Void
  ) {
    let corner = pass.pixelCorner(of: rect)
    let x = Int(saturating: corner.x.rounded())
    let y = Int(saturating: corner.y.rounded())
    let size = PixelSize(
      width: Int(saturating: (rect.width * pass.scale).rounded()),
      height: Int(saturating: (rect.height * pass.scale).rounded()))
    guard !size.isEmpty else { return }
    let key = Key(size: size, scale: pass.scale, theme: pass.theme, content: content)
    if made?.key != key {
      made = nil
      if let surface = try? Surface(size: size, format: .argb32) {
        drawCount += 1
        let context = DrawingContext(surface)
        context.scale(x: pass.scale, y: pass.scale)
        body(
          pass.moved(
            to: context, origin: PixelPoint(x: 0, y: 0), damage: ViewRect(size: rect.size)))
        made = (key, surface)
      }
    }
    pass.context.saved {
      if let made {
        pass.context.usePixels(x: x, y: y)
        pass.context.paint(made.surface, x: 0, y: 0)
      } else {
        // If memory is too short for a copy, draw it each time.
        if pass.context.isMirrored { pass.context.mirror(rect) }
        pass.context.translate(x: rect.x, y: rect.y)
        body(
          pass.moved(
            to: pass.context, origin: PixelPoint(x: Double(x), y: Double(y)), damage: pass.damage))
      }
    }
  }
}
