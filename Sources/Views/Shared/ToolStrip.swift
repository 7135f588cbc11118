public import Base
public import Widgets

/// The tools side by side, and what can be chosen for the one in use. In a narrow place the last of them fold, one
/// after the other, into a button with a menu, which shows the one in use where that is among them; what can be chosen
/// gives way after that.
public final class ToolStrip: View {
  /// Tells which tool is asked for.
  public let chosen = Signal<Int>()
  /// Lets one of the tools be chosen that are folded, under a button.
  public let showTools = Signal<(button: Button, tools: Range<Int>)>()
  private let tools: [ToolChoice]
  private let buttons: [Button]
  private let folded: Button
  private let foldedName: String
  private let optionsRoom: Double
  /// How many tools stand in the row; the rest are folded.
  private var openCount: Int { didSet { if openCount != oldValue { showChoice() } } }
  private var optionButtons: [Button] = []
  /// Shows what of the options has no room.
  private let more: Button

  /// - Parameters:
  ///   - moreName: of the menu of all options that have no room.
  ///   - foldedName: of the menu of the tools that have none.
  ///   - optionsRoom: what the row of tools leaves to what can be chosen for them, in points.
  public init(
    name: String, tools: [ToolChoice], moreName: String, foldedName: String,
    optionsRoom: Double = ToolStrip.roomForTwoOptions
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

  /// The tool in use.
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

  /// The keys of the tools; as many as there are tools.
  public var keys: [String] = [] {
    didSet { for (button, key) in zip(buttons, keys) { button.accessibility.key = key } }
  }

  /// What the tools do, with their keys; as many as there are tools.
  public var tooltips: [String] = [] {
    didSet {
      for (button, tooltip) in zip(buttons, tooltips) { button.tooltip = tooltip }
      showChoice()
    }
  }

  public var options: [ToolOptionChoice] = [] {
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

  /// For as many as a pencil has.
  public static let roomForTwoOptions = 2 * (side + 2)
  private static let side = 34.0
  private static let height = 32.0
  private static let gap = 10.0

  /// Of the options with their titles.
  private var optionWidths: [Double] = []

  private static func width(_ button: Button) -> Double {
    max(side, button.preferredSize(width: 200).width)
  }

  private var optionsWidth: Double { optionWidths.reduce(0) { $0 + $1 + 2 } }

  /// The room that the strip shares with what follows it in a row, of which it takes `width(in:)`; its own width by
  /// default.
  var room: Double? { didSet { if room != oldValue { setNeedsLayout() } } }

  /// How much room the tools take in a row, with what they leave to options.
  var openWidth: Double { Double(buttons.count) * Self.side + Self.gap + optionsRoom }

  /// How much room they take in one button, without what can be chosen.
  static let foldedWidth = side

  /// How much room they take in one button, with what they leave to options.
  var leastWidth: Double { Self.foldedWidth + 2 + optionsRoom }

  /// The room that they take of what there is.
  func width(in room: Double) -> Double {
    let count = openCount(in: room)
    let tools =
      Double(count) * Self.side + (count < buttons.count ? Self.foldedWidth + 2 : Self.gap)
    return min(room, tools + optionsWidth)
  }

  /// How many tools stand in the row beside the button of the rest, which are at least two. It depends on nothing that
  /// goes with the tool in use, so that all keep their places.
  private func openCount(in room: Double) -> Int {
    guard room < openWidth else { return buttons.count }
    // What can be chosen takes half of the room at most before tools fold.
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
      if let icon = option.foldedIcon {
        button.title = isTight ? "" : option.title
        button.icon = isTight ? icon : option.icon
      }
      rest += Self.width(button) + 2
    }
    var isFull = false
    for button in optionButtons {
      let width = Self.width(button)
      rest -= width + 2
      // Of those that follow, all have room, or the button that shows them.
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
