/// Every text that a person reads in a window, in one language.
///
/// Plurals are functions of the count and sentences are whole: nothing is glued from pieces.
public struct Texts: Sendable {
  // Program
  public var paintingsWindow = "Paintings — Filbert"
  public var paintingWindow: @Sendable (_ name: String) -> String = { "\($0) — Filbert" }
  public var close = "Close"
  public var cancel = "Cancel"

  // Collection
  public var paintings = "Paintings"
  public var trash = "Trash"
  public var newPainting = "New painting"
  public var search = "Search"
  public var searchTip = "Search by name"
  public var sort = "Sort"
  public var sortTip = "Choose the order"
  public var sortByName = "By name"
  public var sortByCreation = "Newest first"
  public var sortByChange = "Last changed first"
  public var showTrash = "Trash"
  public var showTrashTip = "Look into the trash"
  public var backToPaintings = "Paintings"
  public var backToPaintingsTip = "Back to the paintings"
  public var emptyTrash = "Empty trash"
  public var emptyTrashQuestion = "Empty the trash?"
  public var emptyTrashMessage: @Sendable (_ count: Int) -> String = {
    $0 == 1
      ? "One painting will be gone for ever." : "\($0) paintings will be gone for ever."
  }
  public var emptyTrashConfirm: @Sendable (_ count: Int) -> String = {
    $0 == 1 ? "Delete one painting" : "Delete \($0) paintings"
  }
  public var welcome = "Draw something"
  public var welcomeMessage = "Whatever you draw is kept by itself and shows up here."
  public var nothingFound: @Sendable (_ query: String) -> String = {
    "No painting is called “\($0)”"
  }
  public var nothingFoundMessage = "Try fewer letters, or press Esc to see all."
  public var trashIsEmpty = "The trash is empty"
  public var trashIsEmptyMessage = "Deleted paintings wait here until you want them back."
  public var collectionName: @Sendable (_ count: Int) -> String = {
    $0 == 1 ? "One painting" : "\($0) paintings"
  }
  public var defaultName: @Sendable (_ number: Int) -> String = { "Painting \($0)" }
  public var defaultPixelsName: @Sendable (_ number: Int) -> String = { "Pixel art \($0)" }
  public var copyName: @Sendable (_ name: String) -> String = { "\($0) copy" }
  public var rename = "Rename"
  public var duplicate = "Duplicate"
  public var open = "Open"
  public var delete = "Delete"
  public var restore = "Restore"
  public var deleted: @Sendable (_ name: String) -> String = { "“\($0)” is in the trash." }
  public var deletedCount: @Sendable (_ count: Int) -> String = {
    $0 == 1 ? "One painting is in the trash." : "\($0) paintings are in the trash."
  }
  public var undoDeletion = "Undo"
  public var undoDeletionTip = "Take a deletion back"

  // Painting
  public var paper = "Paper"
  public var paperValue: @Sendable (_ strokes: Int) -> String = {
    $0 == 1 ? "One stroke" : "\($0) strokes"
  }
  public var back = "Back"
  public var backTip = "Back to the collection"
  public var undo = "Undo"
  public var redo = "Redo"
  public var turn = "Turn"
  public var turnTip = "Turn the window: portrait or landscape"
  public var brush = "Brush"
  public var deletePainting = "Delete painting"
  public var deletePaintingTip = "Delete this painting"
  public var allKeys = "Keys"

  // Tools
  public var zoom = "Zoom"
  public var percent: @Sendable (_ percent: Int) -> String = { "\($0) %" }
  public var zoomToFit = "Fit"
  public var more = "More"
  public var moreTip = "Background, paper, export"
  public var fullScreen = "Full screen"
  public var tools = "Tools"
  public var toolsTip: @Sendable (_ tool: String) -> String = { "Tools: \($0)" }
  public var pencil = "Pencil"
  public var straightLine = "Line"
  public var dashedLine = "Dashed line"
  public var rectangle = "Rectangle"
  public var ellipse = "Ellipse"
  public var eraser = "Eraser"
  public var lineLabel = "LINE"
  public var dashedLabel = "DASHED"
  public var rectangleLabel = "RECTANGLE"
  public var ellipseLabel = "ELLIPSE"
  public var eraserLabel = "ERASER"
  public var dash = "Dashes"
  public var dashTip = "Dashes of lines and shapes"
  public var solid = "Solid"
  public var dashes = "Dashes"
  public var dots = "Dots"
  public var dashesAndDots = "Dashes and dots"
  public var eraserWidth: @Sendable (_ points: String) -> String = { "\($0) pt" }
  public var eraserWidthTip = "Width of the eraser"
  public var lengthHint: @Sendable (_ points: Int) -> String = { "\($0) pt" }
  public var sizeHint: @Sendable (_ width: Int, _ height: Int) -> String = { "\($0) × \($1) pt" }

