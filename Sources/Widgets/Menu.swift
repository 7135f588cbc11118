import Canvas
public import Base

/// A popup list of commands, which scrolls if it is too long.
public final class Menu: View {
  /// The treatment of the focus while a menu is open.
  public enum Focusing: Sendable {
    case taken
    /// The focus stays, as in the field that the menu belongs to.
    case left
  }

  let items: [Item]
  private let focusing: Focusing
  var highlighted: Int? {
    didSet {
      guard highlighted != oldValue else { return }
      setNeedsDisplay()
      noteAccessibleItem()
    }
  }
  private var scrolling = Scrolling()
  /// The text typed to find an item, and the time of its last letter.
  var typed = (text: "", time: EventTime.zero)
  private var isLaidOut = false
  /// Whether an item was chosen, in it or in a submenu.
  public private(set) var wasUsed = false
  /// The open submenu.
  weak var submenu: Menu?
  /// The menu with the row of this submenu.
  weak var parentMenu: Menu?
  /// The last position of the pointer.
  var pointer: ViewPoint?
  /// The position of the press that opened it, until that is dragged away: its release chooses nothing.
  private var opening: ViewPoint?
  private static let rowHeight = 30.0
  private static let separatorHeight = 9.0
  static let padding = 6.0
  /// A sample of the features in which typefaces differ: a capital, small letters with and without a stem, and digits.
  static let sample = "Aag 12"
  static let sampleSize = 17.0
  /// The maximum pause between letters typed together, in milliseconds.
  static let longestPause: UInt32 = 1000
  private static let sampleWidth = 90.0
  private static let pictureGap = 20.0

  /// Creates a menu with a name for screen readers.
  ///
  /// - Parameter focusing: whether it takes the focus when it is shown.
  public init(name: String, items: [Item], focusing: Focusing = .taken) {
    self.items = items
    self.focusing = focusing
    super.init(Accessibility(.menu, name: name))
  }

