public import Base

/// What files say of a cel apart from its visible cells.
public struct CelDetails: Equatable, Sendable {
  /// The exact bounds of a cel whose picture was scaled.
  public struct PreciseBounds: Equatable, Sendable {
    /// Bits: 1 if the bounds are valid.
    public var flags: UInt32
    /// x, y, width and height, in 65,536ths of a cell.
    public var bounds: [UInt32]

    /// Creates the bounds from their four numbers.
    public init(flags: UInt32, bounds: [UInt32]) {
      self.flags = flags
      self.bounds = bounds
    }
  }

  /// The cel's own rectangle, possibly beyond the canvas; nil for that of the canvas.
  public var bounds: CellRect?
  /// The opacity, 0…255, apart from that of the layer.
  public var opacity: UInt8 = 255
  /// The offset in the order of layers, upwards if positive.
  public var zIndex = 0
  /// The exact bounds; nil for none.
  public var preciseBounds: PreciseBounds?
  /// The notes on the cel.
  public var userData = UserData()
  /// The cells of the whole rectangle, if there are any beyond the canvas. They count as long as those within the
  /// canvas are the cel's.
  public var whole: CellGrid?
  /// The tiles of the whole rectangle, like `whole`.
  public var wholeTiles: [PlacedTile]?

  /// Creates the details of a cel that is like the canvas.
  public init() {}

  /// Whether all have their defaults.
  public var isPlain: Bool { self == CelDetails() }

  /// Returns the details after a change to the canvas, without the cells beyond it.
  ///
  /// - Parameter move: the change to a rectangle.
  func moved(_ move: (CellRect) -> CellRect) -> CelDetails {
    var details = self
    details.bounds = bounds.map(move)
    (details.whole, details.wholeTiles, details.preciseBounds) = (nil, nil, nil)
    return details
  }
}
