/// What is said about pixel art.
public struct PixelTexts: Sendable {
  // New
  public var newPixels = "Pixel art"
  public var newOfSize: @Sendable (_ side: Int) -> String = { "Pixel art \($0) × \($0)" }
  public var newOfOtherSize = "Pixel art of another size…"
  public var newTitle = "New pixel art"
  public var create = "Create"
  public var width = "Width"
  public var height = "Height"
  public var cells = "cells"
  public var sizeRule: @Sendable (_ least: Int, _ most: Int) -> String = {
    "\($0) to \($1) cells on a side"
  }

  // Tools
  public var fill = "Fill"
  public var shade = "Shade"
  public var dither = "Dither"
  public var pickColor = "Pick a colour"
  public var tipSize: @Sendable (_ cells: Int) -> String = { "\($0) px" }
  public var tipSizeTip = "Size of the tip"
  public var pixelPerfect = "Pixel-perfect"
  public var pixelPerfectTip = "Leave corners of thin lines out"
  public var filled = "Filled"
  public var outlined = "Outline"
  public var filledTip = "Outline or filled"
  public var contiguous = "Connected"
  public var everywhere = "Everywhere"
  public var fillTip = "What is filled: connected cells, or all of the colour"
  public var quarter = "25 %"
  public var half = "50 %"
  public var threeQuarters = "75 %"
  public var patternTip = "How many cells are painted"
  public var mirror = "Mirror"
  public var mirrorTip = "Paint the other half, too"
  public var noMirror = "No mirror"
  public var mirrorHorizontally = "Left and right"
  public var mirrorVertically = "Above and below"
  public var mirrorBoth = "All four quarters"
  public var selectionTip = "What can be done with the selected cells"
  public var select = "Select"

  // View
  public var grid = "Grid"
  public var gridValue: @Sendable (_ width: Int, _ height: Int, _ frame: Int) -> String = {
    "\($0) × \($1) cells, frame \($2)"
  }
  public var lines = "Grid lines"
  public var tiled = "Tiled preview"
  public var preview = "Real size"
  public var position: @Sendable (_ x: Int, _ y: Int) -> String = { "\($0), \($1)" }
  public var extent: @Sendable (_ width: Int, _ height: Int) -> String = { "\($0) × \($1)" }

  // Palette
  public var palette = "Palette"
  public var swapColors = "Swap colours"
  public var swapColorsTip = "Colours of the two buttons; swap them"
  public var addColor = "Add a colour"
  public var addColorTip = "Add a colour to the palette"
  public var editColor = "Edit colour"
  public var editColorTip = "Change this colour everywhere (double click)"
  public var paletteMore = "More about the palette"
  public var paletteMoreTip = "Sort, replace, import, export"
  public var colorPlace: @Sendable (_ place: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  public var noColor = "Eraser"
  public var sortByHue = "Sort by hue"
  public var sortByBrightness = "Sort by brightness"
  public var sortBySaturation = "Sort by saturation"
  public var replaceEverywhere = "Replace by the second colour everywhere"
  public var removeColor = "Remove this colour"
  public var removeRamp = "Remove the ramp of this colour"
  public var noRamp =
    "Shading follows a ramp. To make one, choose a colour of the palette and Shift-click another."
  public var importPalette = "Import a palette…"
  public var importPaletteTitle = "Choose a palette (GPL or a list of colours)"
  public var usePalette = "Use palette"
  public var exportPalette = "Export the palette…"
  public var usualPalette = "The usual palette"
  public var paletteFailed: @Sendable (_ reason: String) -> String = {
    "The palette can't be used: \($0)"
  }

  // Frames
  public var frames = "Frames"
  public var play = "Play"
  public var playTip = "Play and stop"
  public var playback = "Loop or ping-pong"
  public var playbackTip = "Play round and round, or there and back"
  public var loop = "Loop"
  public var pingPong = "Ping-pong"
  public var onion = "Onion skin"
  public var onionTip = "See the frames before and after"
  public var addFrame = "Add a frame"
  public var addFrameTip = "Add a frame after this one"
  public var duplicateFrame = "Duplicate frame"
  public var deleteFrame = "Delete frame"
  public var moveFrameLeft = "Move to the left"
  public var moveFrameRight = "Move to the right"
  public var duration = "Duration"
  public var durationEllipsis = "Duration…"
  public var allFrames = "All frames"
  public var thisFrame = "This frame"
  public var milliseconds = "ms"
  public var sectionEllipsis = "Section…"
  public var section = "Section"
  public var sectionName = "Name"
  public var sectionFirst = "First frame"
  public var sectionLast = "Last frame"
  public var removeSection: @Sendable (_ name: String) -> String = { "Remove section “\($0)”" }
  public var apply = "Apply"

  // Canvas
  public var canvas = "Canvas"
  public var canvasSizeEllipsis = "Canvas size…"
  public var canvasSize = "Canvas size"
  public var scaleEllipsis = "Scale…"
  public var scaleTitle = "Scale"
  public var scaleConfirm = "Scale"
  public var anchor = "Where the picture stays"
  public var cropToSelection = "Crop to the selection"
  public var flipHorizontally = "Flip left and right"
  public var flipVertically = "Flip above and below"
  public var turnRight = "Turn right"
  public var turnLeft = "Turn left"
  public var toPainting = "To a painting"

  // Selection
  public var cutCells = "Cut"
  public var copyCells = "Copy"
  public var pasteCells = "Paste"
  public var clearCells = "Clear"
  public var deselect = "Deselect"

  // Files
  public var stepsUnreadable: @Sendable (_ count: Int) -> String = {
    $0 == 1
      ? "One step of this pixel art is damaged and was left out."
      : "\($0) steps of this pixel art are damaged and were left out."
  }
  public var deletePixels = "Delete pixel art"
  public var deletePixelsTip = "Delete this pixel art"
  public var sheetKind = "Sheet"
  public var scale = "Scale"
  public var scaleTip = "Pixels for a cell: a whole number (Enter, arrows); drag the name"
  public var sheetRow = "Row"
  public var sheetColumn = "Column"
  public var sheetGrid = "Grid"
  public var importPixels = "Pixel art from a picture…"
  public var importTitle = "Choose a picture or a GIF"
  public var importConfirm = "Import"
  public var reduceTitle = "Reduce its colours?"
  public var tooManyColors: @Sendable (_ name: String, _ count: Int, _ most: Int) -> String = {
    "“\($0)” has \($1) colours, and pixel art has at most \($2). The most similar ones will be merged."
  }
  public var reduce = "Reduce"
  public var scaleDownTitle = "Scale it down?"
  public var tooLarge:
    @Sendable (_ name: String, _ width: Int, _ height: Int, _ most: Int) -> String = {
      "“\($0)” is \($1) × \($2) pixels, and pixel art has at most \($3) cells on a side. Scaling it down"
        + " blends its colours."
    }
  public var scaleDown = "Scale down"
  public var colors = "Colours"
  public var mostColors = "Colours"
  public var sheetColumns = "Columns"
  public var sheetRows = "Rows"
  public var sheetNote = "More than one column or row: a sheet of frames."

  // From a painting
  public var toPixels = "To pixel art…"
  public var toPixelsTitle = "Painting to pixel art"
  public var withBackground = "With background"
  public var withoutBackground = "Without"
  public var background = "Background"

  public init() {}
}
