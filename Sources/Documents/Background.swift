public import Base

/// What lies under all ink.
public struct Background: Equatable, Hashable, Sendable {
  /// Also around and behind the picture.
  public var color: InkColor
  public var picture: BackgroundPicture?
  /// Over the picture.
  public var pattern: PaperPattern?

  public static let white = Background(color: .white)

  public init(
    color: InkColor, picture: BackgroundPicture? = nil, pattern: PaperPattern? = nil
  ) {
    self.color = color
    self.picture = picture
    self.pattern = pattern
  }

  /// The background of a paper of another shape, in the middle of which the old one lies.
  public func reshaped(from old: AspectRatio, to new: AspectRatio) -> Background {
    moved(by: PaperCut(fitting: old, into: new))
  }

  /// The background where the ink on its pattern is now; a picture goes by the paper.
  func moved(by cut: PaperCut) -> Background {
    var background = self
    background.pattern = pattern?.moved(by: cut.map, scale: cut.scale)
    return background
  }
}

/// A picture under the ink, and how it lies there.
public struct BackgroundPicture: Equatable, Hashable, Sendable {
  public enum Placement: String, CaseIterable, Sendable {
    /// Covers the paper; what does not fit is cut off evenly.
    case fill
    /// All of it shows, as large as the paper lets it.
    case fit
    /// At its own size on a paper at 100 %, again and again from the paper's corner.
    case tile
    /// At its own size on a paper at 100 %, once, in the middle.
    case center
  }

  /// A picture file as it came: PNG, JPEG, …
  public var file: [UInt8]
  public var placement: Placement

  public init(file: [UInt8], placement: Placement = .fill) {
    self.file = file
    self.placement = placement
  }
}
