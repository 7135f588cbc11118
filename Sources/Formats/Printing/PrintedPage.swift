public import Base

/// A page of a printer, in points, 72 to the inch.
public struct PrintedPage: Equatable, Sendable {
  public var width: Double
  public var height: Double
  /// On each side, where the printer can't print or people want nothing.
  public var margin: Double

  private static let pointsToMillimeter = 72 / 25.4

  /// Lengths in millimetres; what has no sense becomes A4.
  public init(width: Double, height: Double, margin: Double) {
    let allowed = 10.0...10_000.0
    guard allowed.contains(width), allowed.contains(height) else {
      self = .a4
      return
    }
    let most = min(width, height) / 4
    self.width = width * Self.pointsToMillimeter
    self.height = height * Self.pointsToMillimeter
    self.margin = min(max(margin.isFinite ? margin : 0, 0), most) * Self.pointsToMillimeter
  }

  /// With 10 mm on each side.
  public static let a4 = PrintedPage(width: 210, height: 297, margin: 10)

  /// The page as it lies after a quarter turn.
  public var turned: PrintedPage {
    var page = self
    (page.width, page.height) = (height, width)
    return page
  }

  /// Where a picture lies on it: in the middle, in its own size where that fits on the page, otherwise as large as the
  /// margins leave room for.
  ///
  /// - Parameters:
  ///   - ratio: its width to its height.
  ///   - length: of its longer side in points; nil where any will do.
  public func place(ofRatio ratio: Double, length: Double?) -> ViewRect {
    let unit = (width: min(1, ratio), height: min(1, 1 / ratio))
    var scale = min((width - 2 * margin) / unit.width, (height - 2 * margin) / unit.height)
    // Half a point more or less is the rounding of millimetres.
    if let length, unit.width * length <= width + 0.5, unit.height * length <= height + 0.5 {
      scale = length
    }
    let (wide, high) = (unit.width * scale, unit.height * scale)
    return ViewRect(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }
}
