public import Base
public import Widgets

/// A backup of the library, with its date and size, and a button to restore it.
public final class BackupRow: View {
  private let label: Label
  private let detail: Label
  /// Restores the backup.
  public let button: Button

  /// - Parameters:
  ///   - detail: shown next to or below the title.
  ///   - action: the title of the button.
  public init(title: String, detail: String, action: String) {
    label = Label(title)
    self.detail = Label(detail, style: .secondary)
    button = Button(title: action, name: "\(action) \(title)")
    super.init(Accessibility(.group, name: title))
    for view in [label, self.detail, button] as [View] { add(view) }
  }

  private static let (textHeight, leastTextWidth, gap) = (40.0, 170.0, 8.0)

  /// Whether the button is below the text, because it doesn't fit next to it.
  private func isStacked(_ width: Double) -> Bool {
    let wanted = max(Self.leastTextWidth, label.preferredSize(width: 1000).width)
    return wanted + Self.gap + button.preferredSize(width: width).width > width
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let buttonHeight = isStacked(width) ? button.preferredSize(width: width).height + 2 : 0
    return ViewSize(width: width, height: Self.textHeight + buttonHeight)
  }

  public override func layout() {
    let size = button.preferredSize(width: bounds.width)
    let isStacked = isStacked(bounds.width)
    let corner =
      isStacked
      ? ViewPoint(x: 0, y: Self.textHeight + 2)
      : ViewPoint(x: bounds.width - size.width, y: (bounds.height - size.height) / 2)
    button.frame = snapped(
      ViewRect(
        x: corner.x, y: corner.y, width: min(size.width, bounds.width), height: size.height))
    let width = isStacked ? bounds.width : max(0, corner.x - Self.gap)
    label.frame = ViewRect(x: 0, y: 1, width: width, height: 20)
    detail.frame = ViewRect(x: 0, y: 21, width: width, height: 18)
  }
}
