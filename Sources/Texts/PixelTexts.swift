/// Texts about pixel art.
public struct PixelTexts: Sendable {
  let translate: Translator

  // New
  public var newPixels: String { translate("Pixel art") }
  public func newOfSize(_ side: Int) -> String {
    translate("Pixel art {side} × {side}", ["side": side])
  }
  public var newOfOtherSize: String { translate("Pixel art, other size…") }
  public var newTitle: String { translate("New pixel art") }
  public var create: String { translate("Create") }
  public var width: String { translate("Width") }
  public var height: String { translate("Height") }
  public var cells: String { translate("cells") }
  public func sizeRule(_ least: Int, _ most: Int) -> String {
    translate("{least} to {most} cells per side", ["least": least, "most": most])
  }

  // Tiles
  public var tiles: String { translate("Tiles") }
  public var emptyTile: String { translate("Empty tile") }
  public func tile(_ index: Int) -> String { translate("Tile {index}", ["index": index]) }
  public var makeTilemap: String { translate("Make tilemap…") }
  public var makeTilemapTip: String { translate("Turn this layer into a tilemap") }
  public var makeOrdinaryLayer: String { translate("Make normal layer") }
  public var tilemap: String { translate("Tilemap") }
  public var tooManyTiles: String { translate("Too many tiles.") }
  public var tileShape: String { translate("Shape", context: "of tiles") }
  public var rectangularTiles: String { translate("Rectangular") }
  public var isometricTiles: String { translate("Isometric") }
  public var tileMode: String { translate("Tile mode") }
  public var tileModeHelp: String { translate("Next tile mode") }
  public var viewFamily: String { translate("Lines, tiled view, tile mode") }
  public var flipTileHorizontally: String { translate("Flip tile horizontally") }
  public var flipTileVertically: String { translate("Flip tile vertically") }
  public var rotateTile: String { translate("Rotate tile 90° right") }
  public var newTiles: String { translate("Auto", context: "tiles") }
  public var changeTiles: String { translate("Edit", context: "tiles") }
  public var placeTiles: String { translate("Place", context: "tiles") }
  public var addTile: String { translate("Add a tile") }
  public var duplicateTile: String { translate("Duplicate the tile") }
  public var removeTile: String { translate("Remove the tile") }
  public var tileBack: String { translate("Move the tile back") }
  public var tileForward: String { translate("Move the tile forward") }

  // View
  public var grid: String { translate("Grid") }
  public func gridValue(_ width: Int, _ height: Int, _ frame: Int) -> String {
    translate(
      "{width} × {height} cells, frame {frame}", ["width": width, "height": height, "frame": frame])
  }
  public var lines: String { translate("Grid lines") }
  public var tiled: String { translate("Tiled preview") }
  public var checkerboard: String { translate("Checkerboard") }
  public var checkerboardEllipsis: String { translate("Checkerboard…") }
  public var steadySquares: String { translate("Same size at every zoom", context: "squares") }
  public var cellSquares: String { translate("One square per cell") }
  public var squaresOfTheme: String { translate("Theme colours") }
  public var squaresOfTwoColors: String { translate("The two current colours") }
  public func squares(_ cells: Int) -> String {
    translate("Squares of {cells} cells", ["cells": cells])
  }
  public var preview: String { translate("Preview", context: "of an animation") }
  public var previewTip: String {
    translate("Animation preview; right-click for size and background")
  }
  public var previewFits: String { translate("Fit to window") }
  public var squares: String { translate("Squares", context: "ground of a preview") }
  public var white: String { translate("White", context: "ground of a preview") }
  public var gray: String { translate("Grey", context: "ground of a preview") }
  public var black: String { translate("Black", context: "ground of a preview") }
  public var stop: String { translate("Stop") }
  public func position(_ x: Int, _ y: Int) -> String { translate("{x}, {y}", ["x": x, "y": y]) }
  public func extent(_ width: Int, _ height: Int) -> String {
    translate("{width} × {height}", ["width": width, "height": height])
  }

