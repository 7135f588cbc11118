import Canvas
public import Base
public import Widgets

/// A ruler along one edge of a paper's view, in points of the paper or in a unit of its size. It follows the zoom and
/// marks the pointer's position.
public final class PaperRuler: View {
  /// At the top or at the left.
  enum Side { case top, left }

  /// A guide being dragged out of the ruler.
  public enum Pull: Equatable, Sendable {
    /// The guide is at a point of the paper's view.
    case moved(ViewPoint, Modifiers)
    case ended
    case cancelled
  }

  /// Posts the drag of a new guide out of the ruler.
  public let pulled = Signal<Pull>()
  private let side: Side
  private weak var paper: PaintView?
  /// The marked position of the pointer along the ruler.
  private var mark: Double?
  private var isPulling = false
  /// See `PaperRulers.countToLongerSide`.
  var countToLongerSide = PaperScale.points {
    didSet { if countToLongerSide != oldValue { setNeedsDisplay() } }
  }

  /// The height of a horizontal ruler and the width of a vertical one, in points.
  public static let breadth = 20.0
  private static let markReach = 5.0

  init(_ side: Side, of paper: PaintView, name: String, tooltip: String) {
    self.side = side
    self.paper = paper
    super.init(Accessibility(.group, name: name))
    self.tooltip = tooltip
    pointerShape = side == .top ? .scaleVertically : .scaleHorizontally
    paper.placed.listen(self) { [unowned self] in setNeedsDisplay() }
    paper.pointed.listen(self) { [unowned self] point in
      show(mark: point.map { side == .top ? $0.x : $0.y })
    }
  }

  private func show(mark new: Double?) {
    guard new != mark else { return }
    for place in [mark, new].compactMap({ $0 }) { setNeedsDisplay(area(ofMark: place)) }
    mark = new
  }

  private func area(ofMark place: Double) -> ViewRect {
    strip(from: place - Self.markReach - 1, to: place + Self.markReach + 1)
  }

  /// Returns a part of the ruler.
  private func strip(
    from start: Double, to end: Double, inside depth: Double = 0
  ) -> ViewRect {
    side == .top
      ? ViewRect(x: start, y: depth, width: end - start, height: bounds.height - depth)
      : ViewRect(x: depth, y: start, width: bounds.width - depth, height: end - start)
  }

  // MARK: Drawing

  public override var keepsDirection: Bool { true }
  public override var isOpaque: Bool { true }

  public override func hoverChanged() {
    if !isHovered, !isPulling { show(mark: nil) }
  }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.window)
    context.rectangle(pass.damage)
    context.fill()
    guard let paper, !paper.viewport.paper.isEmpty else { return }
    let rect = paper.viewport.paper
    let origin = Double(side == .top ? rect.x : rect.y) / pass.scale
    let length = Double(side == .top ? rect.width : rect.height) / pass.scale
    // Draw the part outside the paper recessed.
    context.setColor(theme.field.with(alpha: theme.isDark ? 0.5 : 0.75))
    context.rectangle(strip(from: origin, to: origin + length))
    context.fill()
    drawMarks(
      from: origin,
      unitLength: Double(rect.size.longerSide) / countToLongerSide / pass.scale, pass)
    context.setColor(theme.line)
    let edge = bounds.height - pass.hairline
    context.rectangle(
      side == .top
        ? ViewRect(x: 0, y: edge, width: bounds.width, height: pass.hairline)
        : ViewRect(
          x: bounds.width - pass.hairline, y: 0, width: pass.hairline, height: bounds.height))
    context.fill()
    drawPointer(pass)
  }

  private func drawMarks(from origin: Double, unitLength: Double, _ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    let scale = RulerScale(unitLength: unitLength)
    let distance = scale.step * unitLength
    let (start, end) =
      side == .top ? (pass.damage.x, pass.damage.maxX) : (pass.damage.y, pass.damage.maxY)
    // A number may extend from its mark in either direction.
    let first = Int(saturating: ((start - origin) / distance).rounded(.down)) - 1
    let last = Int(saturating: ((end - origin) / distance).rounded(.up)) + 1
    let longest = Self.breadth - 1
    context.setColor(theme.secondaryText.with(alpha: 0.75))
    for number in first...last {
      for part in 0..<scale.parts {
        let place = origin + (Double(number) + Double(part) / Double(scale.parts)) * distance
        let whole = (place * pass.scale).rounded() / pass.scale
        let mark = part == 0 ? longest : longest * 0.62 * scale.length(ofMark: part)
        context.rectangle(
          side == .top
            ? ViewRect(x: whole, y: bounds.height - mark, width: pass.hairline, height: mark)
            : ViewRect(x: bounds.width - mark, y: whole, width: mark, height: pass.hairline))
      }
    }
    context.fill()
    let font = Font(family: theme.family, size: 9)
    for number in first...last {
      let place = origin + Double(number) * distance
      let text = pass.layout(
        window?.numberText(scale.text(number)) ?? scale.text(number), font: font)
      context.setColor(theme.secondaryText)
      context.saved {
        if side == .left {
          // Rotated to read upwards.
          let foot = place + 3 + text.size.width
          context.translate(x: 0, y: (foot * pass.scale).rounded() / pass.scale)
          context.rotate(radians: -.pi / 2)
          text.draw(in: context, x: 0, y: 0)
        } else {
          text.draw(in: context, x: ((place + 3) * pass.scale).rounded() / pass.scale, y: 0)
        }
      }
    }
  }

  private func drawPointer(_ pass: RenderPass) {
    guard let mark else { return }
    let context = pass.context
    let (reach, base) = (Self.markReach - 0.5, Self.breadth - 1)
    let tip = [(mark - reach, base - 6), (mark + reach, base - 6), (mark, base)]
    for (index, point) in tip.enumerated() {
      let (x, y) = side == .top ? point : (point.1, point.0)
      if index == 0 { context.move(x: x, y: y) } else { context.line(x: x, y: y) }
    }
    context.closePath()
    context.setColor(pass.theme.accent)
    context.fill()
  }

  // MARK: Guides

  private func inPaper(_ event: PointerEvent) -> ViewPoint {
    let place = positionInScene(event.position)
    return paper?.positionFromScene(place) ?? place
  }

  public override var fingerUse: FingerUse? { .drags }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary, paper?.isUsable == true else { return false }
    isPulling = true
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard isPulling else { return }
    let point = inPaper(event)
    show(mark: side == .top ? point.x : point.y)
    pulled.post(.moved(point, event.modifiers))
  }

  public override func hovered(_ event: PointerEvent) {
    show(mark: side == .top ? event.position.x : event.position.y)
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard isPulling else { return }
    isPulling = false
    pulled.post(.ended)
  }

  public override func pressCancelled() {
    guard isPulling else { return }
    isPulling = false
    pulled.post(.ended)
  }

  /// Cancels dragging out a guide.
  ///
  /// - Returns: whether there was one.
  func cancelPull() -> Bool {
    guard isPulling else { return false }
    isPulling = false
    pulled.post(.cancelled)
    return true
  }
}
