import Base
import Documents
import Editing
import Formats
import Platform
import TestSupport
import Testing

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import Windows

/// Random and damaged bytes from other programs.
@Suite("Bytes from other programs")
struct HostileContentTests {
  private static let types: [ClipboardType] =
    [.filbertPainting, .filbertCells, .svg, .png, .jpeg, .color, .files, .text]

  /// Something sound of each kind, to be damaged.
  private static func sound(_ type: ClipboardType) -> [UInt8] {
    let line = Stroke(
      width: 0.01, samples: [0.2, 0.6].map { Sample(position: UnitPoint(x: $0, y: 0.5)) })
    let elements = CopiedElements(
      elements: [PaintingElement(line, on: .fourToThree)], paper: .fourToThree)
    let cells = CopiedCells(
      cells: CellGrid("12\n.3"), origin: CellPosition(x: 1, y: -1), palette: .usual)
    switch type {
    case .files: return Array("file:///nowhere/a%20b.png\r\n#x\r\nfile://c/d\r\n".utf8)
    case .color: return [1, 2, 3, 4, 5, 6, 7, 8]
    case .filbertCells: return cells.bytes ?? []
    case .png, .jpeg: return cells.png ?? []
    default: return elements.forms.first { $0.type == type }?.makeBytes() ?? []
    }
  }

  private static func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return (0..<Int.random(in: 1..<200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    case 1: return Array(bytes.prefix(Int.random(in: 1...max(1, bytes.count), using: &random)))
    default:
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      return bytes
    }
  }

  @Test func `in pixel art and on paintings are read or refused, and nothing comes to harm`() {
    var random = SeededRandom(seed: 62)
    let room = CellSize(width: 8, height: 8)
    for round in 0..<3000 {
      let type = Self.types[round % Self.types.count]
      let bytes = Self.damaged(Self.sound(type), &random)
      if let pasted = try? PastedCells(bytes, within: room) {
        let size = pasted.content.cells.size
        #expect(size.width > 0 && size.height > 0)
        var picture = Sprite(size: room)
        if round.isMultiple(of: 2) { picture.useTrueColor() }
        _ = pasted.content.cells(for: &picture)
      }
      let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
      var drawings = PastedDrawings(into: room, of: .fourToThree)
      _ = try? drawings.add(bytes) { _ in true }
      for element in drawings.elements(on: .fourToThree, around: PaperPoint(x: 0.5, y: 0.5)) {
        #expect(element.width.isFinite)
      }
      _ = ClipboardContent(type: .files, bytes: bytes).filePaths
      _ = DroppedColor.color(bytes)
    }
  }

  @Test(arguments: 0..<6)
  func `can be dropped and pasted again and again`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let tester = try ApplicationTester()
    let painting = try tester.new(.painting)
    let pixels = try tester.new(.pixels)
    let life = try tester.new(.life)
    let windows = [try tester.collection, painting, pixels, life]
    for _ in 0..<40 {
      let type = Self.types.randomElement(using: &random) ?? .text
      let bytes = Self.damaged(Self.sound(type), &random)
      let window = windows.randomElement(using: &random) ?? painting
      if Bool.random(using: &random) {
        let (x, y) = (
          Double.random(in: -50...900, using: &random), Double.random(in: -50...900, using: &random)
        )
        window.drop([type: bytes], at: x, y)
      } else {
        tester.clipboard.takeAway([type: bytes])
        window.key("Ctrl+V")
      }
      await Task.yield()
    }
    // Each still hears its keys.
    painting.key("Ctrl+W")
    pixels.key("Ctrl+W")
    life.key("Ctrl+W")
    try await tester.wait(until: "they are closed") {
      !tester.display.windows.contains { $0 === life }
    }
  }

  @Test func `that another Filbert copied are exactly the cells that they were`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let size = CellSize(
        width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
      let palette = Palette(
        (0..<Int.random(in: 7...300, using: &random)).map { _ in
          InkColor(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
        })
      let cells = (0..<size.count).map { _ in
        CellGrid.Cell.random(in: -1..<CellGrid.Cell(palette.count), using: &random)
      }
      let origin = CellPosition(
        x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
      let copied = CopiedCells(
        cells: CellGrid(size: size, cells: cells), origin: origin, palette: palette)
      let bytes = try #require(copied.bytes)
      let read = try #require(CopiedCells(bytes))
      #expect(read.cells.cells(in: read.cells.bounds) == cells && read.cells.size == size)
      #expect(read.origin == origin && read.palette == palette)
      #expect(CopiedCells(bytes.dropLast()) == nil && CopiedCells(bytes + [0]) == nil)
    }
  }
}

extension CopiedCells {
  fileprivate init?(_ bytes: ArraySlice<UInt8>) { self.init(Array(bytes)) }
}
