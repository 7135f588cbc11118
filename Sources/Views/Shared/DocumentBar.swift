import Canvas
import Base
public import Texts
public import Widgets

/// The bar over a document: back, tools, its name, zoom, undo and redo, turn, its panel, more, delete.
public final class DocumentBar: View {
  public let backButton: Button
  public let undoButton: Button
  public let redoButton: Button
  public let turnButton: Button
  public let panelButton: Button
  public let zoomButton: Button
  public let moreButton: Button
  public let deleteButton: Button
  public let tools: ToolStrip
  private let title: Label

  /// A few words beside the zoom, as where the pointer is.
  private let info = Label("", style: .secondary, alignment: .right)

  /// - Parameters:
  ///   - panel: what the button of the panel shows.
  ///   - deleteName: what the button that deletes is called.
  public init(
    texts: Texts, name: String, tools: [ToolChoice], panel: ToolChoice, deleteName: String
  ) {
    self.tools = ToolStrip(name: texts.tools, tools: tools)
    backButton = Button(icon: .back, style: .flat, name: texts.back)
    undoButton = Button(icon: .undo, style: .flat, name: texts.undo)
    redoButton = Button(icon: .redo, style: .flat, name: texts.redo)
    turnButton = Button(icon: .turn, style: .flat, name: texts.turn)
    panelButton = Button(icon: panel.icon, style: .flat, name: panel.name)
    zoomButton = Button(
      title: texts.percent(100), style: .flat, name: texts.zoom, opensMenu: true)
    moreButton = Button(icon: .more, style: .flat, name: texts.more, opensMenu: true)
    deleteButton = Button(icon: .trash, style: .flat, name: deleteName)
    title = Label(name, style: .title, alignment: .center)
    super.init(Accessibility(.toolbar, name: name))
    for view in [
      backButton, self.tools, title, info, zoomButton, undoButton, redoButton, turnButton,
      panelButton,
      moreButton, deleteButton,
    ] as [View] { add(view) }
  }

  public var name: String {
    get { title.text }
    set {
      title.text = newValue
      accessibility.name = newValue
    }
  }

  /// A few words beside the zoom; they take the place of the name where there is none for both.
  public var infoText: String {
    get { info.text }
    set {
      let before = infoWidth
      info.text = newValue
      infoWidth = newValue.isEmpty ? 0 : max(before, wantedInfoWidth)
      if infoWidth != before { setNeedsLayout() }
    }
  }

  private static let leastInfoWidth = 78.0
  /// What is said keeps its room until nothing is, so that the name stays where it is.
  private var infoWidth = 0.0

  private var wantedInfoWidth: Double {
    let width = info.preferredSize(width: 2000).width + 4
    return max(Self.leastInfoWidth, (width / 16).rounded(.up) * 16)
  }

  public static let height = 48.0
  private static let zoomWidth = 80.0

  public override func layout() {
    // Eight buttons stay at hand down to a very narrow window; the name is the first to go, then the zoom.
    let side = min(36, max(20, (bounds.width - 16 - ToolStrip.foldedWidth) / 7 - 2))
    let step = side + 2
    let y = ((bounds.height - 32) / 2).rounded()
    func place(_ button: Button, _ x: Double) {
      button.frame = ViewRect(x: x, y: y, width: side, height: 32)
    }
    place(backButton, 8)
    let gap = bounds.width > 420 ? 12.0 : 0
    var x = bounds.width - 8 - side
    let row = [deleteButton, moreButton, panelButton, turnButton, redoButton, undoButton]
    for (index, button) in row.enumerated() {
      place(button, x)
      x -= step + (index == 0 || index == 3 ? gap : 0)
    }
    zoomButton.isHidden = bounds.width < 560
    zoomButton.frame = ViewRect(
      x: undoButton.frame.x - Self.zoomWidth - 6, y: y, width: Self.zoomWidth, height: 32)
    let first = zoomButton.isHidden ? undoButton : zoomButton
    let start = backButton.frame.maxX + (bounds.width > 420 ? 8 : 2)
    let room = max(ToolStrip.foldedWidth, first.frame.x - start - 4)
    tools.frame = ViewRect(x: start, y: y, width: tools.width(in: room), height: 32)
    let left = tools.frame.maxX + 12
    var right = first.frame.x - 8
    // It takes the room of the name; what does not fit all the same is cut.
    let infoWidth = min(infoWidth, right - left)
    info.isHidden = info.text.isEmpty || infoWidth < Self.leastInfoWidth
    info.frame = ViewRect(x: right - infoWidth, y: y, width: infoWidth, height: 32)
    if !info.isHidden { right -= infoWidth + 8 }
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
