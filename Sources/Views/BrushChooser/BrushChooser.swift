public import Base
public import Texts
public import Widgets

/// The panel for choosing a brush: width, ends, corners, colour, channels, and a preview.
///
/// It observes its sub-views and passes each change on to the preview and its own listeners. It can also be set from
/// code, which notifies the listeners as well.
///
///     chooser.changed.listen(self) { brush in view.brush = brush }
///     chooser.strokeWidth = 12
public final class BrushChooser: View, BrushShowing {
  /// Posted once for every change of the brush, by the user or by code.
  public let changed = Signal<Brush>()
  /// Posted when the user changes the eraser's width.
  public let eraserWidthChanged = Signal<Double>()
  /// Posts the brushes of the channels after the user stored one.
  public let channelsChanged = Signal<[Brush]>()
  /// Posted by the key that picks a colour from the painting.
  public let pickRequested = Signal<Void>()
  /// Posted by the key that opens the choice of palettes.
  public let palettesRequested = Signal<Void>()
  /// Posts the colour whose menu is wanted.
  public let swatchMenuRequested = Signal<SwatchMenuRequest>()
  /// Posted by the key that opens the menu of the user's own brushes.
  public let brushesRequested = Signal<Void>()
  /// Posted by the key that tears off or docks the panel.
  public let dockRequested = Signal<Void>()

  private let plate: PanelPlate
  private let pane: ScrollPane
  let header: ChooserHeader
  let preview: BrushPreview
  private let widthLabel: EngravedLabel
  let widthDial: NumberDial
  let eraserDial: NumberDial
  private let capLabel: EngravedLabel
  private let capSwitch: RotarySwitch
  private let joinLabel: EngravedLabel
  private let joinSwitch: RotarySwitch
  private let kindControls: KindControls
  private let handControls: HandControls
  private let channelLabel: EngravedLabel
  let channelRow: ChannelRow
  private let fillRow: FillRow
  private let inkRow: InkRow
  private let grid: SwatchGrid
  let tray: ColorTray
  private let mixer: ColorMixer
  /// The page to show if not all fit.
  private var chosenPage = BrushChooserLayout.Page.brush

  private var storedBrush: Brush
  let texts: Texts

  /// The values that a double click resets the hand's knobs to.
  public var smoothingDefaults: SmoothingDefaults {
    get { handControls.smoothingDefaults }
    set { handControls.smoothingDefaults = newValue }
  }

  /// - Parameter channels: the initial brushes of the channels.
  public init(
    texts: Texts, brush: Brush, channels: [Brush] = BrushChooser.factoryChannels,
    palette: ColorPalette = .standard
  ) {
    self.texts = texts
    storedBrush = brush
    self.palette = palette
    plate = PanelPlate()
    pane = ScrollPane(plate)
    header = ChooserHeader(texts: texts)
    preview = BrushPreview(name: texts.preview, brush: brush)
    widthLabel = EngravedLabel(texts.widthLabel)
    widthDial = NumberDial(
      NumberDial.Setting(
        name: texts.width, fullName: texts.widthInPoints, fieldTip: texts.typeWidthTip,
        scale: .brushWidth, initial: Brush.defaultWidth, step: 0.5, decimals: 1,
        unit: texts.pointUnit, fieldWidth: 74), value: brush.widthInPoints)
    eraserDial = NumberDial(
      NumberDial.Setting(
        name: texts.eraserWidthTip, fullName: texts.eraserWidthTip,
        fieldTip: texts.typeNumberTip("1", "200"), scale: .eraserWidth,
        initial: Self.usualEraserWidth, step: 1, unit: texts.pointUnit, fieldWidth: 74),
      value: Self.usualEraserWidth)
    kindControls = KindControls(texts: texts, brush: brush)
    handControls = HandControls(texts: texts, brush: brush)
    capLabel = EngravedLabel(texts.endCapLabel)
    capSwitch = RotarySwitch(
      name: texts.endCap, detents: LineShapeDetents.caps(texts),
      selection: EndCap.allCases.firstIndex(of: brush.style.cap) ?? 0)
    joinLabel = EngravedLabel(texts.lineJoinLabel)
    joinSwitch = RotarySwitch(
      name: texts.lineJoin, detents: LineShapeDetents.joins(texts),
      selection: LineJoin.allCases.firstIndex(of: brush.style.join) ?? 0)
    channelLabel = EngravedLabel(texts.channelsLabel)
    channelRow = ChannelRow(texts: texts, brushes: channels)
    fillRow = FillRow(texts: texts, style: brush.style)
    inkRow = InkRow(texts: texts)
    grid = SwatchGrid(
      name: texts.color, colors: palette.colors.map(\.panelColor), columns: palette.columns,
      gaps: palette.gaps
    ) { palette.colors[$0].shortHex }
    tray = ColorTray(texts: texts, color: brush.style.color)
    mixer = ColorMixer(texts: texts, color: brush.style.color)
    super.init(Accessibility(.group, name: texts.brush))
    capSwitch.tooltip = texts.endCapTip
    joinSwitch.tooltip = texts.lineJoinTip
    grid.tooltip = texts.colorTip
    add(pane)
    // In Tab order.
    for view in [
      header, preview, widthLabel, widthDial, eraserDial, capLabel, capSwitch, joinLabel,
      joinSwitch,
      channelLabel, channelRow, kindControls, handControls, fillRow, inkRow, grid, tray, mixer,
    ] as [View] { plate.add(view) }
    showColor()
    showChannel()
    showKeys()
    listen()
  }

