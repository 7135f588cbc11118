import Base
import Documents
import Texts

/// The unit for entering the size of a paper.
enum PaperUnit: String, CaseIterable {
  case millimeters
  case inches
  case pixels

  /// The number of units in an inch; pixels are as on the web.
  var countToInch: Double {
    switch self {
    case .millimeters: PaperLength.millimetersToInch
    case .inches: 1
    case .pixels: 96
    }
  }

  /// The sizes of typed units in terms of this one.
  var units: [String: Double] {
    let inch = countToInch
    let millimeter = inch / PaperLength.millimetersToInch
    return [
      "px": inch / PaperUnit.pixels.countToInch, "in": inch, "mm": millimeter,
      "cm": 10 * millimeter,
    ]
  }

  /// Returns the sizes of typed units in points of a paper, which are pixels at 100 %. Without a paper size, an inch is
  /// that of the web.
  ///
  /// - Parameter length: the paper's longer side.
  static func inPoints(on length: PaperLength?) -> [String: Double] {
    let inch = length.map { PaperScale.points / $0.inches } ?? pixels.countToInch
    let millimeter = inch / millimeters.countToInch
    return ["pt": 1, "px": 1, "in": inch, "mm": millimeter, "cm": 10 * millimeter]
  }

  /// The default for the longer side of a paper without a size.
  var usualLength: Double {
    switch self {
    case .millimeters: PaperLength.a4.millimeters
    case .inches: 11
    case .pixels: 1600
    }
  }

  /// Converts a length to this unit.
  func count(of length: PaperLength) -> Double { length.inches * countToInch }

  /// Converts a number of units to a length, or returns nil if it is out of range.
  func length(of count: Double) -> PaperLength? {
    PaperLength(millimeters: count * (PaperLength.millimetersToInch / countToInch))
  }

  /// The increment of values.
  var step: Double {
    switch self {
    case .millimeters: 0.1
    case .inches: 0.01
    case .pixels: 1
    }
  }

  func name(_ texts: BackgroundTexts) -> String {
    switch self {
    case .millimeters: texts.millimeters
    case .inches: texts.inches
    case .pixels: texts.pixels
    }
  }
}
