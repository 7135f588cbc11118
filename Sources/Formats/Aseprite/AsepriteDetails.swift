import Base
import Documents

// The counterparts of chunks among the details of sprites.
extension SpriteDetails.ColorProfile {
  init(_ profile: AsepriteColorProfile) {
    self.init(flags: profile.flags, gamma: profile.gamma)
    switch profile.kind {
    case .none: kind = 0
    case .sRGB: kind = 1
    case .icc(let bytes): (kind, self.profile) = (2, bytes)
    case .other(let number): kind = number
    }
  }

  var chunk: AsepriteColorProfile {
    let kind: AsepriteColorProfile.Kind =
      switch self.kind {
      case 0: .none
      case 1: .sRGB
      case 2: .icc(profile)
      default: .other(self.kind)
      }
    return AsepriteColorProfile(kind, flags: flags, gamma: gamma)
  }
}

extension Slice {
  init(_ slice: AsepriteSlice) {
    self.init(
      name: slice.name,
      keys: slice.keys.map {
        Key(frame: Int($0.frame), bounds: $0.bounds, center: $0.center, pivot: $0.pivot)
      })
  }

  var chunk: AsepriteSlice {
    AsepriteSlice(
      name: name, hasNinePatches: keys.contains { $0.center != nil },
      hasPivot: keys.contains { $0.pivot != nil },
      keys: keys.map {
        AsepriteSlice.Key(
          frame: UInt32(clamping: $0.frame), bounds: $0.bounds, center: $0.center, pivot: $0.pivot)
      })
  }
}

extension SpriteDetails {
  /// Takes what the header says of the sprite.
  init(_ header: AsepriteHeader) {
    self.init()
    colorMode =
      switch header.depth {
      case .indexed: .indexed
      case .gray: .gray
      case .color: .color
      }
    grid = header.grid
    pixelRatio = CellSize(width: Int(header.pixelWidth), height: Int(header.pixelHeight))
    groupsBlend = header.flags & AsepriteHeader.Flag.groupsBlend != 0
    colorProfile = nil
  }
}
