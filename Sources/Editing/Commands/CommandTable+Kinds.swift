import Texts

// Rows for a single kind of window.
extension CommandTable {
  static let collectionRows = [
    CommandRow(.new, ["Ctrl+N"], \.newPainting),
    CommandRow(.newOfKind, ["Ctrl+Shift+N"], \.newOfShape, help: \.newOfShapeTip),
    CommandRow(.importFiles, ["Ctrl+O"], \.importEllipsis, help: \.importTip),
    CommandRow(.open, ["Enter"], \.open),
    CommandRow(.paste, ["Ctrl+V"], \.selection.paste),
    CommandRow(.selectAll, ["Ctrl+A"], \.chooseAll),
    CommandRow(.rename, ["F2"], \.rename),
    CommandRow(.duplicate, ["Ctrl+D"], \.duplicate),
    CommandRow(.tags, ["Ctrl+T"], \.tags.tagsEllipsis, help: \.tags.commandTip),
    CommandRow(.delete, ["Delete"], \.delete, help: \.commands.intoTrash),
    CommandRow(.export, ["Ctrl+E"], \.export.exportEllipsis),
    CommandRow(.undoDeletion, ["Ctrl+Z"], \.undoDeletion, help: \.undoDeletionTip),
    CommandRow(.search, ["Ctrl+F"], \.search, help: \.searchTip),
    CommandRow(.sort, \.sort, help: \.sortTip),
    CommandRow(
      .zoomIn, ["Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Shift++"], \.largerThumbnails,
      family: \.thumbnailSizes),
    CommandRow(.zoomOut, ["Ctrl+-"], \.smallerThumbnails, family: \.thumbnailSizes),
    CommandRow(.actualSize, ["Ctrl+0"], \.usualThumbnails),
    CommandRow(.restore, \.restore),
    CommandRow(.showTrash, \.showTrash, help: \.showTrashTip),
    CommandRow(.emptyTrash, \.emptyTrash),
    CommandRow(.cancel, ["Esc"], \.cancel, help: \.commands.cancelInCollection),
    CommandRow(.close, ["Ctrl+W"], \.close, help: \.commands.closeWindow),
  ]

  static let settingsRows = [
    CommandRow(.search, ["Ctrl+F"], \.search, help: \.settings.searchTip),
    CommandRow(.cancel, ["Esc"], \.cancel, family: \.commands.closeWindow),
    CommandRow(.close, ["Ctrl+W"], \.close, family: \.commands.closeWindow),
  ]

