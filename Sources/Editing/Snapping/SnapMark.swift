public import Base

/// The mark that shows a snap.
public struct SnapMark: Hashable, Sendable {
  /// The form of a mark.
  public enum Kind: Sendable {
    /// A line through edges or centres.
    case line
    /// A gap as wide as another one, from edge to edge.
    case gap
  }

  /// The form of the mark.
  public var kind: Kind
  /// One end of the mark, on the paper.
  public var from: PaperPoint
  /// The other end.
  public var to: PaperPoint

  /// Creates a mark between two points.
  public init(_ kind: Kind, from: PaperPoint, to: PaperPoint) {
    self.kind = kind
    self.from = from
    self.to = to
  }
}

/// The offset of a snapped element, and its marks.
public struct Snap: Equatable, Sendable {
  /// The displacement from the pointer's position to the snapped one.
  public var offset: PaperVector
  /// The marks of all lines and gaps that it snaps to.
  public var marks: [SnapMark]

  /// No snap.
  public static let none = Snap(offset: .zero, marks: [])
}
