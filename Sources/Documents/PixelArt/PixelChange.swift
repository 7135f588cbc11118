public import Base

/// The part of a picture that changed.
public enum PixelChange: Equatable, Sendable {
  /// Cells of a cel and its linked cels changed, within this rectangle.
  case cells(CellRect, of: CelAddress)
  /// Anything else changed: colours, layers, frames, the size.
  case all
}

extension Sprite: DocumentState {
  public var summary: DocumentSummary {
    DocumentSummary(
      shape: .fixed(aspectRatio), backgroundColor: .white, elementCount: frames.count,
      gridSize: size)
  }

  /// The total number of cells.
  public var cost: Int { size.count * frames.count * layers.count }
  /// 4,194,304 cells.
  public static var mostCostAtOnce: Int { 1 << 22 }

  public var edges: CellRect? { bounds }

  /// Finds the one cel that differs, if no other part of the sprite does.
  public func change(since old: Sprite) -> PixelChange? {
    guard self != old else { return nil }
    var expected = old
    // The table of true colour grows as cells need it, which isn't seen by itself.
    if isTrueColor, old.isTrueColor, palette.agrees(with: old.palette) {
      expected.palette = palette
      if self == expected { return nil }
    }
    guard let place = firstOtherCel(than: old), let cel = self[cel: place],
      let before = old[cel: place]
    else { return .all }
    expected.setCel(cel, of: place, tilesets: tilesets)
    guard expected == self else { return .all }
    return .cells(cel.grid.changes(from: before.grid), of: place)
  }

  /// Returns the position of the first cel with different cells, or nil if there is none or the cels don't correspond.
  private func firstOtherCel(than old: Sprite) -> CelAddress? {
    guard size == old.size, frames.count == old.frames.count, layers.count == old.layers.count
    else { return nil }
    for (index, (frame, before)) in zip(frames, old.frames).enumerated() {
      for (layer, (cel, other)) in zip(frame.cels, before.cels).enumerated()
      where cel.grid != other.grid { return CelAddress(frame: index, layer: layers[layer].id) }
    }
    return nil
  }
}