  static let paintingRows: [CommandRow] =
    [
      CommandRow(.thinner, ["["], \.commands.thinner, family: \.commands.thinnerAndWider),
      CommandRow(.wider, ["]"], \.commands.wider, family: \.commands.thinnerAndWider),
      CommandRow(.tearOff, ["Shift+F5"], \.tearOff, help: \.commands.tearOff),
    ]
    + CommandName.channels.enumerated().map { index, name in
      CommandRow(
        name, ["\(index + 1)"], { $0.channel(index + 1) }, family: \.commands.recallChannel)
    }
    + CommandName.storingChannels.enumerated().map { index, name in
      CommandRow(
        name, ["Shift+\(index + 1)"], { $0.commands.storeChannel(index + 1) },
        family: \.commands.storeChannelFamily)
    }
    + movingRows(\.commands.moveSelected, precedesViews: true)
    + [
      CommandRow(
        .duplicate, ["Ctrl+D"], \.selection.duplicate, family: \.selection.duplicateAndStyles),
      CommandRow(
        .copyStyle, ["Ctrl+Alt+C"], \.selection.copyStyle,
        family: \.selection.duplicateAndStyles),
      CommandRow(
        .pasteStyle, ["Ctrl+Alt+V"], \.selection.pasteStyle,
        family: \.selection.duplicateAndStyles),
      CommandRow(
        .deleteSelected, ["Delete", "Backspace"], \.selection.delete,
        help: \.commands.deleteSelected, family: \.writing.deleteAndWrite, precedesViews: true),
      CommandRow(
        .writeLabel, ["Enter"], \.writing.writeLabel, help: \.writing.writeLabelTip,
        family: \.writing.deleteAndWrite, precedesViews: true),
      CommandRow(.putTextOnPath, \.writing.putOnPath, help: \.writing.putOnPathTip),
      CommandRow(
        .removeTextFromPath, \.writing.removeFromPath, help: \.writing.removeFromPathTip),
      CommandRow(.flipTextOnPath, \.writing.flipOnPath, help: \.writing.flipOnPathTip),
      CommandRow(.applyBrush, \.selection.applyBrush),
      CommandRow(
        .raise, ["Page Up"], \.selection.raise, family: \.selection.raiseAndLower,
        precedesViews: true),
      CommandRow(
        .lower, ["Page Down"], \.selection.lower, family: \.selection.raiseAndLower,
        precedesViews: true),
      CommandRow(
        .toTop, ["Home"], \.selection.toTop, family: \.selection.raiseAndLower,
        precedesViews: true),
      CommandRow(
        .toBottom, ["End"], \.selection.toBottom, family: \.selection.raiseAndLower,
        precedesViews: true),
      CommandRow(
        .group, ["Ctrl+G"], \.selection.group, family: \.selection.groupAndUngroup),
      CommandRow(
        .ungroup, ["Ctrl+Shift+G"], \.selection.ungroup, family: \.selection.groupAndUngroup),
      CommandRow(
        .clipMaskAndBlend, \.masks.clipMaskAndBlendEllipsis, help: \.masks.clipMaskAndBlend),
      CommandRow(.clip, \.masks.clip, help: \.masks.clipTip),
      CommandRow(
        .maskByBrightness, \.masks.maskByBrightness, help: \.masks.maskByBrightnessTip),
      CommandRow(.maskByOpacity, \.masks.maskByOpacity, help: \.masks.maskByOpacityTip),
      CommandRow(.releaseMask, \.masks.release, help: \.masks.releaseTip),
      CommandRow(.lock, ["Ctrl+L"], \.selection.lock, help: \.selection.lockTip),
      CommandRow(.unlockAll, \.selection.unlockAll),
      CommandRow(.takeApart, \.selection.takeApart, help: \.selection.takeApartTip),
      CommandRow(.cropPicture, \.selection.cropPicture),
      CommandRow(.placePicture, \.selection.placePicture),
      CommandRow(.traceReference, \.layers.traceReference, help: \.layers.traceReferenceTip),
      CommandRow(.referenceBeside, \.layers.referenceBeside, help: \.layers.referenceBesideTip),
      CommandRow(
        .referenceFromScreen, \.layers.referenceFromScreen, help: \.layers.referenceFromScreenTip),
      CommandRow(.ownShapes, \.shapes.own, help: \.shapes.ownTip),
      CommandRow(.keepShape, \.shapes.keep, help: \.shapes.keepTip),
      CommandRow(.flipHorizontally, \.pixels.flipHorizontally),
      CommandRow(.flipVertically, \.pixels.flipVertically),
      CommandRow(.turnRight, \.pixels.turnRight),
      CommandRow(.turnLeft, \.pixels.turnLeft),
      CommandRow(.alignLeft, \.selection.alignLeft, help: \.selection.alignTip),
      CommandRow(.alignCenter, \.selection.alignCenter, help: \.selection.alignTip),
      CommandRow(.alignRight, \.selection.alignRight, help: \.selection.alignTip),
      CommandRow(.alignTop, \.selection.alignTop, help: \.selection.alignTip),
      CommandRow(.alignMiddle, \.selection.alignMiddle, help: \.selection.alignTip),
      CommandRow(.alignBottom, \.selection.alignBottom, help: \.selection.alignTip),
      CommandRow(.alignBaselines, \.selection.alignBaselines, help: \.selection.alignTip),
      CommandRow(.distributeHorizontally, \.selection.distributeHorizontally),
      CommandRow(.distributeVertically, \.selection.distributeVertically),
      CommandRow(
        .layers, ["Ctrl+Shift+L"], \.layers.layers, help: \.layers.layersTip,
        family: \.layers.panels),
      CommandRow(
        .inspector, ["Ctrl+I"], \.inspector.inspector, help: \.inspector.inspectorTip,
        family: \.layers.panels),
    ] + regionRows + nodeRows + layerRows() + [
      CommandRow(
        .layerReference, \.layers.referenceLayer, help: \.layers.referenceLayerTip)
    ] + pageRows + [
      CommandRow(.minimap, \.view.minimap, help: \.view.minimapTip),
      CommandRow(.flipView, \.view.flip, help: \.view.flipTip),
      CommandRow(.turnViewLeft, \.view.turnLeft),
      CommandRow(.turnViewRight, \.view.turnRight),
      CommandRow(.turnViewQuarterLeft, \.view.turnQuarterLeft),
      CommandRow(.turnViewQuarterRight, \.view.turnQuarterRight),
      CommandRow(.turnViewBack, \.view.turnBack, help: \.view.turnBackTip),
      CommandRow(.background, \.background.background),
      CommandRow(.paper, \.background.paper),
      CommandRow(.crop, \.background.crop, help: \.background.cropTip),
      CommandRow(.mirror, ["M"], \.symmetry, help: \.symmetryTip),
      CommandRow(.widthsOnScreen, \.widthsOnScreen, help: \.widthsOnScreenTip),
      CommandRow(.drawingAids, \.drawingAids.aids, help: \.drawingAids.aidsTip),
      CommandRow(
        .snap, ["Shift+S"], \.drawingAids.snap, help: \.drawingAids.snapTip,
        family: \.drawingAids.family),
      CommandRow(
        .rulers, ["Shift+R"], \.drawingAids.rulers, help: \.drawingAids.rulersTip,
        family: \.drawingAids.family),
      CommandRow(
        .grid, ["Shift+G"], \.drawingAids.grid, help: \.drawingAids.gridTip,
        family: \.drawingAids.family),
      CommandRow(.guides, \.drawingAids.guides, help: \.drawingAids.guidesTip),
      CommandRow(.removeGuides, \.drawingAids.removeGuides),
      CommandRow(.replay, \.replay.replay, help: \.replay.replayTip),
      CommandRow(.toPixels, \.pixels.toPixels),
      CommandRow(.scripts, \.life.scriptsEllipsis),
    ]

