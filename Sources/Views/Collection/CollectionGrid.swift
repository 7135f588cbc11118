public import Base

/// The layout of the collection: as many columns as fit, with rows from top to bottom, in points.
public struct CollectionGrid: Equatable, Sendable {
  /// The empty space at the edges.
  public static let margin = 16.0
  /// The margin of a cell that counts as background.
  private static let backgroundInset = 4.0

  /// The number of entries.
  public let count: Int
  /// The width of the view.
  public let width: Double
  /// The requested size, or the largest that fits the width.
  public let size: ThumbnailSize
  /// The size of a picture with its margins and texts, in points.
  let cell: ViewSize

  /// - Parameter hasTags: reserves a line for tags if there is one for the date.
  public init(count: Int, width: Double, size: ThumbnailSize = .usual, hasTags: Bool = false) {
    self.count = count
    self.width = width
    self.size = size.fitting(width - 2 * Self.margin)
    cell = self.size.cell(hasTags: hasTags)
  }

  /// The number of entries in a row; at least 1.
  public var columns: Int { max(1, Int(saturating: (width - 2 * Self.margin) / cell.width)) }
  /// The number of rows.
  public var rows: Int { (count + columns - 1) / columns }
  /// The height of all rows with the margins.
  public var height: Double { Double(rows) * cell.height + 2 * Self.margin }

  /// Distributes the remaining width among the columns.
  private var pitch: Double {
    max(cell.width, ((width - 2 * Self.margin) / Double(columns)).rounded(.down))
  }

  /// Returns the rectangle of an entry, below the upper end of the content.
  public func rect(of index: Int) -> ViewRect {
    let left = max(0, (width - pitch * Double(columns)) / 2).rounded(.down)
    let inset = ((pitch - cell.width) / 2).rounded(.down)
    return ViewRect(
      x: left + Double(index % columns) * pitch + inset,
      y: Self.margin + Double(index / columns) * cell.height, width: cell.width,
      height: cell.height)
  }

  /// Returns the indices of the items in a vertical range, in order.
  public func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Int(saturating: ((top - Self.margin) / cell.height).rounded(.down))
    let last = Int(saturating: ((bottom - Self.margin) / cell.height).rounded(.up))
    let lower = min(max(0, first * columns), count)
    return lower..<min(max(lower, last * columns), count)
  }

  /// Returns the index of the item at a point, or nil for the background.
  public func index(at point: ViewPoint) -> Int? {
    indices(from: point.y, to: point.y + 1).first {
      rect(of: $0).inset(Self.backgroundInset).contains(point)
    }
  }

  /// Returns the indices of the items that a rectangle touches.
  func indices(touching area: ViewRect) -> [Int] {
    indices(from: area.y, to: area.maxY + 1).filter {
      // A rectangle may be as thin as a line.
      let rect = rect(of: $0).inset(Self.backgroundInset)
      return rect.x < area.maxX && area.x < rect.maxX && rect.y < area.maxY && area.y < rect.maxY
    }
  }
}
