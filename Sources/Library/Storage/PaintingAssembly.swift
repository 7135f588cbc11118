import Ink
import Model

/// Puts a painting together from the rows that could be read, and counts what is missing.
struct PaintingAssembly {
  private let item: ItemRow
  private var base: [Stroke] = []
  private var edits: [PaintingEdit] = []
  private var kept = 0
  private var soundStrokes: Int64 = 0
  /// By position, as far as it can be read.
  private var announced: [Int64: Int64] = [:]
  private var brokenEdits: Int64 = 0

  init(_ item: ItemRow) { self.item = item }

  mutating func expect(_ strokes: Int64, at position: Int64) {
    guard strokes >= 0, strokes < 1 << 40, position == 0 || strokes == 1 else {
      brokenEdits += 1
      return
    }
    announced[position] = strokes
  }

  mutating func add(_ row: StrokeRow) {
    guard row.item == item.id else { return }
    soundStrokes += 1
    guard row.position > 0 else {
      base.append(row.stroke)
      return
    }
    edits.append(.add(row.stroke))
    if row.position <= item.historyPosition { kept += 1 }
  }

  var painting: Painting {
    Painting(
      shape: item.shape, background: InkColor(stored: item.background), baseStrokes: base,
      history: History(edits: edits, position: kept), unknownFields: item.unknownFields,
      unknownBackgroundFields: item.unknownBackgroundFields)
  }

  var lostStrokes: Int {
    let numbered = announced.keys.filter { $0 > 0 }.count
    let missingEdits = max(item.editCount.subtractingReportingOverflow(Int64(numbered)).0, 0)
    let lost = announced.values.reduce(0, +) - soundStrokes + max(missingEdits, brokenEdits)
    // A number beyond what a file can hold is itself damaged.
    return Int(min(max(lost, isWhole ? 0 : 1), 1 << 40))
  }

  private var isWhole: Bool {
    announced.values.reduce(0, +) == soundStrokes && brokenEdits == 0
      && announced.keys.filter { $0 > 0 }.count == item.editCount
      && (announced.keys.max() ?? 0) == max(item.editCount, 0)
      && painting.strokes.count == item.strokeCount
  }
}
