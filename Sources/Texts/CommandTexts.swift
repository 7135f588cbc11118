/// What is said about commands and the keys that call them.
public struct CommandTexts: Sendable {
  let translate: Translator

  /// What something does, and the keys that call it: a tooltip.
  public func tip(_ text: String, _ keys: [String]) -> String {
    keys.isEmpty
      ? text : translate("{text} ({keys})", ["text": text, "keys": translate.list(keys)])
  }

  /// Keys one after the other.
  public func list(_ keys: [String]) -> String { translate.list(keys) }

  // Every window
  public var quit: String { translate("Quit") }
  public var nextRegion: String { translate("Next part of the window") }
  public var previousRegion: String { translate("Part of the window before") }
  public var regions: String { translate("Go round the parts of the window") }
  public var menu: String { translate("Menu of what has the keyboard") }
  public var menus: String { translate("Open a menu") }
  public var undoAndRedo: String { translate("Undo and redo") }
  public var zoomToSize: String { translate("Zoom to all of it, and to 100 %") }
  public var settingsAndQuit: String { translate("Settings, and quit") }
  public var reopen: String { translate("Reopen what was closed last") }
  public var closeWindow: String { translate("Close the window") }
  public var cancelInCollection: String {
    translate("Choose none, end the search, leave the trash")
  }
  public var cancelInPainting: String { translate("Cancel, deselect, close the chooser") }
  public var cancelInCells: String { translate("Cancel, deselect, leave full screen") }
  public var intoTrash: String { translate("Into the trash") }
  public var zoomIn: String { translate("Zoom in") }
  public var zoomOut: String { translate("Zoom out") }
  public var toggleBars: String { translate("Hide and show the bars") }
  public var zoomInAndOut: String { translate("Zoom in and out") }
  public var cut: String { translate("Cut") }
  public var copyCutPaste: String { translate("Copy, cut, paste") }

  // Paintings
  public var brushChooser: String { translate("Brush chooser") }
  public var tearOff: String { translate("Brush chooser in a window of its own") }
  public var thinner: String { translate("Thinner brush or eraser") }
  public var wider: String { translate("Wider brush or eraser") }
  public var thinnerAndWider: String { translate("Thinner and wider brush or eraser") }
  public var recallChannel: String { translate("Recall a channel of the chooser") }
  public func storeChannel(_ number: Int) -> String {
    translate("Store in channel {number}", ["number": number])
  }
  public var storeChannelFamily: String { translate("Store the brush there") }
  public var deleteSelected: String { translate("Delete what is selected") }
  public var moveSelected: String { translate("Move what is selected") }
  public var moveSelectedOrBoard: String { translate("Move what is selected, or the board") }
  public var moveFar: String { translate("The same, ten times as far") }
  public var moveLeft: String { translate("Move to the left") }
  public var moveRight: String { translate("Move to the right") }
  public var moveUp: String { translate("Move up") }
  public var moveDown: String { translate("Move down") }

  // Pixel art
  public var smallerTip: String { translate("Smaller tip") }
  public var largerTip: String { translate("Larger tip") }
  public var smallerAndLargerTip: String { translate("Smaller and larger tip") }
  public var previousFrame: String { translate("Frame before") }
  public var nextFrame: String { translate("Frame after") }
  public var framesBeforeAndAfter: String { translate("Frame before and after") }
  public var flipCanvasHorizontally: String { translate("Flip the canvas left and right") }
  public var flipCanvasVertically: String { translate("Flip the canvas above and below") }
  public var turnCanvasRight: String { translate("Turn the canvas right") }
  public var turnCanvasLeft: String { translate("Turn the canvas left") }

  // Life
  public var faster: String { translate("Faster") }
  public var slower: String { translate("Slower") }
  public var fasterAndSlower: String { translate("Faster and slower") }
  public var shorterSteps: String { translate("Fewer generations in a step") }
  public var longerSteps: String { translate("More generations in a step") }
  public var turnPattern: String { translate("Turn the pattern in the hand") }

  // What no command is, in the list of keys
  public typealias Gesture = (key: String, meaning: String)
  public var zoomGesture: String { translate("Ctrl+wheel") }
  public var collectionGestures: [Gesture] {
    [
      (translate("Arrows"), translate("Go to a painting")),
      (
        translate("Ctrl+click, Shift+click, Shift+arrows"), translate("Choose several")
      ),
      (translate("Space"), translate("Choose it, or no longer")),
      (translate("Drag beside the pictures"), translate("Choose what is touched")),
      (translate("Drag a picture"), translate("Give it to another program")),
      (zoomGesture, translate("Larger and smaller pictures")),
    ]
  }
  public var paintingGestures: [Gesture] {
    [
      shapeGesture, (translate("Ctrl+click"), translate("Pick a colour from the painting")),
      (translate("Ctrl+wheel, with Shift"), translate("Zoom, turn the view")),
      (translate("Space-drag, middle-drag"), translate("Move the paper")), leavingGesture,
    ]
  }
  public var pixelGestures: [Gesture] {
    [
      shapeGesture, (translate("Right button"), translate("The second colour")),
      (translate("Ctrl+click"), translate("Pick a colour")), (zoomGesture, translate("Zoom")),
      (translate("Space-drag, middle-drag"), translate("Move the grid")), leavingGesture,
    ]
  }
  public var lifeGestures: [Gesture] {
    [
      (translate("Space"), translate("Run and stop")), (zoomGesture, translate("Zoom")),
      (translate("Space-drag, wheel, middle-drag"), translate("Move the board")),
    ]
  }
  private var leavingGesture: Gesture {
    (translate("Drag the selection out"), translate("Give it to another program"))
  }
  private var shapeGesture: Gesture {
    (translate("Shift, Ctrl, Space"), translate("In a shape: constrain, centre, move"))
  }

  // The keymap
  public func keymapUnreadable(_ reason: String) -> String {
    translate("The keymap does not hold: {reason}", ["reason": reason])
  }
  /// - Parameters:
  ///   - line: from 1 on.
  ///   - others: how many more lines do not hold.
  public func keymapLine(_ line: Int, _ reason: String, _ others: Int) -> String {
    others == 0
      ? translate(
        "Line {line} of the keymap does not hold: {reason}", ["line": line, "reason": reason])
      : translate(
        "Line {line} of the keymap does not hold: {reason} Nor does one other.",
        "Line {line} of the keymap does not hold: {reason} Nor do {count} others.", count: others,
        ["line": line, "reason": reason])
  }
  public var keymapHolds: String { translate("All of the keymap holds.") }
  public var noAssignment: String { translate("write a command, “=” and its keys.") }
  public func unknownCommand(_ name: String) -> String {
    translate("there is no command “{name}”; “filbert keys” shows all.", ["name": name])
  }
  public func unknownKey(_ name: String) -> String {
    translate("there is no key “{name}”.", ["name": name])
  }
  public func secondLine(_ command: String, _ first: Int) -> String {
    translate("{command} has its keys in line {first}.", ["command": command, "first": first])
  }
  public func takenKey(_ key: String, _ command: String, _ first: Int) -> String {
    translate(
      "{key} calls {command} by line {first}.", ["key": key, "command": command, "first": first])
  }
}
