import Base

/// What helps to draw exactly: what the pointer snaps to, and the grid, the guides and the rulers, in so far as they
/// are seen.
public struct DrawingAids: Equatable, Sendable {
  /// Whether what is moved, scaled or stretched snaps to anything.
  public var snaps = true
  public var showsGrid = false
  public var showsRulers = false
  public var showsGuides = true
  /// Between two lines of the grid, in points of the paper.
  public var gridStep = 50.0 {
    didSet {
      let range = Self.allowedGridSteps
      gridStep = min(max(gridStep, range.lowerBound), range.upperBound)
    }
  }
  public var guides: [Guide] = [] {
    didSet { if guides.count > Self.mostGuides { guides = Array(guides.prefix(Self.mostGuides)) } }
  }

  public static let allowedGridSteps = 1.0...800.0
  /// The sizes of the grid to choose from, in points of the paper.
  public static let gridSteps = [5.0, 10, 20, 25, 50, 100, 200]
  public static let mostGuides = 200

  public init() {}

  /// The guides that are seen.
  public var shownGuides: [Guide] { showsGuides ? guides : [] }

  /// Between two lines of the grid that is seen, in lengths of the paper's longer side; nil for none.
  public var shownGrid: Double? {
    showsGrid ? PaperScale.length(ofPoints: gridStep) : nil
  }
}
