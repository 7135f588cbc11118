import Base
import Documents
import Formats

/// Sprites of Aseprite with every field of every chunk, in the order in which Aseprite writes them.
struct AsepriteCorpus {
  let depth: AsepriteHeader.Depth

  static let size = CellSize(width: 10, height: 8)
  /// The blended group, and the layers in it: one for each blend mode.
  static let group = 1
  static let blended = 2..<21
  static let tiled = 21
  static let reference = 22

  /// A pixel by a number; 0 is transparent.
  private func pixel(_ number: Int) -> [UInt8] {
    switch depth {
    case .indexed: [number == 0 ? 3 : UInt8(number % 20 == 3 ? 4 : number % 20)]
    case .gray: number == 0 ? [0, 0] : [UInt8(number * 7 % 256), number % 3 == 0 ? 128 : 255]
    case .color:
      number == 0 ? [0, 0, 0, 0] : [UInt8(number * 9 % 256), 40, 90, number % 3 == 0 ? 128 : 255]
    }
  }

  private func image(_ width: Int, _ height: Int, from first: Int) -> AsepriteImage {
    let numbers = (0..<width * height).map { $0 % 4 == 3 ? 0 : first + $0 }
    return AsepriteImage(
      size: CellSize(width: width, height: height), bytes: numbers.flatMap(pixel))
  }

  private static func notes(_ number: Int) -> UserData {
    UserData(
      text: "note \(number)", color: InkColor(rgba: UInt32(number) << 16 | 0x0100_00FF),
      // A map of one property: a truth called "is".
      properties: [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0x69, 0x73, 1, 0, 1])
  }

  private static func id(_ number: Int) -> [UInt8] {
    (0..<16).map { UInt8(($0 * 16 + number) % 256) }
  }

  var file: AsepriteFile {
    var header = AsepriteHeader(size: Self.size, depth: depth, flags: 7)
    (header.transparentIndex, header.colorCount) = (depth == .indexed ? 3 : 0, 20)
    (header.pixelWidth, header.pixelHeight) = (2, 1)
    header.grid = CellRect(x: 3, y: -2, width: 8, height: 9)
    return AsepriteFile(
      header: header,
      frames: [
        AsepriteFrame(milliseconds: 100, chunks: head + cels(0)),
        AsepriteFrame(milliseconds: 33, chunks: cels(1)),
        AsepriteFrame(milliseconds: 65_535, chunks: cels(2)),
      ])
  }

  // MARK: The head

  private var head: [AsepriteChunk] {
    var palette = AsepritePalette(
      (0..<20).map { InkColor(red: UInt8($0 * 9), green: 40, blue: 90) })
    (palette.entries[3].color.alpha, palette.entries[7].name) = (0, "seven")
    // The second of two equal colours.
    (palette.entries[12].color, palette.entries[19].name) = (palette.entries[11].color, "")
    return [
      .externalFiles([
        AsepriteExternalFile(id: 1, kind: 1, name: "land.aseprite"),
        AsepriteExternalFile(id: 9, kind: 2, name: "publisher/extension"),
      ]),
      .colorProfile(AsepriteColorProfile(.icc([1, 2, 3, 4, 5]), flags: 1, gamma: 0x2_3333)),
      .palette(palette), .userData(Self.notes(1)),
    ] + tilesets + tags + layers + slices + [.unknown(kind: 0x7777, bytes: [1, 2, 3])]
  }

  private var tilesets: [AsepriteChunk] {
    var land = AsepriteTileset(
      id: 0, name: "Land", tileSize: CellSize(width: 4, height: 4), tileCount: 3,
      bytes: Array(repeating: pixel(0), count: 16).flatMap { $0 } + image(4, 8, from: 5).bytes)
    (land.flags, land.baseIndex, land.external) = (7 | 8 | 32, 5, (1, 4))
    // Tiles that no layer uses, in the form of old versions: without an empty one.
    var spare = AsepriteTileset(
      id: 1, name: "Spare", tileSize: CellSize(width: 2, height: 3), tileCount: 2,
      bytes: image(2, 6, from: 9).bytes)
    (spare.flags, spare.baseIndex) = (2, -3)
    return [
      .tileset(land), .userData(Self.notes(2)), .userData(UserData()), .userData(Self.notes(3)),
      .userData(UserData(text: "water")), .tileset(spare), .userData(UserData()),
      .userData(Self.notes(4)),
    ]
  }

  private var tags: [AsepriteChunk] {
    [
      .tags([
        AsepriteTag(name: "walk", first: 0, last: 1, direction: 0, repeats: 1, color: [5, 0, 0]),
        AsepriteTag(name: "late", first: 2, last: 2, direction: 2, repeats: 65_535),
        AsepriteTag(name: "walk", first: 0, last: 2, direction: 3, color: [1, 6, 0]),
      ]), .userData(UserData(color: InkColor(rgba: 0x0500_00FF))),
      .userData(UserData(text: "no colour")), .userData(Self.notes(6)),
    ]
  }

