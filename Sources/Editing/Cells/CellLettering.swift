/// The font of cell text.
public struct CellLettering: Equatable, Sendable {
  /// The kinds of font: two of pixels, or one of the desktop's.
  public enum Face: Hashable, Sendable {
    /// `PixelFont.small` and `PixelFont.tall`.
    case small, tall
    /// A font family of the desktop, rendered without antialiasing.
    case family(String)
  }

  /// The allowed size of desktop fonts, in cells per em.
  public static let allowedSize = 6...64

  /// The font; a pixel font at first.
  public var face = Face.small
  /// The size of a desktop font; pixel fonts have a fixed size.
  public var size = 12

  /// Creates the lettering of a new window.
  public init() {}
}
