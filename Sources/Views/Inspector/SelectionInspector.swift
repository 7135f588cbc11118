import Canvas
public import Base
public import Widgets

/// A card with the numeric properties of a selection: editable fields, and for a shape also read-outs below them.
public final class SelectionInspector: View {
  /// The description of a field.
  public struct Field: Equatable {
    /// The name for screen readers.
    public var name: String
    /// The short name before the number, such as a letter.
    public var label: String
    /// The unit behind the number; empty for none.
    public var unit: String
    /// Whether units of length may be typed.
    public var isLength: Bool
    /// The explanation of the field.
    public var tooltip: String

    /// Creates the description of a field for a length or any other number.
    public init(
      name: String, label: String, unit: String, isLength: Bool = false, tooltip: String
    ) {
      self.name = name
      self.label = label
      self.unit = unit
      self.isLength = isLength
      self.tooltip = tooltip
    }
  }

  /// The value of a field.
  public struct Value: Equatable {
    /// Nil for several values or none.
    public var number: Double?
    /// Whether the number can be typed; otherwise it is only shown.
    public var canBeSet: Bool

    /// Creates a value; nil for numbers that differ within the selection.
    public init(_ number: Double?, canBeSet: Bool = true) {
      self.number = number
      self.canBeSet = canBeSet
    }
  }

  /// Posts the value entered in a field; not final while it is being dragged.
  public let wanted = Signal<(field: Int, value: Double, isFinal: Bool)>()
  /// Posts the upper left corner of the dragged card, in its parent view.
  public let carried = Signal<ViewPoint>()
  /// Posted when the dragged card is released.
  public let putDown = Signal<Void>()
  /// Posted when the card is double-clicked, to return it to its automatic position.
  public let sentBack = Signal<Void>()
  /// Posts whether scaling shall change line widths.
  public let linesScaled = Signal<Bool>()
  /// Closes the card.
  public let closeButton: Button
  private let title: Label
  private let ratioButton: Button
  private let scalingButton: Button
  private let joined: (Int, Int)?
  private let lineWidth: Int?
  private let fields: [ExpressionField]
  private let lengthFields: [ExpressionField]
  private var numberFields: [ExpressionField] = []
  private let readOutNames: [Label]
  private let readOutValues: [Label]
  /// The last position of the pointer dragging the card.
  private var dragStart: ViewPoint?
  private var wasCarried = false
  private var clicks = ClickCounter()

  /// - Parameters:
  ///   - readOuts: the names of read-only values.
  ///   - joined: the indices of the fields of width and height.
  ///   - ratioTip: the tooltip of the button that locks their ratio.
  ///   - lineWidth: the index of the field of the line width.
  ///   - scalingTip: the tooltip of the button that scales line widths, too.
  ///   - closeTip: the name of the button that closes the card.
  public init(
    name: String, fields: [Field], readOuts: [String], joined: (Int, Int)? = nil,
    ratioTip: String = "", lineWidth: Int? = nil, scalingTip: String = "", closeTip: String = ""
  ) {
    (self.joined, self.lineWidth) = (joined, lineWidth)
    title = Label(name, style: .emphasized)
    ratioButton = Button(icon: .linkOpen, style: .flat, name: ratioTip, tooltip: ratioTip)
    scalingButton = Button(
      icon: .lineScaling, style: .flat, name: scalingTip, tooltip: scalingTip)
    closeButton = Button(icon: .close, style: .flat, name: closeTip, tooltip: closeTip)
    self.fields = fields.map {
      ExpressionField(name: $0.name, label: $0.label, unit: $0.unit, tooltip: $0.tooltip)
    }
    lengthFields = zip(self.fields, fields).filter(\.1.isLength).map(\.0)
    readOutNames = readOuts.map { Label($0, style: .secondary) }
    readOutValues = readOuts.map { _ in Label("", alignment: .right) }
    super.init(Accessibility(.group, name: name))
    for view in [title, closeButton] { add(view) }
    ratioButton.action = { [weak self] in self?.keepsRatio.toggle() }
    scalingButton.action = { [weak self] in
      guard let self else { return }
      scalesLines.toggle()
      linesScaled.post(scalesLines)
    }
    for (index, field) in self.fields.enumerated() {
      field.wanted.listen(self) { [weak self] in self?.wanted.post((index, $0.value, $0.isFinal)) }
      add(field)
    }
    // Between the names and the numbers that it joins.
    add(ratioButton)
    add(scalingButton)
    for label in readOutNames + readOutValues {
      label.isHidden = true
      add(label)
    }
  }

