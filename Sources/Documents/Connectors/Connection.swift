public import Base

/// What an end of a line holds on to, and towards which point of it the line leads.
public struct Connection: Equatable, Hashable, Sendable {
  public var element: ElementID
  /// In the element's own box, whose corners are (0, 0) and (1, 1): it moves, grows and turns along.
  public var anchor: UnitPoint

  public init(_ element: ElementID, anchor: UnitPoint) {
    self.element = element
    self.anchor = anchor
  }

  /// The middle of a box.
  public static let middle = UnitPoint(x: 0.5, y: 0.5)
}
