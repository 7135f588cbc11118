internal import Texts

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
