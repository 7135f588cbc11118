import Base
import Documents
import TestSupport
import Testing

@Suite("Pixel art")
struct PixelArtTests {
  @Test(arguments: seeds(80))
  func `is the same after all undos and all redos`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var art = PixelArt(Sprite(size: CellSize(width: 40, height: 33)))
    var pictures = [art.sprite]
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: art.undo()
      case 1: art.redo()
      default:
        var picture = art.sprite
        picture.changeRandomly(using: &random)
        let position = art.history.position
        guard art.commit(picture) else { continue }
        pictures = Array(pictures.prefix(position + 1)) + [picture]
      }
      #expect(art.sprite == pictures[art.history.position])
      #expect(art.sprite.frames.allSatisfy { $0.grid.size == art.sprite.size })
      #expect(art.sprite.sections.allSatisfy { $0.frames.upperBound < art.sprite.frames.count })
    }
    let before = art
    var undone = 0
    while art.undo() != nil { undone += 1 }
    #expect(art.sprite == art.base && undone == before.history.position)
    var redone = 0
    while art.redo() != nil { redone += 1 }
    #expect(redone == before.history.edits.count)
    for _ in 0..<redone - undone { art.undo() }
    #expect(art == before)
  }

  @Test func `swallows a step that changes nothing, and drops what could be redone`() {
    var art = PixelArt(Sprite(size: CellSize(width: 16, height: 16)))
    let nothing = [art.commit(art.sprite), art.undo() != nil, art.redo() != nil]
    #expect(nothing == [false, false, false] && art.isUntouched)
    for color in 1...3 {
      var picture = art.sprite
      picture.change(frame: 0) { $0.set(CellGrid.Cell(color), at: CellPosition(x: 0, y: 0)) }
      art.commit(picture)
    }
    art.undo()
    art.undo()
    var picture = art.sprite
    picture.change(frame: 0) { $0.set(9, at: CellPosition(x: 1, y: 0)) }
    let isNew = art.commit(picture)
    #expect(isNew && !art.canRedo && art.history.edits.count == 2)
  }

  @Test func `has 1 to 4096 cells on a side and one frame at least`() {
    #expect(
      Sprite(size: CellSize(width: 0, height: 5000)).size == CellSize(width: 1, height: 4096))
    let dot = PixelFrame(CellGrid(size: CellSize(width: 1, height: 1)))
    #expect(Sprite(frames: [dot], palette: .usual)?.size == CellSize(width: 1, height: 1))
    let nothing = PixelFrame(CellGrid(size: CellSize(width: 0, height: 8)))
    #expect(Sprite(frames: [nothing], palette: .usual) == nil)
    #expect(Sprite(frames: [], palette: .usual) == nil)
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.crop(to: CellRect(x: 0, y: 0, width: 0, height: 9))
    picture.scale(to: CellSize(width: 5000, height: 8))
    #expect(picture.size == CellSize(width: 8, height: 8))
    picture.change(frame: 0) { $0.set(1, at: CellPosition(x: 0, y: 0)) }
    picture.removeFrame(0)
    #expect(picture.isBlank)
  }

  @Test func `plays round and round, or there and back, within a section`() {
    #expect(Playback.loop.round(of: 2...4) == [2, 3, 4])
    #expect(Playback.pingPong.round(of: 0...3) == [0, 1, 2, 3, 2, 1])
    #expect(Playback.pingPong.round(of: 1...1) == [1])
    #expect(Playback.pingPong.round(of: 0...1) == [0, 1])
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert((0..<5).map { _ in PixelFrame(CellGrid(size: picture.size)) }, at: 1)
    picture.setSection("all", frames: 0...5)
    picture.setSection("walk", frames: 2...3)
    #expect(Array(2...3) == picture.round(around: 2) && Array(0...5) == picture.round(around: 5))
    picture.removeFrame(2)
    #expect(picture.sections.first { $0.name == "walk" }?.frames == 2...2)
    picture.removeFrame(2)
    #expect(picture.sections.map(\.name) == ["all"] && picture.sections[0].frames == 0...3)
  }

  @Test func `has a new frame in the sections that it comes into, or right behind`() {
    func ranges(inserting index: Int) -> [ClosedRange<Int>] {
      var picture = Sprite(size: CellSize(width: 8, height: 8))
      picture.insert((0..<5).map { _ in PixelFrame(CellGrid(size: picture.size)) }, at: 1)
      picture.setSections([
        FrameSection(name: "a", frames: 1...2), FrameSection(name: "b", frames: 3...3),
        FrameSection(name: "c", frames: 2...5),
      ])
      picture.insert([picture.frames[0]], at: index)
      return picture.sections.map(\.frames)
    }
    #expect(ranges(inserting: 1) == [2...3, 4...4, 3...6])
    #expect(ranges(inserting: 2) == [1...3, 4...4, 3...6])
    #expect(ranges(inserting: 3) == [1...3, 4...4, 2...6])
    #expect(ranges(inserting: 4) == [1...2, 3...4, 2...6])
    #expect(ranges(inserting: 6) == [1...2, 3...3, 2...6])
  }

  @Test func `keeps sections in their order, and what is not said anew of them`() {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert((0..<5).map { _ in PixelFrame(CellGrid(size: picture.size)) }, at: 1)
    let sections = [
      FrameSection(name: "z", frames: 4...5, playback: .reverse, repeats: 2),
      FrameSection(name: "a", frames: 0...5), FrameSection(name: "m", frames: 1...2, repeats: 9),
    ]
    picture.setSections(sections)
    #expect(picture.sections == sections)
    #expect(FrameSection.lines(of: sections) == [1, 0, 1])
    picture.setSection("a", frames: 1...4)
    picture.setSection("n", frames: 1...2, playback: .loop)
    #expect(picture.sections.map(\.name) == ["z", "a", "n"])
    #expect(picture.sections[2].repeats == 9 && picture.sections[2].playback == .loop)
    picture.removeFrame(0)
    #expect(picture.sections.map(\.repeats) == [2, 0, 9])
  }

  @Test func `looks the same when its palette is sorted, or a colour that nobody has goes`() {
    var random = SeededRandom(seed: 3)
    var picture = Sprite(size: CellSize(width: 20, height: 20))
    for _ in 0..<10 {
      let cells = (0..<400).map { _ in CellGrid.Cell.random(in: -1...20, using: &random) }
      picture.setGrid(CellGrid(size: picture.size, cells: cells), frame: 0)
      let seen = ColorRaster(picture.frames[0].grid, picture.palette)
      for order in PaletteOrder.allCases {
        picture.sortPalette(by: order)
        #expect(ColorRaster(picture.frames[0].grid, picture.palette) == seen)
      }
      guard
        let unused = picture.palette.colors.indices.first(where: {
          !picture.usedColors.contains($0)
        })
      else { continue }
      picture.removeColor(unused)
      #expect(ColorRaster(picture.frames[0].grid, picture.palette) == seen)
      picture.palette = .usual
    }
  }

  @Test func `replaces a colour in all frames`() {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.change(frame: 0) { $0.set(3, at: CellPosition(x: 1, y: 1)) }
    picture.insert([picture.frames[0]], at: 1)
    picture.replaceEverywhere(3, with: 4)
    #expect(picture.frames.allSatisfy { $0.grid[CellPosition(x: 1, y: 1)] == 4 })
    #expect(picture.usedColors == [4])
  }

  @Test func `keeps its corner, middle or edge when the canvas grows`() {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.change(frame: 0) { $0.fill(CellRect(x: 0, y: 0, width: 8, height: 8), with: 1) }
    for (anchor, x, y) in [
      (CanvasAnchor.topLeft, 0, 0), (.center, 2, 1), (.bottomRight, 4, 2), (.right, 4, 1),
    ] {
      var grown = picture
      grown.resize(to: CellSize(width: 12, height: 10), anchor: anchor)
      #expect(
        grown.frames[0].grid.changes(from: CellGrid(size: grown.size))
          == CellRect(x: x, y: y, width: 8, height: 8))
    }
  }
}
