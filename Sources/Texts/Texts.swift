/// All texts that a user reads in a window, in one language.
///
/// Plurals are functions of the count and sentences are complete, never assembled. Each sentence is written at its
/// place of translation, for `Scripts/messages` to find it.
public struct Texts: Sendable {
  /// For texts that other parts of the program define themselves.
  public let translate: Translator

  public init(_ translate: Translator) { self.translate = translate }

  /// English, regardless of the locale.
  public static let english = Texts(.english)

  /// Whether the language is read from right to left, so that windows are mirrored.
  public var areReadFromRight: Bool { translate.isReadFromRight }

  /// The language, in the form used by catalogues: `en`, `zh_CN`.
  public var language: String { translate.language }

  /// A reason as a sentence of its own.
  public func said(_ message: Message) -> String { message.said(by: translate) }

  /// A localised number.
  ///
  /// - Parameter plain: in ASCII digits and with a point.
  public func number(_ plain: String) -> String { translate.numbers.shown(plain) }

  // Program
  public var paintingsWindow: String { translate("Paintings — Filbert") }
  public func paintingWindow(_ name: String) -> String {
    translate("{name} — Filbert", ["name": name])
  }
  /// Shown by the desktop when the user wants to log out.
  public var stillWriting: String { translate("Saving the last changes") }
  public var close: String { translate("Close") }
  public var cancel: String { translate("Cancel") }

  // Collection
  public var paintings: String { translate("Paintings") }
  public var trash: String { translate("Trash") }
  public var newPainting: String { translate("New painting") }
  public var search: String { translate("Search") }
  public var searchTip: String { translate("Search by name, or by tag: #holiday") }
  public var sort: String { translate("Sort") }
  public var sortTip: String { translate("Sort order, picture size and settings") }
  public var sortByName: String { translate("By name") }
  public var sortByCreation: String { translate("Newest first") }
  public var sortByChange: String { translate("Last modified first") }
  public var showTrash: String { translate("Trash") }
  public var showTrashTip: String { translate("Show the trash") }
  public var backToPaintings: String { translate("Paintings") }
  public var backToPaintingsTip: String { translate("Back to the paintings") }
  public var emptyTrash: String { translate("Empty trash") }
  public var emptyTrashQuestion: String { translate("Empty the trash?") }
  public func emptyTrashMessage(_ count: Int) -> String {
    translate(
      "One painting will be deleted permanently.", "{count} paintings will be deleted permanently.",
      count: count)
  }
  public func emptyTrashConfirm(_ count: Int) -> String {
    translate("Delete one painting", "Delete {count} paintings", count: count)
  }
  public var welcome: String { translate("Draw something") }
  public var welcomeMessage: String {
    translate("Everything you draw is saved automatically and appears here.")
  }
  public func nothingFound(_ query: String) -> String {
    translate("No results for “{query}”", ["query": query])
  }
  public var nothingFoundMessage: String {
    translate("Try fewer letters, or press Esc to see all.")
  }
  public var trashIsEmpty: String { translate("The trash is empty") }
  public var trashIsEmptyMessage: String {
    translate("Deleted paintings stay here until you restore them.")
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
  public var renameTip: String { translate("Rename this document") }
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
  public var undoDeletionTip: String { translate("Undo the last deletion or change of tags") }

  // Painting
  public var paper: String { translate("Paper") }
  public func paperValue(_ strokes: Int) -> String {
    translate("One object", "{count} objects", count: strokes)
  }
  public var back: String { translate("Back") }
  public var backTip: String { translate("Back to the collection") }
  public var undo: String { translate("Undo") }
  /// - Parameter name: the name of a brush, a palette or a shape.
  public func removed(_ name: String) -> String {
    translate("“{name}” was removed.", ["name": name])
  }
  public func replaced(_ name: String) -> String {
    translate("“{name}” was replaced.", ["name": name])
  }
  public var redo: String { translate("Redo") }
  public var turn: String { translate("Rotate") }
  public var turnTip: String { translate("Swap orientation") }
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
  public var moreOptions: String { translate("Tool options") }
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
    translate("Line, or connector with ends that stay attached to shapes")
  }
  public var polygon: String { translate("Polygon") }
  public var cornersTip: String { translate("Shape") }
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
  public var fillFailed: String { translate("Nothing to fill here.") }
  public var tolerance: String { translate("Tolerance") }
  public var toleranceTip: String { translate("Let the fill spread through ink this faint") }
  public func toleranceValue(_ percent: Int) -> String {
    translate("Tolerance {value} %", ["value": percent])
  }
  public var gap: String { translate("Gaps") }
  public var gapTip: String { translate("Close gaps between lines up to this size") }
  public var noGaps: String { translate("No gaps") }
  public func gapValue(_ points: String) -> String {
    translate("Gaps up to {points} pt", ["points": Numeral(points)])
  }
  public var dash: String { translate("Dash style", context: "kind of line") }
  public var dashTip: String { translate("Dash style") }
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
  public var brushInUse: String { translate("Current brush") }
  public var eraserWidthTip: String { translate("Eraser width") }
  public func lengthHint(_ points: Int) -> String { translate("{points} pt", ["points": points]) }
  public func sizeHint(_ width: Int, _ height: Int) -> String {
    translate("{width} × {height} pt", ["width": width, "height": height])
  }

  public var eraseInk: String { translate("Ink") }
  public var cutStrokes: String { translate("Cut strokes") }
  public var eraseStrokes: String { translate("Whole strokes") }
  public var eraserModeTip: String { translate("Eraser mode") }
  public var commands: CommandTexts { CommandTexts(translate: translate) }
  public var writing: WritingTexts { WritingTexts(translate: translate) }
  public var settings: SettingsTexts { SettingsTexts(translate: translate) }
  public var tags: TagTexts { TagTexts(translate: translate) }
  public var layers: LayerTexts { LayerTexts(translate: translate) }
  public var pages: PageTexts { PageTexts(translate: translate) }
  public var selection: SelectionTexts { SelectionTexts(translate: translate) }
  public var files: FileTexts { FileTexts(translate: translate) }
  public var shapes: ShapeTexts { ShapeTexts(translate: translate) }
  public var inspector: InspectorTexts { InspectorTexts(translate: translate) }
  public var export: ExportTexts { ExportTexts(translate: translate) }
  public var printing: PrintTexts { PrintTexts(translate: translate) }
  public var replay: ReplayTexts { ReplayTexts(translate: translate) }
  public var background: BackgroundTexts { BackgroundTexts(translate) }
  public var view: ViewTexts { ViewTexts(translate: translate) }
  public var pixels: PixelTexts { PixelTexts(translate: translate) }
  public var slices: SliceTexts { SliceTexts(translate: translate) }
  public var adjusting: AdjustingTexts { AdjustingTexts(translate: translate) }
  public var life: LifeTexts { LifeTexts(translate: translate) }

  // Shapes of paper
  public var newOfShape: String { translate("New document") }
  public var newOfShapeTip: String {
    translate("New painting, pixel art or board of Life")
  }
  public var paintingOfWindow: String { translate("Painting in the shape of the window") }
  public func paintingOfShape(_ shape: String) -> String {
    translate("{shape} painting", ["shape": shape])
  }
  public var shapeOfWindow: String { translate("Match window") }
  public var square: String { translate("Square", context: "shape of paper") }
  public var a4Portrait: String { translate("A4 portrait") }
  public var a4Landscape: String { translate("A4 landscape") }
}
