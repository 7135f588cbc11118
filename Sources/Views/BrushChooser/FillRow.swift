import Base
import Canvas
import Texts
import Widgets

/// The keys of the fill: the colour being edited, the pattern, and the fill rule of a self-intersecting line.
final class FillRow: View {
  /// The colour being edited.
  enum ColorUse { case line, fill }

  /// Posts every fill chosen here; nil for none.
  let changed = Signal<FillStyle?>()
  /// Posts the choice of the colour to edit.
  let useChosen = Signal<ColorUse>()
  private let lineKey: PushKey
  private let fillKey: PushKey
  private let patternKeys: [PushKey]
  private let ruleKey: PushKey
  /// In the order of their keys.
  private static let patterns: [FillPattern?] = [nil] + FillPattern.allCases
  private var storedStyle: LineStyle

  init(texts: Texts, style: LineStyle) {
    storedStyle = style
    lineKey = PushKey(name: texts.lineColor, tooltip: texts.lineColorTip) { _, _ in }
    fillKey = PushKey(name: texts.fillColor, tooltip: texts.fillColorTip) { _, _ in }
    patternKeys = Self.patterns.map { pattern in
      let name = texts.name(ofFill: pattern)
      return PushKey(name: name, tooltip: name) { pass, rect in
        pass.drawFill(pattern, within: rect, pass.faceplate.keyText)
      }
    }
    ruleKey = PushKey(name: texts.fillRule, tooltip: texts.fillRuleTip) { pass, rect in
      Self.drawRule(pass, rect)
    }
    super.init(Accessibility(.group, name: texts.lineFill))
    lineKey.pushed = { [weak self] in self?.useChosen.post(.line) }
    fillKey.pushed = { [weak self] in self?.chooseFill() }
    for (key, pattern) in zip(patternKeys, Self.patterns) {
      key.pushed = { [weak self] in self?.choose(pattern) }
    }
    ruleKey.pushed = { [weak self] in self?.turnRule() }
    for key in keys { add(key) }
    updateControls()
  }

  private var keys: [PushKey] { [lineKey, fillKey] + patternKeys + [ruleKey] }

  /// The style with the displayed fill and colours. Setting it doesn't notify listeners.
  var style: LineStyle {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      if let fill = newValue.fill { last = fill }
      updateControls()
    }
  }

  /// The colour being edited. Setting it doesn't notify listeners.
  var use = ColorUse.line { didSet { if use != oldValue { updateControls() } } }

  /// The initial value of a new fill.
  private lazy var last = FillStyle(color: storedStyle.color)

  private func updateControls() {
    let (color, fill) = (storedStyle.color.panelColor, storedStyle.fill)
    lineKey.isOn = use == .line
    fillKey.isOn = use == .fill
    ruleKey.isOn = fill?.rule == .nonZero
    ruleKey.isEnabled = fill != nil
    for (key, pattern) in zip(patternKeys, Self.patterns) { key.isOn = pattern == fill?.pattern }
    lineKey.face = { pass, rect in
      Self.drawPlate(pass, rect, behind: color)
      pass.context.setColor(color)
      pass.context.setLine(width: 4, cap: .round)
      pass.context.move(x: rect.x + 6, y: rect.midY)
      pass.context.line(x: rect.maxX - 6, y: rect.midY)
      pass.context.stroke()
    }
    fillKey.face = { pass, rect in
      let shown = fill?.color.panelColor ?? color
      Self.drawPlate(pass, rect, behind: shown)
      pass.drawFill(fill == nil ? nil : .solid, within: rect, shown)
    }
  }

  /// Draws the plate like that of a channel's key, against which every colour shows.
  private static func drawPlate(_ pass: RenderPass, _ rect: ViewRect, behind color: Color) {
    func contrast(_ tone: Color) -> Double { color.with(alpha: 1).contrast(with: tone) }
    let (day, night) = (BrushPreview.dayTone, BrushPreview.nightTone)
    pass.context.setColor(contrast(day) >= contrast(night) ? day : night)
    pass.context.roundedRectangle(rect.inset(1, 2), radius: 3)
    pass.context.fill()
  }

  private func chooseFill() {
    if storedStyle.fill == nil { changed.post(last) }
    useChosen.post(.fill)
  }

  private func choose(_ pattern: FillPattern?) {
    guard let pattern else {
      useChosen.post(.line)
      return changed.post(nil)
    }
    let isNew = storedStyle.fill == nil
    var fill = storedStyle.fill ?? last
    fill.pattern = pattern
    changed.post(fill)
    // After adding the first fill, the user needs to choose its colour next.
    if isNew { useChosen.post(.fill) }
  }

  private func turnRule() {
    guard var fill = storedStyle.fill else { return }
    fill.rule = fill.rule == .evenOdd ? .nonZero : .evenOdd
    changed.post(fill)
  }

  /// Draws two overlapping squares.
  private static func drawRule(_ pass: RenderPass, _ rect: ViewRect) {
    let side = min(rect.height - 8, 11)
    let corner = ViewPoint(x: rect.midX - side * 0.75, y: rect.midY - side * 0.75)
    for offset in [0, side / 2] {
      pass.context.rectangle(
        ViewRect(x: corner.x + offset, y: corner.y + offset, width: side, height: side))
    }
    pass.context.setColor(pass.faceplate.keyText)
    pass.context.fill(by: .nonZero)
  }

  static let height = 32.0

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    // Separate the two colours by a gap.
    let gap = 6.0
    let step = (bounds.width - gap) / Double(keys.count)
    for (index, key) in keys.enumerated() {
      key.frame = snapped(
        ViewRect(
          x: Double(index) * step + (index < 2 ? 0 : gap), y: 0, width: step,
          height: bounds.height
        ).inset(1, 0))
    }
  }
}