  // Palette
  public var palette: String { translate("Palette") }
  public var swapColors: String { translate("Swap colours") }
  public var swapColorsTip: String { translate("First and second colour; swap them") }
  public var addColor: String { translate("Add a colour") }
  public var addColorTip: String { translate("Add a colour to the palette") }
  public var editColor: String { translate("Edit colour") }
  public var editColorTip: String { translate("Edit this colour everywhere (double-click)") }
  public var mixColorTip: String { translate("Mix the colour to paint with") }
  public var trueColor: String { translate("True colour") }
  public var paletteMore: String { translate("Palette menu") }
  public var paletteMoreTip: String { translate("Sort, replace, import, export") }
  public func colorPlace(_ place: Int, _ count: Int) -> String {
    translate("{place} of {count}", ["place": place, "count": count])
  }
  public var noColor: String { translate("Transparent", context: "colour") }
  public var noColorTip: String {
    translate("Transparent (right button: second colour; Enter, Shift+Enter)")
  }
  public var sortByHue: String { translate("Sort by hue") }
  public var sortByBrightness: String { translate("Sort by brightness") }
  public var sortBySaturation: String { translate("Sort by saturation") }
  public var replaceEverywhere: String { translate("Replace with second colour everywhere") }
  public var removeColor: String { translate("Remove this colour") }
  public var removeUnused: String { translate("Remove unused colours") }
  public var presetsEllipsis: String { translate("Palettes…") }
  public var gradient: String { translate("Gradient of both colours") }
  public var gradientEllipsis: String { translate("Gradient of both colours…") }
  public var gradientKind: String { translate("Colours in between") }
  public var gradientSets: String { translate("Change existing colours") }
  public var gradientInserts: String { translate("Insert new colours") }
  public var steps: String { translate("Steps", context: "of a gradient") }
  public var removeRamp: String { translate("Remove this colour’s ramp") }
  public var noRamp: String {
    translate(
      "Shading follows a ramp. To make one, click a colour in the palette and Shift-click"
        + " another."
    )
  }
  public var importPalette: String { translate("Import a palette…") }
  public var importPaletteTitle: String { translate("Choose a palette (GPL or a list of colours)") }
  public var usePalette: String { translate("Use palette") }
  public var exportPalette: String { translate("Export the palette…") }
  public var usualPalette: String { translate("Default palette") }
  public var palettesOfArtists: String { translate("By artists", context: "palettes") }
  public var palettesOfMachines: String {
    translate("Of computers and consoles", context: "palettes")
  }
  public var palettesOfPrograms: String { translate("Of programs", context: "palettes") }
  public func paletteFailed(_ reason: any MessagePart) -> String {
    translate("The palette can’t be used: {reason}", ["reason": reason])
  }

  // Frames
  public var frames: String { translate("Frames") }
  public var cels: String { translate("Cels") }
  /// A cel, by the name of its layer and the number of its frame.
  public func cel(_ layer: String, _ frame: Int) -> String {
    translate("{layer}, frame {frame}", ["layer": layer, "frame": frame])
  }
  public var emptyCel: String { translate("empty", context: "cel") }
  public var linkedCel: String { translate("linked", context: "cel") }
  public var linkCels: String { translate("Link cels") }
  public var unlinkCels: String { translate("Unlink cels") }
  public var clearCels: String { translate("Clear cels") }
  public var play: String { translate("Play") }
  public var playTip: String { translate("Play or stop") }
  public var playback: String { translate("Loop or ping-pong") }
  public var playbackTip: String { translate("Loop, or play forwards and backwards") }
  public var loop: String { translate("Loop") }
  public var pingPong: String { translate("Ping-pong") }
  public var reverse: String { translate("Reverse") }
  public var pingPongReverse: String { translate("Ping-pong, reverse") }
  public var asAnimation: String { translate("Same as animation") }
  public var order: String { translate("Direction", context: "of frames") }
  public func times(_ factor: Double) -> String {
    let whole = factor == factor.rounded()
    return translate("{factor} ×", ["factor": whole ? NumberFormat.whole(factor) : "\(factor)"])
  }
  public var onionEllipsis: String { translate("Onion skin…") }
  public var onionBefore: String { translate("Previous frames") }
  public var onionAfter: String { translate("Next frames") }
  public var onionOpacity: String { translate("Opacity") }
  public var onionWraps: String { translate("At the first and last frame") }
  public var onionStops: String { translate("Stop") }
  public var onionGoesRound: String { translate("Wrap around") }
  public var onion: String { translate("Onion skin") }
  public var onionTip: String { translate("Show previous and next frames") }
  public var addFrame: String { translate("Add a blank frame") }
  public var addFrameTip: String { translate("Add a blank frame after this one") }
  public var frameFamily: String { translate("Duplicate, blank, delete frame") }
  public var duplicateFrameTip: String { translate("Add a copy of this frame after it") }
  public var duplicateFrame: String { translate("Duplicate frame") }
  public var deleteFrame: String { translate("Delete frame") }
  public var moveFrameLeft: String { translate("Move left") }
  public var moveFrameRight: String { translate("Move right") }
  public var duration: String { translate("Duration") }
  public var firstFrame: String { translate("First frame", context: "show it") }
  public var lastFrame: String { translate("Last frame", context: "show it") }
  public var copyFrames: String { translate("Copy frames") }
  public var copyFramesTip: String {
    translate("Copy the selected frames; pasting inserts them, in this or another document")
  }
  public var reverseFrames: String { translate("Reverse frames") }
  public var clearFrames: String { translate("Clear frames") }
  public var clearFramesTip: String { translate("Clear the selected frames in all layers") }
  public var tooManyFrames: String { translate("These are too many frames or layers.") }
  public var durationChange: String { translate("Change", context: "durations of frames") }
  public var durationConstant: String { translate("The same for all", context: "durations") }
  public var durationEach: String { translate("One for each", context: "durations") }
  public var durationScaled: String { translate("Scale by", context: "durations") }
  public var durationList: String { translate("Durations, separated by blanks") }
  public var durationFactor: String { translate("Factor") }
  public var sectionRepeats: String { translate("Repeats (0: for ever)") }
  public var durationEllipsis: String { translate("Duration…") }
  public var allFrames: String { translate("All frames") }
  public var chosenFrames: String { translate("Selected frames") }
  public var thisFrame: String { translate("This frame") }
  public var milliseconds: String { translate("ms") }
  public var sectionEllipsis: String { translate("Section…", context: "of an animation") }
  public var section: String { translate("Section", context: "of an animation") }
  public var sectionName: String { translate("Name") }
  public var sectionFirst: String { translate("First frame") }
  public var sectionLast: String { translate("Last frame") }
  public func removeSection(_ name: String) -> String {
    translate("Remove section “{name}”", ["name": name])
  }
  public var apply: String { translate("Apply") }

