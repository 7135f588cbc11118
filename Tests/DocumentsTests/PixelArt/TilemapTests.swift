import Base
import Documents
import TestSupport
import Testing

@Suite("Layers of tiles")
struct TilemapTests {
  private func picture(_ rows: [String]) -> Sprite {
    let size = CellSize(width: rows[0].count, height: rows.count)
    var picture = Sprite(size: size)
    let cells = rows.joined().map { CellGrid.Cell($0.wholeNumberValue ?? -1) }
    picture.setGrid(CellGrid(size: size, cells: cells), of: CelAddress(frame: 0))
    return picture
  }

  private func text(_ grid: CellGrid) -> [String] {
    (0..<grid.size.height).map { y in
      (0..<grid.size.width).map { x in
        let cell = grid[CellPosition(x: x, y: y)]
        return cell < 0 ? "." : String(cell)
      }.joined()
    }
  }

  private func indices(_ picture: Sprite, frame: Int = 0) -> [Int]? {
    picture.frames[frame].cels[0].map?.tiles.map(\.index)
  }

  private let checks = [
    "11..11..", "1...1...", "..22..22", "..22..22",
    "11......", "1.......", "..22....", "..22....",
  ]

  @Test func `Equal tiles of a layer become one, and what is seen stays`() throws {
    var picture = picture(checks)
    let isMade = picture.makeTilemap(
      of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    #expect(isMade)
    #expect(indices(picture) == [1, 1, 1, 0])
    #expect(picture.tilesets[0].tiles.count == 2)
    #expect(text(picture.frames[0].cels[0].grid) == checks)
    picture.makeOrdinary(.first)
    #expect(picture.tilesets.isEmpty && picture.frames[0].cels[0].map == nil)
    #expect(text(picture.frames[0].cels[0].grid) == checks)
  }

  @Test func `Painting by hand changes a tile wherever it is, in all frames`() {
    var picture = picture(checks)
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    picture.insert([picture.frames[0]], at: 1)
    var painted = picture.frames[0].cels[0].grid
    painted.set(7, at: CellPosition(x: 3, y: 0))
    painted.set(7, at: CellPosition(x: 7, y: 7))
    picture.paintTiles(painted, of: CelAddress(frame: 0), .manual)
    for frame in 0...1 {
      #expect(
        text(picture.frames[frame].cels[0].grid) == [
          "11.711.7", "1...1...", "..22..22", "..22..22",
          "11.7....", "1.......", "..22....", "..22....",
        ])
    }
    #expect(indices(picture) == [1, 1, 1, 0], "an empty place stays empty")
  }

  @Test func `Painting makes new tiles, finds equal ones, and drops those that nothing shows`() {
    var picture = picture(checks)
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    let place = CelAddress(frame: 0)
    picture.change(place) { $0.set(7, at: CellPosition(x: 3, y: 0)) }
    #expect(indices(picture) == [2, 1, 1, 0])
    picture.change(place) { $0.set(7, at: CellPosition(x: 7, y: 0)) }
    #expect(indices(picture) == [2, 2, 1, 0])
    #expect(picture.tilesets[0].tiles.count == 3)
    picture.change(place) { $0.set(7, at: CellPosition(x: 3, y: 4)) }
    #expect(indices(picture) == [1, 1, 1, 0], "the plain tile went")
    #expect(picture.tilesets[0].tiles.count == 2)
    let whole = picture.bounds
    picture.change(place) { $0.fill(whole, with: CellGrid.empty) }
    #expect(indices(picture) == nil && picture.tilesets[0].tiles.count == 1)
  }

  @Test func `A tile painted anew keeps its number while nothing else shows it`() {
    var picture = picture(
      ["12", "34"].map { $0.map { String(repeating: $0, count: 4) }.joined() }
        .flatMap { Array(repeating: $0, count: 4) })
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    picture.change(CelAddress(frame: 0)) { $0.set(7, at: CellPosition(x: 0, y: 0)) }
    #expect(indices(picture) == [1, 2, 3, 4])
  }

