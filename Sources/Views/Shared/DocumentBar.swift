import Canvas
import Base
public import Texts
public import Widgets

/// The bar above a document: back, tools, its name, zoom, undo and redo, rotation, its panel, more, delete.
public final class DocumentBar: View {
  /// Closes the document and shows the collection.
  public let backButton: Button
  /// Undoes the last step.
  public let undoButton: Button
  /// Redoes the step that was undone last.
  public let redoButton: Button
  /// Swaps the width and the height of a blank paper.
  public let turnButton: Button
  /// Shows or hides the main panel.
  public let panelButton: Button
  /// Opens the menu of zooms, and shows the present one.
  public let zoomButton: Button
  /// Opens the menu of the rarer commands.
  public let moreButton: Button
  /// Puts the document into the trash.
  public let deleteButton: Button
  /// The tools of the window.
  public let tools: ToolBar
  /// Shows the current brush, if there is one, and opens the panel of its colour.
  public let brushButton: Button
  /// Shows the fill of lines, and opens the panel of its colour.
  public let fillButton: Button
  /// Shows the paper, if there is one.
  public let paperButton: Button
  private let title: Label
  private let texts: Texts

  /// Short information next to the zoom, such as the pointer's position.
  private let info = Label("", style: .secondary, alignment: .right)

  /// - Parameters:
  ///   - panel: the face of the panel's button.
  ///   - deleteName: the name of the delete button.
  ///   - optionsRoom: the space that the tools leave for options, in points.
  public init(
    texts: Texts, name: String, tools: [ToolBarItem], panel: ToolBarItem, deleteName: String,
    optionsRoom: Double = ToolBar.roomForTwoOptions
  ) {
    self.texts = texts
    self.tools = ToolBar(
      name: texts.tools, tools: tools, moreName: texts.moreOptions, foldedName: texts.moreTools,
      optionsRoom: optionsRoom)
    backButton = Button(icon: .back, style: .flat, name: texts.back)
    undoButton = Button(icon: .undo, style: .flat, name: texts.undo)
    redoButton = Button(icon: .redo, style: .flat, name: texts.redo)
    turnButton = Button(icon: .turn, style: .flat, name: texts.turn)
    panelButton = Button(icon: panel.icon, style: .flat, name: panel.name)
    zoomButton = Button(
      title: texts.percent(100), style: .flat, name: texts.zoom, opensMenu: true)
    moreButton = Button(icon: .more, style: .flat, name: texts.more, opensMenu: true)
    deleteButton = Button(icon: .trash, style: .flat, name: deleteName)
    brushButton = Button(
      title: texts.widthValue(Self.widestNumber), style: .flat, name: texts.brushInUse,
      opensMenu: true)
    fillButton = Button(style: .flat, name: texts.fillColor, opensMenu: true)
    paperButton = Button(style: .flat, name: texts.background.background, opensMenu: true)
    title = Label(name, style: .title, alignment: .center)
    super.init(Accessibility(.toolbar, name: name))
    for view in [
      backButton, self.tools, brushButton, fillButton, title, info, paperButton, zoomButton,
      undoButton, redoButton, turnButton, panelButton, moreButton, deleteButton,
    ] as [View] { add(view) }
    for button in [brushButton, fillButton] { button.isHidden = true }
    brushButton.tooltip = texts.lineColor
    fillButton.tooltip = texts.fillColor
    fillButton.picture = Button.Picture(size: Self.dabSize) { [unowned self] pass, rect in
      brush?.drawFill(pass, in: rect)
      Self.drawFrame(pass, rect)
    }
    brushButton.picture = Button.Picture(size: Self.dabSize) { [unowned self] pass, rect in
      brush?.draw(pass, in: rect)
      Self.drawFrame(pass, rect)
    }
    paperButton.isHidden = true
    paperButton.tooltip = texts.background.background
    paperButton.picture = Button.Picture(size: Self.dabSize) { [unowned self] pass, rect in
      paper?.draw(pass, in: rect)
    }
    brushWidth = brushButton.preferredSize(width: 200).width - 8
  }

  private static func drawFrame(_ pass: RenderPass, _ rect: ViewRect) {
    pass.context.setLine(width: pass.hairline)
    pass.context.setColor(pass.theme.line)
    pass.context.roundedRectangle(rect.inset(-pass.hairline / 2), radius: 3)
    pass.context.stroke()
  }

  /// The current brush; nil if none is used.
  public var brush: BrushDab? {
    didSet {
      guard brush != oldValue else { return }
      if brush != nil { hasBrushes = true }
      brushButton.accessibility.value = brush?.spoken(texts) ?? ""
      fillButton.accessibility.value = brush?.spokenFill(texts) ?? ""
      setNeedsLayout()
      for button in [brushButton, fillButton] { button.setNeedsDisplay() }
    }
  }

  /// The paper; nil if there is none.
  public var paper: PaperSwatch? {
    didSet {
      guard paper != oldValue else { return }
      paperButton.accessibility.value = paper?.spoken(texts) ?? ""
      setNeedsLayout()
      paperButton.setNeedsDisplay()
    }
  }

  /// Whether any tool used so far had a brush.
  private var hasBrushes = false
  private static let dabSize = ViewSize(width: 28, height: 20)
  /// The widest number, whose space is always reserved, so that nothing moves while a knob is turned.
  private static let widestNumber = "44.4"
  /// The width of the brush's button with its text.
  private var brushWidth = 0.0

