/// The tile at each place of a cel, in the order of its `TileLayout`.
///
/// An empty cel has no map, so that equal appearance means equal values.
public struct TileMap: Equatable, Sendable {
  /// The tiles by place; at least one is not empty.
  public internal(set) var tiles: [PlacedTile]

  /// Returns nil if all tiles are empty.
  public init?(_ tiles: [PlacedTile]) {
    guard tiles.contains(where: { !$0.isEmpty }) else { return nil }
    self.tiles = tiles
  }

  /// Returns the map with indices replaced; flips stay.
  ///
  /// - Parameter table: has an entry for every index that occurs.
  func renumbered(_ table: [Int]) -> TileMap? {
    TileMap(tiles.map { PlacedTile(table[$0.index], flips: $0.flips) })
  }
}

/// A tile at a place of a map: its index and flips.
public struct PlacedTile: Hashable, Sendable {
  /// The flips of a tile: first at its diagonal, then at the other two axes, as in files of Aseprite and Tiled.
  public struct Flips: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Mirrored at the diagonal from the upper left: columns become rows.
    public static let diagonal = Flips(rawValue: 0x2000_0000)
    /// Mirrored from top to bottom.
    public static let vertical = Flips(rawValue: 0x4000_0000)
    /// Mirrored from left to right.
    public static let horizontal = Flips(rawValue: 0x8000_0000)
    /// All three flips, and so the mask of their bits.
    public static let all: Flips = [.diagonal, .vertical, .horizontal]
  }

  /// The index of a tile, with its flips in the three highest bits.
  public let bits: UInt32

  /// The empty tile.
  public static let empty = PlacedTile(0)

  /// - Parameter index: in the tileset; the empty tile, which is 0, has no flips.
  public init(_ index: Int, flips: Flips = []) {
    let number = UInt32(index) & ~Flips.all.rawValue
    bits = number == 0 ? 0 : number | flips.rawValue
  }

  /// Reads a tile as it is stored, with its flips in the highest bits.
  public init(bits: UInt32) {
    self.init(
      Int(bits & ~Flips.all.rawValue), flips: Flips(rawValue: bits & Flips.all.rawValue))
  }

  /// The index in the tileset; 0 for the empty tile.
  public var index: Int { Int(bits & ~Flips.all.rawValue) }
  /// The flips, which the empty tile lacks.
  public var flips: Flips { Flips(rawValue: bits & Flips.all.rawValue) }
  /// Whether it is the empty tile.
  public var isEmpty: Bool { bits == 0 }

  /// Returns the tile as it is seen after a turn. The empty tile stays.
  public func turned(_ turn: CanvasTurn) -> PlacedTile {
    // In the order of application: the diagonal, top to bottom, left to right. A turn is a flip at the diagonal and
    // another one, and flips at two axes change places when they pass the diagonal.
    let (across, down) = (flips.contains(.horizontal), flips.contains(.vertical))
    var new = flips
    func set(_ flip: Flips, _ isOn: Bool) { if isOn { new.insert(flip) } else { new.remove(flip) } }
    switch turn {
    case .flipHorizontally: set(.horizontal, !across)
    case .flipVertically: set(.vertical, !down)
    case .turnRight:
      set(.horizontal, !down)
      set(.vertical, across)
      new.formSymmetricDifference(.diagonal)
    case .turnLeft:
      set(.horizontal, down)
      set(.vertical, !across)
      new.formSymmetricDifference(.diagonal)
    }
    return PlacedTile(index, flips: new)
  }
}
