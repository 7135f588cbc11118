import Texts

/// A `@TABLE`: lines that map a cell and its neighbours to its next state; the first match counts, and without one the
/// cell keeps its state.
///
/// The format: <https://golly.sourceforge.io/Help/formats.html#rule>. Stores for each place among the nine cells and
/// each state a bit per line that tells whether the line matches there; the intersection over all places gives the
/// matching lines, after Golly's table algorithm.
struct RuleTable: RuleTransitions {
  let stateCount: Int
  private let neighbourhood: Neighbourhood
  /// By place, then state, then line, 64 in a word, the first one in the lowest bit.
  private let fits: [UInt64]
  private let wordCount: Int
  private let results: [UInt8]

  /// The cells of a table's neighbourhood: the centre first, then a ring of neighbours.
  enum Neighbourhood: String {
    case vonNeumann, moore, hexagonal, oneDimensional

    var placeCount: Int {
      switch self {
      case .vonNeumann: 5
      case .moore: 9
      case .hexagonal: 7
      case .oneDimensional: 3
      }
    }

    @inline(__always)
    func states(_ a: StateNeighbourhood) -> InlineArray<9, UInt8> {
      switch self {
      case .vonNeumann: [a.own, a.n, a.e, a.s, a.w, 0, 0, 0, 0]
      case .moore: [a.own, a.n, a.ne, a.e, a.se, a.s, a.sw, a.w, a.nw]
      case .hexagonal: [a.own, a.n, a.e, a.se, a.s, a.w, a.nw, 0, 0]
      case .oneDimensional: [a.own, a.w, a.e, 0, 0, 0, 0, 0, 0]
      }
    }
  }

  func next(_ around: StateNeighbourhood) -> UInt8 {
    let states = neighbourhood.states(around)
    let count = neighbourhood.placeCount
    return fits.withUnsafeBufferPointer { fits in
      for word in 0..<wordCount {
        var common = UInt64.max
        for place in 0..<count {
          let state = Int(states[place]) < stateCount ? Int(states[place]) : 0
          common &= fits[(place * stateCount + state) * wordCount + word]
          if common == 0 { break }
        }
        if common != 0 { return results[word * 64 + common.trailingZeroBitCount] }
      }
      return Int(around.own) < stateCount ? around.own : 0
    }
  }

  /// - Parameter lines: the allowed states of each place, and the cell's next state.
  init(
    stateCount: Int, _ neighbourhood: Neighbourhood, _ lines: [(places: [StateSet], result: UInt8)]
  ) {
    self.stateCount = stateCount
    self.neighbourhood = neighbourhood
    wordCount = (lines.count + 63) / 64
    var fits = [UInt64](repeating: 0, count: neighbourhood.placeCount * stateCount * wordCount)
    for (index, line) in lines.enumerated() {
      for (place, states) in line.places.enumerated() {
        for state in 0..<stateCount where states.contains(UInt8(state)) {
          fits[(place * stateCount + state) * wordCount + index >> 6] |= 1 << UInt64(index & 63)
        }
      }
    }
    self.fits = fits
    results = lines.map(\.result)
  }
}

/// A subset of the 256 states.
struct StateSet: Hashable {
  private var bits = SIMD4<UInt64>.zero

  init(_ states: some Sequence<UInt8> = []) { for state in states { insert(state) } }

  mutating func insert(_ state: UInt8) { bits[Int(state >> 6)] |= 1 << UInt64(state & 63) }

  func contains(_ state: UInt8) -> Bool { bits[Int(state >> 6)] >> UInt64(state & 63) & 1 == 1 }

  mutating func formUnion(_ other: StateSet) { bits |= other.bits }

  var states: [UInt8] { (0...255).filter(contains) }
}
