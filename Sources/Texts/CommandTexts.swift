/// What is said about commands and the keys that call them.
public struct CommandTexts: Sendable {
  /// What something does, and the keys that call it: a tooltip.
  public var tip: @Sendable (_ text: String, _ keys: [String]) -> String = { text, keys in
    keys.isEmpty ? text : "\(text) (\(keys.joined(separator: ", ")))"
  }

  // Every window
  public var quit = "Quit"
  public var closeWindow = "Close the window"
  public var cancelInCollection = "End the search, leave the trash"
  public var cancelInPainting = "Cancel, deselect, close the chooser"
  public var cancelInCells = "Cancel, deselect, leave full screen"
  public var intoTrash = "Into the trash"
  public var zoomIn = "Zoom in"
  public var zoomOut = "Zoom out"
  public var toggleBars = "Hide and show the bars"
  public var zoomInAndOut = "Zoom in and out"
  public var cut = "Cut"
  public var copyCutPaste = "Copy, cut, paste"

  // Paintings
  public var brushChooser = "Brush chooser"
  public var tearOff = "Brush chooser in a window of its own"
  public var thinner = "Thinner brush or eraser"
  public var wider = "Wider brush or eraser"
  public var thinnerAndWider = "Thinner and wider brush or eraser"
  public var recallChannel = "Recall a channel of the chooser"
  public var storeChannel: @Sendable (_ number: Int) -> String = { "Store in channel \($0)" }
  public var storeChannelFamily = "Store the brush there"
  public var deleteSelected = "Delete what is selected"
  public var moveSelected = "Move what is selected"
  public var moveSelectedOrBoard = "Move what is selected, or the board"
  public var moveFar = "The same, ten times as far"
  public var moveLeft = "Move to the left"
  public var moveRight = "Move to the right"
  public var moveUp = "Move up"
  public var moveDown = "Move down"

  // Pixel art
  public var smallerTip = "Smaller tip"
  public var largerTip = "Larger tip"
  public var smallerAndLargerTip = "Smaller and larger tip"
  public var previousFrame = "Frame before"
  public var nextFrame = "Frame after"
  public var framesBeforeAndAfter = "Frame before and after"
  public var flipCanvasHorizontally = "Flip the canvas left and right"
  public var flipCanvasVertically = "Flip the canvas above and below"
  public var turnCanvasRight = "Turn the canvas right"
  public var turnCanvasLeft = "Turn the canvas left"

  // Life
  public var faster = "Faster"
  public var slower = "Slower"
  public var fasterAndSlower = "Faster and slower"
  public var shorterSteps = "Fewer generations in a step"
  public var longerSteps = "More generations in a step"
  public var turnPattern = "Turn the pattern in the hand"

  // What no command is, in the list of keys
  public typealias Gesture = (key: String, meaning: String)
  public var zoomGesture = "Ctrl+wheel"
  public var collectionGestures: [Gesture] = [("Arrows", "Choose")]
  public var paintingGestures: [Gesture] = [
    ("Shift, Ctrl, Space", "In a shape: constrain, centre, move"),
    ("Ctrl+click", "Pick a colour from the painting"), ("Ctrl+wheel", "Zoom"),
    ("Space-drag, middle-drag", "Move the paper"),
  ]
  public var pixelGestures: [Gesture] = [
    ("Shift, Ctrl, Space", "In a shape: constrain, centre, move"),
    ("Right button", "The second colour"), ("Ctrl+click", "Pick a colour"), ("Ctrl+wheel", "Zoom"),
    ("Space-drag, middle-drag", "Move the grid"),
  ]
  public var lifeGestures: [Gesture] = [
    ("Space", "Run and stop"), ("Ctrl+wheel", "Zoom"),
    ("Space-drag, wheel, middle-drag", "Move the board"),
  ]

  // The keymap
  public var keymapUnreadable: @Sendable (_ reason: String) -> String = {
    "The keymap does not hold: \($0)"
  }
  /// - Parameters:
  ///   - line: from 1 on.
  ///   - others: how many more lines do not hold.
  public var keymapLine: @Sendable (_ line: Int, _ reason: String, _ others: Int) -> String = {
    line, reason, others in
    switch others {
    case 0: "Line \(line) of the keymap does not hold: \(reason)"
    case 1: "Line \(line) of the keymap does not hold: \(reason) Nor does one other."
    default: "Line \(line) of the keymap does not hold: \(reason) Nor do \(others) others."
    }
  }
  public var keymapHolds = "All of the keymap holds."
  public var noAssignment = "write a command, “=” and its keys."
  public var unknownCommand: @Sendable (_ name: String) -> String = {
    "there is no command “\($0)”; “filbert keys” shows all."
  }
  public var unknownKey: @Sendable (_ name: String) -> String = { "there is no key “\($0)”." }
  public var secondLine: @Sendable (_ command: String, _ first: Int) -> String = {
    "\($0) has its keys in line \($1)."
  }
  public var takenKey: @Sendable (_ key: String, _ command: String, _ first: Int) -> String = {
    "\($0) calls \($1) by line \($2)."
  }

  public init() {}
}