  public override var accessibleItemCount: Int { items.count }
  public override var currentAccessibleItem: Int? { highlighted }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard items.indices.contains(index) else { return nil }
    if case .separator = items[index] {
      return AccessibleItem(Accessibility(.separator), frame: rect(of: index), isEnabled: false)
    }
    var key = ""
    if case .command(_, let name, _, _) = items[index] { key = name }
    var said = Accessibility(.menuItem, name: items[index].title, value: key)
    said.key = key
    return AccessibleItem(
      said, frame: rect(of: index), isSelected: items[index].isChosen,
      isEnabled: isSelectable(index)
    ) { [weak self] in self?.choose(index) }
  }

  public override var acceptsFocus: Bool { focusing == .taken }
  public override var leavesFocus: Bool { focusing == .left }
  public override var shadowReach: Double { 10 }

  public override func preferredSize(width: Double) -> ViewSize {
    let font = Theme.light.body
    var widest = 120.0
    for item in items {
      switch item {
      case .command(let title, let key, _, _):
        let keyWidth = key.isEmpty ? 0 : TextLayout(key, font: Theme.light.small).size.width + 28
        widest = max(widest, TextLayout(title, font: font).size.width + keyWidth)
      case .choice(let title, _, let typeface, _):
        let sampleWidth = typeface == nil ? 0 : Self.sampleWidth
        widest = max(widest, TextLayout(title, font: font).size.width + sampleWidth)
      case .palette(let title, let colors, _, _):
        let chips = Self.chips(colors).width + 20
        widest = max(widest, TextLayout(title, font: font).size.width + chips)
      case .picture(let title, _, _, _):
        widest = max(
          widest, TextLayout(title, font: font).size.width + Self.pictureWidth + Self.pictureGap)
      case .submenu(let title, _):
        widest = max(widest, TextLayout(title, font: font).size.width + Self.arrowWidth)
      case .separator: break
      }
    }
    return ViewSize(
      width: min(width, widest.rounded(.up) + titleIndent + 36), height: contentHeight)
  }

  /// If any item may be marked, all titles leave space for the mark.
  var titleIndent: Double {
    let hasChoice = items.contains {
      switch $0 {
      case .choice, .palette, .picture: true
      case .command, .submenu, .separator: false
      }
    }
    return hasChoice ? 20 : 0
  }

  private var contentHeight: Double {
    items.indices.reduce(2 * Self.padding) { $0 + height(of: $1) }
  }

  public override func layout() {
    scrolling.resize(content: contentHeight, visible: bounds.height)
    // Scroll to the chosen item at first.
    guard !isLaidOut else { return }
    isLaidOut = true
    if let chosen = items.firstIndex(where: { $0.isChosen }) { reveal(chosen) }
  }

  private func reveal(_ index: Int) {
    let row = rect(of: index).offset(by: ViewPoint(x: 0, y: scrolling.offset))
    scrolling.reveal(from: row.y - Self.rowHeight, to: row.maxY + Self.rowHeight)
    setNeedsDisplay()
  }

  private func height(of index: Int) -> Double {
    if case .separator = items[index] { Self.separatorHeight } else { Self.rowHeight }
  }

  func rect(of index: Int) -> ViewRect {
    let top = (0..<index).reduce(Self.padding - scrolling.offset) { $0 + height(of: $1) }
    return ViewRect(
      x: Self.padding, y: top, width: bounds.width - 2 * Self.padding, height: height(of: index))
  }

  func isSelectable(_ index: Int) -> Bool {
    switch items[index] {
    case .command(_, _, let isEnabled, _): isEnabled
    case .choice, .palette, .picture, .submenu: true
    case .separator: false
    }
  }

  func item(at point: ViewPoint) -> Int? {
    items.indices.first { rect(of: $0).contains(point) && isSelectable($0) }
  }

  public override func draw(_ pass: RenderPass) {
    let theme = pass.theme
    let context = pass.context
    pass.drawShadow(under: bounds, radius: theme.largeRadius, depth: 8)
    context.setColor(theme.menu)
    context.roundedRectangle(bounds, radius: theme.largeRadius)
    context.fill()
    context.setColor(theme.line)
    context.setLine(width: pass.hairline)
    context.roundedRectangle(bounds.inset(pass.hairline / 2), radius: theme.largeRadius)
    context.stroke()
    context.saved {
      context.roundedRectangle(bounds.inset(1), radius: theme.largeRadius)
      context.clip()
      for index in items.indices where rect(of: index).intersects(pass.damage) {
        draw(index, pass)
      }
    }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 6, width: bounds.width - 2, height: bounds.height - 12),
      isHovered: isHovered)
  }

  func choose(_ index: Int) {
    let item = items[index]
    if case .submenu = item { return openSubmenu(of: index, byKey: true) }
    outermost.wasUsed = true
    // Along with all submenus.
    window?.dismiss(outermost)
    switch item {
    case .command(_, _, _, let action), .choice(_, _, _, let action),
      .palette(_, _, _, let action), .picture(_, _, _, let action):
      action()
    case .submenu, .separator: break
    }
  }

  public override func hovered(_ event: PointerEvent) { point(at: event.position) }

  public override func hoverChanged() {
    if !isHovered, submenu == nil { highlighted = nil }
    // The scroll thumb looks different under the pointer.
    setNeedsDisplay()
  }

  // MARK: A press that opens it, and goes on

  /// Takes over the press that opened it: dragging it to an item and releasing it there chooses that.
  ///
  /// - Parameter position: in the scene.
  func takeOverPress(at position: ViewPoint) { opening = position }

  public override func dragged(_ event: PointerEvent) {
    let position = positionInScene(event.position)
    if let opening {
      guard opening.distance(to: position) > habits.dragThreshold ?? Self.dragThreshold else {
        return
      }
      self.opening = nil
    }
    let menu = menu(at: position)
    menu.point(at: menu.positionFromScene(position))
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scrolling.scroll(to: scrolling.offset + dy * Scrolling.notch)
    hovered(event)
    setNeedsDisplay()
    return true
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { true }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard opening == nil else { return opening = nil }
    let position = positionInScene(event.position)
    let menu = menu(at: position)
    if let index = menu.item(at: menu.positionFromScene(position)) { menu.choose(index) }
  }

  private static let dragThreshold = 4.0

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if let found = next(typedBy: event) {
      highlighted = found
      reveal(found)
      return true
    }
    switch event.key {
    case .down: highlighted = nextSelectable(from: highlighted ?? -1, by: 1)
    case .up: highlighted = nextSelectable(from: highlighted ?? items.count, by: -1)
    case .home: highlighted = nextSelectable(from: -1, by: 1)
    case .end: highlighted = nextSelectable(from: items.count, by: -1)
    case .enter, .space: if let highlighted { choose(highlighted) }
    case .right:
      if let highlighted { openSubmenu(of: highlighted, byKey: true) }
    case .left: parentMenu?.closeSubmenu()
    default: break
    }
    if let highlighted { reveal(highlighted) }
    return true
  }
}