  @Test func `Mirrored tiles are seen mirrored, and painted through the mirror`() {
    var picture = picture(["12......"] + Array(repeating: "........", count: 7))
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    let place = CelAddress(frame: 0)
    picture.setTile(PlacedTile(1, flips: .horizontal), at: [1], of: place)
    picture.setTile(PlacedTile(1, flips: [.vertical, .horizontal]), at: [2], of: place)
    picture.setTile(PlacedTile(1, flips: [.diagonal, .horizontal]), at: [3], of: place)
    let mirrored = [
      "12....21", "........", "........", "........",
      ".......1", ".......2", "........", "..21....",
    ]
    #expect(text(picture.frames[0].cels[0].grid) == mirrored)
    var painted = picture.frames[0].cels[0].grid
    painted.set(5, at: CellPosition(x: 4, y: 3))
    picture.paintTiles(painted, of: place, .manual)
    #expect(
      text(picture.frames[0].cels[0].grid) == [
        "12....21", "........", "........", "...55...",
        "5......1", ".......2", "........", "..215...",
      ])
  }

  @Test func `Diamonds share no cell, leave none out, and look as pixel artists draw them`() throws
  {
    var picture = Sprite(size: CellSize(width: 16, height: 16))
    picture.makeTilemap(of: .first, shape: .isometric, tileSize: CellSize(width: 8, height: 4))
    let place = CelAddress(frame: 0)
    let layout = picture.layout(of: picture.tilesets[0])
    for y in 0..<16 {
      for x in 0..<16 {
        let cell = CellPosition(x: x, y: y)
        let place = layout.index(of: cell)
        #expect(layout.rect(of: place).contains(cell))
        #expect(layout.index(at: layout.coordinates(of: place)) == place)
      }
    }
    picture.change(place) { grid in
      for y in 0..<16 {
        for x in 0..<16 {
          let at = layout.coordinates(of: layout.index(of: CellPosition(x: x, y: y)))
          grid.set(CellGrid.Cell((at.x + 2 * at.y + 30) % 5), at: CellPosition(x: x, y: y))
        }
      }
    }
    #expect(
      text(picture.frames[0].cels[0].grid) == [
        "4440033333344222",
        "4000000334444442",
        "2000000114444440",
        "2220011111144000",
        "2223311111122000",
        "2333333112222220",
        "0333333442222223",
        "0003344444422333",
        "0001144444400333",
        "0111111440000003",
        "3111111220000001",
        "3331122222200111",
        "3334422222233111",
        "3444444223333331",
        "1444444003333334",
        "1114400000033444",
      ])
    #expect(picture.tilesets[0].tiles.count == 6, "one tile of each colour")
  }

  @Test func `A fill of tiles goes on where the same tile lies beside`() {
    var picture = picture(checks)
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    let place = CelAddress(frame: 0)
    #expect(
      picture.tileArea(around: CellPosition(x: 5, y: 1), of: place, everywhere: false) == [0, 1, 2])
    picture.setTile(.empty, at: [0], of: place)
    #expect(
      picture.tileArea(around: CellPosition(x: 5, y: 1), of: place, everywhere: false) == [1])
    #expect(
      picture.tileArea(around: CellPosition(x: 5, y: 1), of: place, everywhere: true) == [1, 2])
  }

  @Test func `Tiles come, go and move, and places follow them`() {
    var picture = picture(checks)
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    let id = picture.tilesets[0].id
    let added = picture.addTile(to: id)
    let copy = picture.duplicateTile(1, of: id)
    #expect(added == 2 && copy == 2)
    picture.moveTile(1, to: 3, of: id)
    #expect(indices(picture) == [3, 3, 3, 0])
    #expect(text(picture.frames[0].cels[0].grid) == checks)
    picture.removeTile(3, of: id)
    #expect(indices(picture) == nil && picture.frames[0].cels[0].isEmpty)
    #expect(picture.tilesets[0].tiles.count == 3)
  }

  @Test(arguments: seeds(80))
  func `What cels show is always what their maps and tilesets say`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 37, height: 20))
    for _ in 0..<60 {
      let old = picture
      picture.changeRandomly(using: &random)
      for (place, layer) in picture.layers.enumerated() {
        let tileset = picture.tileset(layer.tileset)
        #expect((tileset == nil) == (layer.tileset == nil))
        for frame in picture.frames {
          let cel = frame.cels[place]
          guard let tileset else {
            #expect(cel.map == nil)
            continue
          }
          let layout = picture.layout(of: tileset)
          let isRight = cel.grid == layout.grid(cel.map, of: tileset)
          #expect(isRight && cel.map?.tiles.count ?? layout.count == layout.count)
          if cel.link != 0 {
            let linked = picture.frames.filter { $0.cels[place].link == cel.link }
            let areOne = linked.allSatisfy { $0.cels[place] == cel }
            #expect(areOne)
          }
        }
      }
      let again = Sprite(
        frames: picture.frames, palette: picture.palette, layers: picture.layers,
        tilesets: picture.tilesets)
      #expect(again?.frames == picture.frames && again?.tilesets == picture.tilesets)
      if picture != old { #expect(picture.change(since: old) != nil) }
    }
  }
}
