public import Base
public import Widgets

/// Buttons in a row below a label, wrapped if there is little room.
public final class ButtonRow: View {
  private let label: Label?
  private let buttons: [Button]
  private let note: Label?
  private static let (labelHeight, gap) = (22.0, 8.0)

  /// - Parameters:
  ///   - name: the label above; empty for none.
  ///   - note: the text below; empty for none.
  public init(name: String = "", _ buttons: [Button], note: String = "") {
    label = name.isEmpty ? nil : Label(name, style: .secondary)
    self.note = note.isEmpty ? nil : Label(note, style: .secondary, maxLines: 4)
    self.buttons = buttons
    super.init(Accessibility(.group, name: name))
    if let label { add(label) }
    for button in buttons { add(button) }
    if let note = self.note { add(note) }
  }

  private func noteHeight(_ width: Double) -> Double {
    note.map { $0.preferredSize(width: width).height + 6 } ?? 0
  }

  /// Returns the frames of the buttons below the label, and their total height.
  private func places(_ width: Double) -> (frames: [ViewRect], height: Double) {
    var (x, y, bottom) = (0.0, 0.0, 0.0)
    var frames: [ViewRect] = []
    for button in buttons {
      guard !button.isHidden else {
        frames.append(.zero)
        continue
      }
      let size = button.preferredSize(width: width)
      if x > 0, x + size.width > width { (x, y) = (0, bottom + Self.gap) }
      frames.append(ViewRect(x: x, y: y, width: min(size.width, width), height: size.height))
      x += size.width + Self.gap
      bottom = max(bottom, y + size.height)
    }
    return (frames, bottom)
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let top = label == nil ? 0 : Self.labelHeight
    return ViewSize(width: width, height: top + places(width).height + noteHeight(width))
  }

  public override func layout() {
    label?.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: Self.labelHeight - 2)
    let top = label == nil ? 0 : Self.labelHeight
    let (frames, height) = places(bounds.width)
    for (button, frame) in zip(buttons, frames) {
      button.frame = snapped(frame.offset(by: ViewPoint(x: 0, y: top)))
    }
    note?.frame = ViewRect(
      x: 0, y: top + height + 6, width: bounds.width, height: noteHeight(bounds.width) - 6)
  }
}
