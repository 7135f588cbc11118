import Base
import Documents
import TestSupport
import Testing

@Suite("Cells of another colour")
struct CellReplacingTests {
  private let shapes = CellGrid("......\n.11...\n.111..\n....22\n......\n1.....")

  @Test func `get it in a rectangle, wherever they are of the old one`() {
    let whole = CellRect(x: -5, y: -5, width: 50, height: 50)
    #expect(
      shapes.replaced(1, with: 4, in: whole).text
        == "......\n.44...\n.444..\n....22\n......\n4.....")
    #expect(
      shapes.replaced(-1, with: 0, in: CellRect(x: 3, y: 2, width: 2, height: 2)).text
        == "......\n.11...\n.1110.\n...022\n......\n1.....")
    #expect(shapes.replaced(7, with: 0, in: whole) == shapes)
    #expect(shapes.replaced(1, with: 4, in: .empty) == shapes)
    #expect(shapes.replaced(1, with: 4, in: CellRect(x: 9, y: 9, width: 3, height: 3)) == shapes)
  }
}