  /// The name of the document.
  public var name: String {
    get { title.text }
    set {
      title.text = newValue
      accessibility.name = newValue
    }
  }

  /// Whether the zoom has room for the rotation as well.
  public var hasWideZoom = false {
    didSet { if hasWideZoom != oldValue { setNeedsLayout() } }
  }

  /// Short information next to the zoom, which replaces the name unless both fit.
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
  /// The width of the information, which never shrinks until it is empty, so that the name doesn't move.
  private var infoWidth = 0.0

  private var wantedInfoWidth: Double {
    let width = info.preferredSize(width: 2000).width + 4
    return max(Self.leastInfoWidth, (width / 16).rounded(.up) * 16)
  }

  /// The height of the bar, in points.
  public static let height = 48.0
  private static let zoomWidth = 80.0
  private static let wideZoomWidth = 132.0
  /// In narrower windows, the paper is only in the menu.
  private static let widthWithPaper = 900.0

  public override var isRegion: Bool { true }

  public override func layout() {
    // Eight buttons stay visible down to a very narrow window. The name is hidden first, then the zoom.
    let side = min(36, max(20, (bounds.width - 16 - ToolBar.foldedWidth) / 7 - 2))
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
    let zoomWidth = hasWideZoom ? Self.wideZoomWidth : Self.zoomWidth
    zoomButton.frame = ViewRect(
      x: undoButton.frame.x - zoomWidth - 6, y: y, width: zoomWidth, height: 32)
    paperButton.isHidden = paper == nil || bounds.width < Self.widthWithPaper
    paperButton.frame = ViewRect(x: zoomButton.frame.x - 42, y: y, width: 40, height: 32)
    let first =
      !paperButton.isHidden ? paperButton : zoomButton.isHidden ? undoButton : zoomButton
    let start = backButton.frame.maxX + (bounds.width > 420 ? 8 : 2)
    let room = max(ToolBar.foldedWidth, first.frame.x - start - 4)
    let brushRoom = roomForBrush(beside: room)
    let toolRoom = room - brushRoom.width
    tools.room = toolRoom
    tools.frame = ViewRect(x: start, y: y, width: tools.width(in: toolRoom), height: 32)
    showBrush(in: brushRoom, x: tools.frame.maxX, y)
    let left = tools.frame.maxX + brushRoom.width + 12
    var right = first.frame.x - 8
    // Takes the space of the name, and is truncated if that isn't enough.
    let infoWidth = min(infoWidth, right - left)
    info.isHidden = info.text.isEmpty || infoWidth < Self.leastInfoWidth
    info.frame = ViewRect(x: right - infoWidth, y: y, width: infoWidth, height: 32)
    if !info.isHidden { right -= infoWidth + 8 }
    title.isHidden = right - left < 60
    // Centre the name in the window if it fits, otherwise in the free space.
    let wanted = title.preferredSize(width: 2000).width + 8
    let centered = (bounds.width - wanted) / 2
    let fits = centered >= left && centered + wanted <= right
    title.frame = ViewRect(
      x: (fits ? centered : left).rounded(), y: y, width: fits ? wanted : max(0, right - left),
      height: 32)
  }

  private static let brushGap = 4.0
  /// The room of the arrow beside a picture.
  private static let arrowRoom = 22.0
  private static let fillRoom = dabSize.width + arrowRoom + brushGap

  /// What is shown of the brush, and its width.
  private struct BrushRoom {
    var hasWords = false
    var hasFill = false
    var width = 0.0
  }

  /// Returns the space for the brush next to the tools. If space is short, its text gives way first, then the fill,
  /// then the row of tools, and finally the dab. A tool without a brush leaves it empty.
  private func roomForBrush(beside room: Double) -> BrushRoom {
    guard hasBrushes else { return BrushRoom() }
    let (small, whole) = (Self.dabSize.width + Self.arrowRoom, brushWidth)
    let rooms = [true, false].flatMap { hasFill in
      [true, false].map { hasWords in
        BrushRoom(
          hasWords: hasWords, hasFill: hasFill,
          width: (hasWords ? whole : small) + Self.brushGap + (hasFill ? Self.fillRoom : 0))
      }
    }
    if let brush = rooms.first(where: { tools.openWidth + $0.width <= room }) { return brush }
    let dab = rooms[rooms.count - 1]
    return tools.leastWidth + dab.width <= room ? dab : BrushRoom()
  }

  private func showBrush(in room: BrushRoom, x: Double, _ y: Double) {
    brushButton.isHidden = room.width == 0 || brush == nil
    let fillRoom = room.hasFill ? Self.fillRoom : 0
    fillButton.isHidden = !room.hasFill || brush?.canFill != true
    brushButton.title = room.hasWords ? brush?.title(texts) ?? "" : ""
    // The digits of a text's colour are longer than any width: the picture says enough.
    if brushButton.preferredSize(width: 200).width - 8 > brushWidth { brushButton.title = "" }
    brushButton.frame = ViewRect(
      x: x + Self.brushGap, y: y, width: max(0, room.width - Self.brushGap - fillRoom),
      height: 32)
    fillButton.frame = ViewRect(
      x: x + room.width - fillRoom + Self.brushGap, y: y, width: Self.fillRoom - Self.brushGap,
      height: 32)
  }

  public override func draw(_ pass: RenderPass) { pass.drawBar(bounds) }
}
