import Texts

// The menus of the right button, and of the keys that open a menu.
extension CommandTable {
  /// Returns the menu of a thing in a kind of window; empty if the window has no such thing.
  public static func menu(of target: MenuTarget, in scope: CommandScope) -> [MenuRow] {
    switch (scope, target) {
    case (.painting, .selection): elementMenu
    case (.painting, .nodes): nodeMenu
    case (.painting, .background): paperMenu
    case (.painting, .layer): layerMenu(more: .commands(.layerReference))
    case (.painting, .page): pageMenu
    case (.pixels, .selection): cellMenu
    case (.pixels, .background): canvasMenu
    case (.pixels, .slices):
      .groups(
        .commands(.sliceProperties, .slicesFromGrid), .commands(.sliceDelete, .sliceDeleteAll))
    case (.pixels, .layer): layerMenu(more: pixelLayerRows)
    case (.pixels, .frame):
      .groups(
        .commands(.duplicateFrame, .addFrame, .deleteFrame),
        .commands(.copyFrames, .reverseFrames, .clearFrames, .celLink, .celUnlink),
        [.part(.frame)])
    case (.pixels, .cels):
      .groups(
        .commands(.celLink, .celUnlink, .celClear),
        .commands(.duplicateFrame, .addFrame, .deleteFrame),
        .commands(.copyFrames, .reverseFrames, .clearFrames))
    case (.life, .selection): livingCellMenu
    case (.life, .background): boardMenu
    case (.collection, .document):
      .groups(.commands(.open), .commands(.rename, .duplicate, .tags, .export), .commands(.delete))
    case (.collection, .documents):
      .groups(.commands(.duplicate, .tags, .export), .commands(.delete))
    case (.collection, .deleted): .commands(.restore)
    case (.collection, .background): collectionMenu
    case (.collection, .trash): .groups(.commands(.selectAll), .commands(.emptyTrash))
    default: []
    }
  }

  // MARK: Paintings

  private static let elementMenu: [MenuRow] = .groups(
    .commands(.cut, .copy, .paste, .pasteHere, .duplicate, .deleteSelected),
    .commands(.copyStyle, .pasteStyle, .applyBrush, .keepShape),
    [
      .submenu(
        \.selection.arrange,
        .groups(
          .commands(.raise, .lower, .toTop, .toBottom), turningRows,
          .commands(.alignLeft, .alignCenter, .alignRight),
          .commands(.alignTop, .alignMiddle, .alignBottom, .alignBaselines),
          .commands(.distributeHorizontally, .distributeVertically))),
      .submenu(
        \.paths.path,
        .groups(
          RegionOperation.allCases.map { .command($0.command) },
          .commands(.pathOffset, .strokeOutline))),
      .submenu(
        \.masks.clipMaskAndBlend,
        .groups(
          .commands(.clip, .maskByBrightness, .maskByOpacity, .releaseMask),
          [.part(.blendModes)])),
      .submenu(\.layers.moveTo, [.part(.layers)]),
    ],
    .fitting(.writeLabel, .putTextOnPath, .removeTextFromPath, .flipTextOnPath)
      + .commands(.group)
      + .fitting(.ungroup, .takeApart, .cropPicture) + .commands(.lock)
      + .fitting(.unlockAll),
    .commands(.selectAll))

  private static let nodeMenu: [MenuRow] = .groups(
    .commands(.nodeCorner, .nodeSmooth, .nodeSymmetric, .nodeStraighten),
    .commands(.nodeAdd, .deleteSelected),
    .commands(.pathBreak, .pathJoin, .pathClose) + .fitting(.backToStroke),
    .commands(.selectAll))

