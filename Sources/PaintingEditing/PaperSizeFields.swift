import Base
import Documents
import Texts
import Widgets

/// The width and height of a paper in a unit, and its orientation.
final class PaperSizeFields {
  let width: ExpressionField
  let height: ExpressionField
  let unitRow: ChoiceRow
  let orientation: ChoiceRow
  /// Posted when a value or the unit changes.
  let changed = Signal<Void>()
  private(set) var unit: PaperUnit
  private let texts: BackgroundTexts
  /// The exact size, which the fields show rounded, until something is typed.
  private var untouched: PaperSize?

  /// - Parameter paper: the initial paper. Without a size, a default is shown for the longer side.
  init(_ paper: PaperSize, in unit: PaperUnit, texts: BackgroundTexts) {
    self.unit = unit
    self.texts = texts
    let units = PaperUnit.allCases
    unitRow = ChoiceRow(
      name: texts.unit, choices: units.map { $0.name(texts) },
      selection: units.firstIndex(of: unit) ?? 0)
    orientation = ChoiceRow(
      name: texts.orientation, choices: [texts.portrait, texts.landscape],
      selection: paper.ratio.value < 1 ? 0 : 1)
    width = ExpressionField(
      name: texts.width, label: texts.width, unit: unit.name(texts), units: unit.units, decimals: 2)
    height = ExpressionField(
      name: texts.height, label: texts.height, unit: unit.name(texts), units: unit.units,
      decimals: 2)
    showSize(of: PaperSize(paper.ratio, length: paper.length ?? unit.length(of: unit.usualLength)))
    for field in [width, height] {
      field.wanted.listen(self) { [weak self, weak field] wanted in
        guard let self, let field else { return }
        untouched = nil
        set(field, to: wanted.value)
        showOrientation()
        changed.post(())
      }
    }
    unitRow.chosen.listen(self) { [weak self] in self?.count(in: units[$0]) }
    orientation.chosen.listen(self) { [weak self] in self?.turn(toLandscape: $0 == 1) }
  }

  /// Nil if one side is too long compared to the other.
  var ratio: AspectRatio? { untouched?.ratio ?? AspectRatio(width.value / height.value) }

  /// Nil if it is also out of range for a paper's size.
  var size: PaperSize? {
    if let untouched { return untouched }
    guard let ratio, let length = unit.length(of: max(width.value, height.value)) else {
      return nil
    }
    return PaperSize(ratio, length: length)
  }

  private func showSize(of paper: PaperSize) {
    let (sides, longer) = (paper.ratio.paperSize, unit.count(of: paper.countedLength))
    set(width, to: sides.dx * longer)
    set(height, to: sides.dy * longer)
    untouched = paper
  }

  private func set(_ field: ExpressionField, to value: Double) {
    let value = (value / unit.step).rounded() * unit.step
    field.value = min(max(value, unit.step), 100_000)
  }

  private func showOrientation() {
    if width.value != height.value { orientation.selection = width.value < height.value ? 0 : 1 }
  }

  private func turn(toLandscape isLandscape: Bool) {
    let isNow = width.value > height.value
    if isNow != isLandscape {
      untouched = nil
      (width.value, height.value) = (height.value, width.value)
    }
    showOrientation()
    changed.post(())
  }

  private func count(in new: PaperUnit) {
    let factor = new.countToInch / unit.countToInch
    unit = new
    for field in [width, height] { (field.unit, field.units) = (new.name(texts), new.units) }
    if let untouched {
      showSize(of: untouched)
    } else {
      for field in [width, height] { set(field, to: field.value * factor) }
    }
    changed.post(())
  }
}
