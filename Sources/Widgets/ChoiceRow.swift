public import Base

/// A few words side by side of which one is chosen.
public final class ChoiceRow: View {
  /// Tells of choices by the user.
  public let chosen = Signal<Int>()
  public var selection: Int { didSet { if selection != oldValue { show() } } }
  private let label: Label
  private let buttons: [Button]
  /// Choices in a row; more go below.
  private let columns: Int

  public init(name: String, choices: [String], selection: Int = 0, columns: Int? = nil) {
    label = Label(name, style: .secondary)
    buttons = choices.map { Button(title: $0, style: .flat) }
    self.columns = max(1, columns ?? choices.count)
    self.selection = selection
    super.init(Accessibility(.group, name: name))
    add(label)
    for (index, button) in buttons.enumerated() {
      button.action = { [weak self] in
        self?.selection = index
        self?.chosen.post(index)
      }
      add(button)
    }
    show()
  }

  private func show() {
    for (index, button) in buttons.enumerated() { button.isOn = index == selection }
  }

  private static let rowHeight = 30.0

  public override func preferredSize(width: Double) -> ViewSize {
    let rows = (buttons.count + columns - 1) / columns
    return ViewSize(width: width, height: 20 + Double(rows) * (Self.rowHeight + 2))
  }

  public override func layout() {
    label.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: 18)
    let width = (bounds.width / Double(columns)).rounded(.down)
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(
        x: Double(index % columns) * width,
        y: 20 + Double(index / columns) * (Self.rowHeight + 2), width: width - 2,
        height: Self.rowHeight)
    }
  }
}
