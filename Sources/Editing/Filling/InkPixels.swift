public import Base

/// The visible ink as pixels, the input of the fill tool.
public struct InkPixels: Sendable {
  /// The number of columns and rows.
  public let size: PixelSize
  /// Row by row, 0xAARRGGBB, premultiplied, without any background.
  private let pixels: [UInt32]
  /// The position of the upper left corner of the pixels on the paper.
  private let origin: PixelPoint
  /// The number of pixels along the paper's longer side.
  private let scale: Double
  /// The sides of the picture that are sides of the paper, beyond which there is nothing.
  public let paperSides: Sides

  /// Sides of a picture.
  public struct Sides: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The side of the first column.
    public static let left = Sides(rawValue: 1)
    /// The side of the first row.
    public static let top = Sides(rawValue: 2)
    /// The side of the last column.
    public static let right = Sides(rawValue: 4)
    /// The side of the last row.
    public static let bottom = Sides(rawValue: 8)
    /// All four sides: the picture shows the whole paper.
    public static let all: Sides = [.left, .top, .right, .bottom]
  }

  /// - Parameters:
  ///   - pixels: exactly as many as the size requires.
  ///   - rect: the visible part of the paper, in pixels from its corner.
  ///   - scale: the number of pixels along the paper's longer side.
  ///   - paper: the paper's size in the same pixels.
  public init(_ pixels: [UInt32], of rect: PixelRect, scale: Double, paper: PixelSize) {
    precondition(pixels.count == rect.width * rect.height)
    self.pixels = pixels
    self.scale = scale
    size = PixelSize(width: rect.width, height: rect.height)
    origin = PixelPoint(x: Double(rect.x), y: Double(rect.y))
    var sides: Sides = []
    if rect.x <= 0 { sides.insert(.left) }
    if rect.y <= 0 { sides.insert(.top) }
    if rect.maxX >= paper.width { sides.insert(.right) }
    if rect.maxY >= paper.height { sides.insert(.bottom) }
    paperSides = sides
  }

  /// Converts a length on the paper to pixels.
  func pixels(ofLength length: Double) -> Double { length * scale }

  func length(ofPixels pixels: Double) -> Double { pixels / scale }

  /// Returns the pixel that contains a point.
  func pixel(at point: PaperPoint) -> (x: Int, y: Int)? {
    let x = (point.x * scale - origin.x).rounded(.down)
    let y = (point.y * scale - origin.y).rounded(.down)
    guard x >= 0, y >= 0, x < Double(size.width), y < Double(size.height) else { return nil }
    return (Int(saturating: x), Int(saturating: y))
  }

  /// Converts a position in the picture to a point on the paper.
  func point(x: Double, y: Double) -> PaperPoint {
    PaperPoint(x: (x + origin.x) / scale, y: (y + origin.y) / scale)
  }

  /// The maximum difference of equivalent colours, out of 255. Even the faintest line differs more.
  private static let likeness: Int32 = 24
  /// The minimum distance of pixels of faint ink from other pixels, in pixels. Thinner ink is a line and always forms a
  /// boundary.
  private static let breadth = 2

  /// Returns the pixels that look like a given one, surrounded by a frame of unset pixels.
  ///
  /// - Parameter likeness: the share of another colour that may cover it in areas wider than a line, 0…1.
  func pixelsLike(x: Int, y: Int, within likeness: Double, frame: Int) -> BitGrid {
    let likeness = Int32(saturating: 255 * likeness)
    let alike = pixelsLike(x: x, y: y, within: min(likeness, Self.likeness), frame: frame)
    guard likeness > Self.likeness else { return alike }
    let faint = pixelsLike(x: x, y: y, within: likeness, frame: frame).subtracting(alike)
    guard !faint.isEmpty else { return alike }
    let broad = ~(~faint).grown(by: Self.breadth)
    return alike | broad.grown(by: Self.breadth + 1) & faint
  }

  private func pixelsLike(x: Int, y: Int, within likeness: Int32, frame: Int) -> BitGrid {
    let wanted = pixels[y * size.width + x]
    let (width, height) = (size.width + 2 * frame, size.height + 2 * frame)
    var words = [UInt64](repeating: 0, count: (width + 63) / 64 * height)
    let row = (width + 63) / 64
    pixels.withUnsafeBufferPointer { pixels in
      words.withUnsafeMutableBufferPointer { words in
        for y in 0..<size.height {
          for x in 0..<size.width where Self.areAlike(pixels[y * size.width + x], wanted, likeness)
          {
            let column = x + frame
            words[(y + frame) * row + column >> 6] |= 1 << UInt64(column & 63)
          }
        }
      }
    }
    return BitGrid(width: width, height: height, words: words)
  }

  private static func areAlike(_ a: UInt32, _ b: UInt32, _ likeness: Int32) -> Bool {
    if a == b { return true }
    func differ(_ shift: UInt32) -> Bool {
      abs(Int32(a >> shift & 255) - Int32(b >> shift & 255)) > likeness
    }
    return !(differ(24) || differ(16) || differ(8) || differ(0))
  }
}
