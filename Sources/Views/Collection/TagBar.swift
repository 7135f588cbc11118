public import Base
public import Texts
public import Widgets

/// A row of all tags under the bar of the collection: one is chosen with a click, another one with Ctrl held.
///
/// Those for which there is no room are in a menu at its end, but for chosen ones, which are always seen.
public final class TagBar: View {
  /// A tag was clicked: its place among the entries, and whether the chosen ones stay chosen.
  public let toggled = Signal<(index: Int, keepsOthers: Bool)>()
  /// All is to be shown again.
  public let cleared = Signal<Void>()
  public private(set) var entries: [TagEntry] = []
  private let allChip: Chip
  private let moreButton: Button
  private var chips: [Chip] = []
  /// The places of those that are only in the menu.
  private(set) var rest: [Int] = []
  private let texts: TagTexts

  public static let height = 42.0
  private static let (margin, gap) = (16.0, 6.0)
  /// A longer name is cut.
  private static let widestChip = 180.0

  public init(texts: TagTexts) {
    self.texts = texts
    allChip = Chip(title: texts.all, state: .on)
    moreButton = Button(style: .flat, name: texts.more(1), opensMenu: true)
    super.init(Accessibility(.toolbar, name: texts.tags))
    allChip.action = { [weak self] _ in self?.cleared.post(()) }
    moreButton.action = { [weak self] in self?.showRest() }
    add(allChip)
    add(moreButton)
  }

  /// Shows tags in their order.
  public func show(_ entries: [TagEntry]) {
    guard entries != self.entries else { return }
    if entries.map(\.name) != self.entries.map(\.name) { makeChips(entries) }
    self.entries = entries
    for (chip, entry) in zip(chips, entries) {
      chip.detail = "\(entry.count)"
      chip.state = entry.isChosen ? .on : .off
    }
    allChip.state = entries.contains(where: \.isChosen) ? .off : .on
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func makeChips(_ entries: [TagEntry]) {
    let focusedName = chips.first { $0.isFocused }?.title
    let hadFocus = focusedName != nil || moreButton.isFocused
    let window = window
    for chip in chips { remove(chip) }
    chips = entries.enumerated().map { index, entry in
      let chip = Chip(title: entry.name)
      chip.tooltip = texts.tip
      chip.action = { [weak self] in self?.toggled.post((index, $0.contains(.control))) }
      insert(chip, below: moreButton)
      return chip
    }
    if hadFocus { window?.focus(chips.first { $0.title == focusedName } ?? allChip) }
  }

  // MARK: Layout

  public override func layout() {
    let widths = chips.map { $0.preferredSize(width: Self.widestChip).width + Self.gap }
    let allWidth = allChip.preferredSize(width: Self.widestChip).width
    let start = Self.margin + allWidth + Self.gap
    let room = bounds.width - Self.margin - start
    var seen = Set(fitting(widths, room + Self.gap))
    if seen.count < chips.count {
      moreButton.title = texts.plus(chips.count)
      seen = Set(fitting(widths, room - moreButton.preferredSize(width: room).width))
    }
    rest = chips.indices.filter { !seen.contains($0) }
    let y = ((bounds.height - Chip.height) / 2).rounded()
    allChip.frame = ViewRect(x: Self.margin, y: y, width: allWidth, height: Chip.height)
    var x = start
    for (index, chip) in chips.enumerated() {
      chip.isHidden = !seen.contains(index)
      guard !chip.isHidden else { continue }
      chip.frame = ViewRect(x: x, y: y, width: widths[index] - Self.gap, height: Chip.height)
      x += widths[index]
    }
    moreButton.isHidden = rest.isEmpty
    moreButton.title = texts.plus(rest.count)
    moreButton.accessibility.name = texts.more(rest.count)
    moreButton.tooltip = texts.more(rest.count)
    let width = moreButton.preferredSize(width: room).width
    moreButton.frame = ViewRect(x: x, y: y - 1, width: width, height: Chip.height + 2)
  }

  /// The places of what fits into a room: the chosen ones first, then the others in their order.
  private func fitting(_ widths: [Double], _ room: Double) -> [Int] {
    let chosen = entries.indices.filter { entries[$0].isChosen }
    var (left, places) = (room, [Int]())
    for index in chosen where widths[index] <= left {
      places.append(index)
      left -= widths[index]
    }
    for index in entries.indices where !entries[index].isChosen {
      guard widths[index] <= left else { break }
      places.append(index)
      left -= widths[index]
    }
    return places
  }

  private func showRest() {
    let menu = Menu(
      name: texts.tags,
      items: rest.map { index in
        .choice(
          texts.counted(entries[index].name, entries[index].count),
          isChosen: entries[index].isChosen
        ) { [weak self] in self?.toggled.post((index, false)) }
      })
    window?.show(
      menu, at: moreButton.originInScene + ViewPoint(x: 0, y: moreButton.frame.height + 4),
      size: menu.preferredSize(width: 280))
  }

  public override func draw(_ pass: DrawPass) { pass.drawBar(bounds) }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .left where event.modifiers.isEmpty:
      window?.moveFocus(among: [allChip] + chips + [moreButton], by: -1) ?? false
    case .right where event.modifiers.isEmpty:
      window?.moveFocus(among: [allChip] + chips + [moreButton], by: 1) ?? false
    case .enter where event.modifiers.isSubset(of: [.control]): press(event.modifiers)
    default: false
    }
  }

  private func press(_ modifiers: Modifiers) -> Bool {
    guard let chip = ([allChip] + chips).first(where: \.isFocused) else { return false }
    chip.action(modifiers)
    return true
  }
}
