import Texts

/// All commands of all windows, in reading order.
///
/// The source of menus, tooltips, the list of keys and the keymap. The windows implement the commands.
public enum CommandTable {
  /// The entries of all scopes, in the order of the list of keys.
  public static let all: [CommandEntry] = CommandScope.allCases.flatMap(entries)

  /// Returns the commands of a kind of window. If several have the same key, it runs the first one that is possible.
  public static func entries(of scope: CommandScope) -> [CommandEntry] {
    switch scope {
    case .collection: collection
    case .painting: painting
    case .pixels: pixels
    case .life: life
    case .settings: settings
    }
  }

  /// Returns the entry of a command, or nil if the table has none.
  ///
  /// - Complexity: O(*n*) for the commands of its scope.
  public static func entry(_ id: CommandID) -> CommandEntry? {
    entries(of: id.scope).first { $0.id == id }
  }

  private static let collection = entries(.collection, collectionRows + windowRows)
  private static let painting = entries(
    .painting,
    editingRows
      + toolRows(DrawingTool.catalogue)
      + paintingRows + viewRows(fit: ["Ctrl+0"], \.zoomToFit)
      + documentRows(
        panel: \.brush, panelHelp: \.commands.brushChooser,
        delete: \.deletePainting, deleteHelp: \.deletePaintingTip,
        cancel: \.commands.cancelInPainting))
  private static let pixels = entries(
    .pixels,
    editingRows
      + toolRows(
        CellTool.catalogue,
        selecting: [
          CommandRow(.lasso, ["Q"], \.selection.lasso, family: \.pixels.lassoAndWand),
          CommandRow(.wand, ["W"], \.pixels.wand, family: \.pixels.lassoAndWand),
        ])
      + pixelRows + viewRows(fit: ["Ctrl+0"], \.zoomToFit)
      + documentRows(
        panel: \.pixels.palette, delete: \.pixels.deletePixels,
        deleteHelp: \.pixels.deletePixelsTip,
        cancel: \.commands.cancelInCells))
  private static let life = entries(
    .life,
    editingRows + lifeRows + toolRows(CellTool.lifeCatalogue)
      + viewRows(fit: ["F", "Ctrl+0"], \.life.fitPattern)
      + documentRows(
        panel: \.life.patterns, delete: \.life.deleteBoard,
        deleteHelp: \.life.deleteBoardTip, cancel: \.commands.cancelInCells))

  private static let settings = entries(.settings, settingsRows + windowRows)

  private static func entries(_ scope: CommandScope, _ rows: [CommandRow]) -> [CommandEntry] {
    rows.map { CommandEntry(scope, $0) }
  }
}
