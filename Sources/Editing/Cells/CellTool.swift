/// What a gesture on a grid becomes: one row in the catalogue.
public struct CellTool: Sendable {
  /// Names a tool in texts and icons.
  public enum Name: String, CaseIterable, Sendable {
    case select, pencil, line, rectangle, ellipse, eraser, fill, shade, dither, pick
  }

  /// How a gesture is understood.
  public enum Gesture: Sendable {
    /// Every cell that the pointer passes over.
    case freehand
    /// A shape that is stretched from press to release.
    case band(CellShape)
    /// An area of equal cells.
    case fill
    /// Chooses a rectangle, and moves it.
    case select
    /// Takes a cell's colour.
    case pick
  }

  /// What can be chosen for a tool, for the bar to build its controls from.
  public enum Option: Hashable, Sendable {
    /// How many cells the tip is wide.
    case size
    /// Whether corners of a line of single cells are left out.
    case pixelPerfect
    /// Whether shapes are filled.
    case filled
    /// Whether all cells of a colour are filled, or those that hang together.
    case everywhere
    /// Which cells of a pattern are painted.
    case pattern
    /// Which halves of the canvas follow.
    case mirror
    /// What can be done with the selected cells.
    case selectionCommands
  }

  public let name: Name
  public let gesture: Gesture
  public let options: [Option]

  /// All tools, in the order of the bar.
  public static let catalogue: [CellTool] = [
    CellTool(name: .select, gesture: .select, options: [.selectionCommands]),
    CellTool(name: .pencil, gesture: .freehand, options: [.size, .pixelPerfect, .mirror]),
    CellTool(name: .line, gesture: .band(.line), options: [.size, .mirror]),
    CellTool(
      name: .rectangle, gesture: .band(.rectangle), options: [.size, .filled, .mirror]),
    CellTool(name: .ellipse, gesture: .band(.ellipse), options: [.size, .filled, .mirror]),
    CellTool(name: .eraser, gesture: .freehand, options: [.size, .mirror]),
    CellTool(name: .fill, gesture: .fill, options: [.everywhere, .mirror]),
    CellTool(name: .shade, gesture: .freehand, options: [.size, .mirror]),
    CellTool(name: .dither, gesture: .freehand, options: [.size, .pattern, .mirror]),
    CellTool(name: .pick, gesture: .pick, options: []),
  ]

  /// Those of a universe whose cells live or are dead, in the order of the bar.
  public static let lifeCatalogue: [CellTool] = [
    CellTool(name: .select, gesture: .select, options: [.selectionCommands]),
    CellTool(name: .pencil, gesture: .freehand, options: []),
    CellTool(name: .line, gesture: .band(.line), options: []),
    CellTool(name: .rectangle, gesture: .band(.rectangle), options: [.filled]),
    CellTool(name: .ellipse, gesture: .band(.ellipse), options: [.filled]),
    CellTool(name: .eraser, gesture: .freehand, options: []),
  ]

  public static func named(_ name: Name) -> CellTool {
    // Every name has its row: a test holds that.
    catalogue.first { $0.name == name } ?? catalogue[1]
  }
}
