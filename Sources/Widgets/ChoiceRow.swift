public import Base

/// A row of options for a single choice.
public final class ChoiceRow: View {
  /// Posts the user's choice.
  public let chosen = Signal<Int>()
  /// The index of the chosen option; another number for none of them.
  public var selection: Int { didSet { if selection != oldValue { updateButtons() } } }
  private let label: Label
  private let buttons: [Button]
  private let note: Label?
  /// The number of options in a row; nil for as many as fit.
  private let fixedColumns: Int?
  private let showsName: Bool

  /// - Parameters:
  ///   - note: the text below; empty for none.
  ///   - showsName: whether the name is above the options.
  ///   - turnsPages: whether the options are pages shown below.
  public init(
    name: String, choices: [String], selection: Int = 0, columns: Int? = nil, note: String = "",
    showsName: Bool = true, turnsPages: Bool = false
  ) {
    self.note = note.isEmpty ? nil : Label(note, style: .secondary, maxLines: 5)
    self.showsName = showsName
    label = Label(name, style: .secondary)
    buttons = choices.map { Button(title: $0, style: .flat) }
    fixedColumns = columns
    self.selection = selection
    super.init(Accessibility(turnsPages ? .tabList : .group, name: name))
    if turnsPages { for button in buttons { button.accessibility.role = .tab } }
    if showsName { add(label) }
    if let note = self.note { add(note) }
    for (index, button) in buttons.enumerated() {
      button.action = { [weak self] in
        self?.selection = index
        self?.chosen.post(index)
      }
      add(button)
    }
    updateButtons()
  }

  private func updateButtons() {
    for (index, button) in buttons.enumerated() { button.isOn = index == selection }
  }

  private static let rowHeight = 30.0

  private var top: Double { showsName ? 20 : 0 }

  private func columns(_ width: Double) -> Int {
    if let fixedColumns { return max(1, fixedColumns) }
    // The space between adjacent words can be smaller than the padding of a single one.
    let widest = (buttons.map { $0.preferredSize(width: width).width }.max() ?? 1) - 14
    return max(1, min(buttons.count, Int(saturating: (width + 2) / (widest + 2))))
  }

  private func rowsHeight(_ width: Double) -> Double {
    let columns = columns(width)
    return Double((buttons.count + columns - 1) / columns) * (Self.rowHeight + 2)
  }

  private func noteHeight(_ width: Double) -> Double {
    note?.preferredSize(width: width).height ?? 0
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let noteHeight = note == nil ? 0 : noteHeight(width) + 6
    return ViewSize(width: width, height: top + rowsHeight(width) + noteHeight)
  }

  public override func layout() {
    label.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: 18)
    let columns = columns(bounds.width)
    let width = (bounds.width / Double(columns)).rounded(.down)
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(
        x: Double(index % columns) * width,
        y: top + Double(index / columns) * (Self.rowHeight + 2), width: width - 2,
        height: Self.rowHeight)
    }
    note?.frame = ViewRect(
      x: 0, y: top + rowsHeight(bounds.width) + 6, width: bounds.width,
      height: noteHeight(bounds.width))
  }
}
