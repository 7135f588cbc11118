import Canvas
import Base
public import Texts
public import Widgets

/// The layer panel next to the paper, or below it in a narrow window: the list, the opacity of the current layer, and
/// commands.
public final class LayerPanel: View {
  /// The layers from top to bottom.
  public let list: LayerList
  /// Shows how the current layer blends, and opens the menu for it.
  public let blendButton: Button
  /// The opacity of the current layer, in percent.
  public let opacity: Slider
  /// Adds a layer above the current one.
  public let addButton: Button
  /// Deletes the current layer.
  public let removeButton: Button
  /// Raises the current layer by a place.
  public let raiseButton: Button
  /// Lowers the current layer by a place.
  public let lowerButton: Button
  /// Merges the current layer into the one below.
  public let mergeButton: Button
  /// Moves the panel to the other side of the paper.
  public let sideButton: Button
  /// Closes the panel.
  public let closeButton: Button
  private let title: Label
  private let opacityLabel: Label
  private let percent = Label("", style: .secondary, alignment: .right)
  /// Whether it is next to the paper, where it can be on either side.
  private var isBeside: Bool { bounds.height > bounds.width }

  /// Creates a panel without layers and without actions.
  public init(texts: LayerTexts) {
    list = LayerList(texts: texts)
    blendButton = Button(
      title: texts.normal, style: .flat, name: texts.blendMode, tooltip: texts.blendMode,
      opensMenu: true)
    opacity = Slider(name: texts.opacity, range: 0...100, value: 100, step: 1)
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name, tooltip: name)
    }
    addButton = button(.plus, texts.add)
    removeButton = button(.trash, texts.remove)
    raiseButton = button(.up, texts.raise)
    lowerButton = button(.lower, texts.lower)
    mergeButton = button(.mergeDown, texts.merge)
    sideButton = button(.swap, texts.otherSide)
    closeButton = button(.close, texts.closePanel)
    title = Label(texts.layers, style: .emphasized)
    opacityLabel = Label(texts.opacity, style: .secondary)
    super.init(Accessibility(.group, name: texts.layers))
    let views: [View] =
      [title] + buttons + [
        sideButton, closeButton, list, blendButton, opacityLabel, opacity, percent,
      ]
    for view in views { add(view) }
    opacity.changed.listen(self) { [unowned self] in
      percent.text = "\(Int(saturating: $0.rounded())) %"
    }
    percent.text = "100 %"
  }

  private var buttons: [Button] {
    [addButton, removeButton, raiseButton, lowerButton, mergeButton]
  }

  /// The width next to the paper.
  public static let width = 232.0
  /// The height below the paper, enough for three rows.
  public static let height = 196.0
  /// Enough for two rows.
  static let leastHeight = 164.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let (margin, side) = (10.0, 32.0)
    sideButton.isHidden = !isBeside
    let top = 6.0
    closeButton.frame = ViewRect(
      x: bounds.width - margin - side + 4, y: top, width: side, height: side)
    sideButton.frame = closeButton.frame.offset(by: ViewPoint(x: -side, y: 0))
    let foot = bounds.height - margin
    var listFoot: Double
    if isBeside {
      title.frame = ViewRect(
        x: margin + 2, y: top, width: max(0, bounds.width - 2 * margin - 2 * side), height: side)
      let gap = (bounds.width - 2 * margin - 5 * side) / 4
      place(buttons, x: margin, y: foot - side, gap: gap)
      listFoot = foot - side - 6
    } else {
      // The buttons are next to the title.
      let width = 5 * side
      let x = closeButton.frame.x - 10 - width
      title.frame = ViewRect(x: margin + 2, y: top, width: max(0, x - margin - 6), height: side)
      place(buttons, x: x, y: top, gap: 0)
      listFoot = foot
    }
    let row = listFoot - 26
    opacityLabel.frame = ViewRect(x: margin + 2, y: row, width: 62, height: 26)
    // Below the paper both are in one row.
    let blendWidth = isBeside ? bounds.width - 2 * margin : 110
    let blendRow = isBeside ? row - 30 : row - 1
    blendButton.frame = snapped(
      ViewRect(
        x: isBeside ? margin : bounds.width - margin - blendWidth, y: blendRow, width: blendWidth,
        height: 28))
    let sliderEnd = bounds.width - margin - 46 - (isBeside ? 0 : blendWidth + 6)
    percent.frame = ViewRect(x: sliderEnd + 2, y: row, width: 42, height: 26)
    opacity.frame = snapped(
      ViewRect(x: margin + 64, y: row, width: max(0, sliderEnd - margin - 64), height: 26))
    listFoot = min(row, blendRow) - 4
    list.frame = snapped(
      ViewRect(
        x: margin, y: top + side + 4, width: max(0, bounds.width - 2 * margin),
        height: max(0, listFoot - top - side - 4)))
  }

  private func place(_ buttons: [Button], x: Double, y: Double, gap: Double) {
    for (index, button) in buttons.enumerated() {
      button.frame = snapped(
        ViewRect(x: x + Double(index) * (32 + gap), y: y, width: 32, height: 32))
    }
  }

  public override func draw(_ pass: RenderPass) { pass.drawSidePanel(bounds, isBeside: isBeside) }
}
