import Life
import Testing

@Suite("Many cells that live together")
struct LargeObjectTests {
  /// So many copies of a pattern in rows of a hundred.
  private func copies(_ count: Int, of text: String, every distance: Int) throws -> LifeCells {
    let cells = try #require(try LifePattern(text: text).cells.list)
    return LifeCells(
      (0..<count).flatMap { index in
        cells.map {
          LifeCell(x: $0.x + index % 100 * distance, y: $0.y + index / 100 * distance)
        }
      })
  }

  @Test func `are still lifes, oscillators and spaceships up to a hundred thousand`() throws {
    for (text, count, kind, period) in [
      ("2o$2o!", 25_000, LifeObject.Kind.stillLife, 1), ("3o!", 33_000, .oscillator, 2),
      ("bo$2bo$3o!", 20_000, .spaceship, 4),
    ] {
      let cells = try copies(count, of: text, every: 12)
      let finding = LifeFinding(of: cells, rule: .conway)
      guard case .object(let object, let parts) = finding else {
        Issue.record("it is \(String(describing: finding))")
        continue
      }
      #expect(object.kind == kind && object.period == period)
      #expect(parts.count == count && Set(parts).count == 1)
    }
    let tooMany = try copies(25_001, of: "2o$2o!", every: 12)
    #expect(LifeFinding(of: tooMany, rule: .conway) == .tooMany)
  }

  @Test
  func `have the heat, the rotor and the bounds of their parts, whether they are kept or not`()
    throws
  {
    let one = try #require(
      LifeObject(of: try copies(1, of: "3o!", every: 12).list ?? [], rule: .conway))
    let many = try #require(
      LifeObject(of: try copies(3000, of: "3o!", every: 12).list ?? [], rule: .conway))
    #expect(one.heat == 4 && many.heat == 12_000)
    #expect(one.rotor == (4, 5) && many.rotor == (12_000, 15_000))
    #expect(many.populations == [9000, 9000] && many.bounds.height == 29 * 12 + 3)
  }

  @Test func `are grouped as they are near each other, however long their rows are`() throws {
    let cells = try copies(100, of: "3o!", every: 12).list ?? []
    let row = (0..<300).flatMap { step in cells.map { LifeCell(x: $0.x + step * 1200, y: $0.y) } }
    let finding = LifeFinding(of: LifeCells(row), rule: .conway)
    guard case .object(_, let parts) = finding else {
      Issue.record("it is \(String(describing: finding))")
      return
    }
    #expect(parts.count == 30_000)
  }
}
