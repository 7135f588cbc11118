import Base
import Documents
import TestSupport
import Testing

@testable import Storage

@Suite("What other programs say of a sprite, in the library")
struct PixelDetailsTests {
  private static let detailed = Sprite.detailed

  /// Changes to single details, which are steps of a history.
  private static let changes: [@Sendable (inout Sprite) -> Void] = [
    { $0.details.grid = .empty },
    { $0.details = SpriteDetails() },
    { $0.slices.removeLast() },
    { $0.slices = [] },
    { $0.changeDetails(of: CelAddress(frame: 2)) { $0.opacity = 3 } },
    { $0.changeDetails(of: CelAddress(frame: 0)) { $0 = CelDetails() } },
    { $0.changeLayer(.first) { $0.details = LayerDetails() } },
    { $0.changeLayer(.first) { $0.sheet.isReference = false } },
    { $0.setSections([FrameSection(name: "run", frames: 0...2)]) },
    { $0.removeFrame(1) },
    { $0.turn(.turnRight) },
    { $0.change(frame: 1) { $0.set(9, at: CellPosition(x: 9, y: 7)) } },
  ]

  @Test func `is there again after a first step`() throws {
    let coding = PixelCoding(item: 1, position: 0)
    let bytes = coding.bytes(of: Self.detailed, after: nil)
    #expect(try coding.picture(bytes, after: nil) == Self.detailed)
  }

  @Test(arguments: changes.indices)
  func `is there again after a step that changed some of it, and after the way back`(
    change: Int
  ) throws {
    var new = Self.detailed
    Self.changes[change](&new)
    #expect(new != Self.detailed)
    let coding = PixelCoding(item: 1, position: 1)
    for (old, new) in [(Self.detailed, new), (new, Self.detailed), (Sprite(size: new.size), new)] {
      let bytes = coding.bytes(of: new, after: old)
      #expect(try coding.picture(bytes, after: old) == new)
    }
  }

  @Test func `is kept by a library that is closed and opened`() throws {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.file("a.sqlite"))
    let id = try library.add(
      .pixels(PixelArt(Self.detailed)), name: "A", at: Timestamp(milliseconds: 0))
    library.close()
    let again = try Library.open(at: folder.file("a.sqlite"))
    defer { again.close() }
    #expect(try again.pixelArt(id).art.sprite == Self.detailed)
  }

  @Test func `costs a cel without it nothing but a reference`() {
    #expect(MemoryLayout<PixelCel>.size <= MemoryLayout<CellGrid>.size + 32)
    var cel = PixelCel(CellGrid(size: CellSize(width: 8, height: 8)))
    cel.details = CelDetails()
    #expect(cel.details == nil)
  }
}
