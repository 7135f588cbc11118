public import Documents
public import Texts

extension LayerTexts {
  /// Returns the name of a blend mode.
  public func name(of mode: BlendMode) -> String {
    switch mode {
    case .normal: normal
    case .multiply: multiply
    case .screen: screen
    case .overlay: overlay
    case .addition: addition
    case .subtract: subtract
    case .darken: darken
    case .lighten: lighten
    }
  }
}
