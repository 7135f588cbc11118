public import Canvas
public import Base

extension Menu {
  /// The kinds of row.
  public enum Item {
    case command(String, key: String, isEnabled: Bool, action: () -> Void)
    /// One of a few options, with a mark on the current one.
    ///
    /// - Parameter typeface: the font family of a sample at the right.
    case choice(String, isChosen: Bool, typeface: String? = nil, action: () -> Void)
    /// One of a few palettes, with its colours at the right.
    case palette(String, colors: [Color], isChosen: Bool, action: () -> Void)
    /// One of a few options, with a small picture of it at the right.
    ///
    /// - Parameter picture: draws it within a rectangle in a colour.
    case picture(
      String, isChosen: Bool, picture: (RenderPass, ViewRect, Color) -> Void, action: () -> Void)
    /// More rows in a menu next to this one.
    case submenu(String, [Item])
    case separator

    var isChosen: Bool {
      switch self {
      case .choice(_, let isChosen, _, _), .palette(_, _, let isChosen, _),
        .picture(_, let isChosen, _, _):
        isChosen
      case .command, .submenu, .separator: false
      }
    }

    var title: String {
      switch self {
      case .command(let title, _, _, _), .choice(let title, _, _, _), .palette(let title, _, _, _),
        .picture(let title, _, _, _), .submenu(let title, _):
        title
      case .separator: ""
      }
    }
  }
}
