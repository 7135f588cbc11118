import Base
import Documents

/// Encodes the tilesets of pixel art, and decodes them: the tiles of each that changed in the step.
enum TilesetCoding {
  static func write(
    _ tilesets: [Tileset], after old: [Tileset], to writer: inout ByteWriter
  ) {
    writer.appendVariable(UInt64(tilesets.count))
    for tileset in tilesets {
      writer.append(tileset.id.number)
      writer.append(tileset.name)
      writer.append(tileset.shape.rawValue)
      writer.appendVariable(UInt64(tileset.tileSize.width))
      writer.appendVariable(UInt64(tileset.tileSize.height))
      writer.append(UInt8(tileset.details == nil ? 0 : 1))
      if let details = tileset.details { DetailsCoding.write(details, to: &writer) }
      writer.appendVariable(UInt64(tileset.tiles.count))
      let before = tiles(before: tileset, in: old)
      let changed = tileset.tiles.indices.filter {
        !before.indices.contains($0) || before[$0] != tileset.tiles[$0]
      }
      writer.appendVariable(UInt64(changed.count))
      var next = 0
      for tile in changed {
        writer.appendVariable(UInt64(tile - next))
        next = tile + 1
        CelCoding.write(tileset.tiles[tile], to: &writer)
      }
    }
  }

  /// The previous tiles of a tileset; empty if its layout has changed.
  private static func tiles(before new: Tileset, in old: [Tileset]) -> [[CellGrid.Cell]] {
    old.first { $0.id == new.id && $0.isLaidOut(as: new) }?.tiles ?? []
  }

  /// - Parameter hasDetails: whether tilesets say if they have details.
  static func tilesets(
    from reader: inout ByteReader, after old: [Tileset], hasDetails: Bool
  ) throws(ByteReader.OutOfBytes) -> [Tileset] {
    var tilesets: [Tileset] = []
    for _ in 0..<(try reader.count()) {
      let id = Tileset.ID(try reader.number())
      let name = try reader.text()
      guard let shape = TileShape(rawValue: try reader.text()) else {
        throw ByteReader.OutOfBytes()
      }
      let size = CellSize(width: try reader.smallNumber(), height: try reader.smallNumber())
      guard var tileset = Tileset(id, name: name, shape: shape, tileSize: size) else {
        throw ByteReader.OutOfBytes()
      }
      if hasDetails, try reader.number(UInt8.self) != 0 {
        tileset.details = try DetailsCoding.tileset(from: &reader)
      }
      let count = try reader.smallNumber()
      guard (1...Tileset.mostTiles).contains(count) else { throw ByteReader.OutOfBytes() }
      // A lost step may have had some of them: those become empty.
      var tiles = Array(tiles(before: tileset, in: old).prefix(count))
      tiles += Array(repeating: tileset.tiles[0], count: count - tiles.count)
      var next = 0
      for _ in 0..<(try reader.count()) {
        let place = next + (try reader.smallNumber())
        next = place + 1
        guard tiles.indices.contains(place) else { throw ByteReader.OutOfBytes() }
        tiles[place] = try CelCoding.cells(from: &reader, atMost: size.count)
        guard tiles[place].count == size.count else { throw ByteReader.OutOfBytes() }
      }
      for tile in tiles.dropFirst() { tileset.append(tile) }
      tilesets.append(tileset)
    }
    return tilesets
  }
}
