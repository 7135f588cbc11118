import Life
import Testing

@Suite("Objects of Life")
struct LifeObjectTests {
  /// Cells as run lengths, and the code that apgsearch gives them.
  private static let known: [(cells: String, code: String)] = [
    ("2o$2o!", "xs4_33"), ("bo$obo$bo!", "xs4_252"), ("2o$obo$bo!", "xs5_253"),
    ("b2o$o2bo$b2o!", "xs6_696"), ("2o$obo$b2o!", "xs6_356"), ("b2o$o2bo$bobo$2bo!", "xs7_2596"),
    ("b2o$o2bo$o2bo$b2o!", "xs8_6996"), ("2o$o$2bo$b2o!", "xs6_39c"),
    ("bo$obo$bobo$2bo!", "xs6_25a4"), ("2obo$ob2o!", "xs6_bd"), ("2o$obo$bobo$2b2o!", "xs8_35ac"),
    ("2o$obo$bobo$2bo!", "xs7_25ac"), ("2o$obo$2bo$2b2o!", "xs7_178c"),
    ("3o!", "xp2_7"), ("b3o$3o!", "xp2_7e"), ("2o$o$3bo$2b2o!", "xp2_318c"),
    (
      "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!",
      "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401"
    ),
    ("2bo4bo$2ob4ob2o$2bo4bo!", "xp15_4r4z4r4"),
    ("bo$2bo$3o!", "xq4_153"), ("bo2bo$o$o3bo$4o!", "xq4_6frc"),
    ("3bo$bo3bo$o$o4bo$5o!", "xq4_27dee6"), ("3b2o$bo4bo$o$o5bo$6o!", "xq4_27deee6"),
  ]

  private static func cells(_ runLengths: String) throws -> [LifeCell] {
    try #require(LifePattern(text: "x = 1, y = 1\n\(runLengths)").world.cells.list)
  }

  @Test(arguments: known)
  func `have the codes that apgsearch gives them`(cells: String, code: String) throws {
    let object = try #require(LifeObject(of: try Self.cells(cells), rule: .conway))
    #expect(object.code == code)
  }

  @Test(arguments: known)
  func `have the same code in every phase, turned and mirrored as they may be`(
    cells: String, code: String
  ) throws {
    let object = try #require(LifeObject(of: try Self.cells(cells), rule: .conway))
    var life = TileLife(LifeWorld(cells: LifeCells(try Self.cells(cells))))
    for _ in 0..<min(object.period, 6) {
      let phase = try #require(life.cells.list)
      for turned in [
        phase.map { LifeCell(x: -$0.y, y: $0.x + 3) },
        phase.map { LifeCell(x: -$0.x - 9, y: $0.y) },
      ] {
        #expect(LifeObject(of: turned, rule: .conway)?.code == code)
      }
      life.advance(by: 1)
    }
  }

  @Test func `tell what they are, how fast they are, and what of them changes`() throws {
    func object(_ runLengths: String) throws -> LifeObject {
      try #require(LifeObject(of: try Self.cells(runLengths), rule: .conway))
    }
    let block = try object("2o$2o!")
    #expect(block.kind == .stillLife && block.period == 1 && block.heat == 0 && block.speed == nil)
    #expect(block.rotor.changing == 0 && block.rotor.all == 4)
    let blinker = try object("3o!")
    #expect(blinker.kind == .oscillator && blinker.period == 2 && blinker.heat == 4)
    #expect(blinker.rotor.changing == 4 && blinker.rotor.all == 5)
    let glider = try object("bo$2bo$3o!")
    #expect(
      glider.kind == .spaceship && glider.speed == "c/4d" && glider.populations == [5, 5, 5, 5])
    #expect(glider.shift == LifeObject.Shift(x: 1, y: 1))
    #expect(try object("bo2bo$o$o3bo$4o!").speed == "c/2o")
    // Published: a pulsar has a heat of 42⅔, a pentadecathlon one of 22.4.
    #expect(abs(try object("2bo4bo$2ob4ob2o$2bo4bo!").heat - 22.4) < 1e-9)
  }

  @Test func `are none where cells die, grow, or are none`() throws {
    for runLengths in ["o!", "b2o$2o$bo!"] {
      #expect(LifeObject(of: try Self.cells(runLengths), rule: .conway, longest: 64) == nil)
    }
    #expect(LifeObject(of: [], rule: .conway) == nil)
  }
}
