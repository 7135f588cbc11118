import Canvas
public import Base
public import Texts
public import Widgets

/// Lets a file be chosen to be read, a place and a name to be written, or a folder.
public final class FileChooser: View {
  public enum Purpose: Sendable {
    case reading, writing
    /// Of a folder, into which files are written.
    case folder
  }

  public let list: FileList
  /// The name of the file to be written, or its path.
  public let nameField: TextField
  public let confirmButton: Button
  /// One folder up.
  public let upButton: Button
  public let homeButton: Button
  private let cancelButton: Button
  private let title: Label
  private let path: Label
  private let message: Label
  private let purpose: Purpose
  /// Further settings, beside the list in a wide place and under it in a narrow one.
  private let accessory: View?
  private let accessorySize: ViewSize

  public init(
    _ purpose: Purpose, title: String, confirmTitle: String, texts: Texts,
    accessory: View? = nil, accessorySize: ViewSize = ViewSize(width: 0, height: 0)
  ) {
    self.purpose = purpose
    self.accessory = accessory
    self.accessorySize = accessorySize
    self.title = Label(title, style: .title)
    path = Label("", style: .secondary)
    message = Label("", style: .secondary, maxLines: 2)
    list = FileList(name: texts.files.files, emptyText: texts.files.empty)
    nameField = TextField(name: texts.files.name, longest: Self.longestPath)
    confirmButton = Button(title: confirmTitle, style: .primary)
    cancelButton = Button(title: texts.cancel)
    upButton = Button(icon: .up, style: .flat, name: texts.files.up, tooltip: texts.files.upTip)
    homeButton = Button(
      icon: .home, style: .flat, name: texts.files.home, tooltip: texts.files.home)
    super.init(Accessibility(.dialog, name: title))
    cancelButton.action = { [weak self] in self?.window?.dismissPopup() }
    for view in [self.title, upButton, homeButton, path, list] as [View] { add(view) }
    if purpose == .writing { add(nameField) }
    if let accessory { add(accessory) }
    for view in [message, cancelButton, confirmButton] as [View] { add(view) }
  }

  /// The folder that is shown, as text.
  public var folder: String {
    get { path.text }
    set { path.text = newValue }
  }

  /// What keeps the file from being read or written; empty for nothing.
  public var problem: String {
    get { message.text }
    set {
      message.text = newValue
      setNeedsLayout()
    }
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 18 }

  /// The size that it would like to have.
  public override func preferredSize(width: Double) -> ViewSize {
    let isBeside = width >= Self.narrowest + accessorySize.width
    let wide = min(width, 560 + (isBeside ? accessorySize.width : 0))
    return ViewSize(
      width: wide, height: 460 + (isBeside || accessory == nil ? 0 : accessorySize.height + 12))
  }

  private static let narrowest = 420.0
  private static let longestPath = 4095

  public override func layout() {
    let margin = bounds.width < 400 ? 12.0 : 20
    let width = bounds.width - 2 * margin
    title.frame = ViewRect(x: margin, y: 16, width: width, height: 24)
    upButton.frame = ViewRect(x: margin - 6, y: 46, width: 32, height: 30)
    homeButton.frame = ViewRect(x: margin + 26, y: 46, width: 32, height: 30)
    path.frame = ViewRect(x: margin + 64, y: 46, width: max(0, width - 64), height: 30)
    let foot = bounds.height - 20 - 32
    var x = bounds.width - margin
    for button in [confirmButton, cancelButton] {
      let size = button.preferredSize(width: width)
      x -= size.width
      button.frame = ViewRect(x: x, y: foot, width: size.width, height: 32)
      x -= 8
    }
    message.frame = ViewRect(x: margin, y: foot - 3, width: max(0, x - margin - 4), height: 38)
    var area = ViewRect(x: margin, y: 82, width: width, height: max(0, foot - 94))
    if let accessory {
      if bounds.width >= Self.narrowest + accessorySize.width {
        area.width -= accessorySize.width + 16
        accessory.frame = snapped(
          ViewRect(x: area.maxX + 16, y: area.y, width: accessorySize.width, height: area.height))
      } else {
        let height = min(accessorySize.height, area.height * 0.6)
        area.height -= height + 10
        accessory.frame = snapped(
          ViewRect(x: area.x, y: area.maxY + 10, width: area.width, height: height))
      }
    }
    if purpose == .writing {
      nameField.frame = ViewRect(x: area.x, y: area.y, width: area.width, height: 32)
      area.y += 40
      area.height = max(0, area.height - 40)
    }
    list.frame = snapped(area)
  }

  public override func draw(_ pass: DrawPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 14)
    pass.context.setColor(pass.theme.menu)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.enter, []):
      if confirmButton.isEnabled { confirmButton.action() }
    case (.up, .alt), (.backspace, []): upButton.action()
    default: return type(event)
    }
    return true
  }

  /// What is typed and meant for nothing else is the file's name.
  private func type(_ event: KeyEvent) -> Bool {
    guard purpose == .writing, !nameField.isFocused, event.key != .space,
      let first = event.text.unicodeScalars.first, first.value > 0x20, first.value != 0x7F,
      event.modifiers.subtracting(.shift).isEmpty
    else { return false }
    window?.focus(nameField)
    return nameField.keyPressed(event)
  }

  /// Selects the name but for its ending, so that what is typed keeps that.
  public func selectStem() {
    let name = nameField.text
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    nameField.select(0..<(stem.isEmpty ? name[...] : stem).utf8.count)
  }

  /// Gives the name the keyboard after something else was clicked; what was chosen by key keeps it.
  public func returnToName() {
    guard let window, !window.showsFocus else { return }
    window.focus(nameField)
  }

  /// Puts another ending behind the name. Where all was selected, all but the ending is; otherwise one types on before it.
  public func setEnding(_ ending: String) {
    guard let dot = nameField.text.lastIndex(of: ".") else { return }
    let stem = String(nameField.text[..<dot])
    let selected = nameField.editor.selectedBytes
    let end = stem.utf8.count
    let (first, last) = (min(selected.lowerBound, end), min(selected.upperBound, end))
    nameField.text = stem + "." + ending
    nameField.select(first..<last)
  }
}
