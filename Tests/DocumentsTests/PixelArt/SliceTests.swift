import Base
import Documents
import Testing

@Suite("A slice of a sprite")
struct SliceTests {
  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CellRect {
    CellRect(x: x, y: y, width: width, height: height)
  }

  /// Four frames of 10 × 8, and a slice that moves in the third.
  private static var sprite: Sprite {
    var sprite = Sprite(size: CellSize(width: 10, height: 8))
    sprite.insert((0..<3).map { _ in sprite.blankFrame(milliseconds: 100) }, at: 1)
    sprite.slices = [
      Slice(
        name: "Button",
        keys: [
          Slice.Key(
            frame: 0, bounds: rect(1, 2, 6, 4), center: rect(1, 1, 2, 2),
            pivot: CellPosition(x: 0, y: 3)),
          Slice.Key(frame: 2, bounds: rect(3, 0, 2, 2)),
        ])
    ]
    return sprite
  }

  private static func bounds(_ sprite: Sprite) -> [CellRect?] {
    sprite.frames.indices.map { sprite.slices.first?.key(at: $0)?.bounds }
  }

  private static let first = rect(1, 2, 6, 4)
  private static let second = rect(3, 0, 2, 2)

  @Test func `follows frames that are inserted, removed and moved`() {
    var sprite = Self.sprite
    sprite.insert([sprite.frames[0]], at: 0)
    #expect(Self.bounds(sprite) == [Self.first, Self.first, Self.first, Self.second, Self.second])
    sprite = Self.sprite
    sprite.insert([sprite.frames[0]], at: 3)
    #expect(Self.bounds(sprite) == [Self.first, Self.first, Self.second, Self.second, Self.second])
    for (frame, wanted) in [
      (0, [Self.first, Self.second, Self.second]), (1, [Self.first, Self.second, Self.second]),
      (2, [Self.first, Self.first, Self.second]), (3, [Self.first, Self.first, Self.second]),
    ] {
      sprite = Self.sprite
      sprite.removeFrame(frame)
      #expect(Self.bounds(sprite) == wanted, "frame \(frame)")
    }
    sprite = Self.sprite
    sprite.moveFrame(3, to: 0)
    #expect(Self.bounds(sprite) == [Self.second, Self.first, Self.first, Self.second])
    sprite.moveFrame(0, to: 3)
    #expect(sprite.slices == Self.sprite.slices)
  }

  @Test func `is changed in a frame by a key of its own, which lasts until the next`() throws {
    var slice = try #require(Self.sprite.slices.first)
    let other = Self.rect(0, 0, 3, 3)
    #expect(slice.changeKey(at: 1) { $0.bounds = other })
    #expect(
      (0..<4).map { slice.key(at: $0)?.bounds } == [Self.first, other, Self.second, Self.second])
    #expect(slice.key(at: 1)?.pivot == CellPosition(x: 0, y: 3), "the rest is that from before")
    #expect(slice.changeKey(at: 2) { $0.bounds = other } && slice.keys.map(\.frame) == [0, 1, 2])
    #expect(!slice.changeKey(at: 3) { $0.bounds = other } && slice.keys.count == 3)
    slice.keys.removeFirst()
    #expect(!slice.changeKey(at: 0) { $0.bounds = other }, "it begins later")
  }

  @Test func `keeps the borders of its nine parts and the place of its pivot in another size`() {
    let key = Slice.Key(
      frame: 0, bounds: Self.rect(2, 2, 6, 4), center: Self.rect(1, 1, 3, 2),
      pivot: CellPosition(x: 5, y: 3))
    let wider = key.resized(to: Self.rect(0, 2, 8, 3))
    #expect(wider.center == Self.rect(1, 1, 5, 1) && wider.pivot == CellPosition(x: 7, y: 3))
    #expect(wider.pivotInPicture == key.pivotInPicture)
    #expect(key.resized(to: Self.rect(2, 2, 1, 1)).center == Self.rect(0, 0, 1, 1))
    #expect(key.centerInPicture == Self.rect(3, 3, 3, 2))
  }

  @Test func `has only the frames of a section that is exported`() {
    var sprite = Self.sprite
    sprite.setSection("end", frames: 1...2)
    #expect(sprite.part(section: "end").map(Self.bounds) == [Self.first, Self.second])
  }

  @Test func `moves with the canvas, with its middle and its pivot`() throws {
    func key(_ change: (inout Sprite) -> Void) throws -> Slice.Key {
      var sprite = Self.sprite
      change(&sprite)
      return try #require(sprite.slices[0].keys.first)
    }
    var seen = try key { $0.crop(to: Self.rect(1, -1, 5, 5)) }
    #expect(seen.bounds == Self.rect(0, 3, 6, 4) && seen.center == Self.rect(1, 1, 2, 2))
    seen = try key { $0.scale(to: CellSize(width: 20, height: 24)) }
    #expect(seen.bounds == Self.rect(2, 6, 12, 12) && seen.center == Self.rect(2, 3, 4, 6))
    #expect(seen.pivot == CellPosition(x: 0, y: 9))
    seen = try key { $0.turn(.flipHorizontally) }
    #expect(seen.bounds == Self.rect(3, 2, 6, 4) && seen.center == Self.rect(3, 1, 2, 2))
    #expect(seen.pivot == CellPosition(x: 5, y: 3))
    seen = try key { $0.turn(.turnRight) }
    #expect(seen.bounds == Self.rect(2, 1, 4, 6) && seen.center == Self.rect(1, 1, 2, 2))
    for turns in [[CanvasTurn.turnRight, .turnLeft], [.flipVertically, .flipVertically]] {
      #expect(
        try key { sprite in for turn in turns { sprite.turn(turn) } }
          == Self.sprite.slices[0].keys[0])
    }
  }
}
