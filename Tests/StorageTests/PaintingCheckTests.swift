import Base
import Documents
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite("A painting looked through row by row")
final class PaintingCheckTests {
  private let folder: TemporaryFolder
  private let library: Library
  private var dice = SeededRandom(seed: 31)

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
  }

  deinit { library.close() }

  /// Anything but a picture.
  private func stroke() -> Stroke {
    while true {
      let stroke = dice.stroke(samples: 3...9)
      if stroke.tool != .picture { return stroke }
    }
  }

  /// With elements from the beginning, steps in effect, and some that are undone.
  private func addedPainting() throws -> ItemID {
    var painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: (0..<5).map { _ in stroke() })
    for _ in 0..<9 { painting.add(stroke()) }
    painting.undo()
    painting.undo()
    return try library.add(painting, name: "Added", at: Timestamp(milliseconds: 0))
  }

  @Test func `is known to be whole if strokes were only added`() throws {
    let id = try addedPainting()
    #expect(try library.isWholeByRows(id))
    let empty = try library.add(Painting(), name: "Empty", at: Timestamp(milliseconds: 0))
    #expect(try library.isWholeByRows(empty))
    #expect(try library.check() == nil)
  }

  @Test(
    arguments: [
      "DELETE FROM stroke WHERE position = 0 AND place = 2",
      "DELETE FROM stroke WHERE position = 9",
      "DELETE FROM stroke WHERE position = 3",
      "UPDATE stroke SET place = 7 WHERE position = 4",
      "UPDATE stroke SET points = zeroblob(length(points)) WHERE position = 5",
      "UPDATE stroke SET layer = 3 WHERE position = 5",
      "UPDATE stroke SET width = width + 1 WHERE position = 0 AND place = 4",
      "UPDATE edit SET stroke_count = 2 WHERE position = 6",
      "UPDATE edit SET kind = 'nothing' WHERE position = 2",
      "DELETE FROM edit WHERE position = 9",
      "DELETE FROM edit WHERE position = 0",
      "UPDATE item SET history_position = 3",
      "UPDATE item SET edit_count = 10",
    ])
  func `is read as a whole where anything is missing or changed, and the loss is found`(
    by change: String
  ) throws {
    let id = try addedPainting()
    #expect(try library.isWholeByRows(id))
    try library.write { try $0.execute(sql: change) }
    #expect(try !library.isWholeByRows(id))
    #expect(try library.check() != nil)
  }

  @Test func `is read as a whole if it was changed in any other way, and is as sound`() throws {
    for seed in 1...40 {
      var dice = SeededRandom(seed: UInt64(seed))
      var painting = dice.painting()
      for _ in 0..<6 { painting.perform(dice.edit(of: painting)) }
      let id = try library.add(painting, name: "Changed", at: Timestamp(milliseconds: 0))
      let onlyAdds = painting.history.edits.allSatisfy {
        if case .add = $0 { true } else { false }
      }
      #expect(try onlyAdds || !library.isWholeByRows(id))
    }
    #expect(try library.check() == nil)
  }
}
