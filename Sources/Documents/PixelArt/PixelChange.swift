public import Base

/// What of a picture is otherwise.
public enum PixelChange: Equatable, Sendable {
  /// Cells of a frame, in this rectangle.
  case cells(CellRect, frame: Int)
  /// Anything else: colours, frames, the size.
  case all
}

extension PixelPicture: DocumentState {
  public var outline: DocumentOutline {
    DocumentOutline(
      shape: .fixed(aspectRatio), backgroundColor: .white, elementCount: frames.count,
      gridSize: size)
  }

  /// In cells.
  public var cost: Int { size.count * frames.count }
  public static var mostCostAtOnce: Int { 1 << 22 }

  public var edges: CellRect? { bounds }

  public func change(since old: PixelPicture) -> PixelChange? {
    guard self != old else { return nil }
    guard let frame = onlyOtherFrame(than: old) else { return .all }
    var expected = old
    expected.setGrid(frames[frame].grid, frame: frame)
    guard expected == self else { return .all }
    return .cells(frames[frame].grid.changes(from: old.frames[frame].grid), frame: frame)
  }

  /// The place of the frame whose cells are others; nil where there is none, or more than one.
  private func onlyOtherFrame(than old: PixelPicture) -> Int? {
    guard size == old.size, frames.count == old.frames.count else { return nil }
    let others = frames.indices.lazy.filter { frames[$0].grid != old.frames[$0].grid }.prefix(2)
    return others.count == 1 ? others.first : nil
  }
}
