public import Canvas
public import Base
import Rendering
import Widgets

// The colours of the paper.
extension PaintView {
  /// Returns the visible colour at a position, ignoring overlays, or nil outside the paper.
  public func color(at position: UnitPoint) -> InkColor? {
    guard let pixel = pixel(at: position), let surface = seen(pixel) else { return nil }
    return InkColor(ofPixel: surface.pixel(x: 0, y: 0))
  }

  /// Returns the pixel at a position, from the paper's corner, or nil outside the paper.
  private func pixel(at position: UnitPoint) -> PixelRect? {
    let point = viewport.paperPoint(at: position)
    // Allow for rounding errors.
    let (x, y) = ((point.x + 1e-6).rounded(.down), (point.y + 1e-6).rounded(.down))
    guard x >= 0, y >= 0, x < Double(viewport.paper.width), y < Double(viewport.paper.height)
    else { return nil }
    return PixelRect(x: Int(saturating: x), y: Int(saturating: y), width: 1, height: 1)
  }

  /// Renders the visible content of some pixels, counted from the paper's corner. Returns nil if memory is short.
  ///
  /// - Parameter surround: the colour outside the paper.
  func seen(_ area: PixelRect, surround: Color = .black) -> Surface? {
    guard let surface = try? Surface(size: area.size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    context.setColor(surround)
    context.fill(PixelRect(size: area.size))
    let part = area.intersection(PixelRect(size: viewport.paper.size))
    backdropTiles.paint(part, in: context, x: -area.x, y: -area.y)
    picture.paint(part, in: context, x: -area.x, y: -area.y, over: backdropTiles)
    return surface
  }

  /// Returns the visible ink and its bounds, in pixels from the paper's corner, or nil until it is sharp.
  public func ink() -> (Surface, PixelRect)? {
    guard isSettled else { return nil }
    return picture.ink()
  }

  // MARK: The loupe

  /// Returns the loupe for a pointer on the paper.
  func loupe(at pointer: ViewPoint) -> PaperLoupe? {
    showsLoupe && pixel(under: pointer) != nil ? PaperLoupe(besides: pointer, in: bounds) : nil
  }

  private func pixel(under pointer: ViewPoint) -> PixelRect? {
    pixel(at: viewport.unitPoint(at: PixelPoint(x: pointer.x * scale, y: pointer.y * scale)))
  }

  func drawLoupe(_ pass: RenderPass) {
    guard let loupe = overlay?.loupe, let pointer, let pixel = pixel(under: pointer) else { return }
    let reach = PaperLoupe.pixelsAcross / 2
    let area = PixelRect(
      x: pixel.x - reach, y: pixel.y - reach, width: PaperLoupe.pixelsAcross,
      height: PaperLoupe.pixelsAcross)
    let surround = pass.theme.surround
    guard
      let pixels = viewport.turn.isNone
        ? seen(area, surround: surround)
        : seenTurned(round: pixel, reach: reach, surround: surround)
    else { return }
    loupe.draw(pixels, InkColor(ofPixel: pixels.pixel(x: reach, y: reach)), pass)
  }
}

extension InkColor {
  /// - Parameter value: 0xRRGGBB; the upper bits are ignored.
  fileprivate init(ofPixel value: UInt32) { self.init(rgb: value & 0xFF_FFFF) }
}
