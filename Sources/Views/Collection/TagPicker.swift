import Canvas
public import Base
public import Texts
public import Widgets

/// A form control with tags as chips that can be switched on and off.
public final class TagPicker: View {
  /// Posted when the user switches a chip.
  public let switched = Signal<Void>()
  private let flow: ChipFlow
  private let pane: ScrollPane
  private let emptyText: String
  /// The initial states.
  private var states: [Chip.State]
  /// The maximum number of visible rows.
  private let mostRows: Int

  /// - Parameters:
  ///   - tags: the tags with their initial states.
  ///   - room: the maximum height in points. At least one row of chips is always visible.
  public init(
    _ tags: [(name: String, state: Chip.State)], room: Double = .infinity, texts: TagTexts
  ) {
    mostRows = (1...4).last { ChipFlow.height(ofRows: $0) <= room } ?? 1
    flow = ChipFlow(name: texts.tags)
    pane = ScrollPane(flow)
    emptyText = texts.none
    states = tags.map(\.state)
    super.init(Accessibility(.group, name: texts.tags))
    add(pane)
    flow.setChips(tags.map { chip($0.name, $0.state, $0.state) })
  }

  private func chip(_ name: String, _ state: Chip.State, _ original: Chip.State) -> Chip {
    let chip = Chip(title: name, state: state, hasMark: true)
    chip.action = { [weak self, weak chip] _ in
      guard let self, let chip else { return }
      chip.state =
        switch chip.state {
        case .on: .off
        case .mixed: .on
        case .off: original == .mixed ? .mixed : .on
        }
      switched.post(())
    }
    return chip
  }

  /// The tags that were switched on for all items.
  public var added: [String] { changed(to: .on) }
  /// The tags that were switched off for all items.
  public var removed: [String] { changed(to: .off) }

  private func changed(to state: Chip.State) -> [String] {
    zip(flow.chips, states).filter { $0.state == state && $1 != state }.map(\.0.title)
  }

  /// Adds a new tag in front of the others and switches it on.
  public func add(_ name: String) {
    states.insert(.off, at: 0)
    flow.setChips([chip(name, .on, .off)] + flow.chips)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Switches on the chip of a tag.
  ///
  /// - Returns: whether there is one.
  public func switchOn(where isMeant: (String) -> Bool) -> Bool {
    guard let chip = flow.chips.first(where: { isMeant($0.title) }) else { return false }
    chip.state = .on
    return true
  }

  /// Shows only the chips of some tags.
  public func showTags(where isWanted: (String) -> Bool) {
    for chip in flow.chips { chip.isHidden = !isWanted(chip.title) }
    flow.setNeedsLayout()
    setNeedsLayout()
    setNeedsDisplay()
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let height = flow.preferredSize(width: width - Self.thumb).height
    return ViewSize(
      width: width, height: min(height, ChipFlow.height(ofRows: mostRows)) + 2 * Self.margin)
  }

  /// The margin above and below the chips, and the width of the scroll bar's thumb.
  private static let (margin, thumb) = (4.0, 10.0)

  public override func layout() {
    pane.frame = ViewRect(
      x: 0, y: Self.margin, width: bounds.width, height: max(0, bounds.height - 2 * Self.margin))
    pane.contentHeight = flow.preferredSize(width: bounds.width - Self.thumb).height
  }

  public override func draw(_ pass: RenderPass) {
    guard flow.chips.isEmpty else { return }
    pass.draw(emptyText, font: pass.theme.small, color: pass.theme.secondaryText, in: bounds)
  }
}
