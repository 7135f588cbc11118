import Formats
import Foundation
import Base
import Life
import Documents
import TestSupport
import Testing
import Texts

@Suite("Pixel art of boards, and boards of pixel art")
struct BoardFramesTests {
  private static let glider = "x = 3, y = 3\nbo$2bo$3o!"

  private func glider() throws -> LifeWorld { try LifePattern(text: Self.glider).world }

  // MARK: Frames

  @Test func `A glider's frames are right, cell by cell`() throws {
    let request = BoardFrames.Request(
      count: 5, milliseconds: 70, area: LifeBounds(left: -1, top: -1, right: 6, bottom: 6))
    let picture = try BoardFrames.picture(of: try glider(), request)
    let wanted = [
      "00000000 00100000 00010000 01110000 00000000 00000000 00000000 00000000",
      "00000000 00000000 01010000 00110000 00100000 00000000 00000000 00000000",
      "00000000 00000000 00010000 01010000 00110000 00000000 00000000 00000000",
      "00000000 00000000 00100000 00011000 00110000 00000000 00000000 00000000",
      "00000000 00000000 00010000 00001000 00111000 00000000 00000000 00000000",
    ]
    #expect(picture.frames.map(\.grid.text) == wanted.map { $0.replacing(" ", with: "\n") })
    #expect(picture.frames.allSatisfy { $0.milliseconds == 70 })
    #expect(
      picture.palette[0] == LifeColors.lamp.dead && picture.palette[1] == LifeColors.lamp.alive)
  }

  @Test(arguments: [1, 2, 4, 100])
  func `All that ever lives is shown, with a margin, and in one place`(stride: Int) throws {
    let start = try glider()
    let picture = try BoardFrames.picture(
      of: start, BoardFrames.Request(count: 9, stride: stride))
    // Both move by a cell in four generations; HashLife jumps from 64 on.
    let length = 3 + (8 * stride + 3) / 4 + 2
    #expect((length - 1...length + 1).contains(picture.size.width))
    #expect(picture.size.width == picture.size.height)
    var world = start
    var corner: LifeCell?
    for frame in picture.frames {
      let grid = frame.grid
      let all = grid.allCells
      let cells = all.indices.filter { all[$0] == 1 }.map {
        LifeCell(x: $0 % grid.size.width, y: $0 / grid.size.width)
      }
      #expect(
        cells.allSatisfy {
          (1..<grid.size.width - 1).contains($0.x) && (1..<grid.size.height - 1).contains($0.y)
        })
      let seen = try #require(LifeCells(cells).bounds)
      let real = try #require(world.bounds)
      let place = LifeCell(x: real.left - seen.left, y: real.top - seen.top)
      #expect(corner ?? place == place)
      corner = place
      #expect(LifeCells(cells).moved(x: place.x, y: place.y) == world.cells)
      world.advance(by: stride)
    }
  }

  @Test func `A universe with edges is shown as a whole, cell by cell as long as that fits`() throws
  {
    for side in [8, 40, 1024] {
      var world = LifeWorld(edges: .torus(width: side, height: side))
      for (x, y) in [(-side / 2, -side / 2), (side - side / 2 - 1, side - side / 2 - 1)] {
        world.set(true, at: LifeCell(x: x, y: y))
      }
      let picture = try BoardFrames.picture(of: world, BoardFrames.Request(count: 1))
      let cells = picture.frames[0].grid.allCells
      #expect(picture.size == CellSize(width: side, height: side))
      #expect(cells.indices.filter { cells[$0] != 0 } == [0, side * side - 1])
    }
    let small = try BoardFrames.picture(
      of: LifeWorld(edges: .plane(width: 3, height: 30)), BoardFrames.Request(count: 1))
    #expect(small.size == CellSize(width: 8, height: 30) && small.usedColors == [0])
  }

  @Test(arguments: 0..<12)
  func `Of what is too wide a cell shows several, and nothing is left out`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let ways = [1000...1100, 2000...2100, 4000...100_000, 1 << 40...1 << 41, 1 << 58...1 << 59]
    let width = Int.random(in: ways.randomElement(using: &random)!, using: &random)
    let left = Int.random(in: -width...0, using: &random)
    // Cells at all four sides.
    let cells = [(0, 5), (width - 1, 7), (width / 2, 0), (width / 3, width - 1)].map { x, y in
      LifeCell(x: left + x, y: left + y)
    }
    let world = LifeWorld(cells: LifeCells(cells))
    for area in [nil, world.bounds] {
      let picture = try BoardFrames.picture(of: world, BoardFrames.Request(count: 1, area: area))
      let alive = picture.frames[0].grid.allCells.count { $0 != 0 }
      #expect(alive == 4)
      #expect(max(picture.size.width, picture.size.height) > 500)
    }
  }

  @Test func `The more lives in a cell's part, the brighter it is`() throws {
    // A part is 4 × 4 cells.
    var world = LifeWorld(edges: .torus(width: 4096, height: 4096))
    for (count, x) in zip([1, 4, 16], [0, 64, 128]) {
      for index in 0..<count { world.set(true, at: LifeCell(x: x + index % 4, y: index / 4)) }
    }
    let picture = try BoardFrames.picture(of: world, BoardFrames.Request(count: 1))
    #expect(picture.size == CellSize(width: 1024, height: 1024))
    let grid = picture.frames[0].grid
    let colors = [512, 512 + 16, 512 + 32, 600].map {
      picture.palette[Int(grid[CellPosition(x: $0, y: 512)])]
    }
    #expect(colors[2] == LifeColors.lamp.alive && colors[3] == LifeColors.lamp.dead)
    #expect(colors[3].red < colors[0].red && colors[0].red < colors[1].red)
    #expect(colors[1].red < colors[2].red)
  }

  @Test func `An empty board is a dark frame`() throws {
    let picture = try BoardFrames.picture(of: LifeWorld(), BoardFrames.Request(count: 2))
    #expect(picture.frames.count == 2 && picture.usedColors == [0])
  }

  @Test(arguments: [false, true])
  func `Progress rises to the end, and can be stopped`(hasArea: Bool) throws {
    let area = hasArea ? LifeBounds(left: 0, top: 0, right: 9, bottom: 9) : nil
    let request = BoardFrames.Request(count: 6, area: area)
    let world = try glider()
    var told: [Double] = []
    _ = try BoardFrames.picture(of: world, request) {
      told.append($0)
      return true
    }
    #expect(told == told.sorted() && told.last == 1 && (told.first ?? 0) > 0)
    #expect(told.count >= 6)
    for stop in 1...told.count {
      var count = 0
      #expect(throws: PictureError.cancelled) {
        try BoardFrames.picture(of: world, request) { _ in
          count += 1
          return count < stop
        }
      }
      #expect(count == stop)
    }
  }

  @Test(arguments: [-1, 0, 1025])
  func `More frames than pixel art may have are refused, and none`(count: Int) throws {
    let world = try glider()
    #expect(throws: ExchangeError.self) {
      try BoardFrames.picture(of: world, BoardFrames.Request(count: count))
    }
  }

  // MARK: Back

  @Test(arguments: seeds(20))
  func `A frame becomes a board, and the same frame again`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let size = CellSize(
      width: .random(in: 8...50, using: &random), height: .random(in: 8...50, using: &random))
    let cells = (0..<size.count).map { _ in
      Bool.random(using: &random) ? CellGrid.empty : CellGrid.Cell.random(in: 0...7, using: &random)
    }
    let world = BoardFrames.world(of: CellGrid(size: size, cells: cells))
    #expect(world.population == cells.count(where: { $0 != CellGrid.empty }))
    // As a universe with edges of that size lies.
    let area = LifeEdges.plane(width: size.width, height: size.height).area
    let frame = try BoardFrames.picture(of: world, BoardFrames.Request(count: 1, area: area))
      .frames[0]
    #expect(frame.grid.allCells == cells.map { $0 == CellGrid.empty ? 0 : 1 })
    // The most frequent colour of a frame without holes is dead.
    if world.population + world.population < size.count {
      #expect(BoardFrames.world(of: frame.grid) == world)
    }
  }

  @Test func `In a frame without holes the most frequent colour is dead, the first of several`() {
    func population(_ cells: [CellGrid.Cell]) -> BigInteger {
      BoardFrames.world(of: CellGrid(size: CellSize(width: 8, height: 8), cells: cells)).population
    }
    let third = Array(repeating: CellGrid.Cell(3), count: 40)
    #expect(population(third + Array(repeating: 9, count: 24)) == 24)
    let half = Array(repeating: CellGrid.Cell(3), count: 32)
    #expect(population(half + Array(repeating: 1, count: 31) + [5]) == 32)
    #expect(population(Array(repeating: 4, count: 64)) == 0)
    let tie = CellGrid(
      size: CellSize(width: 8, height: 8), cells: Array(repeating: 7, count: 32) + half)
    #expect(BoardFrames.world(of: tie)[LifeCell(x: -4, y: -4)])
    #expect(!BoardFrames.world(of: tie)[LifeCell(x: 3, y: 3)])
  }

  // MARK: Files

  private func world(_ file: [UInt8]) throws -> (world: LifeWorld, name: String?) {
    let new = try DocumentImport.document(file)
    guard case .life(let board) = new.document else { throw NoBoard() }
    return (board.world, new.name)
  }

  private struct NoBoard: Error {}

  @Test(
    arguments: [
      ("x = 3, y = 3\nbo$2bo$3o!", nil), ("#N Glider\nx = 3, y = 3\nbo$2bo$3o!", "Glider"),
      ("#C a comment\r\nx = 3, y = 3, rule = B3/S23\r\nbo$2bo$3o!\r\n", nil), ("bo$2bo$3o!", nil),
      ("\n  bo$2bo$3o!", nil), ("#Life 1.06\n1 0\n2 1\n0 2\n1 2\n2 2\n", nil),
      ("!Name: Glider\n.O\n..O\nOOO\n", "Glider"), (".O.\n..O\nOOO", nil), (".*\n..*\n***", nil),
      ("\u{FEFF}x = 3, y = 3\nbo$2bo$3o!", nil),
      ("\u{FEFF}!Name: Glider\n.O\n..O\nOOO\n", "Glider"),
    ])
  func `Cells are told by a file's content`(text: String, name: String?) throws {
    let read = try world(Array(text.utf8))
    #expect(try read.world == glider() && read.name == name)
  }

  @Test func `A macrocell is told by its first line`() throws {
    let file = Array(try glider().macrocell.utf8)
    #expect(try world(file) == (try glider(), nil))
  }

  @Test(
    arguments: [
      "[M2] (test)\n#G 9223372036854775807\n*$\n",
      "#CXRLE Gen=9223372036854775807\nx = 1, y = 1\no!",
    ])
  func `Cells of a very late generation can live on`(text: String) throws {
    var world = try world(Array(text.utf8)).world
    let generation = world.generation
    world.advance(by: 1)
    #expect(generation == BigInteger(Int.max) && world.generation == generation + 1)
  }

  @Test(
    arguments: [
      "H4sIAAAAAAACA1P2U3DPyUxJLeKqULBVMNZRqARRXEn5KkZAbJyvyAUAoro1RiIAAAA=",
      "H4sIAAAAAAACA1P2yUxLVTDUMzDlUg5QMFAw4NLT4tIDYi0tLS4Aq41BLR0AAAA=",
    ])
  func `Files that are packed by gzip are what they hold`(base64: String) throws {
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }
    #expect(try world(bytes).world.cells.list == glider)
    #expect(DocumentFile("/a/gun.rle.gz").nameWithoutEnding == "gun")
    do {
      _ = try LifeFile.world(Array(bytes.dropLast(9)))
      Issue.record("a part of it was read")
    } catch {
      #expect(error.description == "its gzip data is damaged or incomplete")
    }
  }

  @Test func `Other files are no cells`() throws {
    let art = Sprite(size: CellSize(width: 8, height: 8))
    guard case .pixels = try DocumentImport.document(GIFFile.bytes(of: art)).document,
      case .painting = try DocumentImport.document(
        PNGFile.bytes(of: art.frames[0].grid, art.palette)
      ).document,
      case .painting = try DocumentImport.document(
        Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>"#.utf8)
      ).document,
      case .life = try DocumentImport.document(
        BoardDocument(board: Board(LifeWorld())).json
      ).document
    else {
      Issue.record("it became something else")
      return
    }
    let bitmap =
      "#define a_width 8\n#define a_height 1\nstatic unsigned char a_bits[] = {\n 0x12 };\n"
    for text in [bitmap, "", "Dear Ada,\nhere are", "\u{0}x = 3, y = 3\nbo!", "x\u{1}"] {
      do {
        _ = try world(Array(text.utf8))
        Issue.record("\(text) became a board")
      } catch is NoBoard {
      } catch {
        #expect(!(error is LifePatternError), "\(error)")
      }
    }
  }

  @Test func `What looks like cells and is broken names the line`() {
    for (text, message) in [
      ("x = 3, y = 3\nbo$z!", "line 2: “z” does not belong in a pattern"),
      ("#Life 1.06\n1 0\n2\n", "line 3: expected two whole numbers"),
      ("[M2] (Golly)\n4 0 0 0 7\n", "line 2: square 7 is not defined before this line"),
    ] {
      do {
        _ = try DocumentImport.document(Array(text.utf8))
        Issue.record("it was read")
      } catch {
        #expect("\(error)" == message)
      }
    }
  }

  // MARK: Export

  @Test(arguments: [FileFormat.rle, .mc, .cells, .lif, .json], 0..<12)
  func `A board is the same after an export and an import, as far as the file can say it`(
    kind: FileFormat, seed: UInt64
  ) throws {
    var world = LifeWorld(
      rule: CellRule("B36/S23")!,
      edges: seed.isMultiple(of: 2) ? .none : .torus(width: 70, height: 60),
      generation: 33)
    world.fillAtRandom(
      LifeBounds(left: -20, top: -9, right: Int(seed), bottom: 15), density: 0.2, seed: seed)
    let export = BoardExport(as: kind)
    let bytes = try export.bytes(of: Board(world), name: "My “board”")
    let read = try self.world(bytes)
    switch kind {
    case .lif:
      #expect(read.world.cells == world.cells && read.name == nil)
    case .cells:
      let bounds = try #require(world.bounds)
      #expect(read.world.cells == world.cells.moved(x: -bounds.left, y: -bounds.top))
      #expect(read.name == "My “board”")
    default:
      #expect(read.world == world && read.name == (kind == .mc ? nil : "My “board”"))
    }
  }

  @Test(arguments: FileFormat.written)
  func `What a file can't say is refused, and what to do is said`(kind: FileFormat) throws {
    func refusal(of world: LifeWorld) -> String? {
      do {
        _ = try BoardExport(as: kind).bytes(of: Board(world), name: "A")
        return nil
      } catch {
        return "\(error)"
      }
    }
    guard FileFormat.written(from: .life).contains(kind) else {
      #expect(refusal(of: LifeWorld())?.contains(kind.id) == true)
      return
    }
    #expect(refusal(of: LifeWorld()) == nil)
    let isText = [.rle, .cells, .lif].contains(kind)
    let living = refusal(of: LifeWorld(isBackgroundAlive: true))
    #expect(living?.contains("use json") == (isText || kind == .mc ? true : nil))
    // Too far away for those who read such files.
    let far = LifeWorld(
      cells: LifeCells([LifeCell(x: 1 << 59, y: 0), LifeCell(x: 1 << 59, y: 1)]))
    #expect(refusal(of: far)?.contains("use mc") == (isText ? true : nil))
    guard kind == .cells else { return }
    var text = "[M2] (test)\n" + String(repeating: "********$", count: 8) + "\n"
    for level in 4...17 {
      text += "\(level)" + String(repeating: " \(level - 3)", count: 4) + "\n"
    }
    let many = try LifeWorld(macrocell: text)
    #expect(refusal(of: many)?.contains("use rle or mc") == true)
  }

  @Test func `Far apart is too wide for rows of points`() {
    let world = LifeWorld(cells: LifeCells([LifeCell(x: 0, y: 0), LifeCell(x: 200_000, y: 0)]))
    #expect(throws: ExchangeError.self) {
      try BoardExport(as: .cells).bytes(of: Board(world), name: "A")
    }
  }

  @Test func `A GIF has a frame a generation, and a PNG one, both as large as wished`() throws {
    let board = Board(try glider())
    let request = BoardFrames.Request(count: 4, stride: 4, milliseconds: 50)
    let frames = try BoardFrames.picture(of: board.world, request)
    var told: [Double] = []
    let gif = try GIFFile.picture(
      BoardExport(as: .gif, scale: 3, frames: request).bytes(of: board, name: "A") {
        told.append($0)
        return true
      })
    #expect(told == told.sorted() && told.contains(0.5) && told.count >= 8)
    #expect(told.allSatisfy { (0...1).contains($0) })
    #expect(gif.frames.count == 4 && gif.size.width == frames.size.width * 3)
    #expect(gif.frames.allSatisfy { $0.milliseconds == 50 })
    for (large, small) in zip(gif.frames, frames.frames) {
      let raster = ColorRaster(large.grid, gif.palette)
      let wanted = ColorRaster(small.grid, frames.palette)
      #expect(
        raster.pixels.enumerated().allSatisfy { index, color in
          let (x, y) = (index % gif.size.width / 3, index / gif.size.width / 3)
          return color == wanted.pixels[y * frames.size.width + x]
        })
    }
    // Of a PNG there is the first alone.
    let png = try PixelImport.picture(
      BoardExport(as: .png, scale: 2, frames: request).bytes(of: board, name: "A"),
      PixelImport.Request())
    let first = try BoardFrames.picture(of: board.world, BoardFrames.Request(count: 1))
    #expect(png.frames.count == 1 && png.size.width == first.size.width * 2)
    #expect(
      png.frames[0].grid.allCells.count { png.palette[Int($0)] == LifeColors.lamp.alive } == 20)
  }
}
