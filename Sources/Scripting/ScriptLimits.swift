/// What a script may use.
public struct ScriptLimits: Sendable {
  /// Of Lua's own, and of the cells of its boards, each.
  public var bytes: Int
  /// How many layers there may be, as in Golly.
  static let mostLayers = 10

  public static let usualBytes = 64 << 20

  public init(bytes: Int = usualBytes) { self.bytes = bytes }

  /// More numbers are not handed over at once: Lua takes 16 bytes for each.
  var mostNumbers: Int { bytes / 16 }
  /// More squares of 32 × 32 cells are not kept, about 200 bytes each.
  var mostBlocks: Int { bytes / 200 }
}
