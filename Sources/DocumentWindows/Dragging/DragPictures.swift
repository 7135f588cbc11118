import Base
public import Canvas
public import Widgets

/// The small pictures shown under the pointer during drags to other programs.
public struct DragPictures {
  let theme: Theme
  let scale: Double
  /// In points.
  private static let (longestSide, step) = (96.0, 4.0)

  /// Creates pictures in the colours of a theme.
  ///
  /// - Parameter scale: device pixels per point.
  public init(theme: Theme, scale: Double) {
    self.theme = theme
    self.scale = scale
  }

  /// The maximum size of a picture, in device pixels.
  public var longerSide: Int { pixels(Self.longestSide) }

  /// Returns a picture, reduced if necessary, on a stack of up to three sheets, one for each object.
  ///
  /// - Parameter picture: nil for an empty sheet.
  public func picture(of picture: Surface?, count: Int = 1) -> Surface? {
    let size = self.size(of: picture)
    let behind = Double(min(max(count, 1), 3) - 1) * Self.step
    let whole = PixelSize(
      width: pixels(size.width + behind), height: pixels(size.height + behind))
    guard let surface = try? Surface(size: whole, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    context.setColor(theme.surround)
    context.paint()
    context.scale(x: scale, y: scale)
    for offset in stride(from: behind, through: 0, by: -Self.step) {
      let sheet = ViewRect(x: offset, y: offset, width: size.width, height: size.height)
      context.setColor(.white)
      context.rectangle(sheet)
      context.fill()
      if offset == 0, let picture { context.paint(picture, in: sheet) }
      context.setColor(theme.line)
      context.setLine(width: 1)
      context.rectangle(sheet.inset(0.5))
      context.stroke()
    }
    return surface
  }

  private func size(of picture: Surface?) -> ViewSize {
    guard let size = picture?.size, size.longerSide > 0 else {
      return ViewSize(width: Self.longestSide * 2 / 3, height: Self.longestSide / 2)
    }
    let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
    let fit = min(1, Self.longestSide / max(width, height))
    return ViewSize(width: max(4, width * fit), height: max(4, height * fit))
  }

  private func pixels(_ length: Double) -> Int {
    max(1, Int(saturating: (length * scale).rounded(.up)))
  }
}
