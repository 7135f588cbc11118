import Base
import Canvas
import Rendering

/// An SVG file drawn by another process before this one draws it: librsvg can't be interrupted, a process can.
struct DrawingTrial {
  enum Outcome {
    /// It may be drawn by any thread that can wait, at any size.
    case quick
    /// It takes so long that its pixels are kept in its place.
    case slow(Surface)
    case tooSlow
    case unreadable
  }

  /// In seconds of a core.
  private static let quickSeconds = 5.0
  /// A filter whose time grows with the fourth power of the size at which it is drawn.
  private static let steepFilter = Array("feMorphology".utf8)

  let file: [UInt8]
  /// In CSS pixels.
  let size: PixelSize
  var program = SVGPartsProgram()

  /// Draws the file at the size of the pixels that are kept of drawings.
  ///
  /// - Parameter seconds: of a core, after which it is too slow.
  func outcome(within seconds: Int = SVGPartsProgram.mostSeconds) -> Outcome {
    let scale = Double(PictureMipmaps.vectorPixels) / Double(max(size.longerSide, 1))
    func side(_ length: Int) -> Int {
      max(1, Int(saturating: (Double(length) * scale).rounded(.up)))
    }
    let pixels = PixelSize(width: side(size.width), height: side(size.height))
    let job = SVGPartsJob(
      file: file, style: "", size: pixels,
      viewport: ViewSize(width: Double(size.width), height: Double(size.height)), ids: [""])
    guard let drawn = program.pictures(of: job, within: seconds) else { return .unreadable }
    guard drawn.areAll else { return drawn.seconds.isFinite ? .unreadable : .tooSlow }
    guard drawn.seconds > Self.quickSeconds || file.contains(Self.steepFilter) else {
      return .quick
    }
    guard let whole = try? Surface(size: pixels, format: .argb32) else { return .unreadable }
    let context = DrawingContext(whole)
    for picture in drawn.pictures {
      guard let part = try? Surface(png: picture.png) else { return .unreadable }
      let frame = picture.frame
      context.setSource(
        part, xx: Double(frame.width), xy: 0, yx: 0, yy: Double(frame.height), x0: Double(frame.x),
        y0: Double(frame.y))
      context.rectangle(
        ViewRect(
          x: Double(frame.x), y: Double(frame.y), width: Double(frame.width),
          height: Double(frame.height)))
      context.fill()
    }
    return .slow(whole)
  }
}
