import Canvas
public import Base
public import Widgets

/// A field with a curve whose points can be dragged.
///
/// A press elsewhere adds a point, and one that is dragged out of the field is removed. By keys: Tab, Home and End
/// choose a point, the arrows move it by 1 %, with Shift by 10 %, Enter adds one, and Delete removes the chosen one.
public final class CurveEditor: View {
  /// Posts each change that the user makes.
  public let changed = Signal<ResponseCurve>()
  /// The curve that is shown. Setting it doesn't notify listeners.
  public var curve = ResponseCurve.straight { didSet { if curve != oldValue { curveChanged() } } }
  /// The index of the point that keys move; nil for none.
  private var chosen: Int? { didSet { if chosen != oldValue { curveChanged() } } }
  private let names: (_ index: Int, _ count: Int) -> String
  private var drag: Drag?

  private struct Drag {
    /// With the dragged point where it was pressed.
    let start: ResponseCurve
    let index: Int
    /// From the pointer to the point.
    let offset: ViewPoint
  }

  /// - Parameter names: returns the name of a point of so many.
  public init(name: String, names: @escaping (_ index: Int, _ count: Int) -> String) {
    self.names = names
    super.init(Accessibility(.list, name: name))
    pointerShape = .hand
  }

  private func curveChanged() {
    if let chosen, !curve.points.indices.contains(chosen) { self.chosen = nil }
    accessibility.value = chosen.map { Self.text(of: curve.points[$0]) } ?? ""
    noteAccessibleItem()
    setNeedsDisplay()
  }

  private static func text(of point: ResponseCurve.Point) -> String {
    NumberField.text(point.input * 100, decimals: 0) + " % → "
      + NumberField.text(point.output * 100, decimals: 0) + " %"
  }

  private func change(_ new: ResponseCurve) {
    guard new != curve else { return }
    curve = new
    changed.post(new)
  }

  // MARK: Places