  // Canvas
  public var canvas: String { translate("Canvas") }
  public var canvasSizeEllipsis: String { translate("Canvas size…") }
  public var canvasSize: String { translate("Canvas size") }
  public var scaleEllipsis: String { translate("Scale…") }
  public var scaleTitle: String { translate("Scale") }
  public var scaleConfirm: String { translate("Scale") }
  public var anchor: String { translate("Anchor") }
  public var cropToSelection: String { translate("Crop to the selection") }
  public var flipHorizontally: String { translate("Flip horizontally") }
  public var flipVertically: String { translate("Flip vertically") }
  public var turnRight: String { translate("Rotate 90° right") }
  public var turnLeft: String { translate("Rotate 90° left") }
  public var toPainting: String { translate("Copy to a painting") }

  // Selection
  public var cutCells: String { translate("Cut") }
  public var copyCells: String { translate("Copy") }
  public var pasteCells: String { translate("Paste") }
  public var clearCells: String { translate("Clear", context: "cells") }
  public var invertSelection: String { translate("Invert selection") }
  public var invertSelectionTip: String { translate("Select what isn’t selected") }
  public var changeSelection: String { translate("Change selection") }
  public var growSelection: String { translate("Grow selection") }
  public var growSelectionEllipsis: String { translate("Grow…", context: "a selection") }
  public var narrowSelection: String { translate("Shrink selection") }
  public var narrowSelectionEllipsis: String { translate("Shrink…", context: "a selection") }
  public var borderSelection: String { translate("Border of selection") }
  public var borderSelectionEllipsis: String { translate("Border…", context: "of a selection") }
  public var selectionWidth: String { translate("Width", context: "in cells") }
  public var selectColors: String { translate("Select by colour") }
  public var selectColorsEllipsis: String { translate("Select by colour…") }
  public var selectColorsTip: String { translate("Select all cells whose colour is similar") }
  public func computing(_ percent: Int) -> String {
    translate("Computing… {percent} %", ["percent": percent])
  }
  public var deselect: String { translate("Deselect") }
  public var putDown: String { translate("Drop floating cells") }

  // Files
  public func stepsUnreadable(_ count: Int) -> String {
    translate(
      "One step of this pixel art is damaged and was left out.",
      "{count} steps of this pixel art are damaged and were left out.", count: count)
  }
  public var deletePixels: String { translate("Delete pixel art") }
  public var deletePixelsTip: String { translate("Delete this pixel art") }
  public var sheetKind: String { translate("Sheet") }
  public var scale: String { translate("Scale", context: "how large a cell is") }
  public var scaleTip: String {
    translate("Pixels per cell: a whole number (Enter, arrows); or drag the label")
  }
  public var sheetRow: String { translate("Row") }
  public var sheetColumn: String { translate("Column") }
  public var sheetLayers: String { translate("By layer", context: "sheet of frames") }
  public var sequence: String { translate("One file each", context: "frame") }
  public var sheetGrid: String { translate("Grid") }
  public var importPixels: String { translate("Pixel art from a picture…") }
  public var importTitle: String { translate("Choose a picture or a GIF") }
  public var importConfirm: String { translate("Import") }
  public var scaleDownTitle: String { translate("Scale it down?") }
  public func tooLarge(_ name: String, _ width: Int, _ height: Int, _ most: Int) -> String {
    translate(
      "“{name}” is {width} × {height} pixels; pixel art can have at most {most} per side."
        + " Scaling it down blends its colours.",
      ["name": name, "width": width, "height": height, "most": most])
  }
  public var scaleDown: String { translate("Scale down") }
  public var colors: String { translate("Colours", context: "how many") }
  public var mostColors: String { translate("Colours", context: "how many") }
  public var sheetColumns: String { translate("Columns") }
  public var sheetRows: String { translate("Rows") }
  public var withNumbered: String { translate("Load numbered sequence") }
  public var withNumberedTip: String {
    translate("walk2, walk3 and so on become the frames after walk1")
  }
  public var keepIndices: String { translate("Keep indices") }
  public var keepIndicesTip: String {
    translate("Keep the file’s palette as it is, unused colours included")
  }
  public var sheetNote: String {
    translate("With more than one column or row, the picture is imported as a sheet of frames.")
  }

  // From a painting
  public var toPixels: String { translate("Copy to pixel art…") }
  public var toPixelsTitle: String { translate("Copy to pixel art") }
  public var withBackground: String { translate("With background") }
  public var withoutBackground: String { translate("Without background") }
  public var background: String { translate("Background") }
}
