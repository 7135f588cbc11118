import Base
import Documents
import TestSupport
import Testing

@Suite("Several frames at once")
struct FrameSetTests {
  /// Frames with one cell each, of their index, and of 10, 20… ms.
  private static func picture(_ count: Int = 6, size: Int = 2) -> Sprite {
    var picture = Sprite(size: CellSize(width: size, height: size))
    picture.insert(
      (1..<count).map { _ in picture.blankFrame(milliseconds: 1) }, at: 1)
    for frame in 0..<count {
      picture.change(CelAddress(frame: frame)) {
        $0.set(CellGrid.Cell(frame), at: CellPosition(x: 0, y: 0))
      }
      picture.setMilliseconds(10 * (frame + 1), frame: frame)
    }
    return picture
  }

  private static func order(_ picture: Sprite) -> [Int] {
    picture.frames.map { Int($0.cels[0].grid[CellPosition(x: 0, y: 0)]) }
  }

  @Test func `move next to each other, and tell where they are`() {
    var picture = Self.picture()
    #expect(picture.moveFrames([4, 1], before: 3) == 2..<4)
    #expect(Self.order(picture) == [0, 2, 1, 4, 3, 5])
    #expect(picture.moveFrames([0], before: 6) == 5..<6)
    #expect(Self.order(picture) == [2, 1, 4, 3, 5, 0])
    #expect(picture.moveFrames([9], before: 0).isEmpty)
  }

  @Test(arguments: 0..<50) func `move as single ones would, whichever they are`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Self.picture(8)
    let chosen = (0..<8).filter { _ in Bool.random(using: &random) }
    let target = Int.random(in: 0...8, using: &random)
    let places = picture.moveFrames(chosen, before: target)
    let rest = (0..<8).filter { !chosen.contains($0) }
    let wanted = rest.filter { $0 < target } + chosen + rest.filter { $0 >= target }
    #expect(Self.order(picture) == wanted && places.map { wanted[$0] } == chosen)
  }

  @Test func `are copied after the last one, reversed, removed and cleared`() {
    var picture = Self.picture()
    picture.setSection("walk", frames: 0...3)
    #expect(picture.duplicateFrames([1, 3]) == 4..<6)
    #expect(Self.order(picture) == [0, 1, 2, 3, 1, 3, 4, 5])
    // The section goes on with frames added at its end.
    #expect(picture.sections[0].frames == 0...5)
    picture.reverseFrames([0, 2, 7])
    #expect(Self.order(picture) == [5, 1, 2, 3, 1, 3, 4, 0])
    picture.removeFrames([0, 7, 3, 40])
    #expect(Self.order(picture) == [1, 2, 1, 3, 4] && picture.sections[0].frames == 0...3)
    picture.clearFrames([1, 2])
    #expect(Self.order(picture) == [1, -1, -1, 3, 4])
    picture.removeFrames(Array(0..<5))
    #expect(picture.isBlank)
  }

  @Test func `are cleared in all layers that can be changed`() {
    var picture = Self.picture(2)
    picture.duplicateLayer(Layer.ID(1))
    picture.duplicateLayer(Layer.ID(1))
    picture.changeLayer(Layer.ID(2)) { $0.sheet.isLocked = true }
    picture.clearFrames([0])
    #expect(picture.frames[0].cels.map(\.isEmpty) == picture.layers.map { $0.id != Layer.ID(2) })
    #expect(picture.frames[1].cels.allSatisfy { !$0.isEmpty })
  }

  @Test func `get one duration, one each, or longer ones`() {
    var picture = Self.picture()
    picture.setDurations(.constant(7), of: [0])
    picture.setDurations(.each([1, 2]), of: [1, 2, 3])
    picture.setDurations(.scaled(by: 1.5), of: [4, 5])
    #expect(picture.frames.map(\.milliseconds) == [7, 1, 2, 1, 75, 90])
    picture.setDurations(.scaled(by: 1e300), of: [5])
    picture.setDurations(.scaled(by: .nan), of: [4])
    #expect(picture.frames[5].milliseconds == PixelFrame.allowedMilliseconds.upperBound)
    #expect(PixelFrame.allowedMilliseconds.contains(picture.frames[4].milliseconds))
  }

  @Test func `of another document bring their layers, colours and durations`() throws {
    var other = Self.picture(3, size: 4)
    other.changeLayer(Layer.ID(1)) { $0.sheet.name = "ink" }
    other.palette = Palette((0..<32).map { InkColor(rgb: UInt32($0) << 16 | 0x77) })
    let part = try #require(other.part(frames: [2, 1]))
    #expect(Self.order(part) == [2, 1])
    var picture = Self.picture(2)
    picture.addLayer(over: Layer.ID(1))
    #expect(picture.insertFrames(of: part, at: 1) == 1..<3)
    #expect(picture.layers.map(\.name) == ["", "", "ink"] && picture.frames.count == 4)
    #expect(picture.frames.map(\.milliseconds) == [10, 30, 20, 20])
    let cell = picture.frames[1].cels[2].grid[CellPosition(x: 0, y: 0)]
    #expect(picture.palette.color(of: cell) == InkColor(rgb: 0x20077))
    #expect(picture.frames[1].cels[0].isEmpty && picture.palette.count == 64)
    // Layers of the same name are used again.
    picture.insertFrames(of: part, at: 0)
    #expect(picture.layers.count == 3 && picture.palette.count == 64)
    #expect(other.part(frames: [9]) == nil)
  }

  @Test func `too many are not inserted, and nothing changes`() {
    var picture = Self.picture(2)
    let other = Self.picture(600)
    #expect(picture.insertFrames(of: other, at: 0) == 0..<600)
    let before = picture
    #expect(picture.insertFrames(of: other, at: 0).isEmpty && picture == before)
    #expect(picture.duplicateFrames(Array(0..<602)).isEmpty && picture == before)
  }
}
