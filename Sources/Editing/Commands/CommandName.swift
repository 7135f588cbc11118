/// The name of a command, the same in all windows. A tool's command has the tool's name.
public struct CommandName: Hashable, Sendable, CustomStringConvertible {
  /// The form in keymaps, `filbert keys` and settings.
  public let rawValue: String

  /// Creates the name that a keymap or a setting has stored, whether a command has it or not.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}

extension CommandName {
  // Every window
  /// Cancels the innermost activity: a gesture, an unfinished shape, the selection, a panel or full screen.
  public static var cancel: Self { Self("cancel") }
  /// Closes the window.
  public static var close: Self { Self("close") }
  /// Shows the list of all keys.
  public static var keys: Self { Self("keys") }
  /// Ends the program after everything is saved.
  public static var quit: Self { Self("quit") }
  /// Shows the settings.
  public static var settings: Self { Self("settings") }
  /// Opens the document again that was closed last.
  public static var reopen: Self { Self("reopen") }
  /// Moves the focus to the next region of the window.
  public static var nextRegion: Self { Self("next-region") }
  /// Moves the focus to the region before.
  public static var previousRegion: Self { Self("previous-region") }
  /// Opens the menu of the focused part.
  public static var menu: Self { Self("menu") }
  // Collection
  /// Creates a painting of the usual shape.
  public static var new: Self { Self("new") }
  /// Opens the chosen items.
  public static var open: Self { Self("open") }
  /// Renames the document.
  public static var rename: Self { Self("rename") }
  /// Adds a copy of the chosen items or the selection.
  public static var duplicate: Self { Self("duplicate") }
  /// Puts the document into the trash.
  public static var delete: Self { Self("delete") }
  /// Moves the focus to the search field.
  public static var search: Self { Self("search") }
  /// Opens the menu of orders and picture sizes.
  public static var sort: Self { Self("sort") }
  /// Changes the tags of the chosen items.
  public static var tags: Self { Self("tags") }
  /// Offers other shapes and kinds for a new document.
  public static var newOfKind: Self { Self("new-of-kind") }
  /// Undoes the last deletion or change of tags.
  public static var undoDeletion: Self { Self("undo-deletion") }
  /// Takes the chosen items out of the trash.
  public static var restore: Self { Self("restore") }
  /// Shows the trash; back again is a button of its own.
  public static var showTrash: Self { Self("show-trash") }
  /// Deletes everything in the trash for good, after a question.
  public static var emptyTrash: Self { Self("empty-trash") }
  /// Imports files of any supported type.
  public static var importFiles: Self { Self("import") }
  // Every document
  /// Closes the document and shows the collection.
  public static var back: Self { Self("back") }
  /// Undoes the last step.
  public static var undo: Self { Self("undo") }
  /// Redoes the step that was undone last.
  public static var redo: Self { Self("redo") }
  /// Shows or hides the main panel: the brush chooser, the palette or the patterns.
  public static var panel: Self { Self("panel") }
  /// Swaps the width and the height of a blank paper.
  public static var turn: Self { Self("turn") }
  /// Exports the document to a file.
  public static var export: Self { Self("export") }
  /// Exports the document again to the same files with the same options.
  public static var exportAgain: Self { Self("export-again") }
  /// Prints the document, or writes it as a PDF.
  public static var print: Self { Self("print") }
  /// Zooms so that the whole document fits the window.
  public static var fit: Self { Self("fit") }
  /// Opens the menu of the rarer commands.
  public static var more: Self { Self("more") }
  /// Opens the menu of zooms.
  public static var zoom: Self { Self("zoom") }
  /// Copies the selection to the clipboard.
  public static var copy: Self { Self("copy") }
  /// Copies the selection to the clipboard, and removes it.
  public static var cut: Self { Self("cut") }
  /// Inserts the clipboard's content.
  public static var paste: Self { Self("paste") }
  /// Inserts the clipboard's content with its middle at the pointer, or at the place of the menu.
  public static var pasteHere: Self { Self("paste-here") }
  /// Fills the screen with the window, or ends that.
  public static var fullScreen: Self { Self("full-screen") }
  /// Hides all bars and panels, or shows them again.
  public static var toggleBars: Self { Self("toggle-bars") }
  /// Zooms to 100 %, or shows thumbnails in their usual size.
  public static var actualSize: Self { Self("actual-size") }
  /// Has drags move the view while the key is held.
  public static var pan: Self { Self("pan") }
  /// Zooms in by a step, or enlarges the thumbnails.
  public static var zoomIn: Self { Self("zoom-in") }
  /// Zooms out by a step, or reduces the thumbnails.
  public static var zoomOut: Self { Self("zoom-out") }
  /// Zooms so that the selection fills the view.
  public static var fitSelection: Self { Self("fit-selection") }
  /// Shows the document as before the last zoom, move or rotation.
  public static var previousView: Self { Self("previous-view") }
  /// Shows a minimap while only a part of the painting is in view, or hides it.
  public static var minimap: Self { Self("minimap") }
  /// Mirrors the view, but not the painting.
  public static var flipView: Self { Self("flip-view") }
  /// Rotates the view to the left by a small step.
  public static var turnViewLeft: Self { Self("turn-view-left") }
  /// Rotates the view to the right by a small step.
  public static var turnViewRight: Self { Self("turn-view-right") }
  /// Rotates the view to the left by 90°.
  public static var turnViewQuarterLeft: Self { Self("turn-view-quarter-left") }
  /// Rotates the view to the right by 90°.
  public static var turnViewQuarterRight: Self { Self("turn-view-quarter-right") }
  /// Shows the paper upright again, and not mirrored.
  public static var turnViewBack: Self { Self("turn-view-back") }
  /// Selects everything that can be selected.
  public static var selectAll: Self { Self("select-all") }
  /// Ends the selection of cells.
  public static var deselect: Self { Self("deselect") }
}
