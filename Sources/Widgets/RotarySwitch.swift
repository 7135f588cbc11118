public import Canvas
public import Base

/// A rotary switch with a pointed knob that clicks into detents, each engraved with a small drawing.
///
/// A click on a drawing turns the switch to it, and a click on the knob advances it by one. It can also be dragged
/// round or up and down, and turned by wheel and arrows.
public final class RotarySwitch: View {
  /// The meaning of a detent.
  public struct Detent {
    /// The name, for screen readers and the tooltip.
    public var name: String
    /// Draws the detent's picture in a square, in the colour of the engraving.
    public var draw: (DrawingContext, ViewRect, Color) -> Void

    /// Creates a detent.
    ///
    /// - Parameter draw: draws its symbol into a rectangle, in a colour.
    public init(name: String, draw: @escaping (DrawingContext, ViewRect, Color) -> Void) {
      self.name = name
      self.draw = draw
    }
  }

  /// The detents from the first to the last, clockwise.
  public let detents: [Detent]
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Int>()
  private var storedSelection: Int
  private let dial = CachedDrawing()
  private var drag: Drag? { didSet { setNeedsDisplay() } }
  private var hoveredDetent: Int? {
    didSet { if hoveredDetent != oldValue { setNeedsDisplay() } }
  }

  private enum Drag {
    case rim(hasMoved: Bool)
    case hub(from: ViewPoint, selection: Int, hasMoved: Bool)
  }

  /// - Parameter selection: an index into `detents`; an invalid one is replaced by the first.
  public init(name: String, detents: [Detent], selection: Int) {
    precondition(!detents.isEmpty, "A switch needs something to choose from")
    self.detents = detents
    storedSelection = detents.indices.contains(selection) ? selection : 0
    super.init(
      Accessibility(
        .choice, name: name, value: detents[storedSelection].name,
        range: 0...Double(detents.count - 1)))
    pointerShape = .hand
  }

  /// An index into `detents`; others are ignored.
  public var selection: Int {
    get { storedSelection }
    set {
      guard detents.indices.contains(newValue), newValue != storedSelection else { return }
      storedSelection = newValue
      accessibility.value = detents[newValue].name
      setNeedsDisplay()
      changed.post(newValue)
    }
  }

