import Canvas
public import Base
public import Widgets

/// A strip with the colours of a gradient, and its stops as marks below.
///
/// A press on a mark chooses and drags it; dragged off the strip, the stop is removed. A click between the marks adds
/// one. Left and Right move the chosen stop by 1 %, with Shift by 10 %; Tab, Up, Down, Home and End choose another,
/// Enter adds one, and Delete removes the chosen one. It only posts wishes; the listener sets the result.
public final class GradientStrip: View {
  /// Posts the changes that the user asks for.
  public let wanted = Signal<GradientWish>()
  /// The stops in ascending order. Setting them doesn't notify listeners.
  public var stops: [GradientStop] = [] {
    didSet { if stops != oldValue { stopsChanged() } }
  }
  /// The colour space for blending.
  public var space = GradientSpace.srgb { didSet { if space != oldValue { setNeedsDisplay() } } }
  /// The index of the chosen stop; nil for none. Setting it doesn't notify listeners.
  public var chosen: Int? { didSet { if chosen != oldValue { stopsChanged() } } }
  private let names: (_ index: Int, _ count: Int) -> String
  private var press: Press?

  private enum Press: Equatable {
    /// At a position between the marks.
    case between(ViewPoint)
    case on(Int, at: ViewPoint)
    /// The marks may have other indices by now, as a stop that is dragged off is gone.
    case dragging(Int)
  }

  /// - Parameter names: returns the name of a stop of so many.
  public init(name: String, names: @escaping (_ index: Int, _ count: Int) -> String) {
    self.names = names
    super.init(Accessibility(.list, name: name))
    pointerShape = .hand
  }

  private func stopsChanged() {
    accessibility.value = chosenStop.map { "\(Self.percent($0.offset)) \($0.color.hex)" } ?? ""
    noteAccessibleItem()
    setNeedsDisplay()
  }

  private var chosenStop: GradientStop? {
    chosen.flatMap { stops.indices.contains($0) ? stops[$0] : nil }
  }

  private static func percent(_ offset: Double) -> String {
    NumberField.text(offset * 100, decimals: 1) + " %"
  }

  /// Its height, in points.
  public static let height = 46.0

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  public override var acceptsFocus: Bool { true }
  // The start is always at the left, as it is in files and formulas.
  public override var keepsDirection: Bool { true }

  // MARK: Items

