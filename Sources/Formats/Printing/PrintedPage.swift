public import Base

/// A printer's page, in points, 72 to the inch.
public struct PrintedPage: Equatable, Sendable {
  /// The width of the sheet, margins included.
  public var width: Double
  /// The height of the sheet, margins included.
  public var height: Double
  /// On each side, unprintable or left blank.
  public var margin: Double

  private static let pointsToMillimeter = 72 / 25.4

  /// Lengths in millimetres; invalid values give A4.
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

  /// The page after a quarter turn.
  public var turned: PrintedPage {
    var page = self
    (page.width, page.height) = (height, width)
    return page
  }

  /// The placement of a picture on the page: centred, in its own size if that fits, otherwise as large as the margins
  /// permit.
  ///
  /// - Parameters:
  ///   - ratio: its width to its height.
  ///   - length: of its longer side in points; nil for any.
  public func rect(ofRatio ratio: Double, length: Double?) -> ViewRect {
    let unit = (width: min(1, ratio), height: min(1, 1 / ratio))
    var scale = min((width - 2 * margin) / unit.width, (height - 2 * margin) / unit.height)
    // Tolerates half a point, the rounding error of millimetres.
    if let length, unit.width * length <= width + 0.5, unit.height * length <= height + 0.5 {
      scale = length
    }
    let (wide, high) = (unit.width * scale, unit.height * scale)
    return ViewRect(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }
}
