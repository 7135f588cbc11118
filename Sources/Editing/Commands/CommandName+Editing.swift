// The brush, the selection, layers and pages.
extension CommandName {
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
  /// Copies the style of the selected element.
  public static var copyStyle: Self { Self("copy-style") }
  /// Gives the selected elements the copied style.
  public static var pasteStyle: Self { Self("paste-style") }
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
  /// Replaces the selection by all of its regions together.
  public static var pathUnion: Self { Self("path-union") }
  /// Takes the other selected regions off the lowest one.
  public static var pathDifference: Self { Self("path-difference") }
  /// Replaces the selection by what is in all of its regions.
  public static var pathIntersection: Self { Self("path-intersection") }
  /// Replaces the selection by what is in an odd number of its regions.
  public static var pathExclusion: Self { Self("path-exclusion") }
  /// Cuts the lowest selected region into parts along the edges of the others.
  public static var pathDivision: Self { Self("path-division") }
  /// Asks for a distance, and moves the edges of the selected elements by it.
  public static var pathOffset: Self { Self("path-offset") }
  /// Replaces the selected lines by areas of their ink.
  public static var strokeOutline: Self { Self("stroke-outline") }
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
  /// Lets the handles of the selected picture crop it, or scale it again.
  public static var cropPicture: Self { Self("crop-picture") }
  /// Writes the label of the selected shape, area or line.
  public static var writeLabel: Self { Self("write-label") }
  /// Lets the selected text, or the label of the selected line, run along the line.
  public static var putTextOnPath: Self { Self("put-text-on-path") }
  /// Takes the text off the selected line.
  public static var removeTextFromPath: Self { Self("remove-text-from-path") }
  /// Puts the text along the selected line on its other side.
  public static var flipTextOnPath: Self { Self("flip-text-on-path") }
  /// Asks for a picture to place on the paper.
  public static var placePicture: Self { Self("place-picture") }
  /// Asks for a picture to put under the drawing, in no export.
  public static var traceReference: Self { Self("trace-reference") }
  /// Asks for a picture to put beside the paper, in no export.
  public static var referenceBeside: Self { Self("reference-beside") }
  /// Puts a picture of the screen beside the paper, in no export.
  public static var referenceFromScreen: Self { Self("reference-from-screen") }
  /// Shows the user's own shapes.
  public static var ownShapes: Self { Self("own-shapes") }
  /// Keeps the selection as a shape of the user's own.
  public static var keepShape: Self { Self("keep-shape") }
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
  /// Makes the current layer a reference, which is in no export, or an ordinary one again.
  public static var layerReference: Self { Self("layer-reference") }
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
  /// Mirrors the tile to be placed from left to right.
  public static var flipTileHorizontally: Self { Self("flip-tile-horizontally") }
  /// Mirrors the tile to be placed from top to bottom.
  public static var flipTileVertically: Self { Self("flip-tile-vertically") }
  /// Rotates the tile to be placed by a quarter turn to the right.
  public static var rotateTile: Self { Self("rotate-tile") }
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
  // Nodes
  /// Makes the selected nodes corners.
  public static var nodeCorner: Self { Self("node-corner") }
  /// Makes the selected nodes smooth.
  public static var nodeSmooth: Self { Self("node-smooth") }
  /// Makes the selected nodes symmetric.
  public static var nodeSymmetric: Self { Self("node-symmetric") }
  /// Adds a node in the middle of each selected curve.
  public static var nodeAdd: Self { Self("node-add") }
  /// Removes the handles of the selected nodes.
  public static var nodeStraighten: Self { Self("node-straighten") }
  /// Breaks the path at the selected nodes.
  public static var pathBreak: Self { Self("path-break") }
  /// Makes one node of two ends.
  public static var pathJoin: Self { Self("path-join") }
  /// Closes the path by a line.
  public static var pathClose: Self { Self("path-close") }
  /// Shows the stroke that a path was made from.
  public static var backToStroke: Self { Self("back-to-stroke") }

  /// Shows the page after.
  public static var nextPage: Self { Self("next-page") }

  /// The commands that recall the brush chooser's channels, in order.
  public static let channels = [
    channel1, channel2, channel3, channel4, channel5, channel6,
  ]
  /// The commands that store the brush in a channel.
  public static let storingChannels = [
    storeChannel1, storeChannel2, storeChannel3, storeChannel4, storeChannel5, storeChannel6,
  ]
}