  private static let paperMenu: [MenuRow] = .groups(
    .commands(.paste, .pasteHere, .placePicture)
      + [
        .submenu(
          \.layers.references, .commands(.traceReference, .referenceBeside, .referenceFromScreen))
      ] + .commands(.ownShapes, .selectAll) + .fitting(.unlockAll),
    .commands(.background, .paper),
    .commands(.layers, .pages, .inspector),
    .commands(.rulers, .grid, .snap) + .fitting(.removeGuides),
    .commands(.fit, .actualSize) + .fitting(.previousView, .turnViewBack),
    .commands(.export, .exportAgain, .print))

  private static let pageMenu: [MenuRow] = .groups(
    .commands(.pageAdd, .pageDuplicate, .pageRemove), .commands(.pageUp, .pageDown),
    .commands(.previousPage, .nextPage))

  /// - Parameter more: rows that only some documents with layers have.
  private static func layerMenu(more: [MenuRow]) -> [MenuRow] {
    .groups(
      .commands(.layerHide, .layerLock, .layerRename) + more,
      .commands(.layerAdd, .layerRemove, .layerMerge),
      .commands(.layerRaise, .layerLower, .layerAbove, .layerBelow))
  }

  // MARK: Cells

  private static let turningRows: [MenuRow] = .commands(
    .flipHorizontally, .flipVertically, .turnRight, .turnLeft)

  private static let cellMenu: [MenuRow] = .groups(
    .commands(.cut, .copy, .paste, .pasteHere, .deleteSelected),
    .commands(.selectAll, .deselect, .invertSelection)
      + [
        .submenu(
          \.pixels.changeSelection,
          .commands(.growSelection, .narrowSelection, .borderSelection, .selectColors)),
        .submenu(
          \.pixels.savedSelections,
          .groups(.commands(.saveSelection), [.part(.savedSelections)])),
      ],
    turningRows + .commands(.transform, .makeTip),
    .commands(.outline, .replaceSecond) + [adjustingMenu] + .commands(.crop))

  private static let adjustingMenu = MenuRow.submenu(
    \.adjusting.colors,
    .commands(.adjustHue, .adjustBrightness, .adjustCurves, .invertColors, .replaceColor))

  private static let canvasMenu: [MenuRow] = .groups(
    .commands(.paste, .pasteHere, .selectAll, .selectColors)
      + [.submenu(\.pixels.savedSelections, [.part(.savedSelections)])],
    .commands(.canvasSize, .scale) + [adjustingMenu],
    .commands(.layers, .gridLines, .tiled, .showSlices, .onion, .checkerboard),
    .commands(.fit, .actualSize) + .fitting(.previousView),
    .commands(.export, .exportAgain, .print))

  private static let pixelLayerRows: [MenuRow] = .groups(
    .commands(.layerProperties),
    .commands(.layerDuplicate, .layerGroup, .layerOutOfGroup, .layerBackground, .layerReference),
    .commands(.makeTilemap, .makeOrdinaryLayer),
    .commands(.flipTileHorizontally, .flipTileVertically, .rotateTile))

  private static let livingCellMenu: [MenuRow] = .groups(
    .commands(.cut, .copy, .copyWithOutline, .paste, .pasteHere, .deleteSelected, .clearOutside)
      + [.submenu(\.life.pasteMode, [.part(.pasteModes)])],
    .commands(.selectAll, .deselect, .shrinkSelection),
    .commands(.advanceSelection, .advanceOutside, .keepPattern, .identify),
    turningRows)

  private static let boardMenu: [MenuRow] = .groups(
    .commands(.paste, .pasteHere, .selectAll),
    .commands(.run, .step, .reset),
    .commands(.rule, .edges, .randomCells, .clearBoard, .patternInfo),
    .commands(.gridLines, .colorsByAge),
    .commands(.fit, .actualSize) + .fitting(.previousView),
    .commands(.export, .exportAgain, .print))

  // MARK: The collection

  private static let collectionMenu: [MenuRow] = .groups(
    .commands(.new, .newOfKind, .importFiles),
    .commands(.paste, .selectAll),
    .commands(.sort, .showTrash))
}
