/// What files of other programs say of a layer of pixel art, and this one keeps for them.
public struct LayerDetails: Equatable, Sendable {
  /// Bits of `flags`, as in Aseprite's files.
  public enum Flag {
    /// The layer can't be moved.
    public static let isMovementLocked = 4
    /// New cels of the layer are linked to the ones before.
    public static let prefersLinkedCels = 16
    /// The group is listed without its layers.
    public static let isCollapsed = 32
  }

  /// The sum of bits of `Flag`, and of unknown ones; nil for the usual ones.
  public var flags: Int?
  /// The 16 bytes that identify the layer; empty for none.
  public var id: [UInt8] = []
  /// The notes on the layer.
  public var userData = UserData()

  /// Creates the details of a layer that comes from no file.
  public init() {}
}
