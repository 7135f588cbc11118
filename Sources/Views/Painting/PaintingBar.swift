import Canvas
import Geometry
public import Texts
public import Widgets

/// The bar over a painting: back, its name, undo and redo, turn, brush, delete.
public final class PaintingBar: View {
  public let backButton: Button
  public let undoButton: Button
  public let redoButton: Button
  public let turnButton: Button
  public let brushButton: Button
  public let deleteButton: Button
  private let title: Label

  public init(texts: Texts, name: String) {
    backButton = Button(icon: .back, style: .flat, name: texts.back, tooltip: texts.backTip)
    undoButton = Button(icon: .undo, style: .flat, name: texts.undo, tooltip: texts.undoTip)
    redoButton = Button(icon: .redo, style: .flat, name: texts.redo, tooltip: texts.redoTip)
    turnButton = Button(icon: .turn, style: .flat, name: texts.turn, tooltip: texts.turnTip)
    brushButton = Button(icon: .brush, style: .flat, name: texts.brush, tooltip: texts.brushTip)
    deleteButton = Button(
      icon: .trash, style: .flat, name: texts.deletePainting, tooltip: texts.deletePaintingTip)
    title = Label(name, style: .title, alignment: .center)
    super.init(Accessibility(.toolbar, name: name))
    for view in [
      backButton, title, undoButton, redoButton, turnButton, brushButton, deleteButton,
    ] { add(view) }
  }

  public var name: String {
    get { title.text }
    set {
      title.text = newValue
      accessibility.name = newValue
    }
  }

  public static let height = 48.0

  public override func layout() {
    // Six buttons stay at hand down to a very narrow window; the name is the first to go.
    let side = min(36, max(20, (bounds.width - 16) / 6 - 2))
    let step = side + 2
    let y = ((bounds.height - 32) / 2).rounded()
    func place(_ button: Button, _ x: Double) {
      button.frame = ViewRect(x: x, y: y, width: side, height: 32)
    }
    place(backButton, 8)
    let gap = bounds.width > 420 ? 12.0 : 0
    var x = bounds.width - 8 - side
    for (index, button) in [deleteButton, brushButton, turnButton, redoButton, undoButton]
      .enumerated()
    {
      place(button, x)
      x -= step + (index == 0 || index == 2 ? gap : 0)
    }
    let left = backButton.frame.maxX + 8
    let right = undoButton.frame.x - 8
    title.isHidden = right - left < 60
    // In the middle of the window where it fits, otherwise in the middle of what is free.
    let wanted = title.preferredSize(width: 2000).width + 8
    let centered = (bounds.width - wanted) / 2
    let fits = centered >= left && centered + wanted <= right
    title.frame = ViewRect(
      x: (fits ? centered : left).rounded(), y: y, width: fits ? wanted : max(0, right - left),
      height: 32)
  }

  public override func draw(_ pass: DrawPass) { pass.drawBar(bounds) }
}
