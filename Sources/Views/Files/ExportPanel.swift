public import Canvas
public import Base
public import Texts
public import Widgets

/// The options of an export, such as the file type, the size and the background, with a preview.
public final class ExportPanel: View {
  /// Posted when an option changes.
  public let changed = Signal<ExportPanel>()
  /// Posts the requested width or scale.
  public let numberWanted = Signal<Double>()
  private let kindButtons: [Button]
  private let numberField: ExpressionField
  private let choices: ChoiceRow?
  private let choiceCount: Int
  private let backgroundButton: Button
  private let info = Label("", style: .secondary, maxLines: 3)
  private let kindLabel: Label
  private let partButton: Button
  /// Posted to choose the part to export.
  public let partWanted = Signal<Void>()
  private let spacingButton: Button
  private let filesButton: Button
  /// Posted to choose the files and their names.
  public let filesWanted = Signal<Void>()
  /// Posted to set the spacing around and between frames.
  public let spacingWanted = Signal<Void>()

  /// A file type.
  public struct Kind {
    let title: String
    let tooltip: String?

    /// Creates a file type for the row of choices.
    public init(title: String, tooltip: String?) {
      self.title = title
      self.tooltip = tooltip
    }
  }

  /// The meaning of the number that determines the size.
  public struct Number {
    let name: String
    let unit: String
    let step: Double
    let tooltip: String

    /// Creates the meaning of a number.
    ///
    /// - Parameter step: the change by an arrow key.
    public init(name: String, unit: String, step: Double, tooltip: String) {
      self.name = name
      self.unit = unit
      self.step = step
      self.tooltip = tooltip
    }
  }

  /// - Parameters:
  ///   - kinds: in display order.
  ///   - choices: the choices of content; empty for none.
  ///   - choiceName: the label of the choices; nil for the content.
  public init(
    kinds: [Kind], number: Number, choices: [String] = [], choiceName: String? = nil,
    texts: ExportTexts
  ) {
    kindButtons = kinds.map { Button(title: $0.title, style: .flat, tooltip: $0.tooltip) }
    kindLabel = Label(texts.kind, style: .secondary)
    numberField = ExpressionField(
      name: number.name, label: number.name, unit: number.unit, step: number.step, decimals: 0,
      tooltip: number.tooltip)
    choiceCount = choices.count
    self.choices =
      choices.isEmpty ? nil : ChoiceRow(name: choiceName ?? texts.content, choices: choices)
    backgroundButton = Button(
      title: texts.background, style: .flat, tooltip: texts.backgroundTip)
    partButton = Button(title: "", style: .flat, tooltip: texts.part, opensMenu: true)
    spacingButton = Button(title: "", style: .flat, tooltip: texts.spacingTip)
    filesButton = Button(title: "", style: .flat, tooltip: texts.filesTip)
    super.init(Accessibility(.group, name: texts.title))
    for button in [partButton, spacingButton, filesButton] { button.isHidden = true }
    filesButton.action = { [weak self] in self?.filesWanted.post(()) }
    spacingButton.action = { [weak self] in self?.spacingWanted.post(()) }
    partButton.action = { [weak self] in self?.partWanted.post(()) }
    backgroundButton.isOn = true
    for (index, button) in kindButtons.enumerated() {
      button.action = { [weak self] in self?.choose(index) }
      add(button)
    }
    numberField.wanted.listen(self) { [weak self] in self?.numberWanted.post($0.value) }
    self.choices?.chosen.listen(self) { [weak self] _ in
      if let self { changed.post(self) }
    }
    backgroundButton.action = { [weak self] in
      guard let self else { return }
      backgroundButton.isOn.toggle()
      changed.post(self)
    }
    for view in [
      kindLabel, numberField, partButton, backgroundButton, spacingButton, filesButton, info,
    ]
      as [View]
    {
      add(view)
    }
    if let choices = self.choices { insert(choices, below: spacingButton) }
    showKind()
  }

  /// The index of the file type. Setting it doesn't notify listeners.
  public var kind = 0 { didSet { if kind != oldValue { showKind() } } }

  private func choose(_ index: Int) {
    guard index != kind else { return }
    kind = index
    changed.post(self)
  }

  private func showKind() {
    for (index, button) in kindButtons.enumerated() { button.isOn = index == kind }
  }

  /// The width or the scale.
  public var number: Double {
    get { numberField.value }
    set { numberField.value = newValue }
  }

  /// The index of the chosen content.
  public var choice: Int {
    get { choices?.selection ?? 0 }
    set { choices?.selection = newValue }
  }

