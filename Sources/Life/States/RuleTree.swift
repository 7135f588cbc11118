import Texts

/// A `@TREE`: a sequence of decisions on the states of four or eight neighbours and of the cell itself.
///
/// The format: <https://golly.sourceforge.io/Help/formats.html#rule>.
struct RuleTree: RuleTransitions {
  let stateCount: Int
  private let hasEightNeighbours: Bool
  /// The target of each node for a state: another node or, from the last ones, the next state.
  private let nodes: [Int32]
  private let root: Int

  func next(_ around: StateNeighbourhood) -> UInt8 {
    let a = around
    let path: InlineArray<9, UInt8> =
      hasEightNeighbours
      ? [a.nw, a.ne, a.sw, a.se, a.n, a.w, a.e, a.s, a.own]
      : [a.n, a.w, a.e, a.s, a.own, 0, 0, 0, 0]
    var node = root
    for index in 0..<(hasEightNeighbours ? 9 : 5) {
      // A state unknown to the rule counts as dead.
      let state = Int(path[index]) < stateCount ? Int(path[index]) : 0
      node = Int(nodes[node * stateCount + state])
    }
    return UInt8(node)
  }

  /// The limit of stored numbers.
  private static let mostNumbers = 1 << 24

  /// - Parameters:
  ///   - lines: of the section.
  ///   - firstLine: of the section's first line in the file, from 1.
  init(_ lines: [Substring], firstLine: Int) throws(LifePatternError) {
    var settings: [Substring: Int] = [:]
    var nodes: [Int32] = []
    var depths: [Int] = []
    var states = 0
    var depth = 0
    for (index, line) in lines.enumerated() {
      func wrong(_ message: Message) -> LifePatternError {
        LifePatternError(line: firstLine + index, message)
      }
      let line = line.prefix { $0 != "#" }
      if line.allSatisfy(\.isWhitespace) { continue }
      if let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].filter { !$0.isWhitespace }
        let value = line[line.index(after: equals)...].filter { !$0.isWhitespace }
        settings[Substring(name)] = Int(value)
        continue
      }
      if states == 0 {
        guard let count = settings["num_states"], (2...256).contains(count),
          let neighbours = settings["num_neighbors"], neighbours == 4 || neighbours == 8
        else { throw wrong(Message("a tree must have 2 to 256 states and 4 or 8 neighbours")) }
        (states, depth) = (count, neighbours + 1)
      }
      let numbers = line.split(whereSeparator: \.isWhitespace).map { Int($0) ?? -1 }
      guard numbers.count == states + 1, (1...depth).contains(numbers[0]) else {
        throw wrong(Message("expected a depth and {count} numbers", ["count": states]))
      }
      for number in numbers.dropFirst() {
        let isKnown =
          numbers[0] == 1
          ? (0..<states).contains(number)
          : depths.indices.contains(number) && depths[number] == numbers[0] - 1
        guard isKnown else {
          throw wrong(
            Message("{number} is neither an earlier node nor a state", ["number": number]))
        }
        nodes.append(Int32(number))
      }
      depths.append(numbers[0])
      guard nodes.count <= Self.mostNumbers else { throw wrong(Message("it has too many nodes")) }
    }
    guard let last = depths.last, last == depth else {
      throw LifePatternError(line: firstLine, Message("the tree has no root"))
    }
    stateCount = states
    hasEightNeighbours = depth == 9
    self.nodes = nodes
    root = depths.count - 1
  }
}