  /// The shortcuts in the tooltips; they follow the keymap.
  public var keys = Keys() { didSet { if keys != oldValue { showKeys() } } }

  private func listen() {
    widthDial.changed.listen(self) { [weak self] in self?.brush.widthInPoints = $0 }
    eraserDial.changed.listen(self) { [weak self] in self?.turnEraser(to: $0) }
    capSwitch.changed.listen(self) { [weak self] in self?.brush.style.cap = EndCap.allCases[$0] }
    joinSwitch.changed.listen(self) { [weak self] in
      self?.brush.style.join = LineJoin.allCases[$0]
    }
    kindControls.changed.listen(self) { [weak self] in self?.brush = $0 }
    kindControls.ownKey.pushed = { [weak self] in self?.brushesRequested.post(()) }
    handControls.changed.listen(self) { [weak self] in self?.brush = $0 }
    grid.chosen.listen(self) { [weak self] in self?.choose($0) }
    grid.menuWanted.listen(self) { [weak self] index, place in
      guard let self else { return }
      swatchMenuRequested.post(
        SwatchMenuRequest(color: palette.colors[index], isRecent: false, place: place))
    }
    tray.menuWanted.listen(self) { [weak self] in self?.swatchMenuRequested.post($0) }
    tray.chosen.listen(self) { [weak self] in self?.shownColor = $0 }
    mixer.mixed.listen(self) { [weak self] in self?.shownColor = $0 }
    fillRow.changed.listen(self) { [weak self] in self?.brush.style.fill = $0 }
    fillRow.useChosen.listen(self) { [weak self] in self?.useColors(for: $0) }
    inkRow.changed.listen(self) { [weak self] in self?.shownInk = $0 }
    inkRow.otherChosen.listen(self) { [weak self] in
      self?.inkRow.isOther = $0
      self?.showColor()
    }
    channelRow.recalled.listen(self) { [weak self] in self?.recallChannel($0) }
    channelRow.stored.listen(self) { [weak self] in self?.storeChannel($0) }
    tray.paletteKey.pushed = { [weak self] in self?.palettesRequested.post(()) }
    tray.pickKey.pushed = { [weak self] in self?.pickRequested.post(()) }
    header.pageKey.pushed = { [weak self] in
      guard let self else { return }
      let next = header.page?.after ?? .brush
      turn(to: next == .color && !header.hasColorPage ? .brush : next)
    }
    header.dockKey.pushed = { [weak self] in self?.dockRequested.post(()) }
  }