  private var layers: [AsepriteChunk] {
    typealias Flag = AsepriteLayer.Flag
    var chunks: [AsepriteChunk] = [
      .layer(
        AsepriteLayer(
          name: "Ground", flags: Flag.isVisible | Flag.isBackground | Flag.prefersLinkedCels,
          id: Self.id(0))),
      .layer(
        AsepriteLayer(
          name: "Group", kind: .group, flags: 3 | Flag.isCollapsed, blend: 1, opacity: 200,
          id: Self.id(1))), .userData(Self.notes(7)),
    ]
    for blend in 0..<19 {
      chunks += [
        .layer(
          AsepriteLayer(
            name: "Blend \(blend)", flags: blend == 4 ? 0 : 3 | (blend == 5 ? 0x1004 : 0),
            level: 1, blend: blend, opacity: UInt8(255 - blend * 10), id: Self.id(2 + blend)))
      ]
    }
    return chunks + [
      .layer(AsepriteLayer(name: "Tiles", kind: .tilemap(0), blend: 16, id: Self.id(21))),
      .userData(UserData(text: "tiles")),
      .layer(AsepriteLayer(name: "Photo", flags: 3 | Flag.isReference, id: Self.id(22))),
    ]
  }

  private var slices: [AsepriteChunk] {
    [
      .slice(
        AsepriteSlice(
          name: "Button", hasNinePatches: true, hasPivot: true,
          keys: [
            AsepriteSlice.Key(
              frame: 0, bounds: CellRect(x: -1, y: 2, width: 6, height: 4),
              center: CellRect(x: 1, y: 1, width: 2, height: 2), pivot: CellPosition(x: -3, y: 9)),
            AsepriteSlice.Key(
              frame: 2, bounds: CellRect(x: 0, y: 0, width: 3, height: 3),
              center: CellRect(x: 1, y: 1, width: 1, height: 1), pivot: CellPosition(x: 0, y: 0)),
          ])), .userData(Self.notes(8)),
      .slice(
        AsepriteSlice(
          name: "Hidden", keys: [AsepriteSlice.Key(frame: 1, bounds: .empty)])),
    ]
  }

  // MARK: Cels

  private func cel(
    _ layer: Int, _ x: Int, _ y: Int, _ image: AsepriteImage, opacity: UInt8 = 255,
    zIndex: Int = 0
  ) -> AsepriteChunk {
    .cel(
      AsepriteCel(
        layer: layer, origin: CellPosition(x: x, y: y), opacity: opacity, zIndex: zIndex,
        content: .pixels(image, isPacked: true)))
  }

  private func linked(_ layer: Int, _ x: Int, _ y: Int, opacity: UInt8, zIndex: Int)
    -> AsepriteChunk
  {
    .cel(
      AsepriteCel(
        layer: layer, origin: CellPosition(x: x, y: y), opacity: opacity, zIndex: zIndex,
        content: .linked(frame: 0)))
  }

  private func cels(_ frame: Int) -> [AsepriteChunk] {
    // The background is opaque, and has the transparent index as a colour.
    let ground = AsepriteImage(
      size: Self.size,
      bytes: (0..<80).flatMap { depth == .indexed ? [UInt8($0 % 20)] : pixel(3 * $0 + 1) })
    let precise = AsepriteCelExtra(flags: 1, bounds: [1 << 16, .max, 3 << 15, 4 << 16])
    switch frame {
    case 0:
      return [
        cel(0, 0, 0, ground),
        // Beyond two edges, with its bounds and its notes.
        cel(2, -2, -3, image(6, 6, from: 20), opacity: 77, zIndex: -1), .celExtra(precise),
        .userData(Self.notes(10)), cel(3, 4, 3, image(3, 2, from: 1)),
        // Entirely beyond the canvas, as large as it, and empty.
        cel(5, 30, 3, image(2, 2, from: 8)), cel(6, 0, 0, image(10, 8, from: 2), zIndex: 3),
        cel(
          7, 2, 2, AsepriteImage(size: CellSize(width: 2, height: 1), bytes: pixel(0) + pixel(0))),
        tiles(-4, 0, 3, [1, 2 | 0xA000_0000, 0, 0, 1 | 0x4000_0000, 2]),
        .userData(UserData(text: "map")),
        cel(22, 1, 1, image(3, 3, from: 30), opacity: 128),
      ]
    case 1:
      return [
        cel(0, 0, 0, ground), linked(2, -2, -3, opacity: 77, zIndex: 4),
        cel(4, 9, 7, image(1, 1, from: 4), opacity: 0), tiles(4, 4, 1, [2]),
      ]
    default:
      return [linked(2, -2, -3, opacity: 77, zIndex: 0), tiles(0, 0, 3, [0, 0, 0, 1, 2, 1])]
    }
  }

  private func tiles(_ x: Int, _ y: Int, _ columns: Int, _ tiles: [UInt32]) -> AsepriteChunk {
    .cel(
      AsepriteCel(
        layer: Self.tiled, origin: CellPosition(x: x, y: y),
        content: .tiles(
          AsepriteTilemap(
            size: CellSize(width: columns, height: tiles.count / columns), tiles: tiles))))
  }
}