  private static let widest = 360.0
  private static let inset = 8.0
  private static let reach = 12.0
  /// The distance from the field at which a point is dragged off, in points.
  private static let offDistance = 26.0

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: (min(width, Self.widest) * 0.7).rounded())
  }

  public override var acceptsFocus: Bool { true }
  public override var fingerUse: FingerUse? { .drags }
  // The lightest touch is always at the left, as zero is in graphs.
  public override var keepsDirection: Bool { true }

  /// The field, at the start of the line.
  private var plot: ViewRect {
    let width = min(bounds.width, Self.widest)
    let x = window?.isMirrored == true ? bounds.width - width : 0
    return snapped(
      ViewRect(x: x, y: 0, width: width, height: bounds.height).inset(Self.inset))
  }

  private func place(of point: ResponseCurve.Point) -> ViewPoint {
    let plot = plot
    return ViewPoint(
      x: plot.x + point.input * plot.width, y: plot.maxY - point.output * plot.height)
  }

  private func point(at place: ViewPoint) -> ResponseCurve.Point {
    let plot = plot
    guard plot.width > 0, plot.height > 0 else { return ResponseCurve.Point(0, 0) }
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return ResponseCurve.Point(
      rounded((place.x - plot.x) / plot.width), rounded((plot.maxY - place.y) / plot.height))
  }

  private func index(at place: ViewPoint) -> Int? {
    let nearest = curve.points.indices.min {
      self.place(of: curve.points[$0]).distance(to: place)
        < self.place(of: curve.points[$1]).distance(to: place)
    }
    return nearest.flatMap {
      self.place(of: curve.points[$0]).distance(to: place) <= Self.reach ? $0 : nil
    }
  }

  // MARK: Items

  public override var accessibleItemCount: Int { curve.points.count }
  public override var currentAccessibleItem: Int? { chosen }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard curve.points.indices.contains(index) else { return nil }
    let point = curve.points[index]
    let place = place(of: point)
    return AccessibleItem(
      Accessibility(
        .slider, name: names(index, curve.points.count), value: Self.text(of: point),
        range: 0...100),
      frame: ViewRect(x: place.x, y: place.y, width: 0, height: 0).inset(-Self.reach),
      isSelected: index == chosen, isEnabled: isUsable
    ) { [weak self] in self?.chosen = index }
  }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    if let index = index(at: event.position) {
      chosen = index
      drag = Drag(
        start: curve, index: index,
        offset: place(of: curve.points[index]) - event.position)
      return true
    }
    var new = curve
    guard let index = new.insert(point(at: event.position)) else { return true }
    change(new)
    chosen = index
    drag = Drag(start: new, index: index, offset: .zero)
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let drag else { return }
    var new = drag.start
    let isOff = !plot.inset(-Self.offDistance).contains(event.position)
    if isOff, new.points.count > 2 {
      new.remove(drag.index)
      chosen = nil
    } else {
      new.move(drag.index, to: point(at: event.position + drag.offset))
      chosen = drag.index
    }
    change(new)
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    if button == .primary { drag = nil }
  }

  public override func pressCancelled() { drag = nil }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, drag == nil, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let isShifted = event.modifiers.contains(.shift)
    let step = isShifted ? 0.1 : 0.01
    switch event.key {
    case .tab: return choose((chosen ?? -1) + (isShifted ? -1 : 1))
    case .home where !isShifted: choose(0)
    case .end where !isShifted: choose(curve.points.count - 1)
    case .left: move(by: -step, 0)
    case .right: move(by: step, 0)
    case .down: move(by: 0, -step)
    case .up: move(by: 0, step)
    case .enter where !isShifted: addPoint()
    case .delete where !isShifted, .backspace where !isShifted:
      guard let chosen else { return true }
      var new = curve
      new.remove(chosen)
      self.chosen = min(chosen, new.points.count - 1)
      change(new)
    default: return false
    }
    return true
  }

  /// - Returns: whether there is such a point.
  @discardableResult
  private func choose(_ index: Int) -> Bool {
    guard curve.points.indices.contains(index) else { return false }
    chosen = index
    return true
  }

  private func move(by input: Double, _ output: Double) {
    guard let chosen else { return _ = choose(0) }
    var new = curve
    let point = new.points[chosen]
    new.move(chosen, to: ResponseCurve.Point(point.input + input, point.output + output))
    change(new)
  }

  /// Adds a point on the curve, in the middle of its widest part.
  private func addPoint() {
    let points = curve.points
    let widest = points.indices.dropLast().max {
      points[$0 + 1].input - points[$0].input < points[$1 + 1].input - points[$1].input
    }
    guard let widest else { return }
    let input = (points[widest].input + points[widest + 1].input) / 2
    var new = curve
    guard let index = new.insert(ResponseCurve.Point(input, curve.output(at: input))) else {
      return
    }
    change(new)
    chosen = index
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let (context, theme, plot) = (pass.context, pass.theme, plot)
    context.setColor(theme.field)
    context.rectangle(plot)
    context.fill()
    context.setColor(theme.line)
    context.setLine(width: pass.hairline)
    for part in [0.25, 0.5, 0.75] {
      context.move(x: plot.x + part * plot.width, y: plot.y)
      context.line(x: plot.x + part * plot.width, y: plot.maxY)
      context.move(x: plot.x, y: plot.y + part * plot.height)
      context.line(x: plot.maxX, y: plot.y + part * plot.height)
    }
    context.rectangle(plot)
    context.stroke()
    context.move(x: plot.x, y: plot.maxY)
    context.line(x: plot.maxX, y: plot.y)
    context.stroke()
    drawCurve(pass)
    for (index, point) in curve.points.enumerated() {
      let place = place(of: point)
      context.circle(x: place.x, y: place.y, radius: index == chosen ? 6 : 5)
      context.setColor(index == chosen ? theme.accent : theme.field)
      context.fillKeepingPath()
      context.setColor(theme.accent)
      context.setLine(width: 2)
      context.stroke()
    }
    if pass.showsFocus { pass.drawFocusRing(plot.inset(-5), radius: theme.radius) }
  }

  private func drawCurve(_ pass: RenderPass) {
    let (context, plot) = (pass.context, plot)
    let steps = max(2, Int(saturating: plot.width))
    for step in 0...steps {
      let input = Double(step) / Double(steps)
      let place = place(of: ResponseCurve.Point(input, curve.output(at: input)))
      if step == 0 {
        context.move(x: place.x, y: place.y)
      } else {
        context.line(x: place.x, y: place.y)
      }
    }
    context.setColor(pass.theme.accent)
    context.setLine(width: 2, cap: .round, join: .round)
    context.stroke()
  }
}