  public var eraseInk = "Ink"
  public var cutStrokes = "Cut strokes"
  public var eraseStrokes = "Whole strokes"
  public var eraserModeTip = "What the eraser takes away"
  public var commands = CommandTexts()
  public var selection = SelectionTexts()
  public var files = FileTexts()
  public var inspector = InspectorTexts()
  public var export = ExportTexts()
  public var background = BackgroundTexts()
  public var pixels = PixelTexts()
  public var life = LifeTexts()

  // Shapes of paper
  public var newOfShape = "New of a kind and shape"
  public var newOfShapeTip = "New pixel art, or a painting of a shape"
  public var paintingOfWindow = "Painting as the window"
  public var paintingOfShape: @Sendable (_ shape: String) -> String = { "Painting \($0)" }
  public var shapeOfWindow = "As the window"
  public var square = "Square"
  public var a4Portrait = "A4 portrait"
  public var a4Landscape = "A4 landscape"

  // Brush chooser
  public var badge = "FILBERT"
  public var brushWindow: @Sendable (_ name: String) -> String = { "Brush for \($0) — Filbert" }
  public var width = "Width"
  public var widthLabel = "WIDTH"
  public var widthInPoints = "Width in points"
  public var pointUnit = "pt"
  public var widthTip = "Width: turn; Shift is finer, a double click sets it back"
  public var typeWidthTip = "Type a width from 0.5 to 50 (arrows)"
  public var endCap = "Ends"
  public var endCapLabel = "ENDS"
  public var endCapTip = "Ends of the stroke (arrows)"
  public var buttCap = "Butt"
  public var roundCap = "Round"
  public var squareCap = "Projecting"
  public var lineJoin = "Corners"
  public var lineJoinLabel = "CORNERS"
  public var lineJoinTip = "Corners of the stroke (arrows)"
  public var miterJoin = "Miter"
  public var roundJoin = "Round"
  public var bevelJoin = "Bevel"
  public var preview = "Preview"
  public var previewTip = "What the brush draws"
  public var channels = "Channels"
  public var channelsLabel = "CHANNELS"
  public var channel: @Sendable (_ number: Int) -> String = { "Channel \($0)" }
  public var channelTip: @Sendable (_ number: Int) -> String = {
    "Channel \($0); hold or Shift-click to store the brush"
  }
  public var brushValue: @Sendable (_ points: String, _ color: String) -> String = {
    "\($0) pt, \($1)"
  }
  public var color = "Colour"
  public var colorTip = "Colours: click, or arrows"
  public var chosenColor = "Chosen colour"
  public var hexColor = "Colour as text"
  public var hexColorTip = "#RGB, #RRGGBB, #RRGGBBAA or a name like “tomato” (Enter)"
  public var recentColors = "Colours used last"
  public var recentColorsTip = "Colours used last (arrows)"
  public var pickColor = "Pick a colour"
  public var pickColorTip = "Pick a colour from the painting"
  public var mixColor = "Mix a colour"
  public var faderTip: @Sendable (_ name: String) -> String = {
    "\($0) (arrows, Page Up, Page Down)"
  }
  public var typePartTip: @Sendable (_ name: String, _ highest: String) -> String = {
    "\($0): type a number up to \($1) (arrows)"
  }
  public var red = "Red"
  public var redLetter = "R"
  public var green = "Green"
  public var greenLetter = "G"
  public var blue = "Blue"
  public var blueLetter = "B"
  public var opacity = "Opacity"
  public var opacityLetter = "A"
  public var hue = "Hue"
  public var hueLetter = "H"
  public var saturation = "Saturation"
  public var saturationLetter = "S"
  public var colorValue = "Value"
  public var colorValueLetter = "V"
  public var toolInUse = "Tool in use"
  public var pencilLabel = "PENCIL"
  public var pickLabel = "PICK"
  public var brushPage = "BRUSH"
  public var colorPage = "COLOUR"
  public var pageTip = "Turn to the other half of the panel (Space)"
  public var tearOff = "Tear off"
  public var tearOffTip = "Into a window of its own"
  public var dock = "Dock"
  public var dockTip = "Back into the painting's window"