  private static let regionRows = [
    CommandRow(.pathUnion, \.paths.union, help: \.paths.unionTip),
    CommandRow(.pathDifference, \.paths.difference, help: \.paths.differenceTip),
    CommandRow(.pathIntersection, \.paths.intersection, help: \.paths.intersectionTip),
    CommandRow(.pathExclusion, \.paths.exclusion, help: \.paths.exclusionTip),
    CommandRow(.pathDivision, \.paths.division, help: \.paths.divisionTip),
    CommandRow(.pathOffset, \.paths.offsetEllipsis, help: \.paths.offsetTip),
    CommandRow(.strokeOutline, \.paths.outline, help: \.paths.outlineTip),
  ]

  private static let nodeRows = [
    CommandRow(
      .nodeCorner, ["Shift+C"], \.nodes.corner, help: \.nodes.cornerTip, family: \.nodes.changes),
    CommandRow(
      .nodeSmooth, ["Shift+A"], \.nodes.smooth, help: \.nodes.smoothTip, family: \.nodes.changes),
    CommandRow(
      .nodeSymmetric, ["Shift+Y"], \.nodes.symmetric, help: \.nodes.symmetricTip,
      family: \.nodes.changes),
    CommandRow(
      .nodeAdd, ["Insert"], \.nodes.addNodes, help: \.nodes.addNodesTip,
      family: \.nodes.changes),
    CommandRow(.nodeStraighten, \.nodes.straighten),
    CommandRow(
      .pathBreak, ["Shift+B"], \.nodes.breakPath, help: \.nodes.breakTip,
      family: \.nodes.changes),
    CommandRow(
      .pathJoin, ["Shift+J"], \.nodes.join, help: \.nodes.joinTip,
      family: \.nodes.changes),
    CommandRow(.pathClose, ["Shift+K"], \.nodes.close, family: \.nodes.changes),
    CommandRow(.backToStroke, \.nodes.backToStroke, help: \.nodes.backToStrokeTip),
  ]

  /// Page Up and Page Down turn pages unless something is selected, which they raise and lower.
  private static let pageRows = [
    CommandRow(.pages, \.pages.pages, help: \.pages.pagesTip),
    CommandRow(.pageAdd, \.pages.add, help: \.pages.addTip),
    CommandRow(.pageDuplicate, \.pages.duplicate),
    CommandRow(.pageRemove, \.pages.remove, help: \.pages.removeTip),
    CommandRow(.pageUp, \.pages.moveUp),
    CommandRow(.pageDown, \.pages.moveDown),
    CommandRow(
      .previousPage, ["Page Up", "Ctrl+Page Up"], \.pages.previous,
      family: \.pages.previousAndNext, precedesViews: true),
    CommandRow(
      .nextPage, ["Page Down", "Ctrl+Page Down"], \.pages.next,
      family: \.pages.previousAndNext, precedesViews: true),
  ]

