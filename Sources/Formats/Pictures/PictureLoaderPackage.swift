/// A kind of picture whose gdk-pixbuf loader is in a separate package.
struct PictureLoaderPackage: Equatable {
  /// The common name of the kind.
  let kind: String
  /// The extensions of such files.
  let endings: [String]
  /// The name of Debian's package.
  let package: String
  /// Whether bytes have such a file's signature.
  let isMarked: @Sendable (_ bytes: [UInt8]) -> Bool

  static let all = [
    PictureLoaderPackage(kind: "WebP", endings: ["webp"], package: "webp-pixbuf-loader") {
      $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8)
    },
    PictureLoaderPackage(kind: "AVIF", endings: ["avif"], package: "heif-gdk-pixbuf") {
      hasBrand(["avif", "avis"], $0)
    },
    PictureLoaderPackage(kind: "HEIC", endings: ["heic", "heif"], package: "heif-gdk-pixbuf") {
      hasBrand(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"], $0)
    },
    PictureLoaderPackage(kind: "JPEG XL", endings: ["jxl"], package: "libjxl-gdk-pixbuf") {
      $0.starts(with: [0xFF, 0x0A])
        || $0.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A])
    },
  ]

  /// Whether a file in ISO's base media format has one of the brands in its first box.
  private static func hasBrand(_ brands: [String], _ bytes: [UInt8]) -> Bool {
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
    return brands.contains { bytes.dropFirst(8).starts(with: $0.utf8) }
  }

  static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
}
