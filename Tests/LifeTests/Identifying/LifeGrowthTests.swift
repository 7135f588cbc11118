import Life
import Testing

@Suite("Growth of Life")
struct LifeGrowthTests {
  /// Built-in patterns, with what they are, partly as published and partly as they were found to be here: kind,
  /// period, speed, and what comes in a period.
  private static let known:
    [(name: String, kind: LifeGrowth.Kind, period: Int, speed: String?, yields: [String])] = [
      ("Gosper glider gun", .gun, 30, nil, ["xq4_153"]),
      ("P46 gun", .gun, 46, nil, ["xq4_153"]),
      ("Bi-gun", .gun, 46, nil, ["xq4_153", "xq4_153"]),
      ("AK-94", .gun, 94, nil, ["xq4_153"]),
      ("B-52 bomber", .gun, 104, nil, ["xq4_153", "xq4_153"]),
      ("Vacuum (gun)", .gun, 46, nil, ["xq4_153", "xq4_153"]),
      ("Simkin glider gun", .gun, 120, nil, ["xq4_153"]),
      // It turns by a quarter every 106 generations.
      ("Pedestrian Life gun", .gun, 424, nil, Array(repeating: "xq4_153", count: 4)),
      ("Puffer 1", .puffer, 128, "c/2o", Array(repeating: "xp2_7", count: 4) + ["xs14_39e0e93"]),
      ("Space rake", .rake, 20, "c/2o", ["xq4_153"]),
      ("Blinker puffer 1", .puffer, 8, "c/2o", ["xp2_7"]),
      ("Pufferfish", .puffer, 12, "c/2o", ["xs4_33", "xs4_33"]),
      ("10-cell infinite growth", .puffer, 288, "c/12d", Array(repeating: "xs4_33", count: 8)),
      ("5x5 infinite growth", .puffer, 288, "c/12d", Array(repeating: "xs4_33", count: 8)),
      ("2x12 infinite growth", .puffer, 288, "c/12d", Array(repeating: "xs4_33", count: 8)),
      // Two of them, which fly apart.
      ("One-cell-thick infinite growth", .puffer, 288, nil, Array(repeating: "xs4_33", count: 16)),
      ("2x2 line puffer", .puffer, 8, "c/8d", []),
    ]

  private static func growth(of name: String) throws -> LifeGrowth {
    let (cells, rule) = try pattern(name)
    return try #require(LifeGrowth(of: cells, rule: rule), "\(name)")
  }

  private static func pattern(_ name: String) throws -> (cells: [LifeCell], rule: LifeRule) {
    let pattern = try #require(PatternLibrary.all.first { $0.name == name })
    return (try #require(pattern.world.cells.list), pattern.rule)
  }

  @Test(arguments: known)
  func `has guns, rakes and puffers, with their periods, speeds and what they make`(
    name: String, kind: LifeGrowth.Kind, period: Int, speed: String?, yields: [String]
  ) throws {
    let growth = try Self.growth(of: name)
    #expect(growth.kind == kind && growth.period == period && growth.speed == speed)
    let made = growth.yields.flatMap { Array(repeating: $0.code, count: $0.count) }
    #expect(made.sorted() == yields)
    #expect(growth.period.isMultiple(of: growth.population.period))
  }

  @Test func `is told of every gun and puffer that the program brings`() {
    let names = PatternLibrary.all.filter { [.gun, .puffer].contains($0.kind) }.map(\.name)
    #expect(names.sorted() == Self.known.map(\.name).sorted())
  }

  @Test func `has the code that apgsearch gives to a block-laying switch engine`() throws {
    // Catagolue has this one of 16,807 soups and more.
    let engine = "yl144_1_16_afb5f3db909e60548f086e22ee3353ac"
    for name in ["10-cell infinite growth", "5x5 infinite growth", "2x12 infinite growth"] {
      #expect(try Self.growth(of: name).population.code == engine)
    }
    #expect(try Self.growth(of: "Gosper glider gun").population.code.hasPrefix("yl30_1_5_"))
    #expect(try Self.growth(of: "One-cell-thick infinite growth").population.cells == 32)
  }

  @Test func `says where a gun shoots, however it is turned`() throws {
    let (cells, _) = try Self.pattern("Gosper glider gun")
    func direction(_ cells: [LifeCell]) -> LifeObject.Shift? {
      LifeGrowth(of: cells, rule: .conway)?.yields.first?.direction
    }
    #expect(direction(cells) == LifeObject.Shift(x: 1, y: 1))
    #expect(
      direction(cells.map { LifeCell(x: -$0.x, y: $0.y) }) == LifeObject.Shift(x: -1, y: 1))
    #expect(
      direction(cells.map { LifeCell(x: $0.y, y: -$0.x) }) == LifeObject.Shift(x: 1, y: -1))
  }

  @Test func `is none of what comes to rest, and with the square of time it is another one`() throws
  {
    for name in ["Block", "Glider", "HighLife replicator", "Diehard"] {
      let (cells, rule) = try Self.pattern(name)
      #expect(LifeGrowth(of: cells, rule: rule) == nil, "\(name)")
    }
    func finding(_ name: String) throws -> LifeFinding? {
      LifeFinding(of: LifeCells(try Self.pattern(name).cells), rule: .conway)
    }
    #expect(try finding("Spacefiller") == .growsWithSquareOfTime)
    #expect(try finding("AK-94") == .growth(try Self.growth(of: "AK-94")))
  }
}
