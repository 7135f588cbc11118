/// The name of a command, the same in all windows. A tool's command has the tool's name.
public struct CommandName: Hashable, Sendable, CustomStringConvertible {
  /// The form in keymaps, `filbert keys` and settings.
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}

extension CommandName {
  // Every window
  public static var cancel: Self { Self("cancel") }
  public static var close: Self { Self("close") }
  public static var keys: Self { Self("keys") }
  public static var quit: Self { Self("quit") }
  public static var settings: Self { Self("settings") }
  public static var reopen: Self { Self("reopen") }
  public static var nextRegion: Self { Self("next-region") }
  public static var previousRegion: Self { Self("previous-region") }
  public static var menu: Self { Self("menu") }
  // Collection
  public static var new: Self { Self("new") }
  public static var open: Self { Self("open") }
  public static var rename: Self { Self("rename") }
  public static var duplicate: Self { Self("duplicate") }
  public static var delete: Self { Self("delete") }
  public static var search: Self { Self("search") }
  public static var sort: Self { Self("sort") }
  public static var tags: Self { Self("tags") }
  public static var newOfKind: Self { Self("new-of-kind") }
  public static var undoDeletion: Self { Self("undo-deletion") }
  public static var showTrash: Self { Self("show-trash") }
  public static var emptyTrash: Self { Self("empty-trash") }
  public static var importFiles: Self { Self("import") }
  // Every document
  public static var back: Self { Self("back") }
  public static var undo: Self { Self("undo") }
  public static var redo: Self { Self("redo") }
  public static var panel: Self { Self("panel") }
  public static var turn: Self { Self("turn") }
  public static var export: Self { Self("export") }
  public static var print: Self { Self("print") }
  public static var fit: Self { Self("fit") }
  public static var more: Self { Self("more") }
  public static var zoom: Self { Self("zoom") }
  public static var copy: Self { Self("copy") }
  public static var cut: Self { Self("cut") }
  public static var paste: Self { Self("paste") }
  public static var fullScreen: Self { Self("full-screen") }
  public static var toggleBars: Self { Self("toggle-bars") }
  public static var actualSize: Self { Self("actual-size") }
  public static var zoomIn: Self { Self("zoom-in") }
  public static var zoomOut: Self { Self("zoom-out") }
  public static var flipView: Self { Self("flip-view") }
  public static var turnViewLeft: Self { Self("turn-view-left") }
  public static var turnViewRight: Self { Self("turn-view-right") }
  public static var turnViewQuarterLeft: Self { Self("turn-view-quarter-left") }
  public static var turnViewQuarterRight: Self { Self("turn-view-quarter-right") }
  public static var turnViewBack: Self { Self("turn-view-back") }
  public static var selectAll: Self { Self("select-all") }
  public static var deselect: Self { Self("deselect") }
  // Selection of cells; a tool's name is defined with the tool
  public static var lasso: Self { Self("lasso") }
  public static var wand: Self { Self("wand") }
  // Brush and tip
  public static var thinner: Self { Self("thinner") }
  public static var wider: Self { Self("wider") }
  public static var tearOff: Self { Self("tear-off") }
  public static var channel1: Self { Self("channel-1") }
  public static var channel2: Self { Self("channel-2") }
  public static var channel3: Self { Self("channel-3") }
  public static var channel4: Self { Self("channel-4") }
  public static var channel5: Self { Self("channel-5") }
  public static var channel6: Self { Self("channel-6") }
  public static var storeChannel1: Self { Self("store-channel-1") }
  public static var storeChannel2: Self { Self("store-channel-2") }
  public static var storeChannel3: Self { Self("store-channel-3") }
  public static var storeChannel4: Self { Self("store-channel-4") }
  public static var storeChannel5: Self { Self("store-channel-5") }
  public static var storeChannel6: Self { Self("store-channel-6") }
  // The selection
  public static var deleteSelected: Self { Self("delete-selected") }
  public static var putDown: Self { Self("put-down") }
  public static var applyBrush: Self { Self("apply-brush") }
  public static var raise: Self { Self("raise") }
  public static var lower: Self { Self("lower") }
  public static var group: Self { Self("group") }
  public static var ungroup: Self { Self("ungroup") }
  public static var clip: Self { Self("clip") }
  public static var maskByBrightness: Self { Self("mask-by-brightness") }
  public static var maskByOpacity: Self { Self("mask-by-opacity") }
  public static var releaseMask: Self { Self("release-mask") }
  public static var lock: Self { Self("lock") }
  public static var unlockAll: Self { Self("unlock-all") }
  public static var takeApart: Self { Self("take-apart") }
  public static var toTop: Self { Self("to-top") }
  public static var toBottom: Self { Self("to-bottom") }
  public static var moveLeft: Self { Self("move-left") }
  public static var moveRight: Self { Self("move-right") }
  public static var moveUp: Self { Self("move-up") }
  public static var moveDown: Self { Self("move-down") }
  public static var moveFarLeft: Self { Self("move-far-left") }
  public static var moveFarRight: Self { Self("move-far-right") }
  public static var moveFarUp: Self { Self("move-far-up") }
  public static var moveFarDown: Self { Self("move-far-down") }
  public static var flipHorizontally: Self { Self("flip-horizontally") }
  public static var flipVertically: Self { Self("flip-vertically") }
  public static var turnLeft: Self { Self("turn-left") }
  public static var turnRight: Self { Self("turn-right") }
  public static var clearOutside: Self { Self("clear-outside") }
  public static var transform: Self { Self("transform") }
  public static var outline: Self { Self("outline") }
  public static var replaceSecond: Self { Self("replace-second") }
  public static var makeTip: Self { Self("make-tip") }
  public static var alignLeft: Self { Self("align-left") }
  public static var alignCenter: Self { Self("align-center") }
  public static var alignRight: Self { Self("align-right") }
  public static var alignTop: Self { Self("align-top") }
  public static var alignMiddle: Self { Self("align-middle") }
  public static var alignBottom: Self { Self("align-bottom") }
  public static var alignBaselines: Self { Self("align-baselines") }
  public static var distributeHorizontally: Self { Self("distribute-horizontally") }
  public static var distributeVertically: Self { Self("distribute-vertically") }
  public static var inspector: Self { Self("inspector") }
  // Layers
  public static var layers: Self { Self("layers") }
  public static var layerAdd: Self { Self("layer-add") }
  public static var layerRemove: Self { Self("layer-remove") }
  public static var layerRaise: Self { Self("layer-raise") }
  public static var layerLower: Self { Self("layer-lower") }
  public static var layerMerge: Self { Self("layer-merge") }
  public static var layerRename: Self { Self("layer-rename") }
  public static var layerHide: Self { Self("layer-hide") }
  public static var layerLock: Self { Self("layer-lock") }
  public static var layerAbove: Self { Self("layer-above") }
  public static var layerBelow: Self { Self("layer-below") }
  public static var layerGroup: Self { Self("layer-group") }
  public static var layerOutOfGroup: Self { Self("layer-out-of-group") }
  public static var layerDuplicate: Self { Self("layer-duplicate") }
  public static var layerBackground: Self { Self("layer-background") }
  public static var layerProperties: Self { Self("layer-properties") }
  public static var makeTilemap: Self { Self("make-tilemap") }
  public static var makeOrdinaryLayer: Self { Self("make-ordinary-layer") }
  public static var tileMode: Self { Self("tile-mode") }
  public static var celLink: Self { Self("cel-link") }
  public static var celUnlink: Self { Self("cel-unlink") }
  public static var celClear: Self { Self("cel-clear") }
  // Paper and canvas
  public static var background: Self { Self("background") }
  public static var paper: Self { Self("paper") }
  public static var crop: Self { Self("crop") }
  public static var scale: Self { Self("scale") }
  public static var replay: Self { Self("replay") }
  public static var canvasSize: Self { Self("canvas-size") }
  public static var flipCanvasHorizontally: Self { Self("flip-canvas-horizontally") }
  public static var flipCanvasVertically: Self { Self("flip-canvas-vertically") }
  public static var turnCanvasLeft: Self { Self("turn-canvas-left") }
  public static var turnCanvasRight: Self { Self("turn-canvas-right") }
  public static var gridLines: Self { Self("grid-lines") }
  public static var widthsOnScreen: Self { Self("widths-on-screen") }
  public static var tiled: Self { Self("tiled") }
  public static var checkerboard: Self { Self("checkerboard") }
  public static var drawingAids: Self { Self("drawing-aids") }
  public static var snap: Self { Self("snap") }
  public static var rulers: Self { Self("rulers") }
  public static var grid: Self { Self("grid") }
  public static var guides: Self { Self("guides") }
  public static var removeGuides: Self { Self("remove-guides") }
  // Other kinds of document
  public static var toPainting: Self { Self("to-painting") }
  public static var toPixels: Self { Self("to-pixels") }
  public static var toBoard: Self { Self("to-board") }
  // Colours and frames
  public static var swapColors: Self { Self("swap-colors") }
  public static var mirror: Self { Self("mirror") }
  public static var play: Self { Self("play") }
  public static var onion: Self { Self("onion") }
  public static var addFrame: Self { Self("add-frame") }
  public static var duplicateFrame: Self { Self("duplicate-frame") }
  public static var deleteFrame: Self { Self("delete-frame") }
  public static var onionSettings: Self { Self("onion-settings") }
  public static var previousFrame: Self { Self("previous-frame") }
  public static var nextFrame: Self { Self("next-frame") }
  // Life
  public static var run: Self { Self("run") }
  public static var step: Self { Self("step") }
  public static var faster: Self { Self("faster") }
  public static var slower: Self { Self("slower") }
  public static var reset: Self { Self("reset") }
  public static var rule: Self { Self("rule") }
  public static var edges: Self { Self("edges") }
  public static var tenSteps: Self { Self("ten-steps") }
  public static var stepBack: Self { Self("step-back") }
  public static var longerSteps: Self { Self("longer-steps") }
  public static var shorterSteps: Self { Self("shorter-steps") }
  public static var turnPattern: Self { Self("turn-pattern") }
  public static var randomCells: Self { Self("random-cells") }
  public static var clearBoard: Self { Self("clear-board") }
  public static var scripts: Self { Self("scripts") }
  public static var nextState: Self { Self("next-state") }
  public static var previousState: Self { Self("previous-state") }
  public static var colorsByAge: Self { Self("colors-by-age") }
  public static var paintsWhileRunning: Self { Self("paint-while-running") }
  public static var goTo: Self { Self("go-to") }
  public static var stride: Self { Self("stride") }
  public static var hyperspeed: Self { Self("hyperspeed") }
  public static var autofit: Self { Self("autofit") }
  public static var playBack: Self { Self("play-back") }
  public static var memoryLimit: Self { Self("memory-limit") }
  public static var copyWithOutline: Self { Self("copy-with-outline") }
  public static var pasteMode: Self { Self("paste-mode") }
  public static var advanceSelection: Self { Self("advance-selection") }
  public static var advanceOutside: Self { Self("advance-outside") }
  public static var shrinkSelection: Self { Self("shrink-selection") }
  public static var identify: Self { Self("identify") }
  public static var keepPattern: Self { Self("keep-pattern") }
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
