import Base
import Documents
import TestSupport
import Testing

@Suite("Cels")
struct PixelCelTests {
  /// Four frames of two layers; a cell of the lower one tells the number of its frame.
  private static var picture: Sprite {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.addLayer(over: .first)
    picture.insert((0..<3).map { _ in picture.blankFrame(milliseconds: 100) }, at: 1)
    for frame in 0..<4 {
      picture.change(CelAddress(frame: frame)) {
        $0.set(CellGrid.Cell(frame + 1), at: CellPosition(x: 0, y: 0))
      }
    }
    return picture
  }

  private static func cells(_ picture: Sprite, layer: UInt32 = 1) -> [CellGrid.Cell] {
    picture.frames.indices.map {
      let cel = picture[cel: CelAddress(frame: $0, layer: Layer.ID(layer))]
      return cel?.grid[CellPosition(x: 0, y: 0)] ?? -2
    }
  }

  private static func set(_ frames: Int..., layer: UInt32 = 1) -> Set<CelAddress> {
    Set(frames.map { CelAddress(frame: $0, layer: Layer.ID(layer)) })
  }

  @Test func `that are linked are one: what is painted in one is seen in all`() {
    var picture = Self.picture
    picture.link(Self.set(1, 3))
    #expect(Self.cells(picture) == [1, 2, 3, 2])
    let before = picture
    picture.change(CelAddress(frame: 3)) { $0.set(9, at: CellPosition(x: 0, y: 0)) }
    #expect(Self.cells(picture) == [1, 9, 3, 9])
    #expect(picture.linkedFrames(of: CelAddress(frame: 1)) == [1, 3])
    let rect = CellRect(x: 0, y: 0, width: 1, height: 1)
    #expect(picture.change(since: before) == .cells(rect, of: CelAddress(frame: 1)))
    picture.unlink(Self.set(3))
    picture.change(CelAddress(frame: 3)) { $0.set(7, at: CellPosition(x: 0, y: 0)) }
    #expect(Self.cells(picture) == [1, 9, 3, 7] && !picture.hasLinks)
  }

  @Test func `that are moved leave nothing behind, and copies leave all`() {
    var moved = Self.picture
    moved.moveCels(Self.set(0, 1), byFrames: 1, layers: 0, leavesCopy: false)
    #expect(Self.cells(moved) == [-1, 1, 2, 4])
    var copied = Self.picture
    copied.moveCels(Self.set(0, 1), byFrames: 2, layers: 1, leavesCopy: true)
    #expect(Self.cells(copied) == [1, 2, 3, 4] && Self.cells(copied, layer: 2) == [-1, -1, 1, 2])
    var far = Self.picture
    far.moveCels(Self.set(3), byFrames: 1, layers: 0, leavesCopy: false)
    #expect(far == Self.picture)
    var linked = Self.picture
    linked.link(Self.set(0, 1))
    linked.moveCels(Self.set(0), byFrames: 2, layers: 0, leavesCopy: false)
    #expect(Self.cells(linked) == [-1, 1, 1, 4])
    #expect(linked.linkedFrames(of: CelAddress(frame: 1)) == [1, 2])
  }

  @Test func `that are cleared are empty, and those that they were linked with stay`() {
    var picture = Self.picture
    picture.link(Self.set(0, 1, 2))
    picture.clear(Self.set(1, 3))
    #expect(Self.cells(picture) == [1, -1, 1, -1])
    #expect(picture.linkedFrames(of: CelAddress(frame: 2)) == [0, 2])
  }

  @Test func `of two frames that are exchanged go with them, and sections keep their order`() {
    var picture = Self.picture
    picture.setSection("walk", frames: 1...3, playback: .pingPongReverse)
    #expect(picture.round(around: 2) == [3, 2, 1, 2] && picture.round(around: 0) == [0, 1, 2, 3])
    picture.setSection("blink", frames: 2...3, playback: .reverse)
    #expect(picture.round(around: 2) == [3, 2])
    picture.moveFrame(0, to: 3)
    #expect(Self.cells(picture) == [2, 3, 4, 1])
  }
}
