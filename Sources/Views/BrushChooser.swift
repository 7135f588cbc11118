import Canvas
public import Geometry
public import Ink
public import Input
public import Texts
public import Widgets

/// The panel in which a brush is chosen: width, ends, corners, colour, and a preview of them.
///
/// It listens to its sub-views, hands each change to the preview and to its own listeners, and can be
/// set from code, which tells the listeners as well.
///
///     chooser.changed.listen(self) { brush in view.brush = brush }
///     chooser.strokeWidth = 12
public final class BrushChooser: View {
  /// Tells of every change of the brush, once for each, by the user and by code alike.
  public let changed = Signal<Brush>()
  private let preview: BrushPreview
  private let widthControl: WidthControl
  private let capControl: SegmentedControl
  private let joinControl: SegmentedControl
  private let colorControl: ColorControl
  private var sections: [(label: Label, control: View)] = []
  private var storedBrush: Brush
  private var scrolling = Scrolling()
  private let content = View()

  public init(texts: Texts, brush: Brush, palette: ColorPalette = .standard) {
    storedBrush = brush
    preview = BrushPreview(name: texts.preview, brush: brush)
    widthControl = WidthControl(texts: texts, width: brush.widthInPoints)
    capControl = SegmentedControl(
      name: texts.endCap, segments: LineShapeSegments.caps(texts),
      selection: EndCap.allCases.firstIndex(of: brush.style.cap) ?? 0)
    joinControl = SegmentedControl(
      name: texts.lineJoin, segments: LineShapeSegments.joins(texts),
      selection: LineJoin.allCases.firstIndex(of: brush.style.join) ?? 0)
    colorControl = ColorControl(texts: texts, color: brush.style.color, palette: palette)
    super.init(Accessibility(.group, name: texts.brush))
    sections = [
      (Label(texts.width, style: .secondary), widthControl),
      (Label(texts.endCap, style: .secondary), capControl),
      (Label(texts.lineJoin, style: .secondary), joinControl),
      (Label(texts.color, style: .secondary), colorControl),
    ]
    add(content)
    content.add(preview)
    for (label, control) in sections {
      content.add(label)
      content.add(control)
    }
    listen()
  }

  private func listen() {
    widthControl.changed.listen(self) { [weak self] in self?.brush.widthInPoints = $0 }
    capControl.changed.listen(self) { [weak self] in self?.brush.style.cap = EndCap.allCases[$0] }
    joinControl.changed.listen(self) { [weak self] in
      self?.brush.style.join = LineJoin.allCases[$0]
    }
    colorControl.changed.listen(self) { [weak self] in self?.brush.style.color = $0 }
  }

  // MARK: What is chosen

  /// All of it at once. Setting it to what it is tells nobody.
  public var brush: Brush {
    get { storedBrush }
    set {
      guard newValue != storedBrush else { return }
      storedBrush = newValue
      preview.brush = newValue
      // Each control tells us in turn, but by then the brush is what it says.
      widthControl.widthInPoints = newValue.widthInPoints
      capControl.selection = EndCap.allCases.firstIndex(of: newValue.style.cap) ?? 0
      joinControl.selection = LineJoin.allCases.firstIndex(of: newValue.style.join) ?? 0
      colorControl.color = newValue.style.color
      changed.post(newValue)
    }
  }

  /// In points; clamped to 0.5…50, NaN is ignored.
  public var strokeWidth: Double {
    get { brush.widthInPoints }
    set { brush.widthInPoints = newValue }
  }

  public var endCap: EndCap {
    get { brush.style.cap }
    set { brush.style.cap = newValue }
  }

  public var lineJoin: LineJoin {
    get { brush.style.join }
    set { brush.style.join = newValue }
  }

  public var color: InkColor {
    get { brush.style.color }
    set { brush.style.color = newValue }
  }

  // MARK: Layout

