import Base
import Documents
import Texts

/// What the size of a paper is counted in when it is asked.
enum PaperUnit: String, CaseIterable {
  case millimeters
  case inches
  case pixels

  /// How many of them an inch has: pixels as on the web.
  var countToInch: Double {
    switch self {
    case .millimeters: PaperLength.millimetersToInch
    case .inches: 1
    case .pixels: 96
    }
  }

  /// What units that are typed are in this one.
  var units: [String: Double] {
    let inch = countToInch
    let millimeter = inch / PaperLength.millimetersToInch
    return [
      "px": inch / PaperUnit.pixels.countToInch, "in": inch, "mm": millimeter,
      "cm": 10 * millimeter,
    ]
  }

  /// What units that are typed are in points of a paper, which are pixels at 100 %: on one that has no size, an inch is
  /// what it is on the web.
  ///
  /// - Parameter length: the paper's longer side.
  static func inPoints(on length: PaperLength?) -> [String: Double] {
    let inch = length.map { PaperScale.points / $0.inches } ?? pixels.countToInch
    let millimeter = inch / millimeters.countToInch
    return ["pt": 1, "px": 1, "in": inch, "mm": millimeter, "cm": 10 * millimeter]
  }

  /// The longer side of a paper that has no size.
  var usualLength: Double {
    switch self {
    case .millimeters: PaperLength.a4.millimeters
    case .inches: 11
    case .pixels: 1600
    }
  }

  /// A length in it.
  func count(of length: PaperLength) -> Double { length.inches * countToInch }

  /// So many of them; nil for what is no length of a paper.
  func length(of count: Double) -> PaperLength? {
    PaperLength(millimeters: count * (PaperLength.millimetersToInch / countToInch))
  }

  /// How finely it is counted.
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
