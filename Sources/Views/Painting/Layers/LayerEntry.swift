/// A layer as a list shows it.
public struct LayerEntry: Equatable, Sendable {
  public var name: String
  public var isHidden: Bool
  public var isLocked: Bool
  /// In percent.
  public var opacity: Int

  public init(name: String, isHidden: Bool = false, isLocked: Bool = false, opacity: Int = 100) {
    self.name = name
    self.isHidden = isHidden
    self.isLocked = isLocked
    self.opacity = opacity
  }
}
