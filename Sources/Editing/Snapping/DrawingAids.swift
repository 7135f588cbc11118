import Base

/// Aids for exact drawing: snapping, and the visibility of the grid, the guides and the rulers.
public struct DrawingAids: Equatable, Sendable {
  /// Whether dragged elements snap to anything.
  public var snaps = true
  /// Whether the grid is drawn over the paper.
  public var showsGrid = false
  /// Whether rulers are at the edges of the window.
  public var showsRulers = false
  /// Whether guides are drawn.
  public var showsGuides = true
  /// The spacing of the grid, in points of the paper.
  public var gridStep = 50.0 {
    didSet {
      let range = Self.allowedGridSteps
      gridStep = min(max(gridStep, range.lowerBound), range.upperBound)
    }
  }
  /// The guides; more than the allowed number are dropped.
  public var guides: [Guide] = [] {
    didSet { if guides.count > Self.mostGuides { guides = Array(guides.prefix(Self.mostGuides)) } }
  }

  /// The distances of grid lines that can be chosen, in points of the paper.
  public static let allowedGridSteps = 1.0...800.0
  /// The spacings to choose from, in points of the paper.
  public static let gridSteps = [5.0, 10, 20, 25, 50, 100, 200]
  /// The maximum number of guides.
  public static let mostGuides = 200

  /// Creates the aids of a new window.
  public init() {}

  /// The visible guides.
  public var shownGuides: [Guide] { showsGuides ? guides : [] }

  /// The spacing of the visible grid, in units of the paper's longer side; nil for none.
  public var shownGrid: Double? {
    showsGrid ? PaperScale.length(ofPoints: gridStep) : nil
  }
}