  /// The rows of documents with layers.
  ///
  /// - Parameters:
  ///   - add: the keys of a new layer; `above` and `below` are the keys for changing the current layer.
  ///   - family: the family of the command that adds one.
  static func layerRows(
    add: [String] = [], above: [String] = [], below: [String] = [],
    family: (@Sendable (Texts) -> String)? = nil
  ) -> [CommandRow] {
    [
      CommandRow(.layerAdd, add, \.layers.add, help: \.layers.addTip, family: family),
      CommandRow(.layerRemove, \.layers.remove, help: \.layers.removeTip),
      CommandRow(.layerRaise, \.layers.raise),
      CommandRow(.layerLower, \.layers.lower),
      CommandRow(.layerMerge, \.layers.merge, help: \.layers.mergeTip),
      CommandRow(.layerRename, \.layers.rename),
      CommandRow(.layerHide, \.layers.hide),
      CommandRow(.layerLock, \.layers.lock),
      CommandRow(
        .layerAbove, above, \.layers.above, family: \.layers.aboveAndBelow),
      CommandRow(
        .layerBelow, below, \.layers.below, family: \.layers.aboveAndBelow),
    ]
  }

  static let lifeRows: [CommandRow] =
    [
      CommandRow(.run, ["Enter"], \.life.run, help: \.life.runTip, precedesViews: true),
      CommandRow(.step, ["."], \.life.step, family: \.life.stepOrTen),
      CommandRow(.tenSteps, ["Shift+."], \.life.tenSteps, family: \.life.stepOrTen),
      CommandRow(
        .stepBack, ["Backspace", "Comma"], \.life.stepBack, family: \.life.stepOrPlayBack),
      CommandRow(
        .playBack, ["Shift+Backspace"], \.life.playBack, family: \.life.stepOrPlayBack),
      CommandRow(.reset, ["Home"], \.life.reset, help: \.life.resetTip),
      CommandRow(
        .faster, ["+", "=", "Shift+=", "Shift++"], \.commands.faster,
        family: \.commands.fasterAndSlower),
      CommandRow(.slower, ["-"], \.commands.slower, family: \.commands.fasterAndSlower),
      CommandRow(.shorterSteps, ["["], \.commands.shorterSteps, family: \.life.strideTip),
      CommandRow(.longerSteps, ["]"], \.commands.longerSteps, family: \.life.strideTip),
      CommandRow(.hyperspeed, ["H"], \.life.hyperspeed, family: \.life.strideTip),
      CommandRow(.stride, \.life.otherStride),
      CommandRow(.goTo, ["Ctrl+G"], \.life.goTo),
      CommandRow(.memoryLimit, \.life.memoryLimit),
      CommandRow(.scripts, \.life.scriptsEllipsis),
      CommandRow(
        .previousState, ["Page Up"], \.life.previousState, family: \.life.ruleOrState),
      CommandRow(
        .nextState, ["Page Down"], \.life.nextState, family: \.life.ruleOrState),
      CommandRow(.rule, ["Ctrl+U"], \.life.otherRule, family: \.life.ruleOrState),
      // This key selects a tool, except while a pattern is held.
      CommandRow(.turnPattern, ["R"], \.commands.turnPattern),
    ]
    + movingRows(\.commands.moveSelectedOrBoard, precedesViews: true)
    + [
      CommandRow(.deselect, ["Ctrl+D"], \.pixels.deselect),
      CommandRow(.deleteSelected, ["Delete"], \.pixels.clearCells, precedesViews: true),
      CommandRow(.clearOutside, \.life.clearOutside),
      CommandRow(.copyWithOutline, \.life.copyWithOutline),
      CommandRow(.pasteMode, ["M"], \.life.nextPasteMode),
      CommandRow(.advanceSelection, \.life.advanceSelection),
      CommandRow(.advanceOutside, \.life.advanceOutside),
      CommandRow(.shrinkSelection, \.life.shrinkSelection),
      CommandRow(.keepPattern, \.life.keepPattern),
      CommandRow(.patternInfo, \.life.patternInfo),
      CommandRow(.identify, ["Ctrl+I"], \.life.identify),
      CommandRow(.flipHorizontally, ["X"], \.pixels.flipHorizontally),
      CommandRow(.flipVertically, ["Y"], \.pixels.flipVertically),
      CommandRow(.turnRight, ["Ctrl+Right"], \.pixels.turnRight),
      CommandRow(.turnLeft, ["Ctrl+Left"], \.pixels.turnLeft),
      CommandRow(.randomCells, \.life.randomEllipsis),
      CommandRow(.edges, \.life.edgesEllipsis),
      CommandRow(.clearBoard, \.life.clear),
      CommandRow(.paintsWhileRunning, \.life.paintsWhileRunning),
      CommandRow(.colorsByAge, ["A"], \.life.colorsByAge, family: \.life.agesAndLines),
      CommandRow(.gridLines, ["Shift+G"], \.life.lines, family: \.life.agesAndLines),
      CommandRow(.autofit, \.life.autofit),
      CommandRow(.toPixels, \.life.toPixels),
    ]
}
