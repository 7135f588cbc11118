/// A kind of thing on which the right button opens a menu.
public enum MenuTarget: String, CaseIterable, Sendable {
  /// The selected elements or cells.
  case selection
  /// The nodes of an element.
  case nodes
  /// The chosen slices.
  case slices
  /// The empty paper or canvas, the board, or the space around the documents of the collection.
  case background
  /// A layer in the list of layers.
  case layer
  /// A page in the strip of pages.
  case page
  /// A frame of an animation.
  case frame
  /// The chosen cels of the timeline.
  case cels
  /// A document in the collection.
  case document
  /// Several chosen documents.
  case documents
  /// Documents in the trash.
  case deleted
  /// The space around the documents in the trash.
  case trash
}

/// A row of a context menu.
///
///     CommandTable.menu(of: .page, in: .painting)    // [.command(.pageAdd), .command(.pageDuplicate), …]
public enum MenuRow: Sendable {
  case command(CommandName)
  /// A command that is left out when it is impossible.
  case fitting(CommandName)
  /// More rows in a menu next to this one.
  case submenu(CommandEntry.Text, [MenuRow])
  /// Rows that depend on the document, which the window adds.
  case part(Part)
  case separator

  /// Rows that depend on the document.
  public enum Part: Sendable {
    /// The layers to move the selection to.
    case layers
    /// The blend modes of the selected group.
    case blendModes
    /// The order, the duration and the sections of a frame.
    case frame
    /// The ways of combining pasted cells with a board.
    case pasteModes
    /// The selections of a picture that are saved under names.
    case savedSelections
  }

  /// The names of its commands and those of its submenu.
  public var commands: [CommandName] {
    switch self {
    case .command(let name), .fitting(let name): [name]
    case .submenu(_, let rows): rows.flatMap(\.commands)
    case .part, .separator: []
    }
  }
}

extension [MenuRow] {
  static func commands(_ names: CommandName...) -> [MenuRow] { names.map { .command($0) } }

  static func fitting(_ names: CommandName...) -> [MenuRow] { names.map { .fitting($0) } }

  /// Joins groups of rows by separators.
  static func groups(_ groups: [MenuRow]...) -> [MenuRow] {
    Array(groups.joined(separator: [.separator]))
  }
}
