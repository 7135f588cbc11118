import Base
import Texts

// Rows for the windows of all documents.
extension CommandTable {
  /// The rows of every window.
  static let windowRows =
    [
      CommandRow(.menu, ["Menu", "Shift+F10"], \.commands.menu, family: \.commands.menus),
      CommandRow(
        .nextRegion, ["F6"], \.commands.nextRegion, family: \.commands.regions),
      CommandRow(
        .previousRegion, ["Shift+F6"], \.commands.previousRegion, family: \.commands.regions),
      CommandRow(.keys, ["F1", "Ctrl+?", "Ctrl+Shift+?"], \.allKeys),
      CommandRow(
        .settings, ["Ctrl+Comma"], \.settings.settingsEllipsis, help: \.settings.settingsTip,
        family: \.commands.settingsAndQuit),
      CommandRow(.quit, ["Ctrl+Q"], \.commands.quit, family: \.commands.settingsAndQuit),
      CommandRow(.reopen, ["Ctrl+Shift+T"], \.commands.reopen),
    ]

  static let editingRows = [
    CommandRow(.undo, ["Ctrl+Z"], \.undo, family: \.commands.undoAndRedo),
    CommandRow(.redo, ["Ctrl+Shift+Z", "Ctrl+Y"], \.redo, family: \.commands.undoAndRedo),
    CommandRow(.copy, ["Ctrl+C"], \.selection.copy, family: \.commands.copyCutPaste),
    CommandRow(.cut, ["Ctrl+X"], \.commands.cut, family: \.commands.copyCutPaste),
    CommandRow(.paste, ["Ctrl+V"], \.selection.paste, family: \.commands.copyCutPaste),
    CommandRow(
      .pasteHere, ["Ctrl+Shift+V"], \.selection.pasteHere, help: \.selection.pasteHereTip,
      family: \.commands.copyCutPaste),
    CommandRow(.selectAll, ["Ctrl+A"], \.selection.selectAll),
  ]

  /// - Parameters:
  ///   - fit: the keys for showing the whole document.
  ///   - fitTitle: the title of showing the whole document.
  static func viewRows(
    fit: [String], _ fitTitle: @escaping CommandEntry.Text
  ) -> [CommandRow] {
    [
      CommandRow(.zoom, \.zoom),
      CommandRow(.pan, ["Pad 1"], \.commands.pan, help: \.commands.panTip),
      CommandRow(
        .zoomIn, ["Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Shift++"], \.commands.zoomIn,
        family: \.commands.zoomInAndOut),
      CommandRow(.zoomOut, ["Ctrl+-"], \.commands.zoomOut, family: \.commands.zoomInAndOut),
      CommandRow(.fit, fit, fitTitle, family: \.commands.zoomToSize),
      CommandRow(
        .actualSize, ["Ctrl+1"], { $0.percent(100) }, family: \.commands.zoomToSize),
      CommandRow(
        .fitSelection, ["Ctrl+2"], \.view.fitSelection, family: \.commands.zoomToSize),
      CommandRow(
        .previousView, ["Ctrl+3"], \.view.previous, help: \.view.previousTip,
        family: \.commands.zoomToSize),
    ]
  }

  /// - Parameters:
  ///   - panel: the title of the panel next to the document.
  ///   - delete: the title of deleting the document.
  ///   - cancel: the title of cancelling.
  static func documentRows(
    panel: @escaping CommandEntry.Text, panelHelp: CommandEntry.Text? = nil,
    delete: @escaping CommandEntry.Text, deleteHelp: @escaping CommandEntry.Text,
    cancel: @escaping CommandEntry.Text
  ) -> [CommandRow] {
    [
      CommandRow(.panel, ["F5"], panel, help: panelHelp),
      CommandRow(
        .importFiles, ["Ctrl+O"], \.openFilesEllipsis, help: \.openFilesTip,
        family: \.printing.exportAndPrint),
      CommandRow(
        .export, ["Ctrl+E"], \.export.exportEllipsis, family: \.printing.exportAndPrint),
      CommandRow(
        .print, ["Ctrl+P"], \.printing.printEllipsis, family: \.printing.exportAndPrint),
      CommandRow(
        .exportAgain, ["Ctrl+Shift+E"], \.export.exportAgain, help: \.export.exportAgainTip,
        family: \.printing.exportAndPrint),
      CommandRow(.rename, ["F2"], \.renameEllipsis, help: \.renameTip),
      CommandRow(.turn, ["Ctrl+R"], \.turn, help: \.turnTip),
      CommandRow(.fullScreen, ["F11"], \.fullScreen),
      CommandRow(.toggleBars, ["Tab"], \.commands.toggleBars, precedesViews: true),
      CommandRow(.delete, ["Ctrl+Delete"], delete, help: deleteHelp),
      CommandRow(.cancel, ["Esc"], \.cancel, help: cancel),
      CommandRow(.back, ["Alt+Left", "Ctrl+W"], \.back, help: \.backTip),
      CommandRow(.more, ["F10"], \.more, help: \.moreTip, family: \.commands.menus),
    ] + windowRows
  }

  /// Returns the rows that select tools: grouped by family, and the picker last.
  ///
  /// - Parameter selecting: ways to select with keys of their own, listed after the selection tool.
  static func toolRows(
    _ tools: [some CatalogueTool], selecting: [CommandRow] = []
  ) -> [CommandRow] {
    func rows(_ isWanted: (any CatalogueTool) -> Bool) -> [CommandRow] {
      tools.filter(isWanted).map {
        CommandRow(
          $0.name, [$0.presentation.key], $0.presentation.name, family: $0.presentation.family)
      }
    }
    return rows { $0.name == .select } + selecting
      + rows { $0.name != .select && !$0.isPicker && $0.presentation.family == nil }
      + rows { $0.presentation.family != nil } + rows(\.isPicker)
  }

  /// Returns the rows that move a selection, or anything else moved by arrow keys.
  static func movingRows(
    _ family: @escaping CommandEntry.Text, precedesViews: Bool = false
  ) -> [CommandRow] {
    let ways: [(CommandName, CommandName, String, CommandEntry.Text)] = [
      (.moveLeft, .moveFarLeft, "Left", \.commands.moveLeft),
      (.moveRight, .moveFarRight, "Right", \.commands.moveRight),
      (.moveUp, .moveFarUp, "Up", \.commands.moveUp),
      (.moveDown, .moveFarDown, "Down", \.commands.moveDown),
    ]
    let near = ways.map { name, _, key, title in
      CommandRow(name, [key], title, family: family, precedesViews: precedesViews)
    }
    let far = ways.map { _, name, key, title in
      CommandRow(
        name, ["Shift+\(key)"], title, family: \.commands.moveFar, precedesViews: precedesViews)
    }
    return near + far
  }
}
