public import Base
public import Canvas
public import Texts
public import Widgets

/// A replay over all of a painting's window: the picture of a moment, and the bar at its foot.
///
/// No press reaches what lies under it.
public final class ReplayScreen: View {
  public let bar: ReplayBar
  /// The picture is to have another size, in device pixels.
  public let resized = Signal<PixelSize>()
  /// Somebody clicked on the picture.
  public let clicked = Signal<Void>()
  private let ratio: AspectRatio
  /// Device pixels for a point.
  private let scale: () -> Double
  private var picture: Surface?
  /// Where the paper lies, in device pixels.
  private var paper = PixelRect.empty

  /// - Parameters:
  ///   - ratio: of the paper.
  ///   - scale: device pixels for a point.
  public init(ratio: AspectRatio, texts: ReplayTexts, scale: @escaping () -> Double) {
    self.ratio = ratio
    self.scale = scale
    bar = ReplayBar(texts: texts)
    super.init(Accessibility(.canvas, name: texts.replay))
    add(bar)
  }

  public override var keepsDirection: Bool { true }
  public override var isOpaque: Bool { true }

  /// The size that its picture is to have, in device pixels.
  public var pictureSize: PixelSize { paper.size }

  /// Shows another picture.
  ///
  /// - Parameter damage: what is another one in it than in the last one; all where it has another size.
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

  public override func draw(_ pass: DrawPass) {
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
