public import Base
public import Canvas
public import Texts
public import Widgets

/// A replay that covers a painting's window: the current picture, and the bar at the bottom.
///
/// It keeps presses from the views below.
public final class ReplayScreen: View {
  /// The bar with playback and position.
  public let bar: ReplayBar
  /// Posts a new size for the picture, in device pixels.
  public let resized = Signal<PixelSize>()
  /// Posted when the picture is clicked.
  public let clicked = Signal<Void>()
  private let ratio: AspectRatio
  /// The number of device pixels for a point.
  private let scale: () -> Double
  private var picture: Surface?
  /// The area of the paper, in device pixels.
  private var paper = PixelRect.empty

  /// - Parameters:
  ///   - ratio: the shape of the paper.
  ///   - scale: returns the number of device pixels for a point.
  public init(ratio: AspectRatio, texts: ReplayTexts, scale: @escaping () -> Double) {
    self.ratio = ratio
    self.scale = scale
    bar = ReplayBar(texts: texts)
    super.init(Accessibility(.canvas, name: texts.replay))
    add(bar)
  }

  public override var keepsDirection: Bool { true }
  public override var isOpaque: Bool { true }

  /// The required size of the picture, in device pixels.
  public var pictureSize: PixelSize { paper.size }

  /// Shows a new picture.
  ///
  /// - Parameter damage: the area that changed since the last picture. Ignored after a change of size.
  public func show(_ picture: Surface, damage: PixelRect) {
    let isSameSize = self.picture?.size == picture.size && picture.size == paper.size
    self.picture = picture
    guard isSameSize else { return setNeedsDisplay() }
    let (area, scale) = (damage.offset(x: paper.x, y: paper.y), scale())
    guard !area.isEmpty else { return }
    setNeedsDisplay(
      ViewRect(
        x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.width) / scale,
        height: Double(area.height) / scale))
  }

  public override func layout() {
    let height = min(ReplayBar.height, bounds.height)
    bar.frame = snapped(
      ViewRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    let area = PixelSize(
      width: Int(saturating: (bounds.width * scale()).rounded()),
      height: Int(saturating: ((bounds.height - height) * scale()).rounded()))
    let place = Viewport(fitting: ratio, in: area).paper
    guard place != paper else { return }
    let old = paper.size
    paper = place
    setNeedsDisplay()
    if place.size != old, !place.isEmpty { resized.post(place.size) }
  }

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    context.setColor(pass.theme.surround)
    context.rectangle(pass.damage)
    context.fill()
    guard let picture, !paper.isEmpty else { return }
    let place = paper.offset(
      x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
    context.saved {
      context.usePixels(x: 0, y: 0)
      if picture.size == paper.size {
        context.paint(picture, x: Double(place.x), y: Double(place.y))
      } else {
        context.paint(
          picture,
          in: ViewRect(
            x: Double(place.x), y: Double(place.y), width: Double(place.width),
            height: Double(place.height)),
          filter: .quick)
      }
    }
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    if button == .primary { clicked.post(()) }
    return true
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    bar.slider.scrolled(event, dx: dx, dy: dy)
  }
}
