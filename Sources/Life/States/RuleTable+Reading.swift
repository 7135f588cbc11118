import Texts

extension RuleTable {
  /// - Parameters:
  ///   - lines: of the section.
  ///   - firstLine: of the section's first line in the file, from 1.
  init(_ lines: [Substring], firstLine: Int) throws(LifePatternError) {
    var reader = RuleTableReader()
    for (index, line) in lines.enumerated() {
      do throws(RuleTableReader.Wrong) {
        try reader.read(line.prefix { $0 != "#" })
      } catch {
        throw LifePatternError(line: firstLine + index, error.message)
      }
    }
    guard let stateCount = reader.stateCount, let neighbourhood = reader.neighbourhood else {
      throw LifePatternError(
        line: firstLine,
        Message(
          "a table must give its n_states and neighborhood"))
    }
    self.init(stateCount: stateCount, neighbourhood, reader.lines)
  }
}

/// The result of a table's lines read so far.
private struct RuleTableReader {
  struct Wrong: Error { let message: Message }

  private(set) var stateCount: Int?
  private(set) var neighbourhood: RuleTable.Neighbourhood?
  private(set) var lines: [(places: [StateSet], result: UInt8)] = []
  private var symmetry = RingSymmetry.none
  private var variables: [Substring: StateSet] = [:]

  /// The limit of lines after expanding all symmetries.
  private static let mostLines = 1 << 18

  mutating func read(_ line: Substring) throws(Wrong) {
    let line = line.filter { !$0.isWhitespace }
    if line.isEmpty { return }
    if let colon = line.firstIndex(of: ":") {
      try read(setting: line[..<colon], String(line[line.index(after: colon)...]))
    } else if line.hasPrefix("var"), let equals = line.firstIndex(of: "=") {
      let name = line[..<equals].dropFirst(3)
      var states = StateSet()
      let list = line[line.index(after: equals)...].filter { $0 != "{" && $0 != "}" }
      for part in list.split(separator: ",") { states.formUnion(try self.states(part)) }
      variables[name] = states
    } else {
      try read(transition: line)
    }
  }

  private mutating func read(setting name: Substring, _ value: String) throws(Wrong) {
    switch name {
    case "n_states", "states":
      guard let count = Int(value), (2...256).contains(count) else {
        throw Wrong(message: Message("“{text}” is not a number of states", ["text": value]))
      }
      stateCount = count
    case "neighborhood":
      let name = value == "Moore" ? "moore" : value
      guard let known = RuleTable.Neighbourhood(rawValue: name) else {
        throw Wrong(
          message: Message(
            "unknown neighbourhood “{text}”; use Moore, vonNeumann, hexagonal or oneDimensional",
            ["text": value]))
      }
      neighbourhood = known
    case "symmetries":
      guard let ring = neighbourhood.map({ $0.placeCount - 1 }),
        let known = RingSymmetry(value, count: ring)
      else {
        throw Wrong(
          message: Message("“{text}” is not a symmetry of this neighbourhood", ["text": value]))
      }
      symmetry = known
    default: break
    }
  }

  private func states(_ text: Substring) throws(Wrong) -> StateSet {
    if let known = variables[text] { return known }
    return StateSet([try state(text)])
  }

  private func state(_ text: Substring) throws(Wrong) -> UInt8 {
    guard let state = Int(text), (0..<(stateCount ?? 0)).contains(state) else {
      throw Wrong(
        message: Message("“{text}” is neither a state nor a variable", ["text": String(text)]))
    }
    return UInt8(state)
  }

  // MARK: Transitions

  private mutating func read(transition line: String) throws(Wrong) {
    guard let neighbourhood, stateCount != nil else {
      throw Wrong(message: Message("a table must begin with its n_states and neighborhood"))
    }
    let count = neighbourhood.placeCount
    // Commas are optional if each field is a digit.
    let fields =
      line.contains(",")
      ? line.split(separator: ",", omittingEmptySubsequences: false)
      : line.indices.map { line[$0...$0] }
    guard fields.count == count + 1 else {
      throw Wrong(
        message: Message("expected {count} states and the new state of the cell", ["count": count]))
    }
    // Variables that occur several times have the same value each time.
    var bound: [Substring] = []
    for name in Set(fields) where variables[name] != nil {
      if fields.count(where: { $0 == name }) > 1 || fields[count] == name { bound.append(name) }
    }
    try add(fields, bound[...], [:])
  }

  private mutating func add(
    _ fields: [Substring], _ bound: ArraySlice<Substring>, _ values: [Substring: UInt8]
  ) throws(Wrong) {
    if let name = bound.first, let states = variables[name] {
      for state in states.states {
        var values = values
        values[name] = state
        try add(fields, bound.dropFirst(), values)
      }
      return
    }
    var places: [StateSet] = []
    for field in fields.dropLast() {
      if let value = values[field] {
        places.append(StateSet([value]))
      } else {
        places.append(try self.states(field))
      }
    }
    let last = fields[fields.count - 1]
    let result: UInt8 = if let value = values[last] { value } else { try state(last) }
    for ring in symmetry.images(of: Array(places.dropFirst())) {
      lines.append(([places[0]] + ring, result))
    }
    guard lines.count <= Self.mostLines else {
      throw Wrong(message: Message("it has too many lines"))
    }
  }
}

/// The symmetries of a ring of neighbours that preserve the cell's next state.
private enum RingSymmetry {
  case none, permute
  /// Rotated by a multiple of places, and optionally mirrored about the first.
  case turned(by: Int, isMirrored: Bool)

  /// Parses `none`, `rotate4`, `rotate4reflect`, `reflect_horizontal`, `permute` and so on.
  init?(_ text: String, count: Int) {
    let lower = text.lowercased()
    if lower == "none" {
      self = .none
    } else if lower == "permute" {
      self = .permute
    } else if lower.hasPrefix("reflect") {
      self = .turned(by: count, isMirrored: true)
    } else if lower.hasPrefix("rotate") {
      let isMirrored = lower.hasSuffix("reflect")
      let digits = lower.dropFirst(6).prefix { $0.isNumber }
      guard let turns = Int(digits), turns > 0, count.isMultiple(of: turns) else { return nil }
      self = .turned(by: count / turns, isMirrored: isMirrored)
    } else {
      return nil
    }
  }

  /// All distinct rings equivalent to a given one, starting with it.
  func images(of ring: [StateSet]) -> [[StateSet]] {
    var found: [[StateSet]] = []
    var known: Set<[StateSet]> = []
    func add(_ ring: [StateSet]) { if known.insert(ring).inserted { found.append(ring) } }
    switch self {
    case .none: add(ring)
    case .turned(let step, let isMirrored):
      let count = ring.count
      let mirrored = (0..<count).map { ring[(count - $0) % count] }
      for start in stride(from: 0, to: count, by: step) {
        for ring in isMirrored ? [ring, mirrored] : [ring] {
          add((0..<count).map { ring[($0 + start) % count] })
        }
      }
    case .permute:
      // Fills places one after the other from the remaining states, trying equal ones once.
      func fill(_ done: [StateSet], _ left: [StateSet]) {
        if left.isEmpty { return add(done) }
        var tried: Set<StateSet> = []
        for (index, states) in left.enumerated() where tried.insert(states).inserted {
          var rest = left
          rest.remove(at: index)
          fill(done + [states], rest)
        }
      }
      fill([], ring)
    }
    return found
  }
}
