import Texts

/// What the states of von Neumann's automaton and of those after it mean: 0 is the ground, 1…8 is sensitized, 9…24 are
/// arrows, and from 25 on confluent.
///
/// Sensitized cells remember what came: nothing, 0, 1, 00, 01, 10, 11, 000. Of arrows there are four directions each:
/// ordinary, ordinary excited, special, special excited. Of confluent cells two bits are the state: excited now, and in
/// a generation; the last three are crossed by signals that go horizontally, vertically, and both ways.
///
/// The states are numbered as in Golly: <https://golly.sourceforge.io/Help/Algorithms/JvN.html>.
enum WireStates {
  static let confluent: UInt8 = 25
  static let crossings: ClosedRange<UInt8> = 29...31

  static func isSensitized(_ state: UInt8) -> Bool { 1...8 ~= state }
  static func isArrow(_ state: UInt8) -> Bool { 9...24 ~= state }
  static func isOrdinary(_ state: UInt8) -> Bool { 9...16 ~= state }
  static func isSpecial(_ state: UInt8) -> Bool { 17...24 ~= state }

  /// Of an arrow.
  static func isExcited(_ state: UInt8) -> Bool { 13...16 ~= state || 21...24 ~= state }

  /// What a sensitized cell, or the ground, has heard with one signal more. Below 9 it goes on listening, as that
  /// state; from there on something is built: by 001, 010, 011, 100, 101, 110, 111, 0000 and 0001.
  static func word(_ state: UInt8, then isOne: Bool) -> Int { 2 * Int(state) + (isOne ? 1 : 0) }

  /// Where an arrow points: a quarter turn each from east, against the clock.
  static func direction(_ state: UInt8) -> Int { (Int(state) - 9) % 4 }

  /// Whether it is an arrow against what flows in a direction.
  static func faces(_ state: UInt8, _ flow: Int) -> Bool {
    isArrow(state) && direction(state) == (flow + 2) % 4
  }

  /// Whether what a confluent cell has reached flows on in a direction.
  static func gives(_ state: UInt8, _ flow: Int) -> Bool {
    state == 27 || state == 28 || state == 31 || state == (flow % 2 == 0 ? 29 : 30)
  }

  /// An arrow, or a confluent cell, with no signal in it; others as they are.
  static func quiet(_ state: UInt8) -> UInt8 {
    isExcited(state) ? state - 4 : state > confluent ? confluent : state
  }
}

extension StateNeighbourhood {
  /// The cells beside this one, each at the direction in which it would have to point at it: the western one first,
  /// against the clock.
  var inflows: [UInt8] { [w, s, e, n] }

  /// The cell that an arrow in the middle points at.
  var target: UInt8 { inflows[(WireStates.direction(own) + 2) % 4] }
}

extension WireStates {
  /// What a state means, with signs for directions and signals.
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
  /// The signal that goes out, and that which goes out next.
  private static let reached = ["00", "01", "10", "11"]
  private static let crossed = ["↔", "↕", "↔ ↕"]

  private static func arrow(_ state: UInt8) -> String { ["→", "↑", "←", "↓"][direction(state)] }
}

/// Which of the automata of wires it is, by the name in files.
enum WireRule: String, Hashable, Sendable, CaseIterable {
  case neumann = "JvN29"
  case nobili = "Nobili32"
  case hutton = "Hutton32"

  /// Nil for the name of another; those of older files are known.
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
