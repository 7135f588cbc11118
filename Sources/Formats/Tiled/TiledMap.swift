import Base
import Documents

/// The tile layers of a frame as a map for Tiled: all tiles in one tileset, with a separate picture.
///
///     let map = try TiledMap(of: picture, frame: 0)
///     map.tmx(image: "Island.png", name: "Island")
///     try map.png()                                  // Island.png
///
/// Source: https://doc.mapeditor.org/en/stable/reference/tmx-map-format/
struct TiledMap {
  struct Layer {
    var name: String
    var isVisible: Bool
    /// 0…1.
    var opacity: Double
    /// Row by row; 0 for none, otherwise the number of a tile, from 1 on, with its flips in the three highest bits.
    var tiles: [UInt32]
  }

  let shape: TileShape
  let tileSize: CellSize
  /// In tiles.
  let columns: Int
  let rows: Int
  /// The offset of the layers in pixels, to compensate for the map's origin.
  let offset: CellPosition
  let layers: [Layer]
  private let tiles: [[CellGrid.Cell]]
  private let palette: Palette

  /// - Throws: if there is no tile layer, or the tiles differ in size or shape.
  init(of picture: Sprite, frame: Int) throws(ExchangeError) {
    guard picture.frames.indices.contains(frame) else {
      throw ExchangeError(
        "frame {frame} does not exist; the last one is {count}",
        ["frame": frame + 1, "count": picture.frames.count])
    }
    guard let first = picture.tilesets.first else {
      throw ExchangeError("it has no tilemap layer")
    }
    guard picture.tilesets.allSatisfy({ $0.isLaidOut(as: first) }) else {
      throw ExchangeError("its layers have tiles of different sizes; export one layer at a time")
    }
    (shape, tileSize, palette) = (first.shape, first.tileSize, picture.palette)
    let layout = picture.layout(of: first)
    let places = (0..<layout.count).map { layout.coordinates(of: $0) }
    let (left, top) = (places.map(\.x).min() ?? 0, places.map(\.y).min() ?? 0)
    columns = (places.map(\.x).max() ?? 0) - left + 1
    rows = (places.map(\.y).max() ?? 0) - top + 1
    // Tiled draws the first diamond half the map's height to the right.
    offset =
      shape == .rectangular
      ? CellPosition(x: 0, y: 0)
      : CellPosition(
        x: (left - top - (rows - 1)) * tileSize.width / 2, y: (left + top) * tileSize.height / 2)
    var (all, starts): ([[CellGrid.Cell]], [Tileset.ID: Int]) = ([], [:])
    for tileset in picture.tilesets {
      // Excludes the empty tile.
      starts[tileset.id] = all.count
      all += tileset.tiles.dropFirst()
    }
    tiles = all
    let (columns, rows) = (columns, rows)
    layers = picture.layers.enumerated().compactMap { index, layer in
      guard let start = layer.tileset.flatMap({ starts[$0] }) else { return nil }
      var numbers = [UInt32](repeating: 0, count: columns * rows)
      let map = picture.frames[frame].cels[index].map
      for (place, tile) in (map?.tiles ?? []).enumerated() where !tile.isEmpty {
        let at = places[place]
        numbers[(at.y - top) * columns + at.x - left] =
          UInt32(start + tile.index) | tile.flips.rawValue
      }
      let groups = picture.groups(around: layer.id)
      return Layer(
        name: layer.name, isVisible: !layer.isHidden && groups.allSatisfy { !$0.isHidden },
        opacity: groups.reduce(layer.opacity) { $0 * $1.opacity }, tiles: numbers)
    }
  }

  // MARK: The picture

  var tileCount: Int { max(1, tiles.count) }
  /// The number of tiles in a row of the picture.
  var imageColumns: Int { min(tileCount, 16) }
  var imageSize: CellSize {
    CellSize(
      width: imageColumns * tileSize.width,
      height: (tileCount + imageColumns - 1) / imageColumns * tileSize.height)
  }

