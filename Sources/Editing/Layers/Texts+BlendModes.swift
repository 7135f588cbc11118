public import Documents
public import Texts

extension LayerTexts {
  /// What a blend mode is called.
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
