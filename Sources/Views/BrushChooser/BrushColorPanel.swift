public import Base
public import Texts
public import Widgets

/// A small panel for the colour of a brush's line or fill: a square and a wheel, harmonies, recent colours, a palette,
/// the picker, opacity and gradients.
public final class BrushColorPanel: View {
  /// The part of a brush that has the colour.
  public enum Part: Sendable { case line, fill }

  /// Posts every intermediate brush.
  public let changed = Signal<Brush>()
  /// Posted by the key that picks a colour from the painting.
  public let pickRequested = Signal<Void>()
  /// Posted by the key that opens the choice of palettes.
  public let palettesRequested = Signal<Void>()
  /// Posts the colour whose menu is wanted.
  public let swatchMenuRequested = Signal<SwatchMenuRequest>()
  /// Called with the keys that the panel has no use for.
  public var unusedKey: (KeyEvent) -> Void = { _ in }
  private let part: Part
  private let palette: ColorPalette
  private let plate = PanelPlate()
  private let label: EngravedLabel
  private let noneKey: PushKey
  private let square: ColorSquare
  private let hues: HueWheel
  private let harmonies: SwatchGrid
  private let tray: ColorTray
  private let grid: SwatchGrid
  private let mixer: ColorMixer
  private let inkRow: InkRow
  private var paint = BrushPaint()
  /// The height of the window, which decides how much is shown.
  private let room: Double

  /// - Parameters:
  ///   - recent: the newest colour first.
  ///   - room: the height that is free for it. In a low window, there are fewer controls.
  public init(
    texts: Texts, of part: Part, brush: Brush, recent: [InkColor], palette: ColorPalette,
    room: Double
  ) {
    (self.part, self.brush, self.palette, self.room) = (part, brush, palette, room)
    let name = part == .line ? texts.lineColor : texts.fillColor
    label = EngravedLabel(name)
    noneKey = PushKey(name: texts.noFill, tooltip: texts.noFill) { pass, rect in
      pass.drawFill(nil, within: rect, pass.faceplate.keyText)
    }
    mixer = ColorMixer(texts: texts, color: brush.style.color)
    square = ColorSquare(
      name: texts.saturationAndValue, tooltip: texts.saturationAndValueTip, color: mixer.hsv)
    hues = HueWheel(name: texts.hue, tooltip: texts.hueTip, hue: mixer.hsv.hue)
    harmonies = SwatchGrid(
      name: texts.ink.harmonies, colors: [], columns: mixer.hsv.harmonies.count,
      slotCount: mixer.hsv.harmonies.count
    ) { "\($0 + 1)" }
    tray = ColorTray(texts: texts, color: brush.style.color)
    tray.recentColors = recent
    grid = SwatchGrid(
      name: texts.color, colors: palette.colors.map(\.panelColor), columns: palette.columns,
      gaps: palette.gaps
    ) { palette.colors[$0].shortHex }
    inkRow = InkRow(texts: texts)
    super.init(Accessibility(.dialog, name: name))
    harmonies.tooltip = texts.ink.harmoniesTip
    grid.tooltip = texts.colorTip
    // In Tab order.
    for view in [
      plate, label, noneKey, square, hues, harmonies, tray, grid, mixer, inkRow,
    ] as [View] { add(view) }
    noneKey.isHidden = part == .line
    paint.use = part == .line ? .line : .fill
    showColor()
    listen()
  }

  /// The brush with the present colour. Setting it doesn't notify listeners.
  public var brush: Brush { didSet { if brush != oldValue { showColor() } } }

  /// Whether the next click on the painting picks its colour.
  public var isPicking: Bool {
    get { tray.pickKey.isOn }
    set { tray.pickKey.isOn = newValue }
  }

  /// The key that opens the choice of palettes, for positioning its menu.
  public var paletteKey: View { tray.paletteKey }

  private func listen() {
    noneKey.pushed = { [weak self] in
      guard let self else { return }
      change { $0.style.fill = $0.style.fill == nil ? FillStyle(color: $0.style.color) : nil }
    }
    square.changed.listen(self) { [weak self] in self?.mixer.mix($0) }
    hues.changed.listen(self) { [weak self] in self?.mixer.mix(hue: $0) }
    mixer.moved.listen(self) { [weak self] in self?.show($0) }
    mixer.mixed.listen(self) { [weak self] in self?.choose($0) }
    harmonies.chosen.listen(self) { [weak self] index in
      guard let self, mixer.hsv.harmonies.indices.contains(index) else { return }
      choose(mixer.hsv.harmonies[index].inkColor(alpha: paint.color(of: brush).alpha))
    }
    tray.chosen.listen(self) { [weak self] in self?.choose($0) }
    tray.menuWanted.listen(self) { [weak self] in self?.swatchMenuRequested.post($0) }
    tray.committed = { [weak self] in self?.window?.dismissPopup() }
    grid.menuWanted.listen(self) { [weak self] index, place in
      guard let self else { return }
      swatchMenuRequested.post(
        SwatchMenuRequest(color: palette.colors[index], isRecent: false, place: place))
    }
    grid.chosen.listen(self) { [weak self] index in
      guard let self else { return }
      var color = palette.colors[index]
      // Translucent swatches keep their own opacity.
      if color.alpha == 255 { color.alpha = paint.color(of: brush).alpha }
      choose(color)
    }
    inkRow.changed.listen(self) { [weak self] ink in
      guard let self else { return }
      change { brush in
        self.fillIfNeeded(&brush, brush.style.color)
        self.paint.set(ink, of: &brush)
      }
    }
    inkRow.otherChosen.listen(self) { [weak self] in
      self?.paint.isOther = $0
      self?.showColor()
    }
    tray.pickKey.pushed = { [weak self] in self?.pickRequested.post(()) }
    tray.paletteKey.pushed = { [weak self] in self?.palettesRequested.post(()) }
  }

