public import Texts

extension StateRule {
  /// What a state means; nil for one of which only the number is known.
  public func name(of state: UInt8) -> (any MessagePart)? {
    switch family {
    case .generations, .larger:
      state == 0 ? Message("dead") : state == 1 ? Message("alive") : Message("dying")
    case .history:
      Self.historyNames.indices.contains(Int(state)) ? Self.historyNames[Int(state)] : nil
    case .superLife: state == 0 ? Message("dead") : nil
    case .wires(let rule): Int(state) < rule.stateCount ? WireStates.name(of: state) : nil
    case .file(let file): file.names[Int(state)]
    }
  }

  private static let historyNames: [Message] = [
    Message("dead"), Message("alive"), Message("was alive"), Message("marked, alive"),
    Message("marked, dead"), Message("start, alive"), Message("wall"),
  ]
}