  /// Applies a swatch's colour and keeps the opacity.
  private func choose(_ index: Int) {
    var color = palette.colors[index]
    // Translucent swatches keep their own opacity.
    if color.alpha == 255 { color.alpha = shownColor.alpha }
    shownColor = color
  }

  /// The colour that the controls edit.
  private var paint: BrushPaint { BrushPaint(use: fillRow.use, isOther: inkRow.isOther) }

  private var shownColor: InkColor {
    get { paint.color(of: brush) }
    set { paint.set(newValue, of: &brush) }
  }

  private var shownInk: BrushInk {
    get { paint.ink(of: brush) }
    set { paint.set(newValue, of: &brush) }
  }

  private func useColors(for use: FillRow.ColorUse) {
    fillRow.use = brush.style.fill == nil ? .line : use
    inkRow.isOther = false
    showColor()
  }

  // MARK: Layout

  /// The width of the panel when docked next to the paper, in points.
  public static let dockedWidth = 344.0
  /// The minimum width for its controls, in points.
  public static let leastWidth = 300.0
  /// The size of a separate window: a phone in portrait orientation.
  public static let windowSize = ViewSize(width: 414, height: 736)

  public override var keepsDirection: Bool { true }
  public override var isOpaque: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(
      width: width,
      height: BrushChooserLayout.bestHeight(width: width) {
        ColorPalette.standard.height(width: $0)
      })
  }

  public override var isRegion: Bool { true }

  public override func layout() {
    let layout = BrushChooserLayout(size: bounds.size, chosenPage: chosenPage) {
      ColorPalette.standard.height(width: $0)
    }
    applyLayout(layout)
    pane.contentHeight = layout.height
    pane.frame = bounds
    let places: [(View, ViewRect)] = [
      (header, layout.header), (preview, layout.preview),
      (widthLabel, layout.widthLabel), (widthDial, layout.widthDial),
      (eraserDial, layout.widthDial),
      (capLabel, layout.capLabel), (capSwitch, layout.capSwitch),
      (joinLabel, layout.joinLabel), (joinSwitch, layout.joinSwitch),
      (channelLabel, layout.channelLabel), (channelRow, layout.channelRow),
      (kindControls, layout.kind), (handControls, layout.hand), (fillRow, layout.fill),
      (inkRow, layout.ink), (grid, layout.grid), (tray, layout.tray), (mixer, layout.mixer),
    ]
    for (view, place) in places { view.frame = snapped(place) }
  }

  private func turn(to page: BrushChooserLayout.Page) {
    chosenPage = page
    setNeedsLayout()
  }

  public override func turnPage(backwards: Bool) -> Bool {
    guard let page = header.page, let next = backwards ? page.before : page.after,
      next != .color || header.hasColorPage
    else {
      return false
    }
    turn(to: next)
    return true
  }

  private func applyLayout(_ layout: BrushChooserLayout) {
    let page = layout.page
    header.hasColorPage = layout.hasColorPage
    header.page = page
    let brushPart: [View] = [
      widthLabel, capLabel, capSwitch, joinLabel, joinSwitch, channelLabel, channelRow,
    ]
    let hasColor = layout.showsColor
    let hasBrush = page == nil || page == .brush
    for view in brushPart { view.isHidden = !hasBrush }
    widthDial.isHidden = !hasBrush || eraserWidth != nil
    eraserDial.isHidden = !hasBrush || eraserWidth == nil
    kindControls.isHidden = page != nil && page != .kind
    handControls.isHidden = page != nil && page != .hand
    preview.isHidden = page == .color
    for view in [fillRow, inkRow, grid, tray, mixer] as [View] { view.isHidden = !hasColor }
  }

  // MARK: Chosen values

  /// The complete brush. Setting it to the present value doesn't notify listeners.
  public var brush: Brush {
    get { storedBrush }
    set {
      guard newValue != storedBrush else { return }
      storedBrush = newValue
      preview.brush = newValue
      // Each control notifies us in turn, but the brush has its value by then.
      widthDial.value = newValue.widthInPoints
      capSwitch.selection = EndCap.allCases.firstIndex(of: newValue.style.cap) ?? 0
      joinSwitch.selection = LineJoin.allCases.firstIndex(of: newValue.style.join) ?? 0
      kindControls.brush = newValue
      handControls.brush = newValue
      showColor()
      showChannel()
      changed.post(newValue)
    }
  }

  /// The eraser's width in points while it is in use, 1 to 200. The knob then sets it, and the other controls of the
  /// brush are disabled.
  ///
  /// Setting it doesn't notify listeners.
  public var eraserWidth: Double? {
    didSet {
      guard eraserWidth != oldValue else { return }
      if let eraserWidth { eraserDial.value = eraserWidth }
      guard (eraserWidth == nil) != (oldValue == nil) else { return }
      let isBrush = eraserWidth == nil
      for view in [kindControls, handControls, channelRow, grid, tray, mixer] as [View] {
        view.isEnabled = isBrush
      }
      fillRow.isEnabled = isBrush && use != .area
      showInk()
      for shape in [capSwitch, joinSwitch] { shape.isEnabled = isBrush && use != .area }
      setNeedsLayout()
    }
  }

  /// The use of the brush, which disables irrelevant controls. Setting it doesn't notify listeners.
  public var use = BrushUse.hand {
    didSet {
      guard use != oldValue else { return }
      kindControls.use = use
      handControls.use = use
      widthDial.isUsed = use != .area
      fillRow.isEnabled = use != .area && eraserWidth == nil
      if use == .area { useColors(for: .line) }
      capSwitch.isEnabled = use != .area && eraserWidth == nil
      joinSwitch.isEnabled = capSwitch.isEnabled
    }
  }

  private static let usualEraserWidth = 24.0

  private func turnEraser(to width: Double) {
    guard eraserWidth != nil, width != eraserWidth else { return }
    eraserWidth = width
    eraserWidthChanged.post(width)
  }

  private func showColor() {
    fillRow.style = brush.style
    if brush.style.fill == nil { fillRow.use = .line }
    showInk()
    let color = shownColor
    tray.color = color
    mixer.color = color
    grid.selection = palette.colors.firstIndex {
      $0.red == color.red && $0.green == color.green && $0.blue == color.blue
    }
  }

  private func showInk() {
    (inkRow.ink, inkRow.color) = (shownInk, paint.first(of: brush))
    if shownInk.form == nil { inkRow.isOther = false }
    // Patterns have a single colour.
    let isPattern = fillRow.use == .fill && brush.style.fill?.pattern != .solid
    inkRow.isEnabled = eraserWidth == nil && !isPattern
    if isPattern { inkRow.isOther = false }
  }

  // MARK: Other displays

  /// The number of recent colours shown.
  public static let recentColorCount = ColorTray.recentCount

  /// The palette on offer, in the place of the standard one.
  public var palette: ColorPalette {
    didSet {
      guard palette != oldValue else { return }
      let palette = palette
      grid.setColors(
        palette.colors.map(\.panelColor), columns: palette.columns, gaps: palette.gaps
      ) { palette.colors[$0].shortHex }
      showColor()
    }
  }

  /// Has the colours and the picker change the line or the fill, if there is one.
  public func edit(_ part: BrushColorPanel.Part) { useColors(for: part == .fill ? .fill : .line) }

  /// The key that opens the choice of palettes, for positioning its menu.
  public var paletteKey: View { tray.paletteKey }

  /// The key that opens the menu of the user's own brushes, for positioning it.
  public var brushesKey: View { kindControls.ownKey }

  /// The most recent colours, the newest first.
  public var recentColors: [InkColor] {
    get { tray.recentColors }
    set { tray.recentColors = newValue }
  }

  /// The tool name next to the pilot lamp.
  public var toolName: String {
    get { header.toolName }
    set { header.toolName = newValue }
  }

  /// Whether the next click on the painting picks its colour.
  public var isPicking: Bool {
    get { tray.pickKey.isOn }
    set { tray.pickKey.isOn = newValue }
  }

  /// Whether the panel has a window of its own.
  public var isTornOff: Bool {
    get { header.isTornOff }
    set { header.isTornOff = newValue }
  }
}
