import Canvas
import Documents
import Texts

// Table entries for pictures made of pixels.
extension FileFormat {
  /// PNG pictures of one frame.
  public static let png = FileFormat(
    "png", .pictures, endings: ["png"], mimeTypes: ["png": "image/png"],
    isMarked: { PNGFile.isPNG($0) && !PNGFile.isAnimation($0) }, reader: .picture,
    seeds: "picture",
    writer: Writer(
      Message("PNG: pixels, lossless"), options: [.size, .transparency, .frame, .frames],
      painting: { painting, _, export, progress in
        try PaintingPicture.png(
          of: painting, width: export.width, transparent: export.transparent, progress: progress)
      },
      pixels: { art, _, export, _ in try export.png(of: art.sprite) },
      board: { board, _, export, _ in try export.png(of: board.world) }))

  /// GIF pictures and animations, of up to 256 colours.
  public static let gif = FileFormat(
    "gif", .pictures, endings: ["gif"], mimeTypes: ["gif": "image/gif"],
    isMarked: { GIFFile.isGIF($0) },
    reader: .animation {
      try GIFFile.picture($0, mostColors: $1.mostColors, keepsIndices: $1.keepsIndices)
    }, seeds: "gif",
    writer: Writer(
      Message("GIF: an animation that every program can show"), options: [.size, .generations],
      pixels: { art, _, export, progress in
        try GIFFile.bytes(of: art.sprite, scale: export.scale, progress: progress)
      },
      board: { board, _, export, progress in
        try export.gif(of: board.world, progress: progress)
      }))

  /// PNG animations, with exact colours.
  public static let apng = FileFormat(
    "apng", .pictures, endings: ["apng"], mimeTypes: ["apng": "image/apng"],
    isMarked: { PNGFile.isAnimation($0) },
    reader: .animation {
      try PNGFile.picture($0, mostColors: $1.mostColors, keepsIndices: $1.keepsIndices)
    }, seeds: "apng",
    writer: Writer(
      Message("APNG: an animation with translucent colours"), options: [.size],
      pixels: { art, _, export, progress in
        try PNGFile.animation(of: art.sprite, scale: export.scale, progress: progress)
      }))

  /// JPEG pictures, which have no transparency.
  public static let jpeg = FileFormat(
    "jpeg", .pictures, endings: ["jpg", "jpeg"],
    mimeTypes: ["jpg": "image/jpeg", "jpeg": "image/jpeg"],
    isMarked: { $0.starts(with: [0xFF, 0xD8, 0xFF]) && $0.dropFirst(3).first ?? 0 >= 0xC0 },
    reader: .picture, seeds: "picture",
    writer: Writer(
      Message("JPEG: pixels, small, lossy"), options: [.size],
      painting: { painting, _, export, progress in
        try PaintingPicture.jpeg(of: painting, width: export.width, progress: progress)
      }))

  /// Everything else supported by gdk-pixbuf. Kinds with separately packaged loaders are only claimed if installed.
  public static let otherPictures = FileFormat(
    "picture", .pictures,
    endings: ["bmp", "tif", "tiff", "ico", "pnm", "ppm", "pgm", "tga"],
    mimeTypes: [
      "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff",
      "ico": "image/vnd.microsoft.icon", "pnm": "image/x-portable-anymap",
      "ppm": "image/x-portable-pixmap", "pgm": "image/x-portable-graymap", "tga": "image/x-tga",
      "webp": "image/webp", "avif": "image/avif", "heic": "image/heif", "heif": "image/heif",
      "jxl": "image/jxl",
    ],
    machineEndings: {
      let known = PictureKinds.endings
      return PictureLoaderPackage.all.flatMap(\.endings).filter(known.contains)
    },
    looksAlike: { _ in true }, reader: .picture, seeds: "picture")
}
