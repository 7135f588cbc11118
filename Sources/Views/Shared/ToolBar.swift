public import Base
public import Widgets

/// A row of tools, followed by the options of the current one. In a narrow space, the last tools are folded one by one
/// into a button with a menu, which shows the current tool if it is folded; the options give way after that.
public final class ToolBar: View {
  /// Posts the chosen tool.
  public let chosen = Signal<Int>()
  /// Posted to open the menu of the folded tools below a button.
  public let showTools = Signal<(button: Button, tools: Range<Int>)>()
  private let tools: [ToolBarItem]
  private let buttons: [Button]
  private let folded: Button
  private let foldedName: String
  private let optionsRoom: Double
  /// The number of tools in the row; the rest are folded.
  private var openCount: Int { didSet { if openCount != oldValue { showChoice() } } }
  private var optionButtons: [Button] = []
  /// Shows the options that don't fit.
  private let more: Button

  /// - Parameters:
  ///   - moreName: the name of the menu of options that don't fit.
  ///   - foldedName: the name of the menu of folded tools.
  ///   - optionsRoom: the space that the row of tools leaves for options, in points.
  public init(
    name: String, tools: [ToolBarItem], moreName: String, foldedName: String,
    optionsRoom: Double = ToolBar.roomForTwoOptions
  ) {
    self.foldedName = foldedName
    self.optionsRoom = optionsRoom
    self.tools = tools
    openCount = tools.count
    buttons = tools.map { Button(icon: $0.icon, style: .flat, name: $0.name) }
    folded = Button(icon: tools.first?.icon, style: .flat, name: name, opensMenu: true)
    more = Button(icon: .more, style: .flat, name: moreName, tooltip: moreName, opensMenu: true)
    super.init(Accessibility(.toolbar, name: name))
    for (index, button) in buttons.enumerated() {
      button.action = { [weak self] in self?.chosen.post(index) }
      add(button)
    }
    folded.action = { [weak self] in
      guard let self else { return }
      showTools.post((folded, openCount..<buttons.count))
    }
    add(folded)
    add(more)
    more.action = { [weak self] in self?.showHiddenOptions() }
    showChoice()
  }

  /// The current tool.
  public var selection = 0 { didSet { if selection != oldValue { showChoice() } } }

  private func showChoice() {
    for (index, button) in buttons.enumerated() { button.isOn = index == selection }
    guard tools.indices.contains(selection) else { return }
    accessibility.value = tools[selection].name
    folded.isOn = selection >= openCount
    let shown = folded.isOn ? selection : min(openCount, tools.count - 1)
    folded.icon = tools[shown].icon
    folded.tooltip = folded.isOn ? buttons[selection].tooltip : foldedName
  }

  /// The keys of the tools, exactly as many as tools.
  public var keys: [String] = [] {
    didSet { for (button, key) in zip(buttons, keys) { button.accessibility.key = key } }
  }

  /// The descriptions of the tools with their keys, exactly as many as tools.
  public var tooltips: [String] = [] {
    didSet {
      for (button, tooltip) in zip(buttons, tooltips) { button.tooltip = tooltip }
      showChoice()
    }
  }

  /// The options of the current tool, in their order.
  public var options: [ToolBarOption] = [] {
    didSet {
      for button in optionButtons { remove(button) }
      optionButtons = options.map { option in
        let button = Button(
          title: option.title, icon: option.icon, style: .flat, name: option.name,
          tooltip: option.tooltip, opensMenu: option.opensMenu)
        button.isOn = option.isOn
        button.action = { [weak button] in
          if let button { option.choose(button) }
        }
        add(button)
        return button
      }
      optionWidths = optionButtons.map(Self.width)
      setNeedsLayout()
      parent?.setNeedsLayout()
    }
  }

  // MARK: Layout

  /// Enough for the options of a pencil.
  public static let roomForTwoOptions = 2 * (side + 2)
  private static let side = 34.0
  private static let height = 32.0
  private static let gap = 10.0

