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
  /// Fills the screen with the window, or ends that.
  public static var fullScreen: Self { Self("full-screen") }
  /// Hides all bars and panels, or shows them again.
  public static var toggleBars: Self { Self("toggle-bars") }
  /// Zooms to 100 %, or shows thumbnails in their usual size.
  public static var actualSize: Self { Self("actual-size") }
  /// Zooms in by a step, or enlarges the thumbnails.
  public static var zoomIn: Self { Self("zoom-in") }
  /// Zooms out by a step, or reduces the thumbnails.
  public static var zoomOut: Self { Self("zoom-out") }
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
  // Selection of cells; a tool's name is defined with the tool
  /// The tool that selects the cells within a line drawn by hand.
  public static var lasso: Self { Self("lasso") }
  /// The tool that selects connected cells of similar colours.
  public static var wand: Self { Self("wand") }
  // Brush and tip
  /// Makes the brush thinner or the tip smaller by a step.
  public static var thinner: Self { Self("thinner") }
  /// Makes the brush wider or the tip larger by a step.
  public static var wider: Self { Self("wider") }
  /// Detaches the brush chooser as a window of its own, or docks it again.
  public static var tearOff: Self { Self("tear-off") }
  /// Recalls the brush of channel 1.
  public static var channel1: Self { Self("channel-1") }
  /// Recalls the brush of channel 2.
  public static var channel2: Self { Self("channel-2") }
  /// Recalls the brush of channel 3.
  public static var channel3: Self { Self("channel-3") }
  /// Recalls the brush of channel 4.
  public static var channel4: Self { Self("channel-4") }
  /// Recalls the brush of channel 5.
  public static var channel5: Self { Self("channel-5") }
  /// Recalls the brush of channel 6.
  public static var channel6: Self { Self("channel-6") }
  /// Stores the brush in channel 1.
  public static var storeChannel1: Self { Self("store-channel-1") }
  /// Stores the brush in channel 2.
  public static var storeChannel2: Self { Self("store-channel-2") }
  /// Stores the brush in channel 3.
  public static var storeChannel3: Self { Self("store-channel-3") }
  /// Stores the brush in channel 4.
  public static var storeChannel4: Self { Self("store-channel-4") }
  /// Stores the brush in channel 5.
  public static var storeChannel5: Self { Self("store-channel-5") }
  /// Stores the brush in channel 6.
  public static var storeChannel6: Self { Self("store-channel-6") }
  // The selection
  /// Deletes the selected elements, or clears the selected cells.
  public static var deleteSelected: Self { Self("delete-selected") }
  /// Puts floating cells down in their present position.
  public static var putDown: Self { Self("put-down") }
  /// Gives the selected elements the style of the brush.
  public static var applyBrush: Self { Self("apply-brush") }
  /// Raises the selection above the next element.
  public static var raise: Self { Self("raise") }
  /// Lowers the selection below the next element.
  public static var lower: Self { Self("lower") }
  /// Joins the selected elements in a group.
  public static var group: Self { Self("group") }
  /// Dissolves the selected groups.
  public static var ungroup: Self { Self("ungroup") }
  /// Opens the menu of clips, masks and the blend mode of the selected group.
  public static var clipMaskAndBlend: Self { Self("clip-mask-and-blend") }
  /// Shows the selected elements only within the outline of the topmost one.
  public static var clip: Self { Self("clip") }
  /// Shows the selected elements by the brightness of the topmost one.
  public static var maskByBrightness: Self { Self("mask-by-brightness") }
  /// Shows the selected elements by the opacity of the topmost one.
  public static var maskByOpacity: Self { Self("mask-by-opacity") }
  /// Turns the clip or mask of the selected group back into elements.
  public static var releaseMask: Self { Self("release-mask") }
  /// Protects the selected elements from changes.
  public static var lock: Self { Self("lock") }
  /// Makes all locked elements editable again.
  public static var unlockAll: Self { Self("unlock-all") }
  /// Turns a placed SVG drawing into elements.
  public static var takeApart: Self { Self("take-apart") }
  /// Raises the selection above all other elements of its layer.
  public static var toTop: Self { Self("to-top") }
  /// Lowers the selection below all other elements of its layer.
  public static var toBottom: Self { Self("to-bottom") }
  /// Moves the selection to the left by a small step.
  public static var moveLeft: Self { Self("move-left") }
  /// Moves the selection to the right by a small step.
  public static var moveRight: Self { Self("move-right") }
  /// Moves the selection up by a small step.
  public static var moveUp: Self { Self("move-up") }
  /// Moves the selection down by a small step.
  public static var moveDown: Self { Self("move-down") }
  /// Moves the selection to the left by a large step.
  public static var moveFarLeft: Self { Self("move-far-left") }
  /// Moves the selection to the right by a large step.
  public static var moveFarRight: Self { Self("move-far-right") }
  /// Moves the selection up by a large step.
  public static var moveFarUp: Self { Self("move-far-up") }
  /// Moves the selection down by a large step.
  public static var moveFarDown: Self { Self("move-far-down") }
  /// Mirrors the selection from left to right.
  public static var flipHorizontally: Self { Self("flip-horizontally") }
  /// Mirrors the selection from top to bottom.
  public static var flipVertically: Self { Self("flip-vertically") }
  /// Rotates the selection to the left by 90°.
  public static var turnLeft: Self { Self("turn-left") }
  /// Rotates the selection to the right by 90°.
  public static var turnRight: Self { Self("turn-right") }
  /// Kills all cells outside of the selection.
  public static var clearOutside: Self { Self("clear-outside") }
  /// Scales, shears and rotates the selected cells by numbers.
  public static var transform: Self { Self("transform") }
  /// Draws an outline around the selected cells.
  public static var outline: Self { Self("outline") }
  /// Replaces the second colour by the first in the selected cells.
  public static var replaceSecond: Self { Self("replace-second") }
  /// Makes a tip of the selected cells.
  public static var makeTip: Self { Self("make-tip") }
  /// Aligns the left sides of the selected elements.
  public static var alignLeft: Self { Self("align-left") }
  /// Aligns the selected elements about a common vertical line.
  public static var alignCenter: Self { Self("align-center") }
  /// Aligns the right sides of the selected elements.
  public static var alignRight: Self { Self("align-right") }
  /// Aligns the upper sides of the selected elements.
  public static var alignTop: Self { Self("align-top") }
  /// Aligns the selected elements about a common horizontal line.
  public static var alignMiddle: Self { Self("align-middle") }
  /// Aligns the lower sides of the selected elements.
  public static var alignBottom: Self { Self("align-bottom") }
  /// Aligns the baselines of the selected texts.
  public static var alignBaselines: Self { Self("align-baselines") }
  /// Spaces the selected elements evenly from left to right.
  public static var distributeHorizontally: Self { Self("distribute-horizontally") }
  /// Spaces the selected elements evenly from top to bottom.
  public static var distributeVertically: Self { Self("distribute-vertically") }
  /// Shows or hides the inspector, which has a shape's numbers.
  public static var inspector: Self { Self("inspector") }
  // Layers
  /// Shows or hides the list of layers.
  public static var layers: Self { Self("layers") }
  /// Adds a layer above the current one.
  public static var layerAdd: Self { Self("layer-add") }
  /// Deletes the current layer with its content.
  public static var layerRemove: Self { Self("layer-remove") }
  /// Raises the current layer by a place.
  public static var layerRaise: Self { Self("layer-raise") }
  /// Lowers the current layer by a place.
  public static var layerLower: Self { Self("layer-lower") }
  /// Merges the current layer into the one below.
  public static var layerMerge: Self { Self("layer-merge") }
  /// Renames the current layer.
  public static var layerRename: Self { Self("layer-rename") }
  /// Hides or shows the current layer.
  public static var layerHide: Self { Self("layer-hide") }
  /// Locks or unlocks the current layer.
  public static var layerLock: Self { Self("layer-lock") }
  /// Makes the layer above the current one.
  public static var layerAbove: Self { Self("layer-above") }
  /// Makes the layer below the current one.
  public static var layerBelow: Self { Self("layer-below") }
  /// Puts the current layer into a new group.
  public static var layerGroup: Self { Self("layer-group") }
  /// Takes the current layer out of its group.
  public static var layerOutOfGroup: Self { Self("layer-out-of-group") }
  /// Adds a copy of the current layer.
  public static var layerDuplicate: Self { Self("layer-duplicate") }
  /// Turns the current layer into the opaque background, or back into an ordinary one.
  public static var layerBackground: Self { Self("layer-background") }
  /// Shows the blend mode and other properties of the current layer.
  public static var layerProperties: Self { Self("layer-properties") }
  /// Turns the current layer into one of tiles.
  public static var makeTilemap: Self { Self("make-tilemap") }
  /// Turns the current layer of tiles into one of free cells.
  public static var makeOrdinaryLayer: Self { Self("make-ordinary-layer") }
  /// Chooses the next mode of drawing on tiles.
  public static var tileMode: Self { Self("tile-mode") }
  /// Links the chosen cels of a layer, which get the same content.
  public static var celLink: Self { Self("cel-link") }
  /// Makes the chosen cels independent of each other.
  public static var celUnlink: Self { Self("cel-unlink") }
  /// Empties the chosen cels.
  public static var celClear: Self { Self("cel-clear") }
  // Pages
  /// Shows or hides the strip of pages.
  public static var pages: Self { Self("pages") }
  /// Adds a page after the shown one.
  public static var pageAdd: Self { Self("page-add") }
  /// Adds a copy of the shown page after it.
  public static var pageDuplicate: Self { Self("page-duplicate") }
  /// Removes the shown page.
  public static var pageRemove: Self { Self("page-remove") }
  /// Moves the shown page towards the first.
  public static var pageUp: Self { Self("page-up") }
  /// Moves the shown page towards the last.
  public static var pageDown: Self { Self("page-down") }
  /// Shows the page before.
  public static var previousPage: Self { Self("previous-page") }
  /// Shows the page after.
  public static var nextPage: Self { Self("next-page") }
  // Paper and canvas
  /// Shows the panel of the background's colour, picture and pattern.
  public static var background: Self { Self("background") }
  /// Shows the panel of the paper's size.
  public static var paper: Self { Self("paper") }
  /// Gives the paper or the canvas the edges of the selection.
  public static var crop: Self { Self("crop") }
  /// Scales the canvas with its content.
  public static var scale: Self { Self("scale") }
  /// Plays the making of the painting.
  public static var replay: Self { Self("replay") }
  /// Changes the size of the canvas, but not of its content.
  public static var canvasSize: Self { Self("canvas-size") }
  /// Mirrors the canvas from left to right.
  public static var flipCanvasHorizontally: Self { Self("flip-canvas-horizontally") }
  /// Mirrors the canvas from top to bottom.
  public static var flipCanvasVertically: Self { Self("flip-canvas-vertically") }
  /// Rotates the canvas to the left by 90°.
  public static var turnCanvasLeft: Self { Self("turn-canvas-left") }
  /// Rotates the canvas to the right by 90°.
  public static var turnCanvasRight: Self { Self("turn-canvas-right") }
  /// Shows or hides the lines between cells.
  public static var gridLines: Self { Self("grid-lines") }
  /// Chooses if the brush keeps its width on screen at every zoom.
  public static var widthsOnScreen: Self { Self("widths-on-screen") }
  /// Repeats the picture all around, for seamless patterns.
  public static var tiled: Self { Self("tiled") }
  /// Shows the colours and size of the squares that indicate transparency.
  public static var checkerboard: Self { Self("checkerboard") }
  /// Opens the menu of rulers, grid and snapping.
  public static var drawingAids: Self { Self("drawing-aids") }
  /// Switches snapping on or off.
  public static var snap: Self { Self("snap") }
  /// Shows or hides the rulers.
  public static var rulers: Self { Self("rulers") }
  /// Shows or hides the grid over the paper.
  public static var grid: Self { Self("grid") }
  /// Shows or hides the guides.
  public static var guides: Self { Self("guides") }
  /// Removes all guides.
  public static var removeGuides: Self { Self("remove-guides") }
  // Other kinds of document
  /// Makes a painting of the document.
  public static var toPainting: Self { Self("to-painting") }
  /// Makes pixel art of the document.
  public static var toPixels: Self { Self("to-pixels") }
  /// Makes a board of the document.
  public static var toBoard: Self { Self("to-board") }
  // Colours and frames
  /// Swaps the first and the second colour.
  public static var swapColors: Self { Self("swap-colors") }
  /// Chooses the next of the usual symmetries.
  public static var mirror: Self { Self("mirror") }
  /// Plays the animation, or stops it.
  public static var play: Self { Self("play") }
  /// Shows or hides the neighbouring frames behind the current one.
  public static var onion: Self { Self("onion") }
  /// Adds a blank frame after the current one.
  public static var addFrame: Self { Self("add-frame") }
  /// Adds a copy of the current frame after it.
  public static var duplicateFrame: Self { Self("duplicate-frame") }
  /// Deletes the current frame.
  public static var deleteFrame: Self { Self("delete-frame") }
  /// Shows the number and the opacity of the neighbouring frames.
  public static var onionSettings: Self { Self("onion-settings") }
  /// Shows the frame before the current one.
  public static var previousFrame: Self { Self("previous-frame") }
  /// Shows the frame after the current one.
  public static var nextFrame: Self { Self("next-frame") }
  // Life
  /// Runs the board, or stops it.
  public static var run: Self { Self("run") }
  /// Computes one step.
  public static var step: Self { Self("step") }
  /// Makes a run faster, to the next rate.
  public static var faster: Self { Self("faster") }
  /// Makes a run slower, to the rate before.
  public static var slower: Self { Self("slower") }
  /// Goes back to the pattern that was drawn last.
  public static var reset: Self { Self("reset") }
  /// Asks for another rule.
  public static var rule: Self { Self("rule") }
  /// Asks for the edges of the universe.
  public static var edges: Self { Self("edges") }
  /// Computes ten steps.
  public static var tenSteps: Self { Self("ten-steps") }
  /// Goes back by a step.
  public static var stepBack: Self { Self("step-back") }
  /// Makes steps longer, by a factor of the base.
  public static var longerSteps: Self { Self("longer-steps") }
  /// Makes steps shorter, by a factor of the base.
  public static var shorterSteps: Self { Self("shorter-steps") }
  /// Rotates the pattern that the pointer holds by 90°.
  public static var turnPattern: Self { Self("turn-pattern") }
  /// Fills the selection or the view with random cells.
  public static var randomCells: Self { Self("random-cells") }
  /// Kills all cells.
  public static var clearBoard: Self { Self("clear-board") }
  /// Shows the scripts that can be run.
  public static var scripts: Self { Self("scripts") }
  /// Paints with the next state of the rule.
  public static var nextState: Self { Self("next-state") }
  /// Paints with the state before.
  public static var previousState: Self { Self("previous-state") }
  /// Shows or hides the ages of cells as colours.
  public static var colorsByAge: Self { Self("colors-by-age") }
  /// Chooses if cells can be painted during a run.
  public static var paintsWhileRunning: Self { Self("paint-while-running") }
  /// Asks for a generation to go to.
  public static var goTo: Self { Self("go-to") }
  /// Asks for a step of any length.
  public static var stride: Self { Self("stride") }
  /// Chooses if steps grow during a run.
  public static var hyperspeed: Self { Self("hyperspeed") }
  /// Chooses if the view follows all living cells.
  public static var autofit: Self { Self("autofit") }
  /// Runs backwards through the known past.
  public static var playBack: Self { Self("play-back") }
  /// Asks for the memory that a run may use.
  public static var memoryLimit: Self { Self("memory-limit") }
  /// Copies the selected cells with the rectangle of the selection as their frame.
  public static var copyWithOutline: Self { Self("copy-with-outline") }
  /// Chooses the next way of combining pasted cells with the board.
  public static var pasteMode: Self { Self("paste-mode") }
  /// Computes a step of the selected cells only.
  public static var advanceSelection: Self { Self("advance-selection") }
  /// Computes a step of all cells but the selected ones.
  public static var advanceOutside: Self { Self("advance-outside") }
  /// Shrinks the selection to its living cells.
  public static var shrinkSelection: Self { Self("shrink-selection") }
  /// Identifies the selected object by its period and speed.
  public static var identify: Self { Self("identify") }
  /// Adds the selection, or all living cells, to the list of patterns.
  public static var keepPattern: Self { Self("keep-pattern") }
  /// Shows or changes the notes about the board.
  public static var patternInfo: Self { Self("pattern-info") }

  /// The commands that recall the brush chooser's channels, in order.
  public static let channels = [
    channel1, channel2, channel3, channel4, channel5, channel6,
  ]
  /// The commands that store the brush in a channel.
  public static let storingChannels = [
    storeChannel1, storeChannel2, storeChannel3, storeChannel4, storeChannel5, storeChannel6,
  ]
}