  public override var accessibleItemCount: Int { stops.count }
  public override var currentAccessibleItem: Int? { chosenStop == nil ? nil : chosen }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard stops.indices.contains(index) else { return nil }
    let stop = stops[index]
    return AccessibleItem(
      Accessibility(
        .slider, name: names(index, stops.count),
        value: "\(Self.percent(stop.offset)) \(stop.color.hex)", range: 0...100),
      frame: markArea(at: stop.offset), isSelected: index == chosen, isEnabled: isUsable
    ) { [weak self] in self?.wanted.post(.choose(index)) }
  }

  // MARK: Places

  private static let inset = 12.0
  private static let barHeight = 20.0
  private static let markRadius = 6.0
  /// The distance from a mark's middle within which it is hit, in points.
  private static let reach = 9.0
  /// The distance from the strip at which a mark is dragged off, in points.
  private static let offDistance = 26.0

  private var track: ViewRect {
    snapped(
      ViewRect(
        x: Self.inset, y: 4, width: max(0, bounds.width - 2 * Self.inset), height: Self.barHeight))
  }

  private func x(at offset: Double) -> Double { track.x + offset * track.width }

  private func offset(at x: Double) -> Double {
    track.width > 0 ? min(max((x - track.x) / track.width, 0), 1) : 0
  }

  private var markY: Double { track.maxY + 4 + Self.markRadius }

  private func markArea(at offset: Double) -> ViewRect {
    ViewRect(x: x(at: offset), y: markY, width: 0, height: 0).inset(-Self.reach)
  }

  /// The index of the mark at a position. Of several in one place, the one that can be moved away from there.
  private func mark(at point: ViewPoint) -> Int? {
    guard point.y >= track.maxY else { return nil }
    func distance(_ index: Int) -> Double { abs(x(at: stops[index].offset) - point.x) }
    guard let least = stops.indices.map(distance).min(), least <= Self.reach else { return nil }
    let nearest = stops.indices.filter { distance($0) <= least }
    guard let first = nearest.first, let last = nearest.last else { return nil }
    if let chosen, nearest.contains(chosen) { return chosen }
    return stops[first].offset > 0.5 ? first : last
  }

  // MARK: Pointer

  public override var fingerUse: FingerUse? { .drags }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    guard let index = mark(at: event.position) else {
      press = .between(event.position)
      return true
    }
    press = .on(index, at: event.position)
    wanted.post(.choose(index))
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    let position = event.position
    switch press {
    case nil, .between: return
    case .on(let index, let start):
      guard position.distance(to: start) >= Self.threshold else { return }
      press = .dragging(index)
      dragged(event)
    case .dragging(let index):
      let isOff =
        position.y < -Self.offDistance || position.y > bounds.height + Self.offDistance
      wanted.post(.drag(index, to: isOff ? nil : offset(at: position.x)))
    }
  }

  /// The minimum length of a drag, in points.
  private static let threshold = 3.0

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard button == .primary else { return }
    let press = press
    self.press = nil
    switch press {
    case nil, .on: break
    case .between(let start):
      guard event.position.distance(to: start) < Self.threshold else { return }
      wanted.post(.add(at: offset(at: start.x)))
    case .dragging: wanted.post(.drop)
    }
  }

  public override func pressCancelled() { cancelDrag() }

  /// - Returns: whether a stop was being dragged.
  @discardableResult
  private func cancelDrag() -> Bool {
    defer { press = nil }
    guard case .dragging = press else { return false }
    wanted.post(.cancelDrag)
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let isShifted = event.modifiers.contains(.shift)
    if event.key == .escape { return cancelDrag() }
    guard press == nil, !stops.isEmpty else { return false }
    switch event.key {
    case .tab: return choose((chosen ?? -1) + (isShifted ? -1 : 1))
    case .left: step(isShifted ? -0.1 : -0.01, event)
    case .right: step(isShifted ? 0.1 : 0.01, event)
    case .down where !isShifted: choose(min((chosen ?? -1) + 1, stops.count - 1))
    case .up where !isShifted: choose(max((chosen ?? stops.count) - 1, 0))
    case .home where !isShifted: choose(0)
    case .end where !isShifted: choose(stops.count - 1)
    case .enter where !isShifted: wanted.post(.add(at: nil))
    case .delete where !isShifted, .backspace where !isShifted:
      if let chosen { wanted.post(.remove(chosen)) }
    default: return false
    }
    return true
  }

  /// - Returns: whether there is such a stop.
  @discardableResult
  private func choose(_ index: Int) -> Bool {
    guard stops.indices.contains(index) else { return false }
    wanted.post(.choose(index))
    return true
  }

  private func step(_ part: Double, _ event: KeyEvent) {
    guard let chosen, chosenStop != nil else { return _ = choose(0) }
    wanted.post(.step(chosen, by: part, isHeld: event.isRepeat))
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    drawBar(pass)
    let order = stops.indices.filter { $0 != chosen } + stops.indices.filter { $0 == chosen }
    for index in order { drawMark(stops[index], isChosen: index == chosen, pass) }
    if pass.showsFocus { pass.drawFocusRing(bounds, radius: pass.theme.radius) }
  }

  private func drawBar(_ pass: RenderPass) {
    let (context, track) = (pass.context, track)
    if stops.contains(where: { $0.color.alpha < 255 }) {
      pass.drawSquares(track, side: 5, Color(0xF8F8F8), Color(0x9A9A9A))
    }
    let field = GradientField(map: .identity, stops: stops, space: space)
    context.rectangle(track)
    context.setGradient(
      Gradient(field.blendedStops.map { ($0.offset, $0.color.panelColor) }),
      from: ViewPoint(x: track.x, y: 0), to: ViewPoint(x: track.maxX, y: 0))
    context.fill()
    if !isUsable {
      context.setColor(pass.theme.panel.with(alpha: 0.6))
      context.rectangle(track)
      context.fill()
    }
    context.setColor(pass.theme.secondaryText.with(alpha: isUsable ? 0.8 : 0.4))
    context.setLine(width: pass.hairline)
    context.rectangle(track.inset(-pass.hairline / 2))
    context.stroke()
  }

  /// Draws a square that points at its place on the bar.
  private func drawMark(_ stop: GradientStop, isChosen: Bool, _ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    let (x, y) = (x(at: stop.offset), markY)
    let body = ViewRect(x: x, y: y, width: 0, height: 0).inset(-Self.markRadius)
    func outline(_ reach: Double) {
      let (left, right) = (body.x - reach, body.maxX + reach)
      context.move(x: x, y: track.maxY - reach)
      context.line(x: right, y: body.y + 1)
      context.line(x: right, y: body.maxY + reach)
      context.line(x: left, y: body.maxY + reach)
      context.line(x: left, y: body.y + 1)
      context.closePath()
    }
    let ink = isUsable ? theme.text : theme.disabledText
    outline(isChosen ? 2 : 1)
    context.setColor(isChosen && isUsable ? theme.accent : ink)
    context.fill()
    outline(0)
    context.setColor(theme.panel)
    context.fill()
    let inner = body.inset(1.5)
    if stop.color.alpha < 255 {
      pass.drawSquares(inner, side: 3, Color(0xF8F8F8), Color(0x9A9A9A))
    }
    context.setColor(stop.color.panelColor.with(alpha: stop.color.panelColor.alpha * shade))
    context.rectangle(inner)
    context.fill()
  }

  private var shade: Double { isUsable ? 1 : 0.4 }
}
