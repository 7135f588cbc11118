public import Base

/// The paper's background, drawn below all ink.
public struct Background: Equatable, Hashable, Sendable {
  /// Also fills the margins around the picture and shows through it.
  public var color: InkColor
  /// The picture over the colour; nil for none.
  public var picture: BackgroundPicture?
  /// Drawn over the picture.
  public var pattern: PaperPattern?

  /// A plain white background, that of a new painting.
  public static let white = Background(color: .white)

  /// Creates a background of a colour, plain unless a picture or a pattern is given.
  public init(
    color: InkColor, picture: BackgroundPicture? = nil, pattern: PaperPattern? = nil
  ) {
    self.color = color
    self.picture = picture
    self.pattern = pattern
  }

  /// Returns the background for a paper of another shape, with the old paper centred in it.
  public func reshaped(from old: AspectRatio, to new: AspectRatio) -> Background {
    moved(by: PaperCut(fitting: old, into: new))
  }

  /// Returns the background with its pattern moved along with the ink. A picture follows the paper.
  func moved(by cut: PaperCut) -> Background {
    var background = self
    background.pattern = pattern?.moved(by: cut.map, scale: cut.scale)
    return background
  }
}

/// A picture below the ink and its placement.
public struct BackgroundPicture: Equatable, Hashable, Sendable {
  /// The size and position of a picture on the paper.
  public enum Placement: String, CaseIterable, Sendable {
    /// Covers the paper; what does not fit is cut off evenly.
    case fill
    /// Shows the whole picture, scaled as large as possible.
    case fit
    /// Tiles the picture from the paper's corner, at its own size on a paper at 100 %.
    case tile
    /// Shows the picture once in the middle, at its own size on a paper at 100 %.
    case center
  }

  /// The unmodified picture file: PNG, JPEG, …
  public var file: [UInt8]
  /// The size and position on the paper.
  public var placement: Placement

  /// Places a picture file, which need not be readable; it covers the paper unless said otherwise.
  public init(file: [UInt8], placement: Placement = .fill) {
    self.file = file
    self.placement = placement
  }
}
