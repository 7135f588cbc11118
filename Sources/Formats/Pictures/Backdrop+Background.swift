public import Documents
public import Rendering

extension Backdrop {
  /// Converts a painting's background, slowly decoding its picture. An unreadable picture is omitted.
  public init(_ background: Background) {
    let levels = background.picture.flatMap { try? PictureFile.read($0.file) }
    self.init(background, levels: levels)
  }

  /// Converts a painting's background.
  ///
  /// - Parameter levels: the picture, if already decoded.
  public init(_ background: Background, levels: PictureMipmaps?) {
    self.init(color: background.color.canvasColor)
    if let levels, let picture = background.picture {
      self.picture = BackdropPicture(levels: levels, placement: .init(picture.placement))
    }
    pattern = background.pattern.map { pattern in
      BackdropPattern(
        .init(pattern.kind), spacing: pattern.spacing, color: pattern.color.canvasColor,
        origin: pattern.origin)
    }
  }
}

extension BackdropPattern.Kind {
  fileprivate init(_ kind: PaperPattern.Kind) {
    self =
      switch kind {
      case .ruled: .ruled
      case .squared: .squared
      case .dotted: .dotted
      case .isometric: .isometric
      }
  }
}

extension BackdropPicture.Placement {
  fileprivate init(_ placement: BackgroundPicture.Placement) {
    self =
      switch placement {
      case .fill: .fill
      case .fit: .fit
      case .tile: .tile
      case .center: .center
      }
  }
}
