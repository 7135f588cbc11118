import Base
import Texts
import Widgets

/// The controls that determine how a line follows the hand, its dashes and its heads.
final class HandControls: View {
  /// Posted for every change by the user.
  let changed = Signal<Brush>()
  private let smoothing: NumberDial
  private let steadiness: NumberDial
  private let source: RotarySwitch
  private let thinnest: NumberDial
  private let exponent: NumberDial
  private let startTaper: NumberDial
  private let endTaper: NumberDial
  private let dashes: DashRow
  private let startHead: HeadKey
  private let endHead: HeadKey
  private let labels: [EngravedLabel]
  private let dashLabel: EngravedLabel
  private let startLabel: EngravedLabel
  private let endLabel: EngravedLabel
  private var storedBrush: Brush

  init(texts: Texts, brush: Brush) {
    storedBrush = brush
    let hand = brush.style.hand
    smoothing = NumberDial(
      .hundred(texts.smoothing, texts, initial: HandStyle.gentle.smoothing), value: hand.smoothing)
    steadiness = NumberDial(.rope(texts.steadiness, texts), value: brush.steadiness)
    source = RotarySwitch(
      name: texts.widthSource, detents: WidthSourceDetents.all(texts),
      selection: HandStyle.WidthSource.allCases.firstIndex(of: hand.widthSource) ?? 0)
    thinnest = NumberDial(
      .hundred(
        texts.thinnest, texts, initial: 100 * HandStyle.plain.thinnest, unit: texts.percentUnit),
      value: 100 * hand.thinnest)
    exponent = NumberDial(
      NumberDial.Setting(
        name: texts.pressureCurve, fullName: texts.pressureCurve,
        fieldTip: texts.typeNumberTip(
          NumberField.text(HandStyle.allowedExponents.lowerBound, decimals: 2),
          NumberField.text(HandStyle.allowedExponents.upperBound, decimals: 0)),
        scale: .exponent, initial: 1, step: 0.05, decimals: 2), value: hand.exponent)
    startTaper = NumberDial(.taper(texts.startTaper, texts), value: hand.taper.start)
    endTaper = NumberDial(.taper(texts.endTaper, texts), value: hand.taper.end)
    dashes = DashRow(texts: texts, dash: brush.style.dash)
    startHead = HeadKey(texts: texts, heads: brush.style.heads, isEnd: false)
    endHead = HeadKey(texts: texts, heads: brush.style.heads, isEnd: true)
    labels = [
      texts.smoothingLabel, texts.steadinessLabel, texts.widthSourceLabel, texts.thinnestLabel,
      texts.pressureCurveLabel, texts.startTaperLabel, texts.endTaperLabel,
    ].map { EngravedLabel($0) }
    dashLabel = EngravedLabel(texts.dashLabel)
    startLabel = EngravedLabel(texts.startLabel)
    endLabel = EngravedLabel(texts.endLabel)
    super.init(Accessibility(.group, name: texts.hand))
    smoothing.tip = texts.smoothingTip
    steadiness.tip = texts.steadinessTip
    source.tooltip = texts.widthSourceTip
    thinnest.tip = texts.thinnestTip
    exponent.tip = texts.pressureCurveTip
    startTaper.tip = texts.startTaperTip
    endTaper.tip = texts.endTaperTip
    for view in [
      smoothing, steadiness, source, thinnest, exponent, startTaper, endTaper, startHead, dashes,
      endHead, startLabel, dashLabel, endLabel,
    ] as [View] {
      add(view)
    }
    for label in labels { add(label) }
    showUse()
    listen()
  }

  private func listen() {
    smoothing.changed.listen(self) { [weak self] value in
      self?.change { $0.style.hand.smoothing = value }
    }
    steadiness.changed.listen(self) { [weak self] value in self?.change { $0.steadiness = value } }
    source.changed.listen(self) { [weak self] index in
      self?.change { $0.style.hand.widthSource = HandStyle.WidthSource.allCases[index] }
    }
    thinnest.changed.listen(self) { [weak self] value in
      self?.change { $0.style.hand.thinnest = value / 100 }
    }
    exponent.changed.listen(self) { [weak self] value in
      self?.change { $0.style.hand.exponent = value }
    }
    startTaper.changed.listen(self) { [weak self] value in
      self?.change { $0.style.hand.taper.start = value }
    }
    endTaper.changed.listen(self) { [weak self] value in
      self?.change { $0.style.hand.taper.end = value }
    }
    dashes.chosen.listen(self) { [weak self] dash in self?.change { $0.style.dash = dash } }
    for key in [startHead, endHead] {
      key.chosen.listen(self) { [weak self] heads in self?.change { $0.style.heads = heads } }
    }
  }

  private func change(_ change: (inout Brush) -> Void) {
    var new = brush
    change(&new)
    guard new != brush else { return }
    brush = new
    changed.post(new)
  }

  /// Setting it doesn't notify listeners.
  var brush: Brush {
    get { storedBrush }
    set {
      guard newValue != storedBrush else { return }
      // Each control notifies us in turn, but the brush has its value by then.
      storedBrush = newValue
      let hand = newValue.style.hand
      smoothing.value = hand.smoothing
      steadiness.value = newValue.steadiness
      source.selection = HandStyle.WidthSource.allCases.firstIndex(of: hand.widthSource) ?? 0
      thinnest.value = 100 * hand.thinnest
      exponent.value = hand.exponent
      startTaper.value = hand.taper.start
      endTaper.value = hand.taper.end
      dashes.dash = newValue.style.dash
      startHead.heads = newValue.style.heads
      endHead.heads = newValue.style.heads
      showUse()
    }
  }

