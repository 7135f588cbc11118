import Geometry
import Model

/// Puts pixel art together from the steps that could be read, and counts what is missing.
struct PixelAssembly {
  private let item: ItemRow
  private var details: [Int64: [UInt8]] = [:]
  private var brokenSteps: Int64 = 0

  init(_ item: ItemRow) { self.item = item }

  mutating func noteBrokenStep() { brokenSteps += 1 }

  mutating func add(_ detail: [UInt8], at position: Int64) { details[position] = detail }

  /// The pixel art, and how many steps it lacks.
  ///
  /// What can't be read is left out: later steps say what tiles hold, not how they changed, so that most of
  /// a picture is right again after the next ones.
  func result() -> (art: PixelArt, lostSteps: Int) {
    var lost = brokenSteps
    func picture(_ position: Int64, after old: PixelPicture?) -> PixelPicture? {
      let coding = PixelCoding(item: item.id, position: position)
      return try? coding.picture(details[position], after: old)
    }
    let base = picture(0, after: nil)
    if base == nil { lost += 1 }
    let size = item.outline.gridSize ?? CellSize(width: 16, height: 16)
    var last = base ?? PixelPicture(size: size)
    let first = last
    var steps: [PixelPicture] = []
    var position = 0
    let count = max(min(item.editCount, 1 << 24), details.keys.max() ?? 0)
    for number in stride(from: Int64(1), through: max(count, 0), by: 1) {
      if let next = picture(number, after: last) {
        steps.append(next)
        last = next
        if number <= item.historyPosition { position = steps.count }
      } else {
        lost += 1
      }
    }
    let art = PixelArt(
      first, history: History(edits: steps, position: position), unknownFields: item.unknownFields)
    return (art, Int(min(lost, 1 << 40)))
  }
}