  // MARK: Colours

  private func choose(_ color: InkColor) {
    change { brush in
      self.fillIfNeeded(&brush, color)
      self.paint.set(color, of: &brush)
    }
  }

  /// Every choice for a fill gives one to lines without it.
  private func fillIfNeeded(_ brush: inout Brush, _ color: InkColor) {
    if part == .fill, brush.style.fill == nil { brush.style.fill = FillStyle(color: color) }
  }

  private func change(_ change: (inout Brush) -> Void) {
    var new = brush
    change(&new)
    guard new != brush else { return }
    brush = new
    changed.post(new)
  }

  private func showColor() {
    let ink = paint.ink(of: brush)
    if ink.form == nil { paint.isOther = false }
    (inkRow.ink, inkRow.color) = (ink, paint.first(of: brush))
    inkRow.isOther = paint.isOther
    noneKey.isOn = brush.style.fill == nil
    // Patterns have a single colour.
    let hasNone = part == .fill && brush.style.fill == nil
    inkRow.isEnabled = part == .line || hasNone || brush.style.fill?.pattern == .solid
    let color = paint.color(of: brush)
    tray.color = color
    mixer.color = color
    hues.color = color
    show(mixer.hsv)
    grid.selection =
      hasNone
      ? nil
      : palette.colors.firstIndex {
        $0.red == color.red && $0.green == color.green && $0.blue == color.blue
      }
  }

  private func show(_ color: HSVColor) {
    square.color = color
    hues.hue = color.hue
    harmonies.colors = color.harmonies.map { $0.inkColor().panelColor }
  }

  // MARK: Layout

  private static let width = 352.0
  private static let padding = 22.0
  private static let gap = 8.0
  private static let wheelSide = 132.0
  private static let rowHeight = 26.0

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 10 }

  private func gridHeight(_ width: Double) -> Double { palette.height(width: width) }

  /// The rows from top to bottom with their heights, as far as there is room: the palette goes first, then the wheel,
  /// then the harmonies.
  private func rows(width: Double) -> [(views: [View], height: Double)] {
    let few: [(views: [View], height: Double)] = [
      ([label, noneKey], Self.rowHeight), ([harmonies], Self.rowHeight),
      ([tray], ColorTray.height), ([mixer], ColorMixer.height), ([inkRow], InkRow.height),
    ]
    var rows = few
    func height(_ rows: [(views: [View], height: Double)]) -> Double {
      rows.reduce(2 * Self.padding) { $0 + $1.height + Self.gap }
    }
    if height(rows) + Self.wheelSide + Self.gap <= room {
      rows.insert(([square, hues], Self.wheelSide), at: 1)
      if height(rows) + gridHeight(width) + Self.gap <= room {
        rows.insert(([grid], gridHeight(width)), at: 4)
      }
    } else if height(rows) - Self.gap > room {
      rows.remove(at: 1)
    }
    return rows
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let width = min(width, Self.width)
    let rows = rows(width: width - 2 * Self.padding)
    return ViewSize(
      width: width, height: rows.reduce(2 * Self.padding - Self.gap) { $0 + $1.height + Self.gap })
  }

  public override func layout() {
    plate.frame = bounds
    let (x, width) = (Self.padding, bounds.width - 2 * Self.padding)
    let rows = rows(width: width)
    for view in [square, hues, harmonies, grid] as [View] {
      view.isHidden = !rows.contains { $0.views.contains { $0 === view } }
    }
    var y = Self.padding
    for row in rows {
      let last = row.views.count > 1 ? min(row.height * (row.height > 40 ? 1 : 1.4), width / 2) : 0
      for (index, view) in row.views.enumerated() {
        view.frame = snapped(
          index == 0
            ? ViewRect(
              x: x, y: y, width: width - last - (last > 0 ? Self.gap : 0), height: row.height)
            : ViewRect(x: x + width - last, y: y, width: last, height: row.height))
      }
      y += row.height + Self.gap
    }
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: 2, depth: 8)
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if event.key == .enter {
      window?.dismissPopup()
      return true
    }
    unusedKey(event)
    return false
  }
}
