/// The resource limits of a script.
public struct ScriptLimits: Sendable {
  /// For Lua itself, and for the cells of its boards, each.
  public var bytes: Int
  /// The limit of layers, as in Golly.
  static let mostLayers = 10

  /// The memory that a script gets unless the user allows more: 64 MiB.
  public static let usualBytes = 64 << 20

  /// Creates limits; the usual ones by default.
  public init(bytes: Int = usualBytes) { self.bytes = bytes }

  /// The limit of numbers handed over at once: Lua takes 16 bytes for each.
  var mostNumbers: Int { bytes / 16 }
  /// The limit of squares of 32 × 32 cells, of about 200 bytes each.
  var mostBlocks: Int { bytes / 200 }
}
