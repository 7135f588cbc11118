import Base
import Documents
import Texts

/// The unit of lengths on a paper: a unit of its physical size, or the points that every paper has.
struct PaperMeasure {
  let unitName: String
  /// The length of the paper's longer side in this unit.
  let countToLongerSide: Double

  /// - Parameter unit: the unit of a paper with a size.
  init(of paper: PaperSize, in unit: PaperUnit, _ texts: Texts) {
    unitName = paper.length == nil ? texts.inspector.points : unit.name(texts.background)
    countToLongerSide = paper.length.map(unit.count) ?? PaperScale.points
  }

  func count(ofLength length: Double) -> Double { length * countToLongerSide }

  func length(ofCount count: Double) -> Double { count / countToLongerSide }
}
