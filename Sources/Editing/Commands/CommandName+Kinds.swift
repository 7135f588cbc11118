// Paper and canvas, and the kinds of document.
extension CommandName {
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
  /// The zooms of pixel art, in pixels for a cell.
  public static let zoomedSides = [1, 2, 4, 8, 16, 32, 64]
  /// Shows each cell with a side of so many pixels.
  public static func zoom(toSide side: Int) -> Self { Self("zoom-\(side * 100)") }
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
  /// Shows the first frame.
  public static var firstFrame: Self { Self("first-frame") }
  /// Shows the last frame.
  public static var lastFrame: Self { Self("last-frame") }
  /// Copies the selected frames for pasting into this or another document.
  public static var copyFrames: Self { Self("copy-frames") }
  /// Reverses the order of the selected frames.
  public static var reverseFrames: Self { Self("reverse-frames") }
  /// Empties the selected frames.
  public static var clearFrames: Self { Self("clear-frames") }
  // Colours of cells
  /// Asks for a change of hues, saturation and lightness.
  public static var adjustHue: Self { Self("adjust-hue") }
  /// Asks for a change of brightness and contrast.
  public static var adjustBrightness: Self { Self("adjust-brightness") }
  /// Asks for curves of the components of colours.
  public static var adjustCurves: Self { Self("adjust-curves") }
  /// Asks which colours to invert.
  public static var invertColors: Self { Self("invert-colors") }
  /// Asks for the range of colours to replace.
  public static var replaceColor: Self { Self("replace-color") }
  // Selected cells
  /// Selects what isn't selected.
  public static var invertSelection: Self { Self("invert-selection") }
  /// Asks for a width to make the selection larger by.
  public static var growSelection: Self { Self("grow-selection") }
  /// Asks for a width to make the selection smaller by.
  public static var narrowSelection: Self { Self("narrow-selection") }
  /// Asks for the width of the selection's border to select.
  public static var borderSelection: Self { Self("border-selection") }
  /// Asks for a range of colours to select.
  public static var selectColors: Self { Self("select-colors") }
  /// Asks for a name to save the selection under.
  public static var saveSelection: Self { Self("save-selection") }
  // Slices
  /// Asks for the properties of the chosen slice.
  public static var sliceProperties: Self { Self("slice-properties") }
  /// Asks for the size of a grid, and makes a slice of each of its cells.
  public static var slicesFromGrid: Self { Self("slices-from-grid") }
  /// Deletes the chosen slices.
  public static var sliceDelete: Self { Self("slice-delete") }
  /// Deletes all slices.
  public static var sliceDeleteAll: Self { Self("slice-delete-all") }
  /// Shows slices with every tool, or only with their own.
  public static var showSlices: Self { Self("show-slices") }
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
}
