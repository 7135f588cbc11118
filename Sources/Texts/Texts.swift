/// Every text that a person reads in a window, in one language.
///
/// Plurals are functions of the count and sentences are whole: nothing is glued from pieces. Each sentence stands where
/// it is translated, which is where `Scripts/messages` finds it.
public struct Texts: Sendable {
  let translate: Translator

  public init(_ translate: Translator) { self.translate = translate }

  /// Whatever the locale is.
  public static let english = Texts(.english)

  /// Whether the language is read from right to left, so that windows begin at the right.
  public var areReadFromRight: Bool { translate.isReadFromRight }

  /// The language, as catalogues name it: `en`, `zh_CN`.
  public var language: String { translate.language }

  /// A reason, where it stands alone.
  public func said(_ message: Message) -> String { message.said(by: translate) }

  /// A number as it is read here.
  ///
  /// - Parameter plain: in the digits of ASCII and with a point.
  public func number(_ plain: String) -> String { translate.numbers.shown(plain) }

  // Program
  public var paintingsWindow: String { translate("Paintings — Filbert") }
  public func paintingWindow(_ name: String) -> String {
    translate("{name} — Filbert", ["name": name])
  }
  /// To the desktop, where somebody wants to log out.
  public var stillWriting: String { translate("What was painted is still being written") }
  public var close: String { translate("Close") }
  public var cancel: String { translate("Cancel") }

  // Collection
  public var paintings: String { translate("Paintings") }
  public var trash: String { translate("Trash") }
  public var newPainting: String { translate("New painting") }
  public var search: String { translate("Search") }
  public var searchTip: String { translate("Search by name, or by tag: #holiday") }
  public var sort: String { translate("Sort") }
  public var sortTip: String { translate("Choose order and size of the pictures, and settings") }
  public var sortByName: String { translate("By name") }
  public var sortByCreation: String { translate("Newest first") }
  public var sortByChange: String { translate("Last changed first") }
  public var showTrash: String { translate("Trash") }
  public var showTrashTip: String { translate("Look into the trash") }
  public var backToPaintings: String { translate("Paintings") }
  public var backToPaintingsTip: String { translate("Back to the paintings") }
  public var emptyTrash: String { translate("Empty trash") }
  public var emptyTrashQuestion: String { translate("Empty the trash?") }
  public func emptyTrashMessage(_ count: Int) -> String {
    translate(
      "One painting will be gone for ever.", "{count} paintings will be gone for ever.",
      count: count)
  }
  public func emptyTrashConfirm(_ count: Int) -> String {
    translate("Delete one painting", "Delete {count} paintings", count: count)
  }
  public var welcome: String { translate("Draw something") }
  public var welcomeMessage: String {
    translate("Whatever you draw is kept by itself and shows up here.")
  }
  public func nothingFound(_ query: String) -> String {
    translate("Nothing is called “{query}”, or says so", ["query": query])
  }
  public var nothingFoundMessage: String {
    translate("Try fewer letters, or press Esc to see all.")
  }
  public var trashIsEmpty: String { translate("The trash is empty") }
  public var trashIsEmptyMessage: String {
    translate("Deleted paintings wait here until you want them back.")
  }
  public func collectionName(_ count: Int) -> String {
    translate("One painting", "{count} paintings", count: count)
  }
  public func defaultName(_ number: Int) -> String {
    translate("Painting {number}", ["number": number])
  }
  public func defaultPixelsName(_ number: Int) -> String {
    translate("Pixel art {number}", ["number": number])
  }
  public func copyName(_ name: String) -> String { translate("{name} copy", ["name": name]) }
  public var rename: String { translate("Rename") }
  public var renameEllipsis: String { translate("Rename…") }
  public var renameTip: String { translate("Give this document another name") }
  public var duplicate: String { translate("Duplicate") }
  public var open: String { translate("Open") }
  public var delete: String { translate("Delete") }
  public var restore: String { translate("Restore") }
  public func deleted(_ name: String) -> String {
    translate("“{name}” is in the trash.", ["name": name])
  }
  public func deletedCount(_ count: Int) -> String {
    translate("One painting is in the trash.", "{count} paintings are in the trash.", count: count)
  }
  public var undoDeletion: String { translate("Undo") }
  public var undoDeletionTip: String { translate("Take a deletion, or a change of tags, back") }

  // Painting
  public var paper: String { translate("Paper") }
  public func paperValue(_ strokes: Int) -> String {
    translate("One stroke", "{count} strokes", count: strokes)
  }
  public var back: String { translate("Back") }
  public var backTip: String { translate("Back to the collection") }
  public var undo: String { translate("Undo") }
  public var redo: String { translate("Redo") }
  public var turn: String { translate("Turn") }
  public var turnTip: String { translate("Turn the window: portrait or landscape") }
  public var brush: String { translate("Brush") }
  public var deletePainting: String { translate("Delete painting") }
  public var deletePaintingTip: String { translate("Delete this painting") }
  public var allKeys: String { translate("Keys") }

