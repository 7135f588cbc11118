import Base
import Documents

/// A tileset while it is read, without the empty tile.
struct TilesetFields {
  private var id: Int?
  private var name: String?
  private var shape: TileShape?
  private var width: Int?
  private var height: Int?
  private var tiles: [[[CellGrid.Cell]]]?
  private var details: TilesetDetails?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "id":
        try FieldRule.once(id)
        id = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "name":
        try FieldRule.once(name)
        name = try reader.readString()
      case "shape":
        try FieldRule.once(shape)
        shape = try FieldRule.word(&reader, TileShape.self)
      case "tileWidth":
        try FieldRule.once(width)
        width = try FieldRule.integer(&reader, in: TileShape.allowedSide)
      case "tileHeight":
        try FieldRule.once(height)
        height = try FieldRule.integer(&reader, in: TileShape.allowedSide)
      case "details":
        try FieldRule.once(details)
        details = try DetailsFields.tileset(&reader)
      case "tiles":
        try FieldRule.once(tiles)
        tiles = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try CelFields.readRows(from: &reader)
        }
      default: _ = try reader.readRawValue()
      }
    }
  }

  func tileset(colorCount: Int) throws(InterchangeError) -> Tileset {
    let size = CellSize(
      width: try FieldRule.present(width, "tileWidth"),
      height: try FieldRule.present(height, "tileHeight"))
    guard
      var tileset = Tileset(
        Tileset.ID(UInt32(try FieldRule.present(id, "id"))), name: name ?? "",
        shape: shape ?? .rectangular, tileSize: size)
    else {
      throw InterchangeError("must be half the width of the tiles, and even")
        .inside(field: "tileHeight")
    }
    tileset.details = details
    for (index, rows) in (tiles ?? []).enumerated() {
      let cells = rows.flatMap { $0 }
      guard rows.count == size.height, rows.allSatisfy({ $0.count == size.width }),
        cells.allSatisfy({ Int($0) < colorCount })
      else {
        throw InterchangeError(
          "must have {height} rows of {width} palette indices",
          ["height": size.height, "width": size.width]
        ).inside(index: index).inside(field: "tiles")
      }
      guard tileset.append(cells) != nil else {
        throw InterchangeError("must have 1 to {most} elements", ["most": Tileset.mostTiles])
          .inside(field: "tiles")
      }
    }
    return tileset
  }
}
