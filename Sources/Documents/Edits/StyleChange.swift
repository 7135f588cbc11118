public import Base

/// What is to become otherwise in the look of strokes; nil stays as it is.
public struct StyleChange: Equatable, Hashable, Sendable {
  public var color: InkColor?
  public var cap: EndCap?
  public var join: LineJoin?
  public var dash: DashPattern?
  /// As a fraction of the paper's longer side; positive.
  public var width: Double?

  public init(
    color: InkColor? = nil, cap: EndCap? = nil, join: LineJoin? = nil, dash: DashPattern? = nil,
    width: Double? = nil
  ) {
    self.color = color
    self.cap = cap
    self.join = join
    self.dash = dash
    self.width = width
  }

  public var isEmpty: Bool { self == StyleChange() }

  /// This change and then a later one.
  public func followed(by later: StyleChange) -> StyleChange {
    StyleChange(
      color: later.color ?? color, cap: later.cap ?? cap, join: later.join ?? join,
      dash: later.dash ?? dash, width: later.width ?? width)
  }
}