  public override var fingerUse: FingerUse? { .drags }
  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 110), height: 112)
  }

  // MARK: Measures

  private static let pictureSide = 26.0
  private static let nameHeight = 16.0
  private static let pictureGap = 9.0
  /// The angle between two detents, in radians.
  private static let spread = 0.78

  private var skirtRadius: Double {
    let outermost = Double(detents.count - 1) / 2 * Self.spread
    let reachInWidth =
      (bounds.width / 2 - Self.pictureSide / 2 - 1) / max(0.1, Turn.sine(min(outermost, .pi / 2)))
    let inWidth = reachInWidth - Self.pictureGap - Self.pictureSide / 2
    let inHeight =
      (bounds.height - Self.nameHeight - Self.pictureSide - Self.pictureGap - 6) / 2
    return max(8, min(inWidth, inHeight, 31))
  }

  /// The knob and the pictures are centred in the space left by the name.
  private var center: ViewPoint {
    let above = Self.pictureSide + Self.pictureGap + skirtRadius
    let spare = bounds.height - Self.nameHeight - above - skirtRadius - 8
    return ViewPoint(x: bounds.midX, y: max(0, spare / 2) + above)
  }

  private var skirt: Skirt { Skirt(center: center, radius: skirtRadius, height: 3.5) }

  /// Returns the angle of a detent. All are above the knob, side by side.
  private func angle(of detent: Int) -> Double {
    -.pi / 2 + (Double(detent) - Double(detents.count - 1) / 2) * Self.spread
  }

  private func picture(of detent: Int) -> ViewRect {
    let reach = skirtRadius + Self.pictureGap + Self.pictureSide / 2
    let place = Turn.point(around: center, radius: reach, angle: angle(of: detent))
    return snapped(
      ViewRect(
        x: place.x - Self.pictureSide / 2, y: place.y - Self.pictureSide / 2,
        width: Self.pictureSide, height: Self.pictureSide))
  }

  private func detent(at point: ViewPoint) -> Int? {
    detents.indices.first { picture(of: $0).inset(-4).contains(point) }
  }

  private func nearestDetent(to point: ViewPoint) -> Int {
    let angle = Turn.angle(from: center, to: point)
    return detents.indices.min {
      abs(Turn.wrapped(angle - self.angle(of: $0))) < abs(Turn.wrapped(angle - self.angle(of: $1)))
    } ?? 0
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    dial.draw(pass, in: bounds, showing: isUsable) { drawDial($0) }
    let context = pass.context
    for (index, detent) in detents.enumerated() {
      let isChosen = index == selection
      let area = picture(of: index)
      if isChosen || index == hoveredDetent {
        context.setColor(pass.faceplate.engraving.with(alpha: isChosen ? 1 : 0.14))
        context.roundedRectangle(area, radius: 4)
        context.fill()
      }
      let ink = isChosen ? pass.faceplate.metal : pass.faceplate.engraving
      context.saved { detent.draw(context, area.inset(3), ink.with(alpha: isUsable ? 1 : 0.5)) }
    }
    skirt.drawRing(pass)
    ChickenHead(
      center: center, length: skirtRadius * 0.95, angle: angle(of: selection),
      isHovered: isHovered && hoveredDetent == nil, isHeld: drag != nil, isEnabled: isUsable
    ).draw(pass)
    pass.engrave(
      detents[selection].name, font: pass.theme.engravedSmall,
      in: ViewRect(
        x: 0, y: min(center.y + skirtRadius + 8, bounds.height - Self.nameHeight),
        width: bounds.width, height: Self.nameHeight),
      color: isUsable ? nil : pass.faceplate.engraving.with(alpha: 0.5))
  }

  private func drawDial(_ pass: RenderPass) {
    for index in detents.indices {
      let angle = angle(of: index)
      let inner = Turn.point(around: center, radius: skirtRadius + 3, angle: angle)
      let outer = Turn.point(around: center, radius: skirtRadius + 7.5, angle: angle)
      pass.engravePath(width: 1.6, color: pass.faceplate.engraving.with(alpha: isUsable ? 1 : 0.5))
      {
        pass.context.move(x: inner.x, y: inner.y)
        pass.context.line(x: outer.x, y: outer.y)
      }
    }
    skirt.draw(pass)
  }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    if let detent = detent(at: event.position) {
      drag = .rim(hasMoved: true)
      selection = detent
    } else if event.position.distance(to: center) < skirtRadius * 0.42 {
      drag = .hub(from: event.position, selection: selection, hasMoved: false)
    } else {
      drag = .rim(hasMoved: event.position.distance(to: center) > skirtRadius + 3)
      if case .rim(hasMoved: true) = drag { selection = nearestDetent(to: event.position) }
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    switch drag {
    case .rim:
      guard event.position.distance(to: center) > 4 else { return }
      drag = .rim(hasMoved: true)
      selection = nearestDetent(to: event.position)
    case .hub(let start, let first, let hasMoved):
      let travel = (event.position.x - start.x) - (event.position.y - start.y)
      let target = first + Int(saturating: (travel / 26).rounded())
      drag = .hub(from: start, selection: first, hasMoved: hasMoved || abs(travel) > 4)
      selection = min(max(target, 0), detents.count - 1)
    case nil: break
    }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    switch drag {
    case .rim(hasMoved: false), .hub(_, _, hasMoved: false):
      selection = (selection + 1) % detents.count
    default: break
    }
    drag = nil
  }

  public override func pressCancelled() { drag = nil }

  public override func hovered(_ event: PointerEvent) {
    hoveredDetent = detent(at: event.position)
  }

  public override func hoverChanged() {
    if !isHovered { hoveredDetent = nil }
    setNeedsDisplay()
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    selection += dx - dy > 0 ? 1 : -1
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left, .down, .pageDown: selection -= 1
    case .right, .up, .pageUp: selection += 1
    case .home: selection = 0
    case .end: selection = detents.count - 1
    case .space, .enter: selection = (selection + 1) % detents.count
    default: return false
    }
    return true
  }
}