  // Tools
  public var zoom: String { translate("Zoom") }
  public func percent(_ percent: Int) -> String { translate("{percent} %", ["percent": percent]) }
  public var zoomToFit: String { translate("Fit") }
  public var more: String { translate("More") }
  public var moreTools: String { translate("More tools") }
  public var moreOptions: String { translate("More that can be chosen for the tool") }
  public var moreTip: String { translate("Background, paper, export") }
  public var fullScreen: String { translate("Full screen") }
  public var tools: String { translate("Tools") }
  public func toolsTip(_ tool: String) -> String { translate("Tools: {tool}", ["tool": tool]) }
  public var pencil: String { translate("Pencil") }
  public var straightLine: String { translate("Line") }
  public var dashedLine: String { translate("Dashed line") }
  public var rectangle: String { translate("Rectangle") }
  public var roundedRectangle: String { translate("Rounded rectangle") }
  public var connector: String { translate("Connector") }
  public var lineModeTip: String {
    translate("Line, or connector: its ends hold on to the shapes that they lie on")
  }
  public var polygon: String { translate("Polygon") }
  public var cornersTip: String { translate("What the tool draws") }
  public var ellipse: String { translate("Ellipse") }
  public var eraser: String { translate("Eraser") }
  public var lineLabel: String { translate("LINE") }
  public var dashedLabel: String { translate("DASHED") }
  public var rectangleLabel: String { translate("RECTANGLE") }
  public var ellipseLabel: String { translate("ELLIPSE") }
  public var eraserLabel: String { translate("ERASER") }
  public var fillLabel: String { translate("FILL") }
  public func filling(_ percent: Int) -> String {
    translate("Filling… {percent} %", ["percent": percent])
  }
  public var fillFailed: String { translate("There is nothing that could be filled.") }
  public var gap: String { translate("Gaps") }
  public var gapTip: String { translate("Up to which size gaps between lines count as closed") }
  public var noGaps: String { translate("No gaps") }
  public func gapValue(_ points: String) -> String {
    translate("Gaps up to {points} pt", ["points": Numeral(points)])
  }
  public var dash: String { translate("Dashes", context: "kind of line") }
  public var dashTip: String { translate("Dashes of lines and shapes") }
  public var solid: String { translate("Solid") }
  public var dashes: String { translate("Dashes") }
  public var longDashes: String { translate("Long dashes") }
  public var dots: String { translate("Dots") }
  public var dashesAndDots: String { translate("Dashes and dots") }
  public func widthValue(_ points: String) -> String {
    translate("{points} pt", ["points": Numeral(points)])
  }
  public func eraserValue(_ points: String) -> String {
    translate("Eraser, {points} pt", ["points": Numeral(points)])
  }
  public var brushInUse: String { translate("Brush in use") }
  public var eraserWidthTip: String { translate("Width of the eraser") }
  public func lengthHint(_ points: Int) -> String { translate("{points} pt", ["points": points]) }
  public func sizeHint(_ width: Int, _ height: Int) -> String {
    translate("{width} × {height} pt", ["width": width, "height": height])
  }

  public var eraseInk: String { translate("Ink") }
  public var cutStrokes: String { translate("Cut strokes") }
  public var eraseStrokes: String { translate("Whole strokes") }
  public var eraserModeTip: String { translate("What the eraser takes away") }
  public var commands: CommandTexts { CommandTexts(translate: translate) }
  public var writing: WritingTexts { WritingTexts(translate: translate) }
  public var settings: SettingsTexts { SettingsTexts(translate: translate) }
  public var tags: TagTexts { TagTexts(translate: translate) }
  public var layers: LayerTexts { LayerTexts(translate: translate) }
  public var selection: SelectionTexts { SelectionTexts(translate: translate) }
  public var files: FileTexts { FileTexts(translate: translate) }
  public var inspector: InspectorTexts { InspectorTexts(translate: translate) }
  public var export: ExportTexts { ExportTexts(translate: translate) }
  public var printing: PrintTexts { PrintTexts(translate: translate) }
  public var replay: ReplayTexts { ReplayTexts(translate: translate) }
  public var background: BackgroundTexts { BackgroundTexts(translate) }
  public var view: ViewTexts { ViewTexts(translate: translate) }
  public var pixels: PixelTexts { PixelTexts(translate: translate) }
  public var life: LifeTexts { LifeTexts(translate: translate) }

  // Shapes of paper
  public var newOfShape: String { translate("New of a kind and shape") }
  public var newOfShapeTip: String { translate("New pixel art, or a painting of a shape") }
  public var paintingOfWindow: String { translate("Painting as the window") }
  public func paintingOfShape(_ shape: String) -> String {
    translate("Painting {shape}", ["shape": shape])
  }
  public var shapeOfWindow: String { translate("As the window") }
  public var square: String { translate("Square", context: "shape of paper") }
  public var a4Portrait: String { translate("A4 portrait") }
  public var a4Landscape: String { translate("A4 landscape") }
}