  /// The widths of the options with their titles.
  private var optionWidths: [Double] = []

  private static func width(_ button: Button) -> Double {
    max(side, button.preferredSize(width: 200).width)
  }

  private var optionsWidth: Double { optionWidths.reduce(0) { $0 + $1 + 2 } }

  /// The space shared with the next view in the row; the strip takes `width(in:)` of it. By default its own width.
  var room: Double? { didSet { if room != oldValue { setNeedsLayout() } } }

  /// The width of all tools in a row, with the space for options.
  var openWidth: Double { Double(buttons.count) * Self.side + Self.gap + optionsRoom }

  /// The width of all tools in one button, without options.
  static let foldedWidth = side

  /// The width of all tools in one button, with the space for options.
  var leastWidth: Double { Self.foldedWidth + 2 + optionsRoom }

  /// Returns the width to take of an available one.
  func width(in room: Double) -> Double {
    let count = openCount(in: room)
    let tools =
      Double(count) * Self.side + (count < buttons.count ? Self.foldedWidth + 2 : Self.gap)
    return min(room, tools + optionsWidth)
  }

  /// Returns the number of tools in the row next to the button for the rest, which are at least two. Independent of the
  /// current tool, so that all keep their places.
  private func openCount(in room: Double) -> Int {
    guard room < openWidth else { return buttons.count }
    // Options take at most half of the space before tools are folded.
    let options = min(optionsRoom, max(Self.side, room / 2))
    let left = room - Self.foldedWidth - 2 - options
    return max(0, min(buttons.count - 2, Int(saturating: (left + 0.5) / Self.side)))
  }

  public override func layout() {
    openCount = openCount(in: room ?? bounds.width)
    let isFolded = openCount < buttons.count
    var x = 0.0
    for (index, button) in buttons.enumerated() {
      button.isHidden = index >= openCount
      guard !button.isHidden else { continue }
      button.frame = ViewRect(x: x, y: 0, width: Self.side, height: Self.height)
      x += Self.side
    }
    folded.isHidden = !isFolded
    folded.frame = ViewRect(x: x, y: 0, width: Self.side, height: Self.height)
    x += isFolded ? Self.side + 2 : Self.gap
    let isTight = x + optionsWidth > bounds.width + 2.5
    var rest = 0.0
    for (button, option) in zip(optionButtons, options) {
      if option.foldedIcon != nil || !option.foldedTitle.isEmpty {
        button.title = isTight ? option.foldedTitle : option.title
        button.icon = isTight ? option.foldedIcon : option.icon
      }
      rest += Self.width(button) + 2
    }
    var isFull = false
    for button in optionButtons {
      let width = Self.width(button)
      rest -= width + 2
      // Either all following options fit, or the button for the rest does.
      let needed = x + width + (rest > 0 ? 2 + min(rest - 2, Self.side) : 0)
      isFull = isFull || needed > bounds.width + 0.5
      button.isHidden = isFull
      guard !isFull else { continue }
      button.frame = ViewRect(x: x, y: 0, width: width, height: Self.height)
      x += width + 2
    }
    more.isHidden = !isFull || x + Self.side > bounds.width + 0.5
    more.frame = ViewRect(x: x, y: 0, width: Self.side, height: Self.height)
  }

  private func showHiddenOptions() {
    let items = zip(optionButtons, options).filter(\.0.isHidden).map { [more] _, option in
      option.opensMenu
        ? Menu.Item.command(option.label, key: "", isEnabled: true) { option.choose(more) }
        : .choice(option.label, isChosen: option.isOn) { option.choose(more) }
    }
    let menu = Menu(name: more.accessibility.name, items: items)
    window?.show(
      menu, at: more.originInScene + ViewPoint(x: 0, y: Self.height + 4),
      size: menu.preferredSize(width: 300))
  }
}
