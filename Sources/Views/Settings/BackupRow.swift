public import Base
public import Widgets

/// A copy of the library: when it was made, how large it is, and the way back to it.
public final class BackupRow: View {
  private let label: Label
  private let detail: Label
  public let button: Button

  /// - Parameters:
  ///   - detail: stands behind or below the title.
  ///   - action: what the button is called.
  public init(title: String, detail: String, action: String) {
    label = Label(title)
    self.detail = Label(detail, style: .secondary)
    button = Button(title: action, name: "\(action) \(title)")
    super.init(Accessibility(.group, name: title))
    for view in [label, self.detail, button] as [View] { add(view) }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: 40)
  }

  public override func layout() {
    let size = button.preferredSize(width: bounds.width)
    button.frame = snapped(
      ViewRect(
        x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
    let width = max(0, bounds.width - size.width - 8)
    label.frame = ViewRect(x: 0, y: 1, width: width, height: 20)
    detail.frame = ViewRect(x: 0, y: 21, width: width, height: 18)
  }
}
