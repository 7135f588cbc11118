public import Base

/// The size of the pictures in the collection.
public enum ThumbnailSize: Int, CaseIterable, Sendable {
  // The width of the box that a picture fits into, in points.
  case smallest = 96
  case small = 144
  case usual = 192
  case large = 288
  case largest = 384

  /// The space for a picture, in points.
  public var box: ViewSize {
    ViewSize(width: Double(rawValue), height: Double(rawValue) * 5 / 6)
  }

  /// Returns the size of a picture with its margins and its name, and if there is room, its date and tags; in points.
  func cell(hasTags: Bool = false) -> ViewSize {
    let lines = showsDate ? (hasTags ? 90.0 : 72) : 53
    return ViewSize(width: box.width + 24, height: box.height + lines)
  }

  /// Whether there is room for more than the name.
  var showsDate: Bool { self != .smallest }

  /// Returns the size a number of steps away, clamped to the range.
  public func stepped(by count: Int) -> ThumbnailSize {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + count
    return all[min(max(0, index), all.count - 1)]
  }

  /// Returns the size, or the largest one that fits a width.
  func fitting(_ width: Double) -> ThumbnailSize {
    Self.allCases.last { $0.rawValue <= rawValue && $0.cell().width <= width } ?? .smallest
  }
}