  // Messages
  public var isReadOnly: @Sendable (_ reason: String) -> String = {
    "Nothing can be saved here: \($0)"
  }
  public var asideName: @Sendable (_ name: String) -> String = { "\($0) (kept aside)" }
  public var keptAside: @Sendable (_ name: String) -> String = {
    "What was here can’t take your changes any more. They are kept as “\($0)”."
  }
  public var keptInFile: @Sendable (_ path: String) -> String = {
    "The library takes nothing new any more. Your changes are kept in \($0)"
  }
  public var joinedStrokes: @Sendable (_ count: Int) -> String = {
    $0 == 1
      ? "The program ended in the middle of a stroke. What you had drawn of it was saved."
      : "The program ended in the middle of \($0) strokes. What you had drawn of them was saved."
  }
  public var restoredFromLog =
    "The library’s file was missing. It was put together again from the log beside it."
  public var keptLog: @Sendable (_ path: String) -> String = {
    "The library’s file was missing. A log that lay there is kept as \($0)"
  }
  public var notSaved: @Sendable (_ reason: String) -> String = {
    "Not saved yet, but kept in memory: \($0)"
  }
  public var retry = "Try again"
  public var cannotOpen: @Sendable (_ reason: String) -> String = { "It can't be opened: \($0)" }
  public var isDamaged: @Sendable (_ reason: String) -> String = {
    "Something in the library is damaged; all else can be used. \($0)"
  }
  public var isDamagedAndClosed: @Sendable (_ reason: String) -> String = {
    "The library is damaged; what is sound is shown, and nothing is changed: \($0)"
  }
  public var libraryIsUnreadable = "The library is damaged"
  public var libraryIsUnreadableMessage: @Sendable (_ path: String) -> String = {
    "\($0) can’t be opened any more. It was left as it is."
  }
  public var repair = "Repair…"
  public var restoreBackup: @Sendable (_ date: String) -> String = { "Restore the backup of \($0)" }
  public var noBackup: @Sendable (_ reason: String) -> String = {
    "Today’s backup could not be made: \($0)"
  }
  public var endedBadly =
    "Filbert ended unexpectedly last time. Everything that was drawn is here."
  public var endedBadlyWithReport: @Sendable (_ path: String) -> String = {
    "Filbert ended unexpectedly last time. Everything that was drawn is here. A report lies in \($0)"
  }
  public var strokesUnreadable: @Sendable (_ count: Int) -> String = {
    $0 == 1
      ? "One stroke of this painting is damaged and can't be shown."
      : "\($0) strokes of this painting are damaged and can't be shown."
  }
  public var saveTheRest = "Go on with what is sound"
  public var opening: @Sendable (_ name: String, _ percent: Int) -> String = {
    "Opening “\($0)”: \($1) %"
  }
  public var drawing: @Sendable (_ name: String) -> String = { "Drawing “\($0)”…" }
  public var reading: @Sendable (_ file: String, _ percent: Int) -> String = {
    "Reading \($0): \($1) %"
  }
  public var importFailed: @Sendable (_ reason: String) -> String = { "Not imported: \($0)" }

  /// What may be left out of a file, by what the importer calls it.
  public var omissions = [
    "fills": "fills", "gradients": "gradients", "text": "text", "pictures": "pictures",
    "clipping": "clipping", "effects": "effects", "repeatedShapes": "repeated shapes",
    "styleSheets": "style sheets",
  ]
  public var leftOut: @Sendable (_ file: String, _ parts: [String]) -> String = { file, parts in
    let list =
      parts.count > 1
      ? "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
      : parts.joined()
    return "Only the lines of \(file) were imported; left out: \(list)."
  }

  /// The sentence that says what was left out of a file; nil where nothing was.
  public func omission(of parts: [String], from file: String) -> String? {
    let names = parts.compactMap { omissions[$0] }
    return names.isEmpty ? nil : leftOut(file, names)
  }

  /// A day and a time of day.
  public var date: @Sendable (_ date: CalendarDate) -> String = { date in
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let month = months.indices.contains(date.month - 1) ? months[date.month - 1] : ""
    let minute = date.minute < 10 ? "0\(date.minute)" : "\(date.minute)"
    return "\(date.day) \(month) \(date.year), \(date.hour):\(minute)"
  }

  public static let english = Texts()
}
