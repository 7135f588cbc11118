/// A layer as shown in a list.
public struct LayerEntry: Equatable, Sendable {
  /// The name of the layer.
  public var name: String
  /// Whether the layer is not shown.
  public var isHidden: Bool
  /// Whether the layer is protected from changes.
  public var isLocked: Bool
  /// In percent.
  public var opacity: Int
  /// The number of groups around it.
  public var depth: Int
  /// Whether it is a group of the layers below it.
  public var isGroup: Bool
  /// Whether it is in no export.
  public var isReference: Bool

  /// Creates a visible and open layer, unless said otherwise.
  public init(
    name: String, isHidden: Bool = false, isLocked: Bool = false, opacity: Int = 100,
    depth: Int = 0, isGroup: Bool = false, isReference: Bool = false
  ) {
    self.name = name
    self.isHidden = isHidden
    self.isLocked = isLocked
    self.opacity = opacity
    self.depth = depth
    self.isGroup = isGroup
    self.isReference = isReference
  }
}
