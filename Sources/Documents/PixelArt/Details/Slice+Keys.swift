public import Base

// Changes to the rectangle in one frame.
extension Slice {
  /// Changes the rectangle from a frame on, adding a key there if needed.
  ///
  /// Source: Aseprite, whose changes also begin at the current frame and last until the next key.
  ///
  /// - Returns: whether anything changed; always false before the first key.
  @discardableResult
  public mutating func changeKey(at frame: Int, _ change: (inout Key) -> Void) -> Bool {
    guard let place = keys.lastIndex(where: { $0.frame <= frame }) else { return false }
    var key = keys[place]
    change(&key)
    guard key != keys[place] else { return false }
    key.frame = frame
    if keys[place].frame == frame { keys[place] = key } else { keys.insert(key, at: place + 1) }
    return true
  }
}

extension Slice.Key {
  /// The stretching part in cells of the picture; nil for none.
  public var centerInPicture: CellRect? { center?.offset(by: bounds.origin) }
  /// The pivot in cells of the picture; nil for none.
  public var pivotInPicture: CellPosition? { pivot.map { $0 + bounds.origin } }

  /// Returns the key with other bounds. Nine-patch borders keep their widths as far as they fit; the pivot keeps its
  /// position in the picture.
  public func resized(to new: CellRect) -> Slice.Key {
    var key = self
    key.bounds = new
    if let center {
      /// Returns the start and length of the centre along an axis.
      func stretched(_ start: Int, _ length: Int, of old: Int, in new: Int) -> (Int, Int) {
        let first = min(max(0, start), new - 1)
        return (first, min(max(1, length + new - old), new - first))
      }
      let (x, width) = stretched(center.x, center.width, of: bounds.width, in: new.width)
      let (y, height) = stretched(center.y, center.height, of: bounds.height, in: new.height)
      key.center = CellRect(x: x, y: y, width: width, height: height)
    }
    key.pivot = pivotInPicture.map { $0 - new.origin }
    return key
  }
}