  /// The values that the knobs reset to.
  var smoothingDefaults = SmoothingDefaults() {
    didSet {
      smoothing.initial = smoothingDefaults.style.smoothing
      steadiness.initial = smoothingDefaults.steadiness
      thinnest.initial = 100 * smoothingDefaults.style.thinnest
      exponent.initial = smoothingDefaults.style.exponent
      startTaper.initial = smoothingDefaults.style.taper.start
      endTaper.initial = smoothingDefaults.style.taper.end
    }
  }

  /// A shape is exact and has only a dash and tapers; an area has none of these.
  var use = BrushUse.hand { didSet { if use != oldValue { showUse() } } }

  /// Disables irrelevant controls.
  private func showUse() {
    let isByHand = use == .hand
    for view in [dashes, startHead, endHead] as [View] { view.isEnabled = use != .area }
    smoothing.isUsed = isByHand
    steadiness.isUsed = isByHand
    source.isEnabled = isByHand
    let isFollowing = isByHand && storedBrush.style.hand.widthSource != .steady
    thinnest.isUsed = isFollowing
    exponent.isUsed = isFollowing
    for dial in [startTaper, endTaper] { dial.isUsed = use != .area }
  }

  // MARK: Layout

  private static let labelHeight = 15.0
  private static let leastGap = 4.0
  /// The lower rows have more dials than the first one.
  private static let lowerShare = 0.86
  /// The minimum height of dials in three rows instead of two.
  private static let leastOfThree = 92.0

  /// - Parameters:
  ///   - rows: the number of rows of dials, two or three.
  ///   - gap: the space between the rows.
  static func height(dial: Double, rows: Int = 2, gap: Double) -> Double {
    (dial * dialShare(rows)).rounded() + frame(rows) + Double(rows) * gap
  }

  /// The ratio of the heights of three rows and two.
  static var shareOfThreeRows: Double { dialShare(3) / dialShare(2) }

  /// The total height of the rows of dials, relative to the first.
  private static func dialShare(_ rows: Int) -> Double { 1 + Double(rows - 1) * lowerShare }

  /// The height of the labels and the line.
  private static func frame(_ rows: Int) -> Double {
    Double(rows + 1) * labelHeight + DashRow.height
  }

  override func layout() {
    let isHigh = bounds.height >= Self.height(dial: Self.leastOfThree, rows: 3, gap: Self.leastGap)
    let dials = Array(
      zip(labels, [smoothing, steadiness, source, thinnest, exponent, startTaper, endTaper]))
    let rows = isHigh ? [dials[0..<2], dials[2..<5], dials[5...]] : [dials[0..<3], dials[3...]]
    // Distribute the height among dials and gaps like `height`.
    let room = bounds.height - Self.frame(rows.count)
    let count = Double(rows.count)
    let dial = min(
      168, ((room - count * Self.leastGap) / Self.dialShare(rows.count)).rounded(.down))
    let lower = (dial * Self.lowerShare).rounded(.down)
    let gap = max(Self.leastGap, (room - dial - (count - 1) * lower) / count)
    var y = 0.0
    for (number, row) in rows.enumerated() {
      let height = number == 0 ? dial : lower
      place(Array(row), at: y, height: height)
      y += height + Self.labelHeight + gap
    }
    placeLine(at: y)
  }

  private static let headWidth = 48.0

  /// Places the controls in the order of a line: its start, its dashes and its end.
  private func placeLine(at y: Double) {
    let middle = bounds.width - 2 * Self.headWidth
    let parts: [(EngravedLabel, View, Double, Double)] = [
      (startLabel, startHead, 0, Self.headWidth), (dashLabel, dashes, Self.headWidth, middle),
      (endLabel, endHead, bounds.width - Self.headWidth, Self.headWidth),
    ]
    for (label, view, x, width) in parts {
      label.frame = snapped(ViewRect(x: x, y: y, width: width, height: Self.labelHeight))
      view.frame = snapped(
        ViewRect(x: x, y: y + Self.labelHeight, width: width, height: DashRow.height).inset(1, 0))
    }
  }

  private func place(_ row: [(EngravedLabel, View)], at y: Double, height: Double) {
    let width = bounds.width / Double(row.count)
    for (index, (label, view)) in row.enumerated() {
      let x = Double(index) * width
      label.frame = snapped(ViewRect(x: x, y: y, width: width, height: Self.labelHeight))
      view.frame = snapped(ViewRect(x: x, y: y + Self.labelHeight, width: width, height: height))
    }
  }
}

extension NumberDial.Setting {
  /// The length of the rope that smooths the hand's motion.
  fileprivate static func rope(_ name: String, _ texts: Texts) -> NumberDial.Setting {
    NumberDial.Setting(
      name: name, fullName: name, fieldTip: texts.typeNumberTip("0", "60"), scale: .rope,
      initial: 0, step: 5, unit: "")
  }

  /// The length of a taper.
  fileprivate static func taper(_ name: String, _ texts: Texts) -> NumberDial.Setting {
    NumberDial.Setting(
      name: name, fullName: name, fieldTip: texts.typeNumberTip("0", "200"), scale: .taper,
      initial: 0, step: 10, unit: texts.pointUnit)
  }

  /// 0 to 100.
  fileprivate static func hundred(
    _ name: String, _ texts: Texts, initial: Double = 0, unit: String = ""
  ) -> NumberDial.Setting {
    NumberDial.Setting(
      name: name, fullName: name, fieldTip: texts.typeNumberTip("0", "100"), scale: .hundred,
      initial: initial, step: 5, unit: unit)
  }
}
