extension LayeredPixels {
  /// A layer, or a group of those that follow one level deeper.
  public struct Layer: Equatable, Sendable {
    public var name: String
    public var isGroup = false
    public var isVisible = true
    public var isLocked = false
    /// Opaque, below all others, and as large as the sprite.
    public var isBackground = false
    /// Whether a group is shown without its layers.
    public var isCollapsed = false
    /// How many groups it lies in.
    public var level = 0
    public var opacity: UInt8 = 255
    public var blend = Blend.normal
    /// The tiles that its cels consist of; nil for one of free pixels.
    public var tiles: TileSheet?
    /// One for each frame, of a layer that is no group; nil where nothing is shown.
    public var cels: [Cel?] = []

    public init(name: String) { self.name = name }
  }
}
