public import Base

/// How large the collection shows its documents.
public enum ThumbnailSize: Int, CaseIterable, Sendable {
  // The width of the box that a picture fits into, in points.
  case smallest = 96
  case small = 144
  case usual = 192
  case large = 288
  case largest = 384

  /// The room for a picture, in points.
  public var box: ViewSize {
    ViewSize(width: Double(rawValue), height: Double(rawValue) * 5 / 6)
  }

  /// A picture with its margins, its name and, where there is room for them, its date and its tags; in points.
  func cell(hasTags: Bool = false) -> ViewSize {
    let lines = showsDate ? (hasTags ? 90.0 : 72) : 53
    return ViewSize(width: box.width + 24, height: box.height + lines)
  }

  /// Whether there is room for more than the name.
  var showsDate: Bool { self != .smallest }

  /// The size that is a number of steps away, or the last one on the way there.
  public func stepped(by count: Int) -> ThumbnailSize {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + count
    return all[min(max(0, index), all.count - 1)]
  }

  /// The size itself, or the largest one that a width has room for.
  func fitting(_ width: Double) -> ThumbnailSize {
    Self.allCases.last { $0.rawValue <= rawValue && $0.cell().width <= width } ?? .smallest
  }
}
