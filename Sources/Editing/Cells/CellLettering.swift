/// Of which letters a text of cells is.
public struct CellLettering: Equatable, Sendable {
  public enum Face: Hashable, Sendable {
    /// `PixelFont.small` and `PixelFont.tall`.
    case small, tall
    /// One of the desktop's, without shades.
    case family(String)
  }

  /// How large letters of the desktop may be, in cells of the em square.
  public static let allowedSize = 6...64

  public var face = Face.small
  /// Of the desktop's letters; those of cells have their own.
  public var size = 12

  public init() {}
}
