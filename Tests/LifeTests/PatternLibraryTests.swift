import Life
import Testing

@Suite("The library of patterns")
struct PatternLibraryTests {
  private static let all = PatternLibrary.all

  @Test func `has many of every kind, each with a name of its own`() {
    #expect(Self.all.count >= 64)
    #expect(Set(Self.all.map { $0.name.lowercased() }).count == Self.all.count)
    let kinds = Self.all.map(\.kind)
    let order = LibraryPattern.Kind.allCases
    #expect(order.allSatisfy { kinds.contains($0) })
    #expect(kinds == kinds.sorted { order.firstIndex(of: $0)! < order.firstIndex(of: $1)! })
    for pattern in Self.all {
      #expect(!pattern.name.isEmpty && pattern.rle.utf8.count < 4000)
    }
  }

  @Test func `can be read, with its first cells at 0`() throws {
    for entry in Self.all {
      let text = "x = 0, y = 0, rule = \(entry.rule.notation)\n\(entry.rle)"
      let pattern = try LifePattern(text: text)
      #expect(pattern.cells == entry.pattern.cells && !pattern.cells.isEmpty, "\(entry.name)")
      let bounds = try #require(entry.world.bounds)
      #expect(bounds.left == 0 && bounds.top == 0, "\(entry.name)")
      #expect(entry.world.rule == .life(entry.rule) && entry.pattern.name == entry.name)
      #expect(entry.pattern.author == entry.author)
      // No two are the same in the same place.
      #expect(
        Self.all.filter { $0.rule == entry.rule && $0.world.cells == entry.world.cells }.count == 1)
    }
  }

  @Test(
    arguments: [
      ("Glider", "c/4"), ("Lightweight spaceship", "c/2"), ("Copperhead", "c/10"),
      ("Weekender", "2c/7"), ("Sir Robin", "(2,1)c/6"), ("Schick engine", "c/2"),
    ])
  func `writes speeds as people do`(name: String, speed: String) {
    let pattern = Self.all.first { $0.name == name }
    #expect(pattern?.speed == speed)
  }

  @Test(arguments: 0..<all.count)
  func `says of each pattern what becomes of it`(number: Int) throws {
    let pattern = Self.all[number]
    let start = pattern.world.cells
    var life = HashLife(pattern.world)
    func matches(_ kind: LibraryPattern.Kind...) -> Bool { kind.contains(pattern.kind) }
    switch pattern.fact {
    case .staysSame:
      life.advance(by: 1)
      #expect(life.cells == start && matches(.stillLife), "\(pattern.name)")
    case .oscillates(let period):
      // It would come back sooner at a divisor.
      for part in 1..<period where period.isMultiple(of: part) {
        life.advance(by: part - life.generation.clampedInt)
        #expect(life.cells != start, "\(pattern.name)")
      }
      life.advance(by: period - life.generation.clampedInt)
      #expect(life.cells == start && matches(.oscillator), "\(pattern.name)")
    case .travels(let period, let x, let y):
      let bounds = try #require(start.bounds)
      for part in 1..<period where period.isMultiple(of: part) {
        life.advance(by: part - life.generation.clampedInt)
        let now = try #require(life.bounds)
        let moved = start.moved(x: now.left - bounds.left, y: now.top - bounds.top)
        #expect(life.cells != moved, "\(pattern.name)")
      }
      life.advance(by: period - life.generation.clampedInt)
      #expect(life.cells == start.moved(x: x, y: y) && (x, y) != (0, 0), "\(pattern.name)")
      #expect(matches(.spaceship))
    case .grows(let period, let cells, let first):
      life.advance(by: first)
      var population = life.population
      for _ in 0..<5 {
        life.advance(by: period)
        population += BigInteger(cells)
        #expect(life.population == population, "\(pattern.name)")
      }
      life.advance(by: 16 * period)
      #expect(life.population == population + BigInteger(16 * cells), "\(pattern.name)")
      #expect(cells > 0 && matches(.gun, .puffer, .other))
    case .settles(let generation, let population):
      guard Speed.isOptimized || generation < 4000 else { return }
      var before: Set<BigInteger> = []
      life.advance(by: generation - 10)
      for _ in 0..<10 {
        before.insert(life.population)
        life.advance(by: 1)
      }
      #expect(before != [BigInteger(population)], "\(pattern.name)")
      for _ in 0..<10 {
        #expect(life.population == population, "\(pattern.name)")
        life.advance(by: 60)
      }
      #expect(matches(.methuselah))
    case .replicates(let period):
      for exponent in 0...5 {
        life.advance(by: period << exponent - life.generation.clampedInt)
        #expect(life.population == start.population + start.population, "\(pattern.name)")
      }
    case .growsWithSquareOfTime:
      #expect(pattern.kind == .other)
    }
  }

  @Test func `has patterns that grow with the square of time`() throws {
    let names = Self.all.filter { $0.fact == .growsWithSquareOfTime }.map(\.name)
    #expect(names == ["Spacefiller", "Metacatacryst"])
    let filler = try #require(Self.all.first { $0.name == "Spacefiller" })
    var life = HashLife(filler.world)
    for generation in Speed.isOptimized ? [0, 4, 400, 1 << 20] : [0, 4, 100] {
      life.advance(by: generation - life.generation.clampedInt)
      // By its own formula, where four divide the time.
      let side = generation + 17
      #expect(life.population == (side * side + 511) / 4)
    }
    guard Speed.isOptimized else { return }
    // Engines that make engines need long until that is to be seen.
    let slow = try #require(Self.all.first { $0.name == "Metacatacryst" })
    var engines = HashLife(slow.world)
    var populations: [Double] = []
    for exponent in [29, 30] {
      engines.advance(by: 1 << exponent - engines.generation)
      populations.append(Double(engines.population))
    }
    #expect(populations[1] / populations[0] > 3.6)
  }
}
