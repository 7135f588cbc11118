public import Base

/// What is shown of a snap.
public struct SnapMark: Hashable, Sendable {
  public enum Kind: Sendable {
    /// A line along which edges or centres lie.
    case line
    /// A gap that is as wide as another one, from edge to edge.
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

/// How far something is moved so that it lies along something else, and what is shown of that.
public struct Snap: Equatable, Sendable {
  public var offset: PaperVector
  public var marks: [SnapMark]

  /// Nothing is near.
  public static let none = Snap(offset: .zero, marks: [])
}
