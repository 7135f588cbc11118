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
