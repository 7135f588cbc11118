import Base
import Canvas
public import Texts
public import Widgets

/// The pages of a painting next to its paper, with commands.
public final class PagePanel: View {
  /// The pages, one below the other.
  public let strip: FrameStrip
  /// Adds a page.
  public let addButton: Button
  /// Adds a copy of the shown page.
  public let duplicateButton: Button
  /// Removes the shown page.
  public let removeButton: Button
  /// Moves the shown page towards the first.
  public let upButton: Button
  /// Moves the shown page towards the last.
  public let downButton: Button

  /// Creates the panel with an empty strip.
  public init(texts: PageTexts) {
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name, tooltip: name)
    }
    strip = FrameStrip(name: texts.pages, isColumn: true)
    strip.itemName = { texts.page($0) }
    addButton = button(.plus, texts.add)
    duplicateButton = button(.duplicate, texts.duplicate)
    removeButton = button(.trash, texts.remove)
    upButton = button(.up, texts.moveUp)
    downButton = button(.lower, texts.moveDown)
    super.init(Accessibility(.group, name: texts.pages))
    for view in buttons as [View] + [strip] { add(view) }
  }

  private var buttons: [Button] {
    [addButton, duplicateButton, removeButton, upButton, downButton]
  }

  /// Its width in points.
  public static let width = 108.0
  private static let side = 32.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    // Three buttons in a row and two below them.
    let (side, gap) = (Self.side, 2.0)
    let left = (bounds.width - 3 * side - 2 * gap) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = snapped(
        ViewRect(
          x: left + Double(index % 3) * (side + gap), y: 6 + Double(index / 3) * (side + gap),
          width: side, height: side))
    }
    let top = 6 + 2 * (side + gap)
    strip.frame = snapped(
      ViewRect(x: 1, y: top, width: bounds.width - 2, height: max(0, bounds.height - top)))
  }

  public override func draw(_ pass: RenderPass) { pass.drawSidePanel(bounds) }
}
