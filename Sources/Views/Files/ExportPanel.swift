public import Canvas
public import Geometry
public import Texts
public import Widgets

/// What can be chosen of an export: the kind of file, its size, whether with the background; and a preview.
public final class ExportPanel: View {
  /// Tells that something else was chosen.
  public let changed = Signal<ExportPanel>()
  /// Tells which width is wanted.
  public let widthWanted = Signal<Double>()
  private let kindButtons: [Button]
  private let widthField: SumField
  private let backgroundButton: Button
  private let info = Label("", style: .secondary, maxLines: 2)
  private let kindLabel: Label

  /// - Parameter kinds: what the kinds of file are called.
  public init(kinds: [String], texts: ExportTexts) {
    kindButtons = kinds.map { Button(title: $0, style: .flat, tooltip: texts.kindTip($0)) }
    kindLabel = Label(texts.kind, style: .secondary)
    widthField = SumField(
      name: texts.width, label: texts.width, unit: texts.pixels, step: 10, decimals: 0,
      tooltip: texts.widthTip)
    backgroundButton = Button(
      title: texts.background, style: .flat, tooltip: texts.backgroundTip)
    super.init(Accessibility(.group, name: texts.title))
    backgroundButton.isOn = true
    for (index, button) in kindButtons.enumerated() {
      button.action = { [weak self] in self?.choose(index) }
      add(button)
    }
    widthField.wanted.listen(self) { [weak self] in self?.widthWanted.post($0.value) }
    backgroundButton.action = { [weak self] in
      guard let self else { return }
      backgroundButton.isOn.toggle()
      changed.post(self)
    }
    for view in [kindLabel, widthField, backgroundButton, info] as [View] { add(view) }
    showKind()
  }

  /// The kind that is chosen; setting it tells nobody.
  public var kind = 0 { didSet { if kind != oldValue { showKind() } } }

  private func choose(_ index: Int) {
    guard index != kind else { return }
    kind = index
    changed.post(self)
  }

  private func showKind() {
    for (index, button) in kindButtons.enumerated() { button.isOn = index == kind }
  }

  public var width: Double {
    get { widthField.value }
    set { widthField.value = newValue }
  }

  public var hasBackground: Bool { backgroundButton.isOn }

  /// What of it makes a difference for the kind.
  public func enable(width: Bool, background: Bool) {
    widthField.isEnabled = width
    widthField.isHidden = !width
    backgroundButton.isHidden = !background
    setNeedsLayout()
  }

  public var infoText: String {
    get { info.text }
    set { info.text = newValue }
  }

  /// What the file will show, in its proportions.
  public var preview: Surface? { didSet { setNeedsDisplay() } }

  public static let size = ViewSize(width: 216, height: 300)

  private var previewArea: ViewRect {
    ViewRect(
      x: 0, y: info.frame.maxY + 8, width: bounds.width,
      height: max(0, bounds.height - info.frame.maxY - 8))
  }

  public override func layout() {
    kindLabel.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: 20)
    let count = Double(max(1, kindButtons.count))
    let width = (bounds.width / count).rounded(.down)
    for (index, button) in kindButtons.enumerated() {
      button.frame = ViewRect(x: Double(index) * width, y: 22, width: width - 1, height: 30)
    }
    var y = 60.0
    if !widthField.isHidden {
      widthField.frame = ViewRect(x: 0, y: y, width: bounds.width, height: 28)
      y += 34
    }
    if !backgroundButton.isHidden {
      backgroundButton.frame = ViewRect(
        x: 0, y: y, width: min(bounds.width, backgroundButton.preferredSize(width: 400).width),
        height: 30)
      y += 36
    }
    info.frame = ViewRect(x: 0, y: y, width: bounds.width, height: 20)
  }

  public override func draw(_ pass: DrawPass) {
    let area = previewArea.inset(1)
    guard let preview, area.width > 8, area.height > 8 else { return }
    let (width, height) = (Double(preview.size.width), Double(preview.size.height))
    let scale = min(area.width / width, area.height / height)
    let frame = snapped(
      ViewRect(
        x: area.midX - width * scale / 2, y: area.y, width: width * scale, height: height * scale))
    drawSquares(in: frame, pass)
    pass.context.paint(preview, in: frame)
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: pass.hairline)
    pass.context.rectangle(frame.inset(-pass.hairline / 2))
    pass.context.stroke()
  }

  /// What shows where the picture is clear.
  private func drawSquares(in frame: ViewRect, _ pass: DrawPass) {
    pass.context.saved {
      pass.context.rectangle(frame)
      pass.context.clip()
      pass.context.setColor(pass.theme.field)
      pass.context.paint()
      pass.context.setColor(pass.theme.control)
      for row in 0..<Int(frame.height / 8) + 1 {
        for column in 0..<Int(frame.width / 8) + 1 where (row + column) % 2 == 0 {
          pass.context.rectangle(
            ViewRect(
              x: frame.x + Double(column) * 8, y: frame.y + Double(row) * 8, width: 8, height: 8))
        }
      }
      pass.context.fill()
    }
  }
}
