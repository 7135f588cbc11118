public import Documents
public import Texts

extension Texts {
  /// What something new is called, counted from 1.
  nonisolated public func name(numbered number: Int, for kind: ItemKind) -> String {
    switch kind {
    case .painting: defaultName(number)
    case .pixels: defaultPixelsName(number)
    case .life: life.defaultName(number)
    }
  }
}
