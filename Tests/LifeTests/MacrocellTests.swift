import Life
import TestSupport
import Testing
import Texts

@Suite("A universe as a macrocell file")
struct MacrocellTests {
  private func random(_ seed: UInt64, far: Int = 0) -> LifeCells {
    var random = SeededRandom(seed: seed)
    let side = [3, 40, 500].randomElement(using: &random) ?? 3
    return LifeCells(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        LifeCell(
          x: [-far, far].randomElement(using: &random)!
            + Int.random(in: -side...side, using: &random),
          y: [-far, far].randomElement(using: &random)!
            + Int.random(in: -side...side, using: &random))
      })
  }

  /// 2⁵⁰ × 2⁵⁰ cells of gliders.
  private static let huge =
    "[M2] (golly 4.2)\n#R B3/S23\n$$..*$...*$.***$\n"
    + (4...50).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)\n" }.joined()

  // MARK: Round trips

  @Test(arguments: seeds(100))
  func `is read as it was written`(seed: UInt64) throws {
    for far in [0, 12_345_678, 1 << 50] {
      let world = LifeWorld(
        rule: .conway, generation: BigInteger(seed), cells: random(seed, far: far))
      let text = world.macrocell
      let again = try LifeWorld(macrocell: text)
      #expect(again == world && again.bounds == world.bounds)
      #expect(again.macrocell == text)
      #expect(text.hasPrefix("[M2] (Filbert)\n#R B3/S23\n"))
    }
  }

  @Test func `keeps edges, generation and what is all around`() throws {
    let cells = random(7)
    let day = LifeRule("B3678/S34678")!
    let odd = LifeRule("B0124/S3")!
    for world in [
      LifeWorld(
        rule: .life(day), edges: .torus(width: 100, height: 51), generation: 5, cells: cells),
      LifeWorld(rule: .life(day), edges: .plane(width: 1, height: 16_384), cells: cells),
      LifeWorld(
        rule: .life(odd), generation: BigInteger(1) << 200, isBackgroundAlive: true, cells: cells),
      LifeWorld(rule: .life(odd), generation: 2, isBackgroundAlive: false, cells: cells),
      LifeWorld(),
    ] {
      #expect(try LifeWorld(macrocell: world.macrocell) == world)
    }
  }

  @Test func `holds cells at the very ends of the plane`() throws {
    let far = LifeCells.farthest - 1
    for (x, y) in [(far, far), (-far, -far), (-far, far), (0, -far), (0, far)] {
      let world = LifeWorld(cells: LifeCells([LifeCell(x: x, y: y)]))
      #expect(try LifeWorld(macrocell: world.macrocell) == world)
    }
  }

  @Test func `puts cells where Golly puts them`() throws {
    // As bgolly 3.3 wrote the cells 0, 0 and −5, −5 of run lengths.
    let origin = try LifeWorld(macrocell: "[M2] (golly 3.3)\n#R B3/S23\n$$$$$$$*$\n4 0 1 0 0\n")
    #expect(origin.cells.list == [LifeCell(x: 0, y: 0)])
    let torus = try LifeWorld(
      macrocell: "[M2] (golly 3.3)\n#R B3/S23:T10,10\n#G 7\n$$...*$\n4 1 0 0 0\n")
    #expect(torus.cells.list == [LifeCell(x: -5, y: -5)])
    #expect(torus.generation == 7 && torus.edges == .torus(width: 10, height: 10))
    #expect(
      LifeWorld(generation: 3, cells: origin.cells).macrocell
        == "[M2] (Filbert)\n#R B3/S23\n#G 3\n$$$$$$$*$\n4 0 1 0 0\n")
  }

  @Test func `is read from what others write`() throws {
    let glider = [(-3, -5), (-2, -4), (-4, -3), (-3, -3), (-2, -3)]
      .map { LifeCell(x: $0.0, y: $0.1) }
    for text in [
      "[M2] (golly 4.2)\n#C a comment\n#R 23/3\n.....*$......*$....***$$$$$$\n4 0 0 0 0\n4 1 0 0 0",
      "[M2]\r\n#R B3/S23\r\n\r\n.....*..$......*$....***$\r\n4  1 0 0 0\r\n",
      "[M2]\n#FRAMES 1 0 1\n.....*$......*$....***\n$\n4 1 2 2 0\n5 0 0 0 0\n5 3 0 0 0\n4 1 2 0 0\n",
    ] {
      #expect(try LifeWorld(macrocell: text).cells.list == glider.map { $0.moved(x: 0, y: -2) })
    }
    // A single square has its middle in the middle.
    let single = try LifeWorld(macrocell: "[M2]\n*......*$$$$$$$*......*\n")
    #expect(
      single.cells.list == [(-4, -3), (3, -3), (-4, 4), (3, 4)].map { LifeCell(x: $0.0, y: $0.1) })
    #expect(try LifeWorld(macrocell: "[M2] (golly 3.3)\n#R B36/S23\n#G 7").rule.name == "HighLife")
    let late = try LifeWorld(
      macrocell: "[M2] (golly 2.0)\n#R B36/S23,\n#G 1,000,000\n#C a\n#D b\n*")
    #expect(late.generation == 1_000_000 && late.rule.name == "HighLife")
    #expect(try LifeWorld(macrocell: "[M2]").cells.isEmpty)
  }

  @Test func `of any width is read, written and drawn at once`() throws {
    let world = try LifeWorld(macrocell: Self.huge)
    // 2⁹⁴ gliders.
    #expect(world.population == BigInteger(5) << 94 && world.cells.list == nil)
    let bounds = try #require(world.bounds)
    #expect(bounds.width == 1 << 50 - 5 && bounds.top == -1 << 49 + 3)
    let text = world.macrocell
    #expect(text.count < 4000)
    #expect(try LifeWorld(macrocell: text) == world)
    var picture = LifeRaster(left: -2, top: -2, width: 4, height: 4, shift: 49)
    world.draw(into: &picture)
    #expect(picture.shares.filter { $0 > 0 }.count == 4)
    #expect(LifeCells(bytes: world.cells.bytes) == world.cells)
  }

  @Test func `has each square once, whether its parts were shared or not`() {
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }
    let cells = LifeCells(
      (0..<64).flatMap { place in
        glider.map { $0.moved(x: place % 8 * 64, y: 1 + place / 8 * 64) }
      })
    let lines = LifeWorld(cells: cells).macrocell.split(separator: "\n").dropFirst(2)
    #expect(lines.count == Set(lines).count && lines.count == 8)
  }

  // MARK: What is none

  @Test(
    arguments: [
      ("", 1, "[M2]"), ("x = 3\no!", 1, "[M2]"), ("[M1]\n", 1, "[M2]"),
      ("[M2]\n#R B9/S", 2, "B9/S"), ("[M2]\n#R /2/3000", 2, "/2/3"),
      ("[M2]\n#R B0/S:T0,50", 2, "T0,50"), ("[M2]\n#R B3/S23:P10+1,20", 2, "P10+1,20"),
      ("[M2]\n#R B3/S23:T20000,20", 2, "16384"), ("[M2]\n#G -5", 2, "-5"),
      ("[M2]\n#G 9e9", 2, "generation"), ("[M2]\n#G", 2, "generation"),
      ("[M2]\nhello", 2, "hello"), ("[M2]\n.*x", 2, "“x”"), ("[M2]\n.........", 2, "8 × 8"),
      ("[M2]\n$$$$$$$$*", 2, "8 × 8"), ("[M2]\n$$$$$$$$$", 2, "8 rows"),
      ("[M2]\n#R B3/S23\n1 0 0 2 1", 3, "2 states"), ("[M2]\n2 0 0 0 0", 2, "level 2 is not"),
      ("[M2]\n513 0 0 0 0", 2, "level 513 is not"), ("[M2]\n4 0 0 0", 2, "four"),
      ("[M2]\n4 0 0 0 0 0", 2, "four"), ("[M2]\n4 0 0 0 1", 2, "square 1"),
      ("[M2]\n*\n\n4 0 0 0 1\n4 0 0 0 2", 5, "square 2"), ("[M2]\n*\n5 1 0 0 0", 3, "square 1"),
      ("[M2]\n*\n4 99999999999999999999 0 0 0", 3, "too large"), ("[M2]\n*\n4 x 0 0 0", 3, "“x”"),
      ("[M2]\n*\n4 -1 0 0 0", 3, "“-1”"),
    ])
  func `that is none says in which line, and why`(text: String, line: Int, part: String) {
    do throws(LifePatternError) {
      _ = try LifeWorld(macrocell: text)
      Issue.record("it was read")
    } catch {
      #expect(error.description.hasPrefix("line \(line): "), "\(error)")
      #expect(error.description.contains(part), "\(error)")
    }
  }

  @Test func `with cells further away than coordinates tell is read all the same`() throws {
    let wide =
      "[M2]\n$$$$$$$.......*\n*\n"
      + (4...61).map {
        "\($0) 0 0 0 \($0 == 4 ? 1 : 2 * $0 - 7)\n\($0) \($0 == 4 ? 2 : 2 * $0 - 6) 0 0 0\n"
      }
      .joined()
    let world = try LifeWorld(macrocell: wide)
    #expect(
      try LifeWorld(macrocell: world.macrocell) == world
        && LifeCells(bytes: world.cells.bytes) == world.cells)
    #expect(world.cells.extent?.left == -(BigInteger(1) << 60))
  }

  @Test func `cut anywhere, or with other bytes, is read or refused`() {
    let text = LifeWorld(
      edges: .torus(width: 100, height: 100), generation: 12, cells: random(3)
    ).macrocell
    let bytes = Array(text.utf8)
    func look(at bytes: some Sequence<UInt8>) {
      let world = try? LifeWorld(macrocell: String(decoding: Array(bytes), as: UTF8.self))
      guard let world else { return }
      #expect((try? LifeWorld(macrocell: world.macrocell)) == world)
    }
    for end in bytes.indices { look(at: bytes[..<end]) }
    var random = SeededRandom(seed: 4)
    let signs = Array("0123456789 .*$#\n\r:TG-".utf8)
    for round in 0..<4000 {
      var changed = Array(bytes.prefix(200 + round % bytes.count))
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let byte =
          round % 4 == 0
          ? UInt8.random(in: 0...255, using: &random) : signs.randomElement(using: &random)!
        let place = Int.random(in: 14..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = byte
        case 1: changed.insert(byte, at: place)
        default: changed.remove(at: place)
        }
      }
      look(at: changed)
    }
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &random)
      look(at: Array("[M2]\n".utf8) + (0..<count).map { _ in signs.randomElement(using: &random)! })
    }
  }

  // MARK: Edges behind a rule

  @Test func `has edges as Golly writes them`() throws {
    #expect(LifeEdges(suffix: "") == LifeEdges.none && LifeEdges.none.suffix.isEmpty)
    for (suffix, edges) in [
      (":T100,50", LifeEdges.torus(width: 100, height: 50)),
      (":P1,16384", .plane(width: 1, height: 16_384)),
      (":T30+5,20", .shiftedTorus(width: 30, height: 20, .horizontal, shift: 5)),
      (":T30,20+17", .shiftedTorus(width: 30, height: 20, .vertical, shift: 17)),
      (":K30*,20", .kleinBottle(width: 30, height: 20, .horizontal, isShifted: false)),
      (":K30*+1,20", .kleinBottle(width: 30, height: 20, .horizontal, isShifted: true)),
      (":K30,20*", .kleinBottle(width: 30, height: 20, .vertical, isShifted: false)),
      (":K30,20*+1", .kleinBottle(width: 30, height: 20, .vertical, isShifted: true)),
      (":C30,20", .crossSurface(width: 30, height: 20)), (":S30", .sphere(side: 30)),
      (":T0,20", .strip(.horizontal, breadth: 20, isJoined: true)),
      (":P30,0", .strip(.vertical, breadth: 30, isJoined: false)),
    ] {
      #expect(LifeEdges(suffix: suffix) == edges && edges.suffix == suffix)
    }
    #expect(LifeEdges(suffix: ":t30") == .torus(width: 30, height: 30))
    // Other ways to say the same.
    for (suffix, same) in [
      (":T0,0", ""), (":P0", ""), (":T30,20-3", ":T30,20+17"), (":T30+35,20", ":T30+5,20"),
      (":T30+0,20", ":T30,20"), (":K30,20", ":K30,20*"), (":K31*+1,20", ":K31*,20"),
      (":K30*-3,20", ":K30*+1,20"), (":C30", ":C30,30"),
    ] {
      #expect(LifeEdges(suffix: suffix)?.suffix == same, "\(suffix)")
    }
    for bad in [
      "T10,10", ":", ":T", ":T,", ":T10,", ":T,10", ":T10,10,10", ":T16385,1",
      ":T-5,5", ":T99999999999999999999,1", ":T 5,5", ":T30+5,0", ":T0+5,20", ":T30+5,20+3",
      ":T30*,20", ":P30+1,20", ":K30*,20*", ":K0*,20", ":K30*,0", ":K30+1,20*", ":C30,0",
      ":C30+1,20", ":S0", ":S30,20", ":S30*", ":T30+,20", ":T30++1,20", ":Q30",
    ] {
      #expect(LifeEdges(suffix: bad) == nil, "\(bad)")
    }
  }

  // MARK: Bytes

  @Test(arguments: seeds(100))
  func `is the same after being bytes, which depend on the cells alone`(seed: UInt64) throws {
    for far in [0, 99_999, 1 << 58] {
      let cells = random(seed, far: far)
      let bytes = cells.bytes
      let again = try #require(LifeCells(bytes: bytes))
      #expect(again == cells && again.bounds == cells.bounds && again.bytes == bytes)
      // Cells that were far away for a while leave a wide tree behind.
      var wide = cells
      wide.set(true, at: LifeCell(x: 1 << 59, y: 5))
      wide.set(false, at: LifeCell(x: 1 << 59, y: 5))
      #expect(wide == cells && wide.bytes == bytes)
    }
  }

  @Test func `is a few bytes for a few cells`() {
    #expect(LifeCells().bytes == [1])
    #expect(LifeCells([LifeCell(x: 0, y: 0)]).bytes == [1, 0, 0x80, 0x80, 1, 1])
    let far = LifeCells.farthest - 1
    for (x, y) in [(far, far), (-far, -far), (-far, far), (0, -far), (0, far)] {
      let cells = LifeCells([LifeCell(x: x, y: y)])
      #expect(LifeCells(bytes: cells.bytes) == cells)
    }
  }

  @Test func `that other bytes are not`() {
    let leaf: [UInt8] = [0, 0x80, 0x80]
    for bytes: [UInt8] in [
      [], [0], [2], [1, 0], [1, 0, 0], [1, 0, 0x80], [1, 0, 0x80, 0], [1, 1], [1, 1, 1], [1, 16],
      [1] + leaf + [1], [1] + leaf + [1, 0], [1] + leaf + [1, 2], [1] + leaf + [3, 1],
      [1] + leaf + [1, 0x81], [1] + leaf + [1, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80],
      // Of different widths.
      [1] + leaf + [1, 1, 3, 1, 2],
      // Wider than coordinates tell, and not said to be; and the other way round.
      [1] + leaf + Array(repeating: [1, 1], count: 59).joined(),
      [2] + leaf + Array(repeating: [8, 1], count: 58).joined(),
    ] {
      #expect(LifeCells(bytes: bytes) == nil, "\(bytes)")
    }
  }

  @Test(arguments: seeds(20))
  func `is read or refused from bytes that were changed at random`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = self.random(seed).bytes
    for _ in 0..<1000 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...4, using: &random) where !changed.isEmpty {
        let place = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: changed.insert(UInt8.random(in: 0...15, using: &random), at: place)
        default: changed.removeSubrange(place..<min(place + 3, changed.count))
        }
      }
      guard let cells = LifeCells(bytes: changed) else { continue }
      #expect(LifeCells(bytes: cells.bytes) == cells)
    }
    for end in bytes.indices {
      if let cells = LifeCells(bytes: Array(bytes[..<end])) {
        #expect(LifeCells(bytes: cells.bytes) == cells)
      }
    }
  }
}

extension LifeCell {
  fileprivate func moved(x: Int, y: Int) -> LifeCell { LifeCell(x: self.x + x, y: self.y + y) }
}
