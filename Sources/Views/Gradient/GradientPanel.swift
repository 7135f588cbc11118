import Canvas
public import Base
public import Texts
public import Widgets

/// A card with the colours of a gradient, the offset of the chosen stop, and the form, the repetition and the blending.
///
/// It only posts wishes; the listener sets the resulting content.
public final class GradientPanel: View {
  /// The shown gradient.
  public struct Content: Equatable {
    /// In ascending order.
    public var stops: [GradientStop]
    /// The index of the chosen stop; nil for none.
    public var chosen: Int?
    /// Along a line or around a point.
    public var form: GradientForm
    /// The colours outside the stops.
    public var spread: GradientSpread
    /// The colour space for blending between stops.
    public var space: GradientSpace

    /// Describes a gradient and its chosen stop.
    public init(_ gradient: InkGradient, chosen: Int?) {
      let field = gradient.field
      (stops, spread, space) = (field.stops, field.spread, field.space)
      (form, self.chosen) = (gradient.form, chosen)
    }
  }

  /// Posts the changes that the user asks for.
  public let wanted = Signal<GradientWish>()
  /// Closes the panel.
  public let closeButton: Button
  private let strip: GradientStrip
  private let offset: ExpressionField
  private let addButton: Button
  private let removeStopButton: Button
  private let reverseButton: Button
  private let removeButton: Button
  private let formButtons: [Button]
  private let spaceRow: ChoiceRow
  private let spreadRow: ChoiceRow
  private var content: Content?
  /// Whether the offset's name is being dragged.
  private var isDragging = false
  private static let spaces: [GradientSpace] = [.oklab, .srgb]
  private static let spreads: [GradientSpread] = [.pad, .reflect, .repeating]

