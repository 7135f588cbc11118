import Texts

// Rows for the windows of pixel art.
extension CommandTable {
  static let pixelRows: [CommandRow] =
    [
      CommandRow(.thinner, ["["], \.commands.smallerTip, family: \.commands.smallerAndLargerTip),
      CommandRow(.wider, ["]"], \.commands.largerTip, family: \.commands.smallerAndLargerTip),
      CommandRow(
        .swapColors, ["X"], \.pixels.swapColors, family: \.pixels.swapAndSymmetry),
      CommandRow(
        .mirror, ["M"], \.symmetry, help: \.symmetryTip, family: \.pixels.swapAndSymmetry),
    ]
    + movingRows(\.commands.moveSelected, precedesViews: true)
    + [
      CommandRow(
        .invertSelection, ["Ctrl+Shift+I"], \.pixels.invertSelection,
        help: \.pixels.invertSelectionTip, family: \.pixels.changeSelection),
      CommandRow(.growSelection, \.pixels.growSelectionEllipsis),
      CommandRow(.narrowSelection, \.pixels.narrowSelectionEllipsis),
      CommandRow(.borderSelection, \.pixels.borderSelectionEllipsis),
      CommandRow(
        .selectColors, \.pixels.selectColorsEllipsis, help: \.pixels.selectColorsTip),
      CommandRow(.saveSelection, \.pixels.saveSelectionEllipsis),
      CommandRow(.deselect, ["Ctrl+D"], \.pixels.deselect, family: \.pixels.changeSelection),
      // Putting down floating cells precedes the other commands on Enter.
      CommandRow(
        .putDown, ["Enter"], \.pixels.putDown, family: \.pixels.putDown, precedesViews: true),
      CommandRow(
        .deleteSelected, ["Delete", "Backspace"], \.pixels.clearCells, precedesViews: true),
      CommandRow(.flipHorizontally, \.pixels.flipHorizontally),
      CommandRow(.flipVertically, \.pixels.flipVertically),
      CommandRow(.turnRight, \.pixels.turnRight),
      CommandRow(.turnLeft, \.pixels.turnLeft),
      CommandRow(.transform, ["Ctrl+T"], \.pixels.transform, family: \.pixels.transformFamily),
      CommandRow(
        .makeTip, ["Ctrl+B"], \.pixels.makeTip, help: \.pixels.makeTipTip,
        family: \.pixels.transformFamily),
      CommandRow(.outline, \.pixels.outlineCells),
      CommandRow(.adjustHue, \.adjusting.hueEllipsis),
      CommandRow(.adjustBrightness, \.adjusting.brightnessContrastEllipsis),
      CommandRow(.adjustCurves, \.adjusting.curvesEllipsis),
      CommandRow(.invertColors, \.adjusting.invertEllipsis),
      CommandRow(
        .replaceColor, \.adjusting.replaceEllipsis, help: \.adjusting.replaceTip),
      CommandRow(.replaceSecond, \.pixels.replaceSecond),
      CommandRow(.play, ["Enter"], \.pixels.play, help: \.pixels.playTip, precedesViews: true),
      CommandRow(
        .previousFrame, ["Comma", "Left", "Shift+Left"], \.commands.previousFrame,
        family: \.commands.framesBeforeAndAfter),
      CommandRow(
        .nextFrame, [".", "Right", "Shift+Right"], \.commands.nextFrame,
        family: \.commands.framesBeforeAndAfter),
      CommandRow(
        .firstFrame, ["Home"], \.pixels.firstFrame, family: \.commands.framesBeforeAndAfter),
      CommandRow(.lastFrame, ["End"], \.pixels.lastFrame, family: \.commands.framesBeforeAndAfter),
      CommandRow(
        .duplicateFrame, ["Alt+N"], \.pixels.duplicateFrame, help: \.pixels.duplicateFrameTip,
        family: \.pixels.frameFamily),
      CommandRow(
        .addFrame, ["Alt+B"], \.pixels.addFrame, help: \.pixels.addFrameTip,
        family: \.pixels.frameFamily),
      CommandRow(
        .deleteFrame, ["Alt+C"], \.pixels.deleteFrame, family: \.pixels.frameFamily),
      CommandRow(.copyFrames, \.pixels.copyFrames, help: \.pixels.copyFramesTip),
      CommandRow(.reverseFrames, \.pixels.reverseFrames),
      CommandRow(.clearFrames, \.pixels.clearFrames, help: \.pixels.clearFramesTip),
      CommandRow(.onion, ["N"], \.pixels.onion, help: \.pixels.onionTip),
      CommandRow(.onionSettings, \.pixels.onionEllipsis),
      CommandRow(.layerGroup, \.layers.addGroup, help: \.layers.addGroupTip),
      CommandRow(.layerOutOfGroup, \.layers.outOfGroup),
      CommandRow(.layerDuplicate, \.layers.duplicate),
      CommandRow(
        .layerBackground, \.layers.toggleBackground, help: \.layers.toggleBackgroundTip),
      CommandRow(.layerProperties, \.layers.propertiesEllipsis),
      CommandRow(.makeTilemap, \.pixels.makeTilemap, help: \.pixels.makeTilemapTip),
      CommandRow(.makeOrdinaryLayer, \.pixels.makeOrdinaryLayer),
      CommandRow(.celLink, ["Alt+L"], \.pixels.linkCels),
      CommandRow(.celUnlink, \.pixels.unlinkCels),
      CommandRow(.celClear, \.pixels.clearCels),
      CommandRow(
        .layers, ["Ctrl+Shift+L"], \.layers.layers, help: \.layers.layersTip,
        family: \.layers.layersAndNew, precedesViews: true),
    ]
    + layerRows(
      add: ["Shift+N"], above: ["Page Up"], below: ["Page Down"],
      family: \.layers.layersAndNew) + [
      CommandRow(
        .layerReference, \.layers.referenceLayer, help: \.layers.referenceLayerTip),
      CommandRow(.sliceProperties, \.slices.propertiesEllipsis),
      CommandRow(.slicesFromGrid, \.slices.fromGridEllipsis, help: \.slices.fromGridTip),
      CommandRow(.sliceDelete, \.slices.delete),
      CommandRow(.sliceDeleteAll, \.slices.deleteAll),
      CommandRow(.showSlices, \.slices.show, help: \.slices.showTip),
      CommandRow(.canvasSize, \.pixels.canvasSizeEllipsis),
      CommandRow(.scale, \.pixels.scaleEllipsis),
      CommandRow(.crop, \.pixels.cropToSelection),
      CommandRow(
        .flipCanvasHorizontally, \.pixels.flipHorizontally, help: \.commands.flipCanvasHorizontally),
      CommandRow(
        .flipCanvasVertically, \.pixels.flipVertically, help: \.commands.flipCanvasVertically),
      CommandRow(.turnCanvasRight, \.pixels.turnRight, help: \.commands.turnCanvasRight),
      CommandRow(.turnCanvasLeft, \.pixels.turnLeft, help: \.commands.turnCanvasLeft),
      CommandRow(.gridLines, ["Shift+G"], \.pixels.lines, family: \.pixels.viewFamily),
      CommandRow(.tiled, ["Shift+T"], \.pixels.tiled, family: \.pixels.viewFamily),
      CommandRow(
        .tileMode, ["Shift+M"], \.pixels.tileModeHelp, family: \.pixels.viewFamily),
      CommandRow(
        .flipTileHorizontally, ["Alt+H"], \.pixels.flipTileHorizontally,
        family: \.pixels.viewFamily),
      CommandRow(
        .flipTileVertically, ["Alt+V"], \.pixels.flipTileVertically, family: \.pixels.viewFamily),
      CommandRow(.rotateTile, ["Alt+R"], \.pixels.rotateTile, family: \.pixels.viewFamily),
      CommandRow(.checkerboard, \.pixels.checkerboardEllipsis),
      CommandRow(.toPainting, \.pixels.toPainting),
      CommandRow(.toBoard, \.life.fromPixels),
      CommandRow(.scripts, \.life.scriptsEllipsis),
    ]
    + CommandName.zoomedSides.map { side in
      CommandRow(.zoom(toSide: side), { $0.percent(side * 100) })
    }
}
