import Documents

// The counterparts of other programs' numbers.
extension BlendMode {
  init(_ blend: LayeredPixels.Blend) {
    switch blend {
    case .normal: self = .normal
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .hardLight: self = .hardLight
    case .softLight: self = .softLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .addition: self = .addition
    case .subtract: self = .subtract
    case .divide: self = .divide
    }
  }

  /// The mode in other programs' files.
  var blend: LayeredPixels.Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .addition: .addition
    case .subtract: .subtract
    case .divide: .divide
    }
  }
}

extension Playback {
  init(_ direction: LayeredPixels.Direction) {
    switch direction {
    case .forward: self = .loop
    case .reverse: self = .reverse
    case .pingPong: self = .pingPong
    case .pingPongReverse: self = .pingPongReverse
    }
  }

  /// The direction in other programs' files.
  var direction: LayeredPixels.Direction {
    switch self {
    case .loop: .forward
    case .reverse: .reverse
    case .pingPong: .pingPong
    case .pingPongReverse: .pingPongReverse
    }
  }
}
