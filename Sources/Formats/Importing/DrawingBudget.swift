import Base

/// The room that a painting has for the content of a file of another program.
struct DrawingBudget {
  /// Ten times the number in large maps and plans; curves count as the lines that approximate them.
  static let mostPoints = 12_000_000
  static let mostStrokes = 1_000_000
  /// For all pictures together: forty photographs.
  static let mostPixels = 500_000_000

  private var pointCount = 0
  private var strokeCount = 0
  private var pixelCount = 0

  static let tooManyLines = InterchangeError("it has more lines than a painting can hold")

  /// Makes room for another stroke or area.
  mutating func take(points: Int) throws(InterchangeError) {
    guard points <= Self.mostPoints - pointCount, strokeCount < Self.mostStrokes else {
      throw Self.tooManyLines
    }
    pointCount += points
    strokeCount += 1
  }

  /// Makes room for another picture.
  mutating func take(pixels size: PixelSize) throws(InterchangeError) {
    let count = size.width * size.height
    guard count <= Self.mostPixels - pixelCount else {
      throw InterchangeError("its pictures are too large in total")
    }
    pixelCount += count
  }
}
