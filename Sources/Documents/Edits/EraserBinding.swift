/// An eraser that takes ink off some elements alone from now on, wherever they go, instead of off all that lies under it.
public struct EraserBinding: Equatable, Sendable {
  public var eraser: ElementID
  /// Those whose ink it took.
  public var elements: [ElementID]
  /// Whether it stays where it is for others as well.
  public var remains: Bool

  public init(_ eraser: ElementID, to elements: [ElementID], remains: Bool) {
    self.eraser = eraser
    self.elements = elements
    self.remains = remains
  }
}
