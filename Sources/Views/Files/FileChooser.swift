import Canvas
public import Base
public import Texts
public import Widgets

/// A chooser for a file to read, for the place and name of one to write, or for a folder.
public final class FileChooser: View {
  /// The use of the chosen path.
  public enum Purpose: Sendable {
    case reading, writing
    /// A folder to write files to.
    case folder
  }

  /// The files of the folder.
  public let list: FileList
  /// The headers of its columns.
  public let head: FileListHead
  /// Shown next to the list if there is room.
  public let places: FolderPlaceList
  /// Opens a menu of the places if space is short.
  public let placesButton: Button
  /// The field for typing a path, visible only while it has the focus.
  public let pathField: TextField
  /// Posted to toggle hidden files.
  public let hiddenWanted = Signal<Void>()
  /// The name or path of the file to write.
  public let nameField: TextField
  /// Confirms the choice; disabled without one.
  public let confirmButton: Button
  /// Goes to the parent folder.
  public let upButton: Button
  /// Shows the user's home folder.
  public let homeButton: Button
  private let cancelButton: Button
  private let title: Label
  private let path: Label
  private let message: Label
  let purpose: Purpose
  /// Further settings, next to the list if it is wide enough, otherwise below it.
  private let accessory: View?
  private let accessorySize: ViewSize

  /// Creates a chooser without files, which its owner provides.
  ///
  /// - Parameter accessory: a view next to the files; nil for none.
  /// - Parameter accessorySize: its size in points.
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
    list = FileList(texts: texts.files)
    head = FileListHead(texts: texts.files)
    places = FolderPlaceList(name: texts.files.places)
    placesButton = Button(
      icon: .folder, style: .flat, name: texts.files.places, tooltip: texts.files.placesTip,
      opensMenu: true)
    pathField = TextField(name: texts.files.path, longest: Self.longestPath)
    nameField = TextField(name: texts.files.name, longest: Self.longestPath)
    confirmButton = Button(title: confirmTitle, style: .primary)
    cancelButton = Button(title: texts.cancel)
    upButton = Button(icon: .up, style: .flat, name: texts.files.up, tooltip: texts.files.upTip)
    homeButton = Button(
      icon: .home, style: .flat, name: texts.files.home, tooltip: texts.files.home)
    super.init(Accessibility(.dialog, name: title))
    cancelButton.action = { [weak self] in self?.window?.dismissPopup() }
    pathField.isHidden = true
    pathField.next = list
    pathField.ended = { [weak self] in self?.pathField.isHidden = true }
    let bar = [self.title, upButton, homeButton, placesButton, path, pathField]
    for view in bar + [places, head, list] as [View] { add(view) }
    if purpose == .writing { add(nameField) }
    if let accessory { add(accessory) }
    for view in [message, cancelButton, confirmButton] as [View] { add(view) }
  }

  /// The path of the current folder.
  public var folder = "" { didSet { path.text = folder.withVisibleBytes } }

  /// The reason why the file can't be read or written; empty for none.
  public var problem: String {
    get { message.text }
    set {
      message.text = newValue
      setNeedsLayout()
    }
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 18 }

  /// Returns the preferred size.
  public override func preferredSize(width: Double) -> ViewSize {
    let isBeside = width >= Self.narrowest + accessorySize.width
    let wide = min(width, 820 + (isBeside ? accessorySize.width : 0))
    guard accessory != nil else { return ViewSize(width: wide, height: 540) }
    // Beside the list, it has the height between the title and the buttons.
    return ViewSize(
      width: wide,
      height: isBeside ? max(540, accessorySize.height + 164) : 552 + accessorySize.height)
  }

  private static let narrowest = 420.0
  /// The list's minimum width for showing the places, and the places' own width.
  private static let (roomForPlaces, placesWidth) = (540.0, 164.0)
  private static let headHeight = 26.0
  private static let longestPath = 4095

  public override func layout() {
    let isLow = bounds.height < 320
    let margin = bounds.width < 400 ? 12.0 : 20
    let width = bounds.width - 2 * margin
    let top = isLow ? 8.0 : 46
    title.isHidden = isLow
    title.frame = ViewRect(x: margin, y: 16, width: width, height: 24)
    let foot = bounds.height - (isLow ? 8 : 20) - 32
    var x = bounds.width - margin
    for button in [confirmButton, cancelButton] {
      let size = button.preferredSize(width: width)
      x -= size.width
      button.frame = ViewRect(x: x, y: foot, width: size.width, height: 32)
      x -= 8
    }
    message.frame = ViewRect(x: margin, y: foot - 3, width: max(0, x - margin - 4), height: 38)
    var area = ViewRect(
      x: margin, y: top + 36, width: width, height: max(0, foot - top - (isLow ? 42 : 48)))
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
    let hasPlaces = area.width >= Self.roomForPlaces && !places.rows.isEmpty
    places.isHidden = !hasPlaces
    placesButton.isHidden = hasPlaces || places.rows.isEmpty
    if hasPlaces {
      places.frame = snapped(
        ViewRect(x: area.x - 6, y: area.y, width: Self.placesWidth, height: area.height))
      area.x += Self.placesWidth + 8
      area.width -= Self.placesWidth + 8
    }
    layoutBar(x: margin, y: top, width: width)
    head.isHidden = area.height < 130
    if !head.isHidden {
      head.frame = snapped(
        ViewRect(x: area.x, y: area.y, width: area.width, height: Self.headHeight))
      area.y += Self.headHeight
      area.height -= Self.headHeight
    }
    list.frame = snapped(area)
  }

  private func layoutBar(x: Double, y: Double, width: Double) {
    var left = x - 6
    for button in [upButton, homeButton, placesButton] where !button.isHidden {
      button.frame = ViewRect(x: left, y: y, width: button === placesButton ? 42 : 32, height: 30)
      left += button.frame.width
    }
    let rest = ViewRect(x: left + 6, y: y, width: max(0, x + width - left - 6), height: 30)
    path.frame = rest
    pathField.frame = rest
  }

  public override func draw(_ pass: RenderPass) {
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
    case (.home, .alt): homeButton.action()
    case (.character("h"), .control): hiddenWanted.post(())
    case (.character("l"), .control): beginPath(purpose == .writing ? "" : folder + "/")
    default: return type(event)
    }
    return true
  }
}
