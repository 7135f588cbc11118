import Base
import Documents
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite("What is written in a library")
struct TextSearchTests {
  private func text(_ string: String) throws -> PaintingElement {
    let points = (0..<3).map { UnitPoint(x: Double($0) / 4, y: Double($0 * $0) / 8) }
    let outline = try #require(AreaOutline(points, ends: [3]))
    let block = TextBlock(
      string, style: TextStyle(), size: 0.1, at: PaperPoint(x: 0, y: 0))
    return PaintingElement(.text(block, outline), width: 0.001)
  }

  @Test func `is found by its item, as far as it is not undone, and through an index alone`() throws
  {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.file("library.sqlite"))
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: [try text("at first")])
    painting.perform(.add([try text("later")]))
    painting.perform(.add([try text("undone")]))
    painting.undo()
    let time = Timestamp(milliseconds: 0)
    let first = try library.add(painting, name: "A", at: time)
    let second = try library.add(
      Painting(shape: .fixed(.fourToThree), baseElements: [try text("elsewhere")]), name: "B",
      at: time)
    _ = try library.add(Painting(), name: "C", at: time)
    let texts = try library.writtenTexts()
    #expect(
      texts.mapValues { $0.sorted() } == [first: ["at first", "later"], second: ["elsewhere"]])
    let plan = try library.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + Library.textSearch).map {
        $0["detail"] as String
      }
    }
    #expect(plan.contains { $0.contains("COVERING INDEX stroke_text") }, "\(plan)")
  }
}
