import Life

/// Cells in the format of scripts: x and y of each one, or x, y and state.
///
/// The latter is identified by an odd length, padded with a final 0 if necessary.
/// <https://golly.sourceforge.io/Help/lua.html#cellarray>
struct CellArray {
  private(set) var numbers: [Int]

  /// The limit of coordinates in scripts, like Golly's.
  static let farthest = 1 << 40

  init(_ numbers: [Int] = []) { self.numbers = numbers }

  var hasStates: Bool { numbers.count & 1 == 1 }

  private var stride: Int { hasStates ? 3 : 2 }

  var count: Int { numbers.count / stride }

  /// A cell's coordinates and state.
  func forEach(
    _ body: (_ x: Int, _ y: Int, _ state: Int) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    let (hasStates, stride) = (hasStates, stride)
    var place = 0
    while place + stride <= numbers.count {
      try body(numbers[place], numbers[place + 1], hasStates ? numbers[place + 2] : 1)
      place += stride
    }
  }

  func transformed(by transform: CellTransform) -> CellArray {
    var result = numbers
    for place in Swift.stride(from: 0, to: count * stride, by: stride) {
      (result[place], result[place + 1]) = transform(numbers[place], numbers[place + 1])
    }
    return CellArray(result)
  }

  /// The concatenation of both; with states if either has them.
  func joined(with other: CellArray) -> CellArray {
    guard hasStates || other.hasStates else { return CellArray(numbers + other.numbers) }
    guard count + other.count > 0 else { return CellArray() }
    var result: [Int] = []
    result.reserveCapacity(3 * (count + other.count) + 1)
    for part in [self, other] {
      try? part.forEach { x, y, state throws(ScriptError) in result += [x, y, state] }
    }
    if result.count & 1 == 0 { result.append(0) }
    return CellArray(result)
  }

  /// The resulting cells; the last of several at one position wins.
  ///
  /// - Parameter stateCount: the number of states.
  func cells(stateCount: Int) throws(ScriptError) -> LifeCells {
    if stateCount > 2 { return try cellsOfMany(stateCount) }
    var leaves = CellLeaves()
    try forEach { x, y, state throws(ScriptError) in
      guard (0...1).contains(state) else { throw ScriptError("state \(state) does not exist") }
      try leaves.set(state == 1, x: x, y: y) { _ in 0 }
    }
    return leaves.applied(to: LifeCells())
  }

  private func cellsOfMany(_ stateCount: Int) throws(ScriptError) -> LifeCells {
    var cells = LifeCells()
    try forEach { x, y, state throws(ScriptError) in
      guard (0..<stateCount).contains(state) else {
        throw ScriptError("state \(state) does not exist")
      }
      guard max(x.magnitude, y.magnitude) <= Self.farthest.magnitude else {
        throw ScriptError("the cell \(x), \(y) is too far away")
      }
      cells.set(state: UInt8(state), at: LifeCell(x: x, y: y))
    }
    return cells
  }

  /// Creates an array of cells in row-major order, with states if there are more than two.
  ///
  /// - Parameter most: the limit of numbers.
  init(_ cells: LifeCells, most: Int) throws(ScriptError) {
    guard cells.population <= BigInteger(most / 3), let list = cells.list else {
      throw ScriptError("there are too many cells for an array: \(cells.population)")
    }
    numbers = []
    guard cells.hasTwoStates else {
      for cell in list { numbers += [cell.x, cell.y, Int(cells.state(at: cell))] }
      if numbers.count & 1 == 0 { numbers.append(0) }
      return
    }
    numbers.reserveCapacity(2 * list.count)
    for cell in list {
      numbers.append(cell.x)
      numbers.append(cell.y)
    }
  }
}
