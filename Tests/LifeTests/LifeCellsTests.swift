import TestSupport
import Testing

@testable import Life

@Suite("Cells of a plane without edges")
struct LifeCellsTests {
  /// Where squares of the tree meet, and far away.
  private static let places = [0, 8, -8, 64, -64, 1000, -100_000, 1 << 40, -1 << 58]

  private func random(_ random: inout SeededRandom) -> Set<LifeCell> {
    let place = LifeCell(
      x: Self.places.randomElement(using: &random)!, y: Self.places.randomElement(using: &random)!)
    let side = [2, 9, 30].randomElement(using: &random)!
    return Set(
      (0..<Int.random(in: 0...80, using: &random)).map { _ in
        // Some around a place, and some around the middle.
        let isNear = Bool.random(using: &random)
        return LifeCell(
          x: (isNear ? 0 : place.x) + .random(in: -side...side, using: &random),
          y: (isNear ? 0 : place.y) + .random(in: -side...side, using: &random))
      })
  }

  /// Around some of the cells, or anywhere.
  private func area(_ cells: Set<LifeCell>, _ random: inout SeededRandom) -> LifeBounds {
    let corners = (0..<2).map { _ in
      (
        cells.randomElement(using: &random) ?? LifeCell(x: 0, y: 0),
        Int.random(in: -9...9, using: &random)
      )
    }
    let xs = corners.map { $0.0.x + $0.1 }.sorted()
    let ys = corners.map { $0.0.y - $0.1 }.sorted()
    return LifeBounds(left: xs[0], top: ys[0], right: xs[1], bottom: ys[1])
  }

  private func expect(_ cells: LifeCells, are set: Set<LifeCell>) {
    #expect(cells.population == set.count && cells.isEmpty == set.isEmpty)
    #expect(cells.list == set.sorted())
    #expect(cells == LifeCells(set))
    let (xs, ys) = (set.map(\.x), set.map(\.y))
    let bounds =
      xs.isEmpty
      ? nil : LifeBounds(left: xs.min()!, top: ys.min()!, right: xs.max()!, bottom: ys.max()!)
    #expect(cells.bounds == bounds)
    #expect(LifeCells(bytes: cells.bytes) == cells)
  }

