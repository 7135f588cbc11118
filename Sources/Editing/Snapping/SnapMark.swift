public import Base

/// The mark that shows a snap.
public struct SnapMark: Hashable, Sendable {
  public enum Kind: Sendable {
    /// A line through edges or centres.
    case line
    /// A gap as wide as another one, from edge to edge.
    case gap
  }

  public var kind: Kind
  public var from: PaperPoint
  public var to: PaperPoint

  public init(_ kind: Kind, from: PaperPoint, to: PaperPoint) {
    self.kind = kind
    self.from = from
    self.to = to
  }
}

/// The offset of a snapped element, and its marks.
public struct Snap: Equatable, Sendable {
  public var offset: PaperVector
  public var marks: [SnapMark]

  /// No snap.
  public static let none = Snap(offset: .zero, marks: [])
}
