public import Base
public import Texts
public import Widgets

/// The faceplate on which a brush is chosen: width, ends, corners, colour, channels, and a preview.
///
/// It listens to its sub-views, hands each change to the preview and to its own listeners, and can be
/// set from code, which tells the listeners as well.
///
///     chooser.changed.listen(self) { brush in view.brush = brush }
///     chooser.strokeWidth = 12
public final class BrushChooser: View, BrushShowing {
  /// Tells of every change of the brush, once for each, by the user and by code alike.
  public let changed = Signal<Brush>()
  /// Tells of every change of the eraser's width by the user.
  public let eraserWidthChanged = Signal<Double>()
  /// Tells of the channels' brushes after one was stored by the user.
  public let channelsChanged = Signal<[Brush]>()
  /// The key was pushed that takes a colour from the painting.
  public let pickRequested = Signal<Void>()
  /// The key was pushed that lets another palette be chosen.
  public let palettesRequested = Signal<Void>()
  /// The key was pushed that tears the panel off or docks it.
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
  private let handControls: HandControls
  private let channelLabel: EngravedLabel
  let channelRow: ChannelRow
  private let fillRow: FillRow
  private let grid: SwatchGrid
  let tray: ColorTray
  private let mixer: ColorMixer
  /// Which half is shown where there is no room for both.
  private var chosenPage = BrushChooserLayout.Page.brush

  private var storedBrush: Brush
  let texts: Texts

  /// What the knobs for the hand go back to with a double click.
  public var usualHand: UsualHand {
    get { handControls.usualHand }
    set { handControls.usualHand = newValue }
  }

  /// - Parameter channels: the brushes that the channels begin with.
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
    // The order is that of Tab.
    for view in [
      header, preview, widthLabel, widthDial, eraserDial, capLabel, capSwitch, joinLabel,
      joinSwitch,
      channelLabel, channelRow, handControls, fillRow, grid, tray, mixer,
    ] as [View] { plate.add(view) }
    showColor()
    showChannel()
    showKeys()
    listen()
  }

  public var keys = Keys() { didSet { if keys != oldValue { showKeys() } } }

  private func listen() {
    widthDial.changed.listen(self) { [weak self] in self?.brush.widthInPoints = $0 }
    eraserDial.changed.listen(self) { [weak self] in self?.turnEraser(to: $0) }
    capSwitch.changed.listen(self) { [weak self] in self?.brush.style.cap = EndCap.allCases[$0] }
    joinSwitch.changed.listen(self) { [weak self] in
      self?.brush.style.join = LineJoin.allCases[$0]
    }
    handControls.changed.listen(self) { [weak self] in self?.brush = $0 }
    grid.chosen.listen(self) { [weak self] in self?.choose($0) }
    tray.chosen.listen(self) { [weak self] in self?.shownColor = $0 }
    mixer.mixed.listen(self) { [weak self] in self?.shownColor = $0 }
    fillRow.changed.listen(self) { [weak self] in self?.brush.style.fill = $0 }
    fillRow.useChosen.listen(self) { [weak self] in self?.useColors(for: $0) }
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

  /// A chip changes the colour and leaves its opacity.
  private func choose(_ index: Int) {
    var color = palette.colors[index]
    // Those that are translucent themselves were meant so.
    if color.alpha == 255 { color.alpha = shownColor.alpha }
    shownColor = color
  }

  /// The colour of the line, or of the fill while the colours are for that.
  private var shownColor: InkColor {
    get { fillRow.use == .fill ? brush.style.fill?.color ?? color : color }
    set {
      if fillRow.use == .fill, brush.style.fill != nil {
        brush.style.fill?.color = newValue
      } else {
        brush.style.color = newValue
      }
    }
  }

  private func useColors(for use: FillRow.ColorUse) {
    fillRow.use = brush.style.fill == nil ? .line : use
    showColor()
  }

  // MARK: Layout

  /// How wide the panel is beside the paper, in points.
  public static let dockedWidth = 344.0
  /// The least width in which its controls have room, in points.
  public static let leastWidth = 300.0
  /// The size of a window of its own: a phone in portrait.
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
    show(layout)
    pane.contentHeight = layout.height
    pane.frame = bounds
    let places: [(View, ViewRect)] = [
      (header, layout.header), (preview, layout.preview),
      (widthLabel, layout.widthLabel), (widthDial, layout.widthDial),
      (eraserDial, layout.widthDial),
      (capLabel, layout.capLabel), (capSwitch, layout.capSwitch),
      (joinLabel, layout.joinLabel), (joinSwitch, layout.joinSwitch),
      (channelLabel, layout.channelLabel), (channelRow, layout.channelRow),
      (handControls, layout.hand), (fillRow, layout.fill), (grid, layout.grid),
      (tray, layout.tray), (mixer, layout.mixer),
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

  private func show(_ layout: BrushChooserLayout) {
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
    handControls.isHidden = page != nil && page != .hand
    preview.isHidden = page == .color
    for view in [fillRow, grid, tray, mixer] as [View] { view.isHidden = !hasColor }
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
      widthDial.value = newValue.widthInPoints
      capSwitch.selection = EndCap.allCases.firstIndex(of: newValue.style.cap) ?? 0
      joinSwitch.selection = LineJoin.allCases.firstIndex(of: newValue.style.join) ?? 0
      handControls.brush = newValue
      showColor()
      showChannel()
      changed.post(newValue)
    }
  }

  /// The eraser's width in points while it is in use, 1 to 200: the knob is for it, and what else makes a brush is
  /// greyed.
  ///
  /// Setting it tells nobody.
  public var eraserWidth: Double? {
    didSet {
      guard eraserWidth != oldValue else { return }
      if let eraserWidth { eraserDial.value = eraserWidth }
      guard (eraserWidth == nil) != (oldValue == nil) else { return }
      let isBrush = eraserWidth == nil
      for view in [handControls, channelRow, grid, tray, mixer] as [View] {
        view.isEnabled = isBrush
      }
      fillRow.isEnabled = isBrush && use != .area
      for shape in [capSwitch, joinSwitch] { shape.isEnabled = isBrush && use != .area }
      setNeedsLayout()
    }
  }

  /// What the brush is for; what does not count there is greyed. Setting it tells nobody.
  public var use = BrushUse.hand {
    didSet {
      guard use != oldValue else { return }
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
    let color = shownColor
    tray.color = color
    mixer.color = color
    grid.selection = palette.colors.firstIndex {
      $0.red == color.red && $0.green == color.green && $0.blue == color.blue
    }
  }

  // MARK: What else is shown

  /// How many of the colours used last are shown.
  public static let recentColorCount = ColorTray.recentCount

  /// The colours on offer; whichever they are, they have the place of the standard ones.
  public var palette: ColorPalette {
    didSet {
      guard palette != oldValue else { return }
      let palette = palette
      grid.show(
        palette.colors.map(\.panelColor), columns: palette.columns, gaps: palette.gaps
      ) { palette.colors[$0].shortHex }
      showColor()
    }
  }

  /// The key that opens the palettes, to show their menu beside it.
  public var paletteKey: View { tray.paletteKey }

  /// The colours used last, the newest first.
  public var recentColors: [InkColor] {
    get { tray.recentColors }
    set { tray.recentColors = newValue }
  }

  /// What the pilot lamp says is on.
  public var toolName: String {
    get { header.toolName }
    set { header.toolName = newValue }
  }

  /// Whether the next click on the painting takes its colour.
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
