import Canvas
public import Base
import Rendering
public import Widgets

/// A backlit window in the panel with a sample stroke, rendered like paintings: a sharp zigzag, a shallow bend, a
/// trembling stretch, and two free ends.
public final class BrushPreview: View, BrushShowing {
  public var brush: Brush { didSet { if brush != oldValue { setNeedsDisplay() } } }
  private let frameAndLight = CachedDrawing()
  private let glass = CachedDrawing()
  private var picture: TiledPicture?

  /// Creates a preview of a brush with a name for screen readers.
  public init(name: String, brush: Brush) {
    self.brush = brush
    super.init(Accessibility(.canvas, name: name))
  }

  // MARK: The sample

  private static let bezel = 5.0

  /// The area inside the bezel.
  private var pane: ViewRect { snapped(bounds.inset(Self.bezel)) }

  /// Returns the sample's corners in points from the window's corner.
  ///
  /// The peak of a wide brush is lower, so that even a miter is visible as a whole; its valleys may be outside the
  /// window.
  static func corners(of width: Double, in size: ViewSize) -> [ViewPoint] {
    // In a high window, keep the sample's proportions and centre it.
    let height = min(size.height, tallestSample)
    let top = (size.height - height) / 2
    // A miter extends by width ÷ (2 sin(angle ÷ 2)), and the flanks are at about 50°.
    let jut = 6 + width * 1.18
    let peakY = min(jut, height * 0.66)
    let valleyY = max(height - jut, peakY + height * 0.5)
    let run = (valleyY - peakY) * 0.47
    let margin = 12 + width / 2
    let share = min(1, width * width / 1300)
    // Keep the first valley clear of the end.
    let peak = margin + run + min(size.width * 0.2, 24 + width)
    let valley = peak + run
    return [
      (margin, height * 0.42), (peak - run, valleyY), (peak, peakY), (valley, valleyY),
      (valley + (size.width - margin - valley) * 0.42, height * (0.4 + 0.26 * share)),
      (size.width - margin, height * (0.6 - 0.04 * share)),
    ].map { ViewPoint(x: $0.0, y: top + $0.1) }
  }

  private static let tallestSample = 124.0

  private func line(in size: PixelSize, scale: Double) -> Polyline {
    let corners = Self.corners(
      of: brush.widthInPoints,
      in: ViewSize(width: Double(size.width) / scale, height: Double(size.height) / scale))
    let points = PreviewHand(corners, brush: brush).line.map {
      PixelPoint(x: $0.x * scale, y: $0.y * scale)
    }
    let style = brush.inks.applied(
      to: brush.style, over: PaperBox(points.lazy.map { PaperPoint(x: $0.x, y: $0.y) }),
      width: brush.widthInPoints * scale)
    let pen = Pen(width: brush.widthInPoints * scale, style: style, pixelsPerPoint: scale)
    guard brush.style.hand.changesWidth || brush.style.needsTraits else {
      return Polyline(points: points, pen: pen)
    }
    // A hand that increases and then reduces its pressure.
    return Polyline(LinePoints(points, pressedBy: brush.style, scale: scale), pen: pen)
  }

  /// Returns the picture, recreated only when its size changes. Each brush's line replaces the last one.
  private func picture(size: PixelSize, scale: Double) -> TiledPicture? {
    guard !size.isEmpty else { return nil }
    let line = line(in: size, scale: scale)
    if let picture, picture.size == size {
      if picture.lines.last == line { return picture }
      if (try? picture.removeLast()) != nil, (try? picture.append(line)) != nil { return picture }
    }
    picture = try? TiledPicture([line], size: size, cores: 1)
    return picture
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let pane = pane
    guard !pane.isEmpty else { return }
    let isDay = Self.isLitFor(color)
    frameAndLight.draw(pass, in: bounds, showing: isDay) { drawFrameAndLight($0, isDay: isDay) }
    let size = PixelSize(
      width: Int(saturating: (pane.width * pass.scale).rounded()),
      height: Int(saturating: (pane.height * pass.scale).rounded()))
    let x = Int(saturating: (pass.origin.x + pane.x * pass.scale).rounded())
    let y = Int(saturating: (pass.origin.y + pane.y * pass.scale).rounded())
    pass.context.saved {
      pass.context.roundedRectangle(pane, radius: 4)
      pass.context.clip()
      pass.context.usePixels(x: x, y: y)
      picture(size: size, scale: pass.scale)?
        .paint(PixelRect(size: size), in: pass.context, x: 0, y: 0)
    }
    glass.draw(pass, in: bounds) { $0.drawGlass(pane, radius: 4) }
  }

  /// Whether the lamp behind the window is on: pale inks are shown against the dark.
  static func isLitFor(_ color: InkColor) -> Bool {
    func contrast(on tone: Color) -> Double {
      let opacity = Double(color.alpha) / 255
      return tone.mixed(with: color.canvasColor.with(alpha: 1), by: opacity).contrast(with: tone)
    }
    return contrast(on: dayTone) >= contrast(on: nightTone)
  }

  static let dayTone = Color(0xF6E7C4)
  static let nightTone = Color(0x2B241E)

  private func drawFrameAndLight(_ pass: RenderPass, isDay: Bool) {
    let context = pass.context
    let frame = snapped(bounds.inset(1))
    pass.drawBezel(frame, radius: 7, width: pane.x - frame.x)
    context.roundedRectangle(pane, radius: 4)
    context.clip()
    let tone = isDay ? Self.dayTone : Self.nightTone
    // A faint checkerboard that only shows through translucent ink.
    pass.drawSquares(pane, side: 8, tone, tone.shaded(isDay ? -0.07 : 0.06))
    let lamp = ViewPoint(x: pane.midX, y: pane.midY)
    let edge = isDay ? Color(0xB06A1C, alpha: 0.3) : Color.black.with(alpha: 0.45)
    context.setGradient(
      Gradient([(0, edge.with(alpha: 0)), (0.5, edge.with(alpha: 0)), (1, edge)]), around: lamp,
      to: max(pane.width, pane.height) * 0.62)
    context.paint()
  }
}
