import Base

/// A direction: positions along the horizontal one are x coordinates, along the vertical one y coordinates.
public enum SnapDirection: String, CaseIterable, Sendable {
  case horizontal, vertical

  /// The perpendicular direction.
  public var across: SnapDirection { self == .horizontal ? .vertical : .horizontal }

  /// Returns the point at a position along the direction and another across it.
  func point(_ along: Double, across: Double) -> PaperPoint {
    self == .horizontal ? PaperPoint(x: along, y: across) : PaperPoint(x: across, y: along)
  }

  func vector(_ length: Double) -> PaperVector {
    self == .horizontal ? PaperVector(dx: length, dy: 0) : PaperVector(dx: 0, dy: length)
  }
}

/// The extent of a box in one direction.
struct SnapSpan: Hashable, Sendable {
  var start: Double
  var end: Double

  var length: Double { end - start }
  var middle: Double { (start + end) / 2 }

  func overlaps(_ other: SnapSpan) -> Bool { start < other.end && other.start < end }

  func union(_ other: SnapSpan) -> SnapSpan {
    SnapSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

extension PaperBox {
  func span(_ direction: SnapDirection) -> SnapSpan {
    direction == .horizontal
      ? SnapSpan(start: left, end: right) : SnapSpan(start: top, end: bottom)
  }

  func moved(by offset: PaperVector) -> PaperBox { mapped(by: .translation(offset)) }
}

extension PaperPoint {
  func coordinate(_ direction: SnapDirection) -> Double { direction == .horizontal ? x : y }
}

extension PaperVector {
  func length(_ direction: SnapDirection) -> Double { direction == .horizontal ? dx : dy }
}
