public import Base
internal import CGLib

/// The desktop's shared thumbnails of files.
///
/// Source: freedesktop.org, "Thumbnail Managing Standard", 0.9.
public struct ThumbnailCache: Equatable, Sendable {
  private let folder: String
  /// Ascending, with sides of up to 128, 256, 512 and 1024 pixels.
  private static let sizes = ["normal", "large", "x-large", "xx-large"]
  private static let mostBytes = 4 << 20

  /// Uses the cache folder of the user.
  public init(_ folders: UserFolders) { folder = folders.cache + "/thumbnails" }

  /// The PNG thumbnail of a file's current state; nil if there is none, or if it shows an older state or another file.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - changedAt: the modification time in seconds since 1970.
  public func png(of path: String, changedAt: Int64) -> [UInt8]? {
    guard path.hasPrefix("/"), !path.hasPrefix(folder + "/"),
      let address = g_filename_to_uri(path.systemPath, nil, nil)
    else { return nil }
    defer { g_free(address) }
    guard let digest = g_compute_checksum_for_string(G_CHECKSUM_MD5, address, -1) else {
      return nil
    }
    defer { g_free(digest) }
    let name = String(cString: digest) + ".png"
    for size in Self.sizes {
      let file = DocumentFile("\(folder)/\(size)/\(name)")
      guard let bytes = try? file.read(atMost: Self.mostBytes) else { continue }
      let texts = PNGTexts(bytes)
      if texts["Thumb::URI"] == String(cString: address), texts["Thumb::MTime"] == "\(changedAt)" {
        return bytes
      }
    }
    return nil
  }
}