  /// In the order of the fields. Setting them doesn't notify listeners.
  public var values: [Value] = [] {
    didSet {
      for (field, value) in zip(fields, values) {
        field.isMixed = value.number == nil
        field.value = value.number ?? 0
        field.isEnabled = value.canBeSet
      }
      scalingButton.isEnabled = lineWidth.map { fields[$0].isEnabled } ?? false
    }
  }

  /// Further fields, for the numbers of a kind of shape, behind those for all selections.
  public var numbers: [Field] = [] {
    didSet {
      guard numbers != oldValue else { return }
      for field in numberFields { remove(field) }
      numberFields = numbers.map {
        ExpressionField(name: $0.name, label: $0.label, unit: $0.unit, tooltip: $0.tooltip)
      }
      for (index, field) in numberFields.enumerated() {
        field.wanted.listen(self) { [weak self] in
          guard let self else { return }
          wanted.post((fields.count + index, $0.value, $0.isFinal))
        }
        add(field)
      }
    }
  }

  /// The values of the further fields, in their order. Setting them doesn't notify listeners.
  public var numberValues: [Double] = [] {
    didSet { for (field, value) in zip(numberFields, numberValues) { field.value = value } }
  }

  /// See `ExpressionField`; for lengths.
  public var lengthUnits: [String: Double] = [:] {
    didSet { for field in lengthFields { field.units = lengthUnits } }
  }

  /// Whether to scale width and height together.
  public var keepsRatio = false {
    didSet {
      ratioButton.isOn = keepsRatio
      ratioButton.icon = keepsRatio ? .link : .linkOpen
    }
  }

  /// Whether scaling changes line widths, too.
  public var scalesLines = false {
    didSet { scalingButton.isOn = scalesLines }
  }

  /// The texts of the read-outs; empty to hide them.
  public var readOuts: [String] = [] {
    didSet {
      for (label, text) in zip(readOutValues, readOuts) { label.text = text }
      guard readOuts.isEmpty != oldValue.isEmpty else { return }
      for label in readOutNames + readOutValues { label.isHidden = readOuts.isEmpty }
      setNeedsLayout()
    }
  }

  /// The title of the card, such as the kind of shape.
  public var name: String {
    get { title.text }
    set { title.text = newValue }
  }

  // MARK: Layout

  private static let padding = 14.0
  private static let rowHeight = 32.0
  private static let leastRowHeight = 20.0
  private static let columnWidth = 192.0
  private static let columnGap = 18.0
  private static let titleHeight = 30.0
  private static let buttonWidth = 20.0

  private var rowCount: Int {
    fields.count + numberFields.count + (readOuts.isEmpty ? 0 : readOutNames.count)
  }

  private static func width(_ columns: Int) -> Double {
    Double(columns) * columnWidth + Double(columns - 1) * columnGap + 2 * padding
  }

  /// Returns 1, or 2 if a single column would be too high and two fit.
  private func columns(in place: ViewSize) -> Int {
    let high = Self.titleHeight + Double(rowCount) * Self.rowHeight + 2 * Self.padding
    return high <= place.height || place.width < Self.width(2) ? 1 : 2
  }

  /// Returns its size in an available space.
  public func size(in place: ViewSize) -> ViewSize {
    let columns = columns(in: place)
    let rows = (rowCount + columns - 1) / columns
    return ViewSize(
      width: min(place.width, Self.width(columns)),
      height: min(
        place.height, Self.titleHeight + Double(rows) * Self.rowHeight + 2 * Self.padding - 6))
  }

