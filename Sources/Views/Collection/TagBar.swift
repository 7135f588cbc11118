public import Base
public import Texts
public import Widgets

/// One or two rows of tags below the bar of the collection. A click selects a tag; with Ctrl it adds one.
///
/// Tags that don't fit are in a menu at the end, except for selected ones, which are always visible.
public final class TagBar: View {
  /// Posted when a tag is clicked: its index among the entries, and whether to keep the selected ones.
  public let toggled = Signal<(index: Int, keepsOthers: Bool)>()
  /// Posted to show all items again.
  public let cleared = Signal<Void>()
  /// The tags that it shows, in their order.
  public private(set) var entries: [TagEntry] = []
  private let allChip: Chip
  private let moreButton: Button
  private var chips: [Chip] = []
  /// The indices of the tags that are only in the menu.
  private(set) var rest: [Int] = []
  private let texts: TagTexts

  /// In narrower windows there may be two rows.
  private static let leastWidthForOneRow = 520.0
  private static let (margin, gap, inset) = (16.0, 6.0, 8.0)
  private static let leastMenuHeight = 200.0
  /// Longer names are truncated.
  private static let widestChip = 180.0

  /// Creates a bar without tags.
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

  /// Shows tags in the given order.
  public func show(_ entries: [TagEntry]) {
    guard entries != self.entries else { return }
    if entries.map(\.name) != self.entries.map(\.name) { makeChips(entries) }
    self.entries = entries
    for (chip, entry) in zip(chips, entries) {
      chip.detail = texts.count(entry.count)
      chip.state = entry.isChosen ? .on : .off
      let isCut = chip.preferredSize(width: .infinity).width > Self.widestChip
      chip.tooltip = isCut ? entry.name : texts.tip
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
      chip.action = { [weak self] in self?.toggled.post((index, $0.contains(.control))) }
      insert(chip, below: moreButton)
      return chip
    }
    if hadFocus { window?.focus(chips.first { $0.title == focusedName } ?? allChip) }
  }

  // MARK: Layout

  /// The visible chips with their frames and number of rows.
  private struct Arrangement {
    /// The entry indices of the visible chips.
    var seen: [Int] = []
    /// The frames of the chip for all, of the visible chips, and of the button for the rest, if there is one.
    var frames: [ViewRect] = []
    var rows = 1
  }

  private static func rows(_ width: Double) -> Int { width < leastWidthForOneRow ? 2 : 1 }

  private func arrangement(_ width: Double) -> Arrangement {
    let widths = chips.map { $0.preferredSize(width: Self.widestChip).width }
    let all = flow(Array(chips.indices), widths, more: nil, width)
    guard all.rows > Self.rows(width) else { return all }
    let more = widestMoreButton(width)
    var best = flow([], widths, more: more, width)
    // The selected tags first, then the others, each in order.
    for isChosen in [true, false] {
      for index in entries.indices where entries[index].isChosen == isChosen {
        let next = flow((best.seen + [index]).sorted(), widths, more: more, width)
        guard next.rows <= Self.rows(width) else { break }
        best = next
      }
    }
    return best
  }

  /// The width of the button for the rest if no chip fits.
  private func widestMoreButton(_ width: Double) -> Double {
    let shown = moreButton.title
    defer { moreButton.title = shown }
    moreButton.title = texts.plus(chips.count)
    return moreButton.preferredSize(width: width).width
  }

  private func flow(
    _ places: [Int], _ widths: [Double], more: Double?, _ width: Double
  ) -> Arrangement {
    var arrangement = Arrangement(seen: places)
    let all = allChip.preferredSize(width: Self.widestChip).width
    var (x, y) = (Self.margin, Self.inset)
    for item in [all] + places.map({ widths[$0] }) + (more.map { [$0] } ?? []) {
      if x > Self.margin, x + item > width - Self.margin {
        x = Self.margin
        y += Chip.height + Self.gap
        arrangement.rows += 1
      }
      arrangement.frames.append(ViewRect(x: x, y: y, width: item, height: Chip.height))
      x += item + Self.gap
    }
    return arrangement
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let rows = Double(arrangement(width).rows)
    return ViewSize(
      width: width, height: rows * (Chip.height + Self.gap) - Self.gap + 2 * Self.inset)
  }

  public override var isRegion: Bool { true }

  public override func layout() {
    let arrangement = arrangement(bounds.width)
    let seen = Set(arrangement.seen)
    rest = chips.indices.filter { !seen.contains($0) }
    for (index, chip) in chips.enumerated() { chip.isHidden = !seen.contains(index) }
    moreButton.isHidden = rest.isEmpty
    moreButton.title = texts.plus(rest.count)
    moreButton.accessibility.name = texts.more(rest.count)
    moreButton.tooltip = texts.more(rest.count)
    let views = [allChip] + arrangement.seen.map { chips[$0] } + (rest.isEmpty ? [] : [moreButton])
    for (view, frame) in zip(views as [View], arrangement.frames) { view.frame = frame }
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
    guard let window else { return }
    let corner = moreButton.originInScene + ViewPoint(x: 0, y: moreButton.frame.height + 4)
    var size = menu.preferredSize(width: 280)
    // Scroll a long menu below the button rather than cover it.
    size.height = min(size.height, max(Self.leastMenuHeight, window.bounds.height - corner.y - 8))
    window.show(menu, at: corner, size: size)
  }

  public override func draw(_ pass: RenderPass) { pass.drawBar(bounds) }

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