  @Test(arguments: seeds(50))
  func `are a set that cells are put into and taken out of`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var set = self.random(&random)
    var cells = LifeCells(set)
    expect(cells, are: set)
    for _ in 0..<60 {
      let cell =
        Bool.random(using: &random)
        ? set.randomElement(using: &random) ?? LifeCell(x: 1, y: 1)
        : LifeCell(
          x: .random(in: -20...20, using: &random), y: .random(in: -20...20, using: &random))
      let (before, isAlive) = (cells, Bool.random(using: &random))
      #expect(cells[cell] == set.contains(cell))
      #expect(cells.set(isAlive, at: cell) == (set.contains(cell) != isAlive))
      if isAlive { set.insert(cell) } else { set.remove(cell) }
      // A copy that was made before stays what it was.
      #expect((before == cells) == (before[cell] == isAlive) && cells[cell] == isAlive)
    }
    expect(cells, are: set)
    for cell in set { cells.set(false, at: cell) }
    expect(cells, are: [])
    #expect(cells == LifeCells())
  }

  @Test(arguments: [0.001, 0.02, 0.3, 0.9, 1])
  func `are the same whichever way they came, few or many`(share: Double) throws {
    var random = SeededRandom(seed: 1)
    var set: Set<LifeCell> = []
    for y in -40..<40 {
      for x in -70..<10 where Double.random(in: 0..<1, using: &random) < share {
        set.insert(LifeCell(x: x, y: y))
      }
    }
    let cells = LifeCells(set)
    expect(cells, are: set)
    var others = LifeCells()
    for cell in set.shuffled(using: &random) { others.set(true, at: cell) }
    #expect(others == cells)
    let read = try LifePattern(text: LifePattern(cells: cells).runLengths).cells
    #expect(read == cells && read.union(others) == cells)
    #expect(read.changedLeaves(from: others, most: 0) == [:])
    // All but some, and these again.
    let some = Set(set.shuffled(using: &random).prefix(20))
    for cell in some { others.set(false, at: cell) }
    expect(others, are: set.subtracting(some))
    #expect(read.subtracting(LifeCells(some)) == others && others.union(LifeCells(some)) == cells)
    // As tiles and as squares that are known once.
    let world = LifeWorld(cells: cells)
    #expect(TileLife(world).cells == cells && HashLife(world).cells == cells)
    #expect(try LifeWorld(macrocell: world.macrocell).cells == cells)
  }

  @Test(arguments: seeds(100))
  func `are joined, cut out and taken away`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (set, other) = (self.random(&random), self.random(&random))
    let (cells, others) = (LifeCells(set), LifeCells(other))
    expect(cells.union(others), are: set.union(other))
    #expect(cells.union(others) == others.union(cells) && cells.union(cells) == cells)
    #expect(cells.union(LifeCells()) == cells && LifeCells().union(cells) == cells)
    for _ in 0..<4 {
      let area = area(set, &random)
      expect(cells.cropped(to: area), are: set.filter { area.contains($0) })
      expect(cells.removing(area), are: set.filter { !area.contains($0) })
      var visited: [LifeCell] = []
      cells.visitCells(in: area) { visited.append($0) }
      #expect(Set(visited) == set.filter { area.contains($0) })
      #expect(visited.count == Set(visited).count)
    }
    let all = LifeBounds(left: .min, top: .min, right: .max, bottom: .max)
    #expect(cells.cropped(to: all) == cells && cells.removing(all).isEmpty)
  }

  @Test(arguments: seeds(50))
  func `are moved, turned and mirrored`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let set = self.random(&random)
    let cells = LifeCells(set)
    let (x, y) = (Int.random(in: -99...99, using: &random), Int.random(in: -9...9, using: &random))
    let moved = cells.moved(x: x, y: y)!
    expect(moved, are: Set(set.map { LifeCell(x: $0.x + x, y: $0.y + y) }))
    #expect(moved.moved(x: -x, y: -y) == cells && cells.moved(x: 0, y: 0) == cells)
    for (turn, place): (LifeTurn, (LifeCell) -> LifeCell) in [
      (.turnRight, { LifeCell(x: -1 - $0.y, y: $0.x) }),
      (.turnLeft, { LifeCell(x: $0.y, y: -1 - $0.x) }),
      (.flipHorizontally, { LifeCell(x: -1 - $0.x, y: $0.y) }),
      (.flipVertically, { LifeCell(x: $0.x, y: -1 - $0.y) }),
    ] {
      expect(cells.turned(turn)!, are: Set(set.map(place)))
    }
  }

  @Test func `are not moved further than cells may be away`() {
    let far = LifeCells.farthest
    let cells = LifeCells([LifeCell(x: 5, y: -5)])
    #expect(cells.moved(x: far - 6, y: 6 - far)?.list == [LifeCell(x: far - 1, y: 1 - far)])
    for (x, y) in [(far - 5, 0), (.max, 0), (0, .min), (-far - 5, 0), (0, -far)] {
      #expect(cells.moved(x: x, y: y) == nil)
    }
    #expect(LifeCells().moved(x: .max, y: .max) == LifeCells())
  }

  @Test(arguments: seeds(100))
  func `tell what changed, and take over what changed`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = LifeCells(self.random(&random))
    var new = seed.isMultiple(of: 5) ? LifeCells(self.random(&random)) : old
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      let cell = LifeCell(
        x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random))
      new.set(!new[cell], at: cell)
    }
    let changed = try #require(new.changedLeaves(from: old, most: 1000))
    let back = try #require(old.changedLeaves(from: new, most: 1000))
    #expect(changed.isEmpty == (old == new) && changed.keys == back.keys)
    #expect(old.replacing(leaves: changed) == new && new.replacing(leaves: back) == old)
    #expect(new.replacing(leaves: changed) == new)
    #expect(
      old.replacing(leaves: changed).population == new.population
        && old.replacing(leaves: changed).bounds == new.bounds)
    // The places are those of squares of eight cells.
    for (place, _) in changed {
      let square = LifeBounds(
        left: place.x * 8, top: place.y * 8, right: place.x * 8 + 7, bottom: place.y * 8 + 7)
      #expect(old.cropped(to: square) != new.cropped(to: square))
    }
    if !changed.isEmpty {
      #expect(new.changedLeaves(from: old, most: changed.count) == changed)
      #expect(new.changedLeaves(from: old, most: changed.count - 1) == nil)
    }
  }

  @Test func `are the same if they are, however they came about`() {
    var wide = LifeCells([LifeCell(x: 1 << 50, y: -3), LifeCell(x: 2, y: 2)])
    wide.set(false, at: LifeCell(x: 1 << 50, y: -3))
    let narrow = LifeCells([LifeCell(x: 2, y: 2)])
    #expect(wide == narrow && narrow == wide && narrow.bounds == wide.bounds)
    #expect(narrow != LifeCells([LifeCell(x: 2, y: 3)]))
    #expect(narrow != LifeCells() && LifeCells() == LifeCells([LifeCell]()))
  }

  @Test func `of 10⁹ by 10⁹ cells are as quick as few`() throws {
    let side = 1_000_000_000
    let corners = [(0, 0), (side, 0), (0, side), (side, side)].map { LifeCell(x: $0.0, y: $0.1) }
    var cells = LifeCells(corners)
    #expect(cells.bounds == LifeBounds(left: 0, top: 0, right: side, bottom: side))
    #expect(cells.list == corners)
    cells.set(true, at: LifeCell(x: side / 2, y: side / 2))
    #expect(cells.population == 5)
    let half = LifeBounds(left: -5, top: -5, right: side / 2 - 1, bottom: side)
    #expect(cells.cropped(to: half).list == [corners[0], corners[2]])
    #expect(cells.removing(half).population == 3)
    let moved = try #require(cells.moved(x: -side / 2, y: -side / 2))
    #expect(moved[LifeCell(x: 0, y: 0)] && moved.bytes.count < 1000)
    var picture = LifeRaster(left: 0, top: 0, width: 2, height: 2, shift: 29)
    cells.draw(into: &picture)
    #expect(picture.shares.allSatisfy { $0 > 0 })
  }

  @Test func `that live nearly everywhere are counted as far as numbers go`() {
    // Four quarters again and again.
    let leaf: [UInt8] = [0, 0xFF] + Array(repeating: 0xFF, count: 8)
    func square(levels: Int) -> LifeCells {
      LifeCells(bytes: [1] + leaf + Array(repeating: [15, 1, 1, 1, 1], count: levels).joined())!
    }
    #expect(square(levels: 7).population == 1 << 20)
    #expect(
      square(levels: 28).population == 1 << 62
        && square(levels: 29).population == BigInteger(1) << 64)
    let wide = square(levels: 29)
    #expect(wide.list == nil && wide == wide)
    #expect(wide.bounds?.width == 1 << 32)
    let middle = LifeBounds(left: -500, top: -500, right: 499, bottom: 499)
    #expect(wide.cropped(to: middle).population == 1_000_000)
    #expect(wide.union(square(levels: 28)) == wide)
    #expect(wide.changedLeaves(from: square(levels: 29), most: 0) == [:])
    #expect(wide.removing(middle).changedLeaves(from: wide, most: 20_000)?.count == 126 * 126)
    #expect(wide.removing(middle).changedLeaves(from: wide, most: 5000) == nil)
  }

  @Test(arguments: 0...9)
  func `are drawn by how many live in a pixel`(shift: Int) {
    var random = SeededRandom(seed: UInt64(shift))
    let set = Set(
      (0..<3000).map { _ in
        LifeCell(
          x: .random(in: -90...90, using: &random), y: .random(in: -40...140, using: &random))
      })
    var picture = LifeRaster(
      left: -70 >> shift, top: -50 >> shift, width: 90, height: 70, shift: shift)
    LifeCells(set).draw(into: &picture)
    var counts: [LifeCell: Int] = [:]
    for cell in set { counts[LifeCell(x: cell.x >> shift, y: cell.y >> shift), default: 0] += 1 }
    var shares: [Int: UInt8] = [0: 0]
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let count = counts[LifeCell(x: picture.left + column, y: picture.top + row)] ?? 0
        let share = picture.shares[row * picture.width + column]
        #expect(shares[count, default: share] == share)
        shares[count] = share
      }
    }
    // More are never darker, and single ones are to be seen.
    let order = shares.sorted { $0.key < $1.key }.map(\.value)
    #expect(order == order.sorted() && order.dropFirst().allSatisfy { $0 > 60 })
    if shift == 0 { #expect(Set(order) == [0, 255]) }
  }

  @Test(arguments: [3, 6, 9])
  func `gives its squares away as it shows them, at a level of any width`(level: Int) {
    var world = LifeWorld()
    for corner in [-700, -3, 40, 900] {
      world.fillAtRandom(
        LifeBounds(left: corner, top: corner, right: corner + 99, bottom: corner + 49),
        density: 0.1, seed: 1)
    }
    let cells = world.cells
    var (seen, taken): ([LifeCell: UInt64], [LifeCell: UInt64]) = ([:], [:])
    cells.visitSquares(level: level) { seen[$0] = $1.population }
    cells.takeSquares(level: level) { taken[$0] = $1.population }
    #expect(seen == taken && cells == world.cells)
    #expect(BigInteger(taken.values.reduce(0, +)) == cells.population)
  }
}