  /// Whether all of its rows fit a space.
  public func fits(_ place: ViewSize) -> Bool {
    let columns = columns(in: place)
    let rows = (rowCount + columns - 1) / columns
    return Self.titleHeight + Double(rows) * Self.leastRowHeight + 2 * Self.padding - 6
      <= place.height
  }

  public override var shadowReach: Double { 10 }

  public override var isRegion: Bool { true }

  public override func layout() {
    let columns = bounds.width < Self.width(2) ? 1 : 2
    let width =
      (bounds.width - 2 * Self.padding - Double(columns - 1) * Self.columnGap) / Double(columns)
    let rows = Double((rowCount + columns - 1) / columns)
    // Reduce the spacing if there is little height.
    let rowHeight = min(
      Self.rowHeight,
      max(
        Self.leastRowHeight,
        (bounds.height - Self.titleHeight - 2 * Self.padding + 6) / max(rows, 1)))
    let side = 28.0
    closeButton.frame = snapped(
      ViewRect(x: bounds.width - side - 8, y: Self.padding - 6, width: side, height: side))
    title.frame = ViewRect(
      x: Self.padding, y: Self.padding - 4,
      width: max(0, closeButton.frame.x - Self.padding - 4), height: 24)
    func place(_ index: Int) -> ViewRect {
      let (row, column) = (index / columns, index % columns)
      return snapped(
        ViewRect(
          x: Self.padding + Double(column) * (width + Self.columnGap),
          y: Self.padding + Self.titleHeight - 4 + Double(row) * rowHeight, width: width,
          height: min(28, rowHeight - 2)))
    }
    for (index, field) in (fields + numberFields).enumerated() { field.frame = place(index) }
    if let (first, second) = joined.map({ (place($0.0), place($0.1)) }) {
      ratioButton.isHidden = width < Self.columnWidth
      let x =
        columns == 1
        ? first.maxX - ExpressionField.fieldWidth(in: width) - 4 - Self.buttonWidth
        : first.maxX + (Self.columnGap - Self.buttonWidth) / 2
      ratioButton.frame = snapped(
        ViewRect(
          x: x, y: (first.midY + second.midY) / 2 - 15, width: Self.buttonWidth, height: 30))
    }
    scalingButton.isHidden = lineWidth == nil || width < Self.columnWidth
    if let field = lineWidth.map(place) {
      scalingButton.frame = snapped(
        ViewRect(
          x: field.maxX - ExpressionField.fieldWidth(in: width) - 4 - Self.buttonWidth,
          y: field.y, width: Self.buttonWidth, height: field.height))
    }
    for (index, label) in readOutNames.enumerated() {
      let rect = place(fields.count + numberFields.count + index)
      label.frame = ViewRect(x: rect.x, y: rect.y, width: width * 0.4, height: rect.height)
      readOutValues[index].frame = ViewRect(
        x: rect.x + width * 0.4, y: rect.y, width: width * 0.6, height: rect.height)
    }
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 8)
    pass.context.setColor(pass.theme.panel)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
  }

  // MARK: Moving

  /// Handles presses outside the fields, which start a drag and don't reach the paper below.
  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return true }
    if clicks.isSecond(event, by: habits) {
      sentBack.post(())
    } else {
      dragStart = event.position
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let dragStart else { return }
    guard wasCarried || event.position.distance(to: dragStart) > Self.steadiness else { return }
    wasCarried = true
    pointerShape = .grabbing
    // Keep the grabbed point under the pointer.
    let way = event.position - dragStart
    carried.post(ViewPoint(x: frame.x + way.x, y: frame.y + way.y))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard button == .primary else { return }
    letGo()
  }

  public override func pressCancelled() { letGo() }

  private func letGo() {
    dragStart = nil
    pointerShape = .arrow
    guard wasCarried else { return }
    wasCarried = false
    putDown.post(())
  }

  /// The minimum distance of a drag, in points.
  private static let steadiness = 3.0
}