  /// Encodes all tiles, in rows.
  func png() throws(PixelFileError) -> [UInt8] {
    var grid = CellGrid(size: imageSize)
    for (index, tile) in tiles.enumerated() {
      let corner = CellPosition(
        x: index % imageColumns * tileSize.width, y: index / imageColumns * tileSize.height)
      grid.replace(CellRect(size: tileSize).offset(by: corner), with: tile)
    }
    return try PNGFile.bytes(of: grid, palette)
  }

  // MARK: The map

  private var orientation: String { shape == .rectangular ? "orthogonal" : "isometric" }

  /// Encodes the map as XML.
  ///
  /// - Parameter image: the picture's file, relative to the map.
  func tmx(image: String, name: String) -> [UInt8] {
    let size = "tilewidth=\"\(tileSize.width)\" tileheight=\"\(tileSize.height)\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <map version="1.10" orientation="\(orientation)" renderorder="right-down" width="\(columns)" \
      height="\(rows)" \(size) infinite="0" nextlayerid="\(layers.count + 1)" nextobjectid="1">
       <tileset firstgid="1" name="\(SVGWriter.escaped(name))" \(size) tilecount="\(tileCount)" \
      columns="\(imageColumns)">
        <image source="\(SVGWriter.escaped(image))" width="\(imageSize.width)" \
      height="\(imageSize.height)"/>
       </tileset>

      """
    for (index, layer) in layers.enumerated() {
      text += " <layer id=\"\(index + 1)\" name=\"\(SVGWriter.escaped(layer.name))\""
      text += " width=\"\(columns)\" height=\"\(rows)\""
      if !layer.isVisible { text += " visible=\"0\"" }
      if layer.opacity < 1 { text += " opacity=\"\(layer.opacity)\"" }
      if offset.x != 0 { text += " offsetx=\"\(offset.x)\"" }
      if offset.y != 0 { text += " offsety=\"\(offset.y)\"" }
      text += ">\n  <data encoding=\"csv\">\n"
      for row in 0..<rows {
        let numbers = layer.tiles[row * columns..<(row + 1) * columns]
        text += numbers.map { String($0) }.joined(separator: ",")
        text += row < rows - 1 ? ",\n" : "\n"
      }
      text += "</data>\n </layer>\n"
    }
    return Array((text + "</map>\n").utf8)
  }

  /// Encodes the map as JSON.
  ///
  /// - Parameter image: like that of `tmx`.
  func tmj(image: String, name: String) -> [UInt8] {
    var json = JSONText()
    let size = "\"tilewidth\": \(tileSize.width), \"tileheight\": \(tileSize.height)"
    json.raw("{\"type\": \"map\", \"version\": \"1.10\", \"orientation\": \"\(orientation)\",\n")
    json.raw(" \"renderorder\": \"right-down\", \"infinite\": false, \"width\": \(columns),")
    json.raw(" \"height\": \(rows), \(size), \"nextlayerid\": \(layers.count + 1),")
    json.raw(" \"nextobjectid\": 1,\n \"tilesets\": [{\"firstgid\": 1, \"name\": ")
    json.string(name)
    json.raw(", \(size), \"tilecount\": \(tileCount), \"columns\": \(imageColumns),")
    json.raw(" \"margin\": 0, \"spacing\": 0, \"image\": ")
    json.string(image)
    json.raw(", \"imagewidth\": \(imageSize.width), \"imageheight\": \(imageSize.height)}],\n")
    json.raw(" \"layers\": [")
    for (index, layer) in layers.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.raw("{\"type\": \"tilelayer\", \"id\": \(index + 1), \"name\": ")
      json.string(layer.name)
      json.raw(", \"x\": 0, \"y\": 0, \"width\": \(columns), \"height\": \(rows),")
      json.raw(" \"offsetx\": \(offset.x), \"offsety\": \(offset.y),")
      json.raw(" \"visible\": \(layer.isVisible), \"opacity\": ")
      json.number(layer.opacity)
      json.raw(", \"data\": [")
      for (index, number) in layer.tiles.enumerated() {
        if index > 0 { json.raw(index % columns == 0 ? ",\n   " : ", ") }
        json.raw(String(number))
      }
      json.raw("]}")
    }
    json.raw("]}\n")
    return json.bytes
  }
}