  /// How wide the panel is beside the paper, in points.
  public static let dockedWidth = 264.0
  private static let previewHeight = 104.0

  /// In a flat, wide place the controls stand beside one another.
  private var isWide: Bool { bounds.width >= 560 }

  public override func preferredSize(width: Double) -> ViewSize {
    let columnWidth = width >= 560 ? (width - 48) / 2 : width - 32
    let color = colorControl.preferredSize(width: columnWidth).height + 26
    if width >= 560 {
      return ViewSize(width: width, height: 32 + max(Self.previewHeight + 74, color + 70))
    }
    let shapes = 62.0 + (width >= Self.pairWidth ? 70 : 140)
    return ViewSize(width: width, height: 32 + Self.previewHeight + 14 + shapes + color)
  }

  /// From this width on, ends and corners stand in one row.
  private static let pairWidth = 360.0

  public override func layout() {
    let height = max(preferredSize(width: bounds.width).height, 1)
    scrolling.resize(content: height, visible: bounds.height)
    content.frame = ViewRect(
      x: 0, y: -scrolling.offset.rounded(), width: bounds.width, height: height)
    if isWide { layoutWide() } else { layoutNarrow() }
  }

  private func layoutNarrow() {
    let width = max(0, bounds.width - 32)
    preview.frame = ViewRect(x: 16, y: 16, width: width, height: Self.previewHeight)
    var y = preview.frame.maxY + 14
    guard bounds.width >= Self.pairWidth else {
      for section in sections { y = place(section, x: 16, y: y, width: width) }
      return
    }
    y = place(sections[0], x: 16, y: y, width: width)
    y = placePair(x: 16, y: y, width: width)
    _ = place(sections[3], x: 16, y: y, width: width)
  }

  /// Ends and corners side by side.
  private func placePair(x: Double, y: Double, width: Double) -> Double {
    let half = ((width - 12) / 2).rounded(.down)
    _ = place(sections[1], x: x, y: y, width: half)
    return place(sections[2], x: x + half + 12, y: y, width: width - half - 12)
  }

  private func layoutWide() {
    let width = ((bounds.width - 48) / 2).rounded(.down)
    preview.frame = ViewRect(x: 16, y: 16, width: width, height: Self.previewHeight)
    let right = 32 + width
    _ = place(sections[0], x: 16, y: preview.frame.maxY + 12, width: width)
    let y = placePair(x: right, y: 16, width: width)
    _ = place(sections[3], x: right, y: y, width: width)
  }

  private func place(
    _ section: (label: Label, control: View), x: Double, y: Double, width: Double
  ) -> Double {
    section.label.frame = ViewRect(x: x, y: y, width: width, height: 16)
    let height = section.control.preferredSize(width: width).height
    section.control.frame = ViewRect(x: x, y: y + 20, width: width, height: height)
    return y + 20 + height + 10
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scroll { $0.scroll(to: $0.offset + dy * Scrolling.notch) }
    return true
  }

  public override func reveal(_ descendant: View) {
    let top = descendant.originInScene.y - content.originInScene.y
    scroll { $0.reveal(from: top - 24, to: top + descendant.frame.height + 8) }
  }

  private func scroll(_ change: (inout Scrolling) -> Void) {
    change(&scrolling)
    content.frame = ViewRect(
      x: 0, y: -scrolling.offset.rounded(), width: bounds.width, height: content.frame.height)
    setNeedsDisplay()
  }

  public override func drawOverlay(_ pass: DrawPass) {
    guard let thumb = scrolling.thumb(trackHeight: bounds.height - 8) else { return }
    pass.context.setColor(pass.theme.text.with(alpha: isHovered ? 0.35 : 0.2))
    pass.context.roundedRectangle(
      ViewRect(x: bounds.width - 8, y: 4 + thumb.y, width: 5, height: thumb.height), radius: 2.5)
    pass.context.fill()
  }

  public override func draw(_ pass: DrawPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
  }
}
