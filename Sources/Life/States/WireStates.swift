import Texts

/// The states of von Neumann's automaton and its successors: 0 is the ground, 1…8 are sensitized, 9…24 are arrows, and
/// from 25 on confluent.
///
/// Sensitized cells remember their inputs: nothing, 0, 1, 00, 01, 10, 11, 000. Arrows come in four directions each:
/// ordinary, ordinary excited, special, special excited. The state of a confluent cell is two bits: excited now, and in
/// the next generation; the last three states are crossed by signals horizontally, vertically, and both ways.
///
/// The states are numbered as in Golly: <https://golly.sourceforge.io/Help/Algorithms/JvN.html>.
enum WireStates {
  static let confluent: UInt8 = 25
  static let crossings: ClosedRange<UInt8> = 29...31

  static func isSensitized(_ state: UInt8) -> Bool { 1...8 ~= state }
  static func isArrow(_ state: UInt8) -> Bool { 9...24 ~= state }
  static func isOrdinary(_ state: UInt8) -> Bool { 9...16 ~= state }
  static func isSpecial(_ state: UInt8) -> Bool { 17...24 ~= state }

  /// For arrows.
  static func isExcited(_ state: UInt8) -> Bool { 13...16 ~= state || 21...24 ~= state }

  /// The word of a sensitized cell, or of the ground, after another signal. Below 9 it goes on listening in that state;
  /// from 9 on something is built: by 001, 010, 011, 100, 101, 110, 111, 0000 and 0001.
  static func word(_ state: UInt8, then isOne: Bool) -> Int { 2 * Int(state) + (isOne ? 1 : 0) }

  /// The direction of an arrow: in quarter turns counter-clockwise from east.
  static func direction(_ state: UInt8) -> Int { (Int(state) - 9) % 4 }

  /// Whether it is an arrow opposing a flow in a direction.
  static func faces(_ state: UInt8, _ flow: Int) -> Bool {
    isArrow(state) && direction(state) == (flow + 2) % 4
  }

  /// Whether a confluent cell's signal leaves in a direction.
  static func gives(_ state: UInt8, _ flow: Int) -> Bool {
    state == 27 || state == 28 || state == 31 || state == (flow % 2 == 0 ? 29 : 30)
  }

  /// An arrow or confluent cell without its signal; other states unchanged.
  static func quiet(_ state: UInt8) -> UInt8 {
    isExcited(state) ? state - 4 : state > confluent ? confluent : state
  }
}

extension StateNeighbourhood {
  /// The adjacent cells, ordered by the direction that points here from each: counter-clockwise from the western one.
  var inflows: [UInt8] { [w, s, e, n] }

  /// The target of an arrow in the middle.
  var target: UInt8 { inflows[(WireStates.direction(own) + 2) % 4] }
}

extension WireStates {
  /// The meaning of a state, with symbols for directions and signals.
  static func name(of state: UInt8) -> Message {
    switch state {
    case 0: Message("dead")
    case 1: Message("sensitized")
    case 2...8: Message("sensitized by {signals}", ["signals": heard[Int(state) - 2]])
    case 9...12: Message("ordinary {arrow}", ["arrow": arrow(state)])
    case 13...16: Message("ordinary {arrow}, excited", ["arrow": arrow(state)])
    case 17...20: Message("special {arrow}", ["arrow": arrow(state)])
    case 21...24: Message("special {arrow}, excited", ["arrow": arrow(state)])
    case 25...28: Message("confluent {signals}", ["signals": reached[Int(state) - 25]])
    default: Message("crossing {arrow}", ["arrow": crossed[min(Int(state) - 29, 2)]])
    }
  }

  private static let heard = ["0", "1", "00", "01", "10", "11", "000"]
  /// The current and the next outgoing signal.
  private static let reached = ["00", "01", "10", "11"]
  private static let crossed = ["↔", "↕", "↔ ↕"]

  private static func arrow(_ state: UInt8) -> String { ["→", "↑", "←", "↓"][direction(state)] }
}

/// The variants of wire automata, by their names in files.
enum WireRule: String, Hashable, Sendable, CaseIterable {
  case neumann = "JvN29"
  case nobili = "Nobili32"
  case hutton = "Hutton32"

  /// Returns nil for an unknown name; accepts those of older files.
  init?(named name: String) {
    let name = name.lowercased()
    let old = ["jvn-29": Self.neumann, "jvn-32": .nobili, "modjvn-32": .hutton]
    guard let rule = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) ?? old[name]
    else { return nil }
    self = rule
  }

  var stateCount: Int { self == .neumann ? 29 : 32 }

  func next(_ around: StateNeighbourhood) -> UInt8 {
    switch self {
    case .neumann: NeumannStates.next(around, crosses: false)
    case .nobili: NeumannStates.next(around, crosses: true)
    case .hutton: HuttonStates.next(around)
    }
  }
}
