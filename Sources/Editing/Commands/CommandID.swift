/// A kind of window that has commands of its own.
public enum CommandScope: String, CaseIterable, Sendable {
  case collection, painting, pixels, life, settings
}

/// What a command is called wherever it is there.
public enum CommandName: String, CaseIterable, Sendable {
  // Every window
  case cancel, close, keys, quit, settings, reopen
  case nextRegion = "next-region"
  case previousRegion = "previous-region"
  case menu
  // Collection
  case new, open, rename, duplicate, delete, search, sort, tags
  case newOfKind = "new-of-kind"
  case undoDeletion = "undo-deletion"
  case showTrash = "show-trash"
  case emptyTrash = "empty-trash"
  case importFiles = "import"
  // Every document
  case back, undo, redo, panel, turn, export, print, fit, more, zoom, copy, cut, paste
  case fullScreen = "full-screen"
  case toggleBars = "toggle-bars"
  case actualSize = "actual-size"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case flipView = "flip-view"
  case turnViewLeft = "turn-view-left"
  case turnViewRight = "turn-view-right"
  case turnViewQuarterLeft = "turn-view-quarter-left"
  case turnViewQuarterRight = "turn-view-quarter-right"
  case turnViewBack = "turn-view-back"
  case selectAll = "select-all"
  case deselect
  // Tools
  case select, pencil, line, dashed, rectangle, ellipse, eraser, fill, text, shade, dither, pick
  case lasso, wand, contour, gradient
  // Brush and tip
  case thinner, wider
  case tearOff = "tear-off"
  case channel1 = "channel-1"
  case channel2 = "channel-2"
  case channel3 = "channel-3"
  case channel4 = "channel-4"
  case channel5 = "channel-5"
  case channel6 = "channel-6"
  case storeChannel1 = "store-channel-1"
  case storeChannel2 = "store-channel-2"
  case storeChannel3 = "store-channel-3"
  case storeChannel4 = "store-channel-4"
  case storeChannel5 = "store-channel-5"
  case storeChannel6 = "store-channel-6"
  // What is selected
  case deleteSelected = "delete-selected"
  case putDown = "put-down"
  case applyBrush = "apply-brush"
  case raise, lower, group, ungroup, lock
  case unlockAll = "unlock-all"
  case toTop = "to-top"
  case toBottom = "to-bottom"
  case moveLeft = "move-left"
  case moveRight = "move-right"
  case moveUp = "move-up"
  case moveDown = "move-down"
  case moveFarLeft = "move-far-left"
  case moveFarRight = "move-far-right"
  case moveFarUp = "move-far-up"
  case moveFarDown = "move-far-down"
  case flipHorizontally = "flip-horizontally"
  case flipVertically = "flip-vertically"
  case turnLeft = "turn-left"
  case turnRight = "turn-right"
  case clearOutside = "clear-outside"
  case transform, outline
  case replaceSecond = "replace-second"
  case makeTip = "make-tip"
  case alignLeft = "align-left"
  case alignCenter = "align-center"
  case alignRight = "align-right"
  case alignTop = "align-top"
  case alignMiddle = "align-middle"
  case alignBottom = "align-bottom"
  case alignBaselines = "align-baselines"
  case distributeHorizontally = "distribute-horizontally"
  case distributeVertically = "distribute-vertically"
  case inspector
  // Layers
  case layers
  case layerAdd = "layer-add"
  case layerRemove = "layer-remove"
  case layerRaise = "layer-raise"
  case layerLower = "layer-lower"
  case layerMerge = "layer-merge"
  case layerRename = "layer-rename"
  case layerHide = "layer-hide"
  case layerLock = "layer-lock"
  case layerAbove = "layer-above"
  case layerBelow = "layer-below"
  case layerGroup = "layer-group"
  case layerOutOfGroup = "layer-out-of-group"
  case layerDuplicate = "layer-duplicate"
  case layerBackground = "layer-background"
  case layerProperties = "layer-properties"
  case makeTilemap = "make-tilemap"
  case makeOrdinaryLayer = "make-ordinary-layer"
  case tileMode = "tile-mode"
  case celLink = "cel-link"
  case celUnlink = "cel-unlink"
  case celClear = "cel-clear"
  // Paper and canvas
  case background, paper, crop, scale, replay
  case canvasSize = "canvas-size"
  case flipCanvasHorizontally = "flip-canvas-horizontally"
  case flipCanvasVertically = "flip-canvas-vertically"
  case turnCanvasLeft = "turn-canvas-left"
  case turnCanvasRight = "turn-canvas-right"
  case gridLines = "grid-lines"
  case widthsOnScreen = "widths-on-screen"
  case tiled, checkerboard
  case drawingAids = "drawing-aids"
  case snap, rulers, grid, guides
  case removeGuides = "remove-guides"
  // Other kinds of document
  case toPainting = "to-painting"
  case toPixels = "to-pixels"
  case toBoard = "to-board"
  // Colours and frames
  case swapColors = "swap-colors"
  case mirror, play, onion
  case addFrame = "add-frame"
  case duplicateFrame = "duplicate-frame"
  case deleteFrame = "delete-frame"
  case onionSettings = "onion-settings"
  case previousFrame = "previous-frame"
  case nextFrame = "next-frame"
  // Life
  case run, step, faster, slower, reset, rule, edges
  case tenSteps = "ten-steps"
  case stepBack = "step-back"
  case longerSteps = "longer-steps"
  case shorterSteps = "shorter-steps"
  case turnPattern = "turn-pattern"
  case randomCells = "random-cells"
  case clearBoard = "clear-board"
  case scripts
  case nextState = "next-state"
  case previousState = "previous-state"
  case colorsByAge = "colors-by-age"
  case paintsWhileRunning = "paint-while-running"
  case goTo = "go-to"
  case stride, hyperspeed, autofit
  case playBack = "play-back"
  case memoryLimit = "memory-limit"
  case copyWithOutline = "copy-with-outline"
  case pasteMode = "paste-mode"
  case advanceSelection = "advance-selection"
  case advanceOutside = "advance-outside"
  case shrinkSelection = "shrink-selection"
  case identify
  case keepPattern = "keep-pattern"
  case patternInfo = "pattern-info"

  /// Those that recall what the brush chooser's channels hold, in their order.
  public static let channels = [
    channel1, channel2, channel3, channel4, channel5, channel6,
  ]
  /// Those that store the brush there.
  public static let storingChannels = [
    storeChannel1, storeChannel2, storeChannel3, storeChannel4, storeChannel5, storeChannel6,
  ]
}

/// Names a command for good, as `painting.export` in a keymap.
public struct CommandID: Hashable, Sendable, CustomStringConvertible {
  public let scope: CommandScope
  public let name: CommandName

  public init(_ scope: CommandScope, _ name: CommandName) {
    self.scope = scope
    self.name = name
  }

  /// - Returns: nil for what is no scope and a name with a point between; whether there is such a command, the
  ///   table knows.
  public init?(_ text: some StringProtocol) {
    guard let point = text.firstIndex(of: "."),
      let scope = CommandScope(rawValue: String(text[..<point])),
      let name = CommandName(rawValue: String(text[text.index(after: point)...]))
    else { return nil }
    self.init(scope, name)
  }

  public var description: String { "\(scope.rawValue).\(name.rawValue)" }
}
