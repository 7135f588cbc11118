public import Base

/// Where the places of a collection lie: as many columns as fit, rows downwards, in points.
public struct CollectionGrid: Equatable, Sendable {
  public static let cell = ViewSize(width: 216, height: 232)
  /// The room for a preview within a cell.
  public static let previewBox = ViewSize(width: 192, height: 160)
  public static let margin = 16.0

  public let count: Int
  public let width: Double

  public init(count: Int, width: Double) {
    self.count = count
    self.width = width
  }

  public var columns: Int { max(1, Int((width - 2 * Self.margin) / Self.cell.width)) }
  public var rows: Int { (count + columns - 1) / columns }
  public var height: Double { Double(rows) * Self.cell.height + 2 * Self.margin }

  /// What is left over is shared out between the columns.
  private var pitch: Double {
    max(Self.cell.width, ((width - 2 * Self.margin) / Double(columns)).rounded(.down))
  }

  public func rect(of index: Int) -> ViewRect {
    let left = max(0, (width - pitch * Double(columns)) / 2).rounded(.down)
    let inset = ((pitch - Self.cell.width) / 2).rounded(.down)
    return ViewRect(
      x: left + Double(index % columns) * pitch + inset,
      y: Self.margin + Double(index / columns) * Self.cell.height, width: Self.cell.width,
      height: Self.cell.height)
  }

  /// The places that a stretch of the grid shows, in order.
  public func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Int(((top - Self.margin) / Self.cell.height).rounded(.down))
    let last = Int(((bottom - Self.margin) / Self.cell.height).rounded(.up))
    let lower = min(max(0, first * columns), count)
    return lower..<min(max(lower, last * columns), count)
  }

  public func index(at point: ViewPoint) -> Int? {
    indices(from: point.y, to: point.y + 1).first { rect(of: $0).contains(point) }
  }
}
