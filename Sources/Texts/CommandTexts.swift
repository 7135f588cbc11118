/// Texts about commands and their shortcuts.
public struct CommandTexts: Sendable {
  let translate: Translator

  /// A tooltip: a description with shortcuts.
  public func tip(_ text: String, _ keys: [String]) -> String {
    keys.isEmpty
      ? text : translate("{text} ({keys})", ["text": text, "keys": translate.list(keys)])
  }

  /// A list of keys.
  public func list(_ keys: [String]) -> String { translate.list(keys) }

  // Every window
  public var quit: String { translate("Quit") }
  public var nextRegion: String { translate("Next pane") }
  public var previousRegion: String { translate("Previous pane") }
  public var regions: String { translate("Cycle through panes") }
  public var menu: String { translate("Context menu") }
  public var menus: String { translate("Open a menu") }
  public var undoAndRedo: String { translate("Undo and redo") }
  public var zoomToSize: String { translate("Fit, 100 %, selection, last view") }
  public var settingsAndQuit: String { translate("Settings, and quit") }
  public var reopen: String { translate("Reopen the last closed window") }
  public var closeWindow: String { translate("Close the window") }
  public var cancelInCollection: String {
    translate("Deselect, end the search, leave the trash")
  }
  public var cancelInPainting: String { translate("Cancel, deselect, close the chooser") }
  public var cancelInCells: String { translate("Cancel, deselect, leave full screen") }
  public var intoTrash: String { translate("Move to trash") }
  public var pan: String { translate("Move the view") }
  public var panTip: String { translate("Move the view while the key is held") }
  public var zoomIn: String { translate("Zoom in") }
  public var zoomOut: String { translate("Zoom out") }
  public var toggleBars: String { translate("Show or hide the bars") }
  public var zoomInAndOut: String { translate("Zoom in and out") }
  public var cut: String { translate("Cut") }
  public var copyCutPaste: String { translate("Copy, cut, paste, paste here") }

  // Paintings
  public var brushChooser: String { translate("Brush chooser") }
  public var tearOff: String { translate("Detach brush chooser") }
  public var thinner: String { translate("Thinner brush or eraser") }
  public var wider: String { translate("Wider brush or eraser") }
  public var thinnerAndWider: String { translate("Thinner and wider brush or eraser") }
  public var recallChannel: String { translate("Recall a brush preset") }
  public func storeChannel(_ number: Int) -> String {
    translate("Store in preset {number}", ["number": number])
  }
  public var storeChannelFamily: String { translate("Store the brush in a preset") }
  public var deleteSelected: String { translate("Delete selection") }
  public var moveSelected: String { translate("Move selection") }
  public var moveSelectedOrBoard: String { translate("Move selection or board") }
  public var moveFar: String { translate("Ten times as far") }
  public var moveLeft: String { translate("Move left") }
  public var moveRight: String { translate("Move right") }
  public var moveUp: String { translate("Move up") }
  public var moveDown: String { translate("Move down") }

  // Pixel art
  public var smallerTip: String { translate("Smaller tip") }
  public var largerTip: String { translate("Larger tip") }
  public var smallerAndLargerTip: String { translate("Smaller and larger tip") }
  public var previousFrame: String { translate("Previous frame") }
  public var nextFrame: String { translate("Next frame") }
  public var framesBeforeAndAfter: String { translate("Previous and next frame") }
  public var flipCanvasHorizontally: String { translate("Flip canvas horizontally") }
  public var flipCanvasVertically: String { translate("Flip canvas vertically") }
  public var turnCanvasRight: String { translate("Rotate canvas 90° right") }
  public var turnCanvasLeft: String { translate("Rotate canvas 90° left") }

  // Life
  public var faster: String { translate("Faster") }
  public var slower: String { translate("Slower") }
  public var fasterAndSlower: String { translate("Faster and slower") }
  public var shorterSteps: String { translate("Fewer generations per step") }
  public var longerSteps: String { translate("More generations per step") }
  public var turnPattern: String { translate("Rotate the held pattern") }

  // Entries in the list of keys that are not commands
  public typealias KeyRow = (key: String, meaning: String)
  public var zoomGesture: String { translate("Ctrl+wheel") }
  public var collectionGestures: [KeyRow] {
    [
      (translate("Arrows"), translate("Go to a document")),
      (
        translate("Ctrl+click, Shift+click, Shift+arrows"), translate("Select several")
      ),
      (translate("Space"), translate("Select or deselect it")),
      (translate("Drag between pictures"), translate("Select the pictures it touches")),
      (translate("Drag a picture"), translate("Drag it to another program")),
      (zoomGesture, translate("Larger and smaller pictures")),
    ]
  }
  public var paintingGestures: [KeyRow] {
    [
      shapeGesture, (translate("Ctrl+click"), translate("Pick a colour from the painting")),
      (translate("Ctrl+wheel, Shift+wheel"), translate("Zoom, rotate the view")),
      (translate("Space-drag, middle-drag"), translate("Move the paper")), leavingGesture,
    ]
  }
  public var pixelGestures: [KeyRow] {
    [
      shapeGesture, (translate("Right button"), translate("Second colour")),
      (translate("Ctrl+click"), translate("Pick a colour")), (zoomGesture, translate("Zoom")),
      (translate("Space-drag, middle-drag"), translate("Move the grid")), leavingGesture,
    ]
  }
  public var lifeGestures: [KeyRow] {
    [
      (translate("Space"), translate("Run and stop")), (zoomGesture, translate("Zoom")),
      (translate("Space-drag, wheel, middle-drag"), translate("Move the board")),
    ]
  }
  private var leavingGesture: KeyRow {
    (translate("Drag the selection out"), translate("Drag it to another program"))
  }
  private var shapeGesture: KeyRow {
    (translate("Shift, Ctrl, Space"), translate("Shapes: constrain, centre, move"))
  }

  // The keymap
  public func keymapUnreadable(_ reason: String) -> String {
    translate("Invalid keymap: {reason}", ["reason": reason])
  }
  /// - Parameters:
  ///   - line: from 1 on.
  ///   - others: the number of further invalid lines.
  public func keymapLine(_ line: Int, _ reason: String, _ others: Int) -> String {
    others == 0
      ? translate(
        "Invalid keymap, line {line}: {reason}", ["line": line, "reason": reason])
      : translate(
        "Invalid keymap, line {line}: {reason} One more line is invalid.",
        "Invalid keymap, line {line}: {reason} {count} more lines are invalid.", count: others,
        ["line": line, "reason": reason])
  }
  public var keymapHolds: String { translate("The keymap is valid.") }
  public var noAssignment: String { translate("write a command, “=” and its keys.") }
  public func unknownCommand(_ name: String) -> String {
    translate("the command “{name}” does not exist; “filbert keys” shows all.", ["name": name])
  }
  public func unknownKey(_ name: String) -> String {
    translate("the key “{name}” does not exist.", ["name": name])
  }
  public func secondLine(_ command: String, _ first: Int) -> String {
    translate("{command} is already set in line {first}.", ["command": command, "first": first])
  }
  public func takenKey(_ key: String, _ command: String, _ first: Int) -> String {
    translate(
      "{key} is already assigned to {command} in line {first}.",
      ["key": key, "command": command, "first": first])
  }
}
