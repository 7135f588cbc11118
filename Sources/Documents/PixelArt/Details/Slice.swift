public import Base

/// A named rectangle of a sprite, which may change between frames.
public struct Slice: Equatable, Sendable {
  /// The rectangle from a frame on.
  public struct Key: Equatable, Sendable {
    /// The index of the first frame that has the rectangle.
    public var frame: Int
    /// The rectangle; empty if the slice is hidden.
    public var bounds: CellRect
    /// The part that stretches, relative to the bounds; nil for none.
    public var center: CellRect?
    /// The point that other programs turn or place it by, relative to the bounds; nil for none.
    public var pivot: CellPosition?

    /// Creates a rectangle from a frame on.
    public init(
      frame: Int, bounds: CellRect, center: CellRect? = nil, pivot: CellPosition? = nil
    ) {
      self.frame = frame
      self.bounds = bounds
      self.center = center
      self.pivot = pivot
    }
  }

  /// The name, which other programs look the slice up by.
  public var name: String
  /// The notes on the slice.
  public var userData: UserData
  /// The rectangles, sorted by frame.
  public var keys: [Key]

  /// The colour of new slices, and of slices without one: blue, as in Aseprite.
  public static let usualColor = InkColor(rgb: 0x0000FF)

  /// Creates a slice from its rectangles.
  public init(name: String, userData: UserData = UserData(), keys: [Key]) {
    self.name = name
    self.userData = userData
    self.keys = keys
  }

  /// Returns the rectangle in a frame; nil before the first one.
  public func key(at frame: Int) -> Key? { keys.last { $0.frame <= frame } }

  // MARK: Changes to frames

  /// Returns the slice after an insertion of frames, which get the rectangle of the frame before them, or of the first.
  func inserting(_ count: Int, at index: Int) -> Slice {
    var slice = self
    for key in keys.indices where keys[key].frame >= index && keys[key].frame > 0 {
      slice.keys[key].frame += count
    }
    return slice
  }

  /// Returns the slice after the removal of a frame, or nil if it had no rectangle elsewhere.
  ///
  /// - Parameter count: the number of frames before.
  func removing(_ index: Int, of count: Int) -> Slice? {
    var slice = self
    slice.keys = keys.filter { key in
      // The next one takes its place, unless the frame is the last.
      key.frame != index || index + 1 < count && !keys.contains { $0.frame == index + 1 }
    }
    for key in slice.keys.indices where slice.keys[key].frame > index {
      slice.keys[key].frame -= 1
    }
    return slice.keys.isEmpty ? nil : slice
  }

  /// Returns the slice for frames in another order.
  ///
  /// - Parameter order: the old indices of the new frames.
  func arranged(_ order: [Int]) -> Slice? {
    var slice = self
    slice.keys = []
    var last: Int?
    for (frame, old) in order.enumerated() {
      let place = keys.lastIndex { $0.frame <= old }
      guard place != last || (frame == 0 && place != nil) else { continue }
      last = place
      var key = place.map { keys[$0] } ?? Key(frame: frame, bounds: .empty)
      key.frame = frame
      // The same rectangle again needs no key.
      var same = slice.keys.last
      same?.frame = frame
      if same != key { slice.keys.append(key) }
    }
    return slice.keys.isEmpty ? nil : slice
  }

  // MARK: Changes to the canvas

  /// Returns the slice after a change to the canvas.
  ///
  /// - Parameter move: the change to a rectangle.
  func moved(_ move: (CellRect) -> CellRect) -> Slice {
    var slice = self
    slice.keys = keys.map { key in
      var new = key
      guard !key.bounds.isEmpty else { return key }
      new.bounds = move(key.bounds)
      func inside(_ rect: CellRect) -> CellRect {
        move(rect.offset(by: key.bounds.origin))
          .offset(by: CellPosition(x: -new.bounds.x, y: -new.bounds.y))
      }
      new.center = key.center.map(inside)
      new.pivot = key.pivot.map { inside(CellRect($0)).origin }
      return new
    }
    return slice
  }
}
