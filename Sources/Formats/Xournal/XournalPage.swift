import Base
import Documents

/// The size of a page of Xournal++, which converts its points to lengths and places on a paper.
struct XournalPage {
  /// In points, as `height`.
  let width: Double
  let height: Double
  let ratio: AspectRatio

  static let pointsToInch = 72.0

  /// Nil for a size that papers can't have.
  init?(width: Double, height: Double) {
    guard width > 0, height > 0,
      let ratio = AspectRatio(Self.allowed(width / height, AspectRatio.allowed))
    else { return nil }
    self.width = width
    self.height = height
    self.ratio = ratio
  }

  /// The page for a paper. A paper without a size becomes as long as A4.
  init(of paper: PaperSize) {
    let side = paper.countedLength.inches * Self.pointsToInch
    ratio = paper.ratio
    width = ratio.paperSize.dx * side
    height = ratio.paperSize.dy * side
  }

  /// In points.
  var longerSide: Double { max(width, height) }

  /// Nil for a page that is longer or shorter than papers are.
  var length: PaperLength? {
    PaperLength(
      millimeters: Self.allowed(
        longerSide / Self.pointsToInch * PaperLength.millimetersToInch, PaperLength.allowed))
  }

  /// The end of a range for a number that only rounding took beyond it.
  private static func allowed(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    return abs(number - nearest) <= 1e-9 * nearest ? nearest : number
  }

  /// In lengths of the paper's longer side.
  func length(_ points: Double) -> Double { points / longerSide }

  func position(x: Double, y: Double) -> UnitPoint { UnitPoint(x: x / width, y: y / height) }
}
