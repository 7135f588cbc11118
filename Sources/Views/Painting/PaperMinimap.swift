public import Base
public import Canvas
public import Widgets

/// A small picture of the whole paper with a frame round the part in view, which can be dragged.
public final class PaperMinimap: View {
  /// The picture of the paper; nil until it is drawn.
  public var picture: Surface? { didSet { setNeedsDisplay() } }
  /// The corners of the view, on the paper, in order.
  public var frameCorners: [UnitPoint] = [] {
    didSet { if frameCorners != oldValue { setNeedsDisplay() } }
  }
  /// The shape of the paper.
  public var ratio: AspectRatio
  /// Posted when the pointer takes hold of the frame.
  public let grabbed = Signal<Void>()
  /// Posts the point of the paper to show in the middle of the view.
  public let moved = Signal<UnitPoint>()
  /// The offset of the frame's centre from the pointer that drags it; nil while none does.
  private var held: PaperVector?

  /// The least room for a minimap, in points.
  static let leastRoom = ViewSize(width: 480, height: 360)
  /// The bounds of its picture, in points.
  private static let most = ViewSize(width: 160, height: 120)
  /// The border round the picture, in points.
  private static let border = 4.0

  /// Creates an empty minimap.
  ///
  /// - Parameter name: its accessible name.
  public init(name: String, ratio: AspectRatio) {
    self.ratio = ratio
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .grab
  }

  /// Its size, in points.
  var preferredSize: ViewSize {
    let height = min(Self.most.height, Self.most.width / ratio.value)
    return ViewSize(
      width: (height * ratio.value).rounded() + 2 * Self.border,
      height: height.rounded() + 2 * Self.border)
  }

  /// The size of its picture in device pixels.
  public func pictureSize(scale: Double) -> PixelSize {
    let size = preferredSize
    func pixels(_ length: Double) -> Int {
      max(1, Int(saturating: ((length - 2 * Self.border) * scale).rounded()))
    }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  private var paper: ViewRect { bounds.inset(Self.border) }

  private func place(_ point: UnitPoint) -> ViewPoint {
    ViewPoint(x: paper.x + point.x * paper.width, y: paper.y + point.y * paper.height)
  }

  private func paperPoint(at place: ViewPoint) -> UnitPoint {
    UnitPoint(
      x: (place.x - paper.x) / max(paper.width, 1), y: (place.y - paper.y) / max(paper.height, 1))
  }

  // MARK: Drawing

  public override var shadowReach: Double { 10 }
  public override var keepsDirection: Bool { true }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    pass.drawShadow(under: bounds, radius: theme.largeRadius)
    context.roundedRectangle(bounds, radius: theme.largeRadius)
    context.setColor(theme.menu)
    context.fill()
    context.saved {
      context.rectangle(paper)
      context.clip()
      if let picture { context.paint(picture, in: paper) }
      drawFrame(pass)
    }
  }

  /// Veils the part out of view, and draws the frame.
  private func drawFrame(_ pass: RenderPass) {
    guard frameCorners.count > 2 else { return }
    let context = pass.context
    context.rectangle(paper)
    tracePart(context)
    context.setColor(pass.theme.surround.with(alpha: 0.55))
    context.fill(by: .evenOdd)
    tracePart(context)
    context.setColor(pass.theme.accent)
    context.setLine(width: 2, cap: .butt, join: .miter)
    context.stroke()
  }

  private func tracePart(_ context: DrawingContext) {
    for (index, corner) in frameCorners.enumerated() {
      let place = place(corner)
      if index == 0 {
        context.move(x: place.x, y: place.y)
      } else {
        context.line(x: place.x, y: place.y)
      }
    }
    context.closePath()
  }

  // MARK: Dragging

  private var center: UnitPoint {
    let count = Double(max(frameCorners.count, 1))
    return UnitPoint(
      x: frameCorners.reduce(0) { $0 + $1.x } / count,
      y: frameCorners.reduce(0) { $0 + $1.y } / count)
  }

  private func isInFrame(_ point: UnitPoint) -> Bool {
    // It is convex: all edges have the point on the same side.
    let sides = zip(frameCorners, frameCorners.dropFirst() + frameCorners.prefix(1)).map {
      ($1.x - $0.x) * (point.y - $0.y) - ($1.y - $0.y) * (point.x - $0.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  public override var fingerUse: FingerUse? { .drags }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    let (point, center) = (paperPoint(at: event.position), center)
    held =
      isInFrame(point)
      ? PaperVector(dx: center.x - point.x, dy: center.y - point.y) : PaperVector(dx: 0, dy: 0)
    pointerShape = .grabbing
    grabbed.post(())
    dragged(event)
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let held else { return }
    let point = paperPoint(at: event.position)
    moved.post(UnitPoint(x: point.x + held.dx, y: point.y + held.dy))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { letGo() }

  public override func pressCancelled() { letGo() }

  private func letGo() {
    held = nil
    pointerShape = .grab
  }
}
