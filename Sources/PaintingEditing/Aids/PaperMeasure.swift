import Base
import Documents
import Texts

/// What lengths on a paper are counted in: a unit of its real size, or the points that every paper has.
struct PaperMeasure {
  let unitName: String
  /// How many of them the paper's longer side has.
  let countToLongerSide: Double

  /// - Parameter unit: of a paper that has a size.
  init(of paper: PaperSize, in unit: PaperUnit, _ texts: Texts) {
    unitName = paper.length == nil ? texts.inspector.points : unit.name(texts.background)
    countToLongerSide = paper.length.map(unit.count) ?? PaperScale.points
  }

  func count(ofLength length: Double) -> Double { length * countToLongerSide }

  func length(ofCount count: Double) -> Double { count / countToLongerSide }
}