  /// Whether the background is exported, too.
  public var hasBackground: Bool { backgroundButton.isOn }

  /// Enables the options that apply to the file type.
  public func enable(number: Bool, background: Bool = false, choices: Bool = false) {
    numberField.isEnabled = number
    numberField.isHidden = !number
    backgroundButton.isHidden = !background
    self.choices?.isHidden = !choices
    setNeedsLayout()
  }

  /// The label of the part to export; nil without a choice.
  public var partTitle: String? {
    didSet {
      guard partTitle != oldValue else { return }
      partButton.title = partTitle ?? ""
      partButton.isHidden = partTitle == nil
      setNeedsLayout()
    }
  }

  /// The label of the spacing button; nil to hide it.
  public var spacingTitle: String? {
    didSet {
      guard spacingTitle != oldValue else { return }
      spacingButton.title = spacingTitle ?? ""
      spacingButton.isHidden = spacingTitle == nil
      setNeedsLayout()
    }
  }

  /// The label of the button for the files; nil to hide it.
  public var filesTitle: String? {
    didSet {
      guard filesTitle != oldValue else { return }
      filesButton.title = filesTitle ?? ""
      filesButton.isHidden = filesTitle == nil
      setNeedsLayout()
    }
  }

  /// Opens the menu of parts.
  public func showPartMenu(_ menu: Menu) {
    let corner = partButton.positionInScene(ViewPoint(x: 0, y: partButton.bounds.height))
    window?.show(menu, at: corner, size: menu.preferredSize(width: 320))
  }

  /// The line below the preview, such as the size of the file.
  public var infoText: String {
    get { info.text }
    set {
      info.text = newValue
      setNeedsLayout()
    }
  }

  /// A preview of the file, in its proportions.
  public var preview: Surface? { didSet { setNeedsDisplay() } }

  /// The size of the panel in a file chooser, in points; higher with many choices, to have room for the preview.
  public var size: ViewSize { ViewSize(width: 216, height: choiceCount > 5 ? 440 : 300) }

  private var previewArea: ViewRect {
    ViewRect(
      x: 0, y: info.frame.maxY + 8, width: bounds.width,
      height: max(0, bounds.height - info.frame.maxY - 8))
  }

  public override func layout() {
    kindLabel.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: 20)
    // Put many buttons in two rows.
    let columns = kindButtons.count > 5 ? (kindButtons.count + 1) / 2 : max(1, kindButtons.count)
    let width = (bounds.width / Double(columns)).rounded(.down)
    var y = 22.0
    for (index, button) in kindButtons.enumerated() {
      if index > 0, index % columns == 0 { y += 32 }
      button.frame = ViewRect(
        x: Double(index % columns) * width, y: y, width: width - 1, height: 30)
    }
    y += 38
    if !numberField.isHidden {
      numberField.frame = ViewRect(x: 0, y: y, width: bounds.width, height: 28)
      y += 34
    }
    if !backgroundButton.isHidden {
      backgroundButton.frame = ViewRect(
        x: 0, y: y, width: min(bounds.width, backgroundButton.preferredSize(width: 400).width),
        height: 30)
      y += 36
    }
    if !partButton.isHidden {
      partButton.frame = ViewRect(
        x: 0, y: y, width: min(bounds.width, partButton.preferredSize(width: 400).width),
        height: 30)
      y += 34
    }
    if let choices, !choices.isHidden {
      let height = choices.preferredSize(width: bounds.width).height
      choices.frame = ViewRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + 4
    }
    for button in [spacingButton, filesButton] where !button.isHidden {
      button.frame = ViewRect(
        x: 0, y: y, width: min(bounds.width, button.preferredSize(width: 400).width), height: 30)
      y += 34
    }
    info.frame = ViewRect(
      x: 0, y: y, width: bounds.width,
      height: max(20, info.preferredSize(width: bounds.width).height))
  }

  public override func draw(_ pass: RenderPass) {
    let area = previewArea.inset(1)
    guard let preview, area.width > 8, area.height > 8 else { return }
    let (width, height) = (Double(preview.size.width), Double(preview.size.height))
    let scale = min(area.width / width, area.height / height)
    let frame = snapped(
      ViewRect(
        x: area.midX - width * scale / 2, y: area.y, width: width * scale, height: height * scale))
    pass.context.fillTranslucencySquares(frame, side: 8, pass.theme.translucency)
    pass.context.paint(preview, in: frame, filter: scale > 1 ? .nearest : .good)
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: pass.hairline)
    pass.context.rectangle(frame.inset(-pass.hairline / 2))
    pass.context.stroke()
  }
}