  /// Creates an empty panel.
  public init(texts: Texts) {
    let names = texts.gradient
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name, tooltip: name)
    }
    strip = GradientStrip(name: names.stops) { names.stop($0 + 1, of: $1) }
    offset = ExpressionField(
      name: names.offset, label: names.offset, unit: texts.inspector.percent,
      tooltip: texts.inspector.fieldTip(names.offset))
    addButton = button(.plus, names.addStop)
    removeStopButton = button(.trash, names.deleteStop)
    reverseButton = button(.swap, names.reverse)
    removeButton = button(.eraser, names.remove)
    closeButton = button(.close, names.closePanel)
    formButtons = [button(.gradient, texts.pixels.linear), button(.ellipse, texts.pixels.radial)]
    spaceRow = ChoiceRow(
      name: names.blending, choices: ["OKLab", "sRGB"], columns: 2, showsName: false)
    spreadRow = ChoiceRow(
      name: names.repetition, choices: [names.once, names.mirrored, names.repeated], columns: 3,
      showsName: false)
    super.init(Accessibility(.group, name: names.panel))
    for view in [strip, closeButton] + parts(in: 0).map(\.view) { add(view) }
    listen()
  }

  private func listen() {
    strip.wanted.listen(self) { [wanted] in wanted.post($0) }
    addButton.action = { [wanted] in wanted.post(.add(at: nil)) }
    removeStopButton.action = { [weak self] in
      if let chosen = self?.content?.chosen { self?.wanted.post(.remove(chosen)) }
    }
    reverseButton.action = { [wanted] in wanted.post(.reverse) }
    removeButton.action = { [wanted] in wanted.post(.removeAll) }
    for (form, button) in zip(GradientForm.allCases, formButtons) {
      button.action = { [wanted] in wanted.post(.form(form)) }
    }
    spaceRow.chosen.listen(self) { [wanted] in wanted.post(.space(Self.spaces[$0])) }
    spreadRow.chosen.listen(self) { [wanted] in wanted.post(.spread(Self.spreads[$0])) }
    offset.wanted.listen(self) { [weak self] in self?.moveStop(to: $0.value, isFinal: $0.isFinal) }
  }

  private func moveStop(to percent: Double, isFinal: Bool) {
    guard let chosen = content?.chosen else { return }
    // The last number of a drag is the one before it ended.
    if !isFinal || !isDragging { wanted.post(.drag(chosen, to: min(max(percent / 100, 0), 1))) }
    isDragging = !isFinal
    if isFinal { wanted.post(.drop) }
  }

  /// Shows a gradient, without notifying listeners.
  public func show(_ new: Content) {
    guard new != content else { return }
    content = new
    (strip.stops, strip.chosen, strip.space) = (new.stops, new.chosen, new.space)
    let stop = new.chosen.flatMap { new.stops.indices.contains($0) ? new.stops[$0] : nil }
    offset.isEnabled = stop != nil
    offset.isMixed = stop == nil
    offset.value = (stop?.offset ?? 0) * 100
    removeStopButton.isEnabled = stop != nil && new.stops.count > 2
    addButton.isEnabled = new.stops.count < GradientField.mostStops
    for (form, button) in zip(GradientForm.allCases, formButtons) {
      button.isOn = form == new.form
    }
    spaceRow.selection = Self.spaces.firstIndex(of: new.space) ?? 0
    spreadRow.selection = Self.spreads.firstIndex(of: new.spread) ?? 0
  }

  // MARK: Layout

  private static let padding = 12.0
  private static let gap = 8.0
  private static let rowHeight = 32.0
  private static let buttonWidth = 32.0
  private static let mostWidth = 560.0
  /// The width of an option of a row.
  private static let optionWidth = (least: 72.0, most: 96.0)

  /// The place of a control after the one before it.
  private enum Lead { case joined, gap, row }

  /// The controls below the strip in their order, with their widths in a row of a width.
  private func parts(in width: Double) -> [(view: View, width: Double, lead: Lead)] {
    let (least, most) = Self.optionWidth
    let option = min(max((width - Self.gap) / 5, least), most)
    var parts: [(view: View, width: Double, lead: Lead)] = [(offset, 132, .row)]
    for button in [addButton, removeStopButton, reverseButton, removeButton] + formButtons {
      let isFirst = button === addButton || button === formButtons[0]
      parts.append((button, Self.buttonWidth, isFirst ? .gap : .joined))
    }
    return parts + [(spaceRow, 2 * option, .row), (spreadRow, 3 * option, .gap)]
  }

  /// Returns the controls with their places for a width of the whole card.
  private func places(width: Double) -> [(view: View, frame: ViewRect)] {
    let inner = max(0, width - 2 * Self.padding)
    var (x, y) = (0.0, Self.padding + GradientStrip.height - Self.rowHeight)
    return parts(in: inner).map { part in
      let wanted = min(part.width, inner)
      if part.lead == .gap { x += Self.gap }
      if part.lead == .row || x + wanted > inner { (x, y) = (0, y + Self.rowHeight) }
      defer { x += wanted }
      return (
        part.view,
        ViewRect(x: Self.padding + x, y: y + 1, width: wanted, height: Self.rowHeight - 2)
      )
    }
  }

  /// Returns its size in an available space.
  public func size(in room: ViewSize) -> ViewSize {
    let width = min(room.width, Self.mostWidth)
    let end = places(width: width).map(\.frame.maxY).max() ?? 0
    return ViewSize(width: width, height: end + Self.padding - 2)
  }

  /// Whether it fits a space, and leaves some of the paper free.
  public func fits(_ room: ViewSize) -> Bool {
    room.width >= Self.leastWidth && size(in: room).height <= room.height * 0.6
  }

  private static let leastWidth = 240.0

  public override var shadowReach: Double { 10 }
  public override var isRegion: Bool { true }

  public override func layout() {
    let side = 28.0
    closeButton.frame = snapped(
      ViewRect(x: bounds.width - side - 6, y: 8, width: side, height: side))
    strip.frame = snapped(
      ViewRect(
        x: Self.padding - 6, y: Self.padding - 5, width: max(0, closeButton.frame.x - Self.padding),
        height: GradientStrip.height))
    for (view, place) in places(width: bounds.width) { view.frame = snapped(place) }
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 8)
    pass.context.setColor(pass.theme.panel)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
  }

  /// Keeps presses between the controls from the paper below.
  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { true }
}
