public import Base
public import Documents
public import Texts

extension LayerTexts {
  /// Returns the name of the blending of a painting's layer.
  public func name(of blending: Blending) -> String {
    switch blending {
    case .normal: normal
    case .multiply: multiply
    case .screen: screen
    case .overlay: overlay
    case .darken: darken
    case .lighten: lighten
    case .colorDodge: colorDodge
    case .colorBurn: colorBurn
    case .hardLight: hardLight
    case .softLight: softLight
    case .difference: difference
    case .exclusion: exclusion
    case .hue: hue
    case .saturation: saturation
    case .color: color
    case .luminosity: luminosity
    }
  }

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
    case .colorDodge: colorDodge
    case .colorBurn: colorBurn
    case .hardLight: hardLight
    case .softLight: softLight
    case .difference: difference
    case .exclusion: exclusion
    case .divide: divide
    case .hue: hue
    case .saturation: saturation
    case .color: color
    case .luminosity: luminosity
    }
  }
}
