import Base
import DesktopFiles
import Dispatch

/// Tells the desktop which files were opened and written, from another thread.
public final class RecentDocuments {
  private let files: RecentFiles
  private let queue = DispatchQueue(label: "filbert.recent", qos: .utility)

  /// - Parameter environment: where the list of the desktop is looked up.
  public init(environment: [String: String]) {
    files = RecentFiles(
      UserFolders(environment: environment), name: "Filbert", command: "filbert %u")
  }

  /// A file was opened, or written.
  func add(_ path: String) {
    let files = files
    queue.async {
      let path = CanonicalPath(path).text
      files.add(path, mimeType: Self.mimeType(of: path))
    }
  }

  /// Waits for all that was added.
  func settle() { queue.sync {} }

  nonisolated private static func mimeType(of path: String) -> String {
    let name = path.lowercased()
    return mimeTypes.first { name.hasSuffix("." + $0.ending) }?.type ?? "application/octet-stream"
  }

  /// By the ending, double ones first.
  nonisolated private static let mimeTypes: [(ending: String, type: String)] = [
    ("rle.gz", "application/x-life-gzip"), ("mc.gz", "application/x-life-gzip"),
    ("png", "image/png"), ("apng", "image/apng"), ("gif", "image/gif"), ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"), ("svg", "image/svg+xml"), ("svgz", "image/svg+xml-compressed"),
    ("pdf", "application/pdf"), ("webp", "image/webp"), ("avif", "image/avif"),
    ("heic", "image/heif"), ("heif", "image/heif"), ("jxl", "image/jxl"), ("tif", "image/tiff"),
    ("tiff", "image/tiff"), ("bmp", "image/bmp"),
    ("json", "application/json"), ("rle", "text/x-life-rle"), ("mc", "text/x-life-macrocell"),
    ("cells", "text/x-life-cells"), ("lif", "text/x-life-list"), ("life", "text/x-life-list"),
    ("ase", "image/x-aseprite"), ("aseprite", "image/x-aseprite"),
    ("gpl", "application/x-gimp-palette"), ("hex", "text/plain"),
  ]
}
