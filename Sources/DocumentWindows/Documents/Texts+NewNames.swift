public import Documents
public import Texts

extension Texts {
  /// Returns the name of a new item, counted from 1.
  nonisolated public func name(numbered number: Int, for kind: ItemKind) -> String {
    switch kind {
    case .painting: defaultName(number)
    case .pixels: defaultPixelsName(number)
    case .life: life.defaultName(number)
    }
  }
}
