import Base
import Documents

/// Puts a painting together from the rows that could be read, and counts what is missing.
struct PaintingAssembly {
  /// What the library says of a step, apart from its strokes.
  private struct Announcement {
    var kind: EditKind
    var strokes: Int64
    var detail: [UInt8]?
  }

  private let item: ItemRow
  /// By the step that brought them.
  var pictures: [Int64: [UInt8]] = [:]
  /// By position and place.
  private var strokes: [Int64: [Int64: Stroke]] = [:]
  private var soundStrokes: Int64 = 0
  /// By position, as far as it can be read.
  private var announced: [Int64: Announcement] = [:]
  private var brokenEdits: Int64 = 0

  init(_ item: ItemRow) { self.item = item }

  mutating func noteBrokenEdit() { brokenEdits += 1 }

  mutating func expect(_ kind: EditKind, strokes: Int64, detail: [UInt8]?, at position: Int64) {
    guard strokes >= 0, strokes < 1 << 40, kind != .add || strokes == 1 else {
      return noteBrokenEdit()
    }
    announced[position] = Announcement(kind: kind, strokes: strokes, detail: detail)
  }

  mutating func add(_ row: StrokeRow) {
    guard row.item == item.id else { return }
    soundStrokes += 1
    strokes[row.position, default: [:]][row.place] = row.stroke
  }

  /// Whether a step speaks of a picture that is not there.
  var lacksPicture: Bool {
    guard brokenEdits == 0 else { return false }
    return announced.contains { position, step in
      guard step.kind == .background || step.kind == .base, step.detail != nil else { return false }
      let coding = EditCoding(item: item.id, position: position, kind: step.kind)
      return coding.pictureSources(step.detail).contains { pictures[$0] == nil }
    }
  }

  /// The painting, and how many strokes or steps it lacks.
  func result() -> (painting: Painting, lostStrokes: Int) {
    let steps = steps
    let isPlain = steps.allSatisfy { step in
      if case .add? = step.edit { true } else { step.edit == nil }
    }
    let isWhole = hasAllRows && !steps.contains { $0.edit == nil }
    let painting = isPlain || isWhole ? whole(steps) : settled(steps)
    let lost = lostRows + Int64(steps.count { $0.edit == nil && $0.strokes == 0 })
    let isRight = isWhole && painting.strokes.count == item.elementCount
    // A number beyond what a file can hold is itself damaged.
    return (painting, Int(min(max(lost, isRight ? 0 : 1), 1 << 40)))
  }

  // MARK: Steps

  private struct Step {
    var position: Int64
    /// Nil where it can't be read.
    var edit: PaintingEdit?
    var strokes: Int64
  }

  /// All steps that are announced or that strokes remember, in their order.
  private var steps: [Step] {
    let positions = Set(announced.keys).union(strokes.keys).filter { $0 > 0 }.sorted()
    return positions.map { position in
      let step = announced[position] ?? Announcement(kind: .add, strokes: 1, detail: nil)
      let found = (strokes[position] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
      let coding = EditCoding(item: item.id, position: position, kind: step.kind)
      let edit = try? coding.edit(step.detail, strokes: found, pictures: pictures)
      return Step(position: position, edit: edit, strokes: step.strokes)
    }
  }

  private var base: [Stroke] {
    (strokes[0] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  private func firstBackground(_ steps: [Step]) -> Background {
    for case .setBackground(let first, _)? in steps.map(\.edit) { return first }
    let coding = EditCoding(item: item.id, position: 0, kind: .base)
    let kept = try? coding.background(announced[0]?.detail, pictures: pictures)
    return kept ?? Background(color: InkColor(rgba: item.background))
  }

  private func firstShape(_ steps: [Step]) -> PaperShape {
    for case .reshape(let first, _)? in steps.map(\.edit) { return .fixed(first) }
    return item.shape
  }

  /// The painting with its history, of which steps may be left out that only add.
  private func whole(_ steps: [Step]) -> Painting {
    let found = steps.filter { $0.edit != nil }
    return Painting(
      shape: firstShape(steps), background: firstBackground(steps), baseStrokes: base,
      history: History(
        edits: found.compactMap(\.edit),
        position: found.count { $0.position <= item.historyPosition }),
      unknownFields: item.unknownFields, unknownBackgroundFields: item.unknownBackgroundFields)
  }

  /// What is left of a painting whose steps name strokes by their places: each lost one keeps its place until
  /// all is done. Without the history, which would not fit any more.
  private func settled(_ steps: [Step]) -> Painting {
    let gap = Stroke(width: 1, samples: [])
    let baseCount = min(
      max(announced[0]?.strokes ?? 0, (strokes[0]?.keys.max() ?? -1) + 1), 1 << 24)
    var painting = Painting(
      shape: firstShape(steps), background: firstBackground(steps),
      baseStrokes: (0..<max(baseCount, 0)).map { strokes[0]?[$0] ?? gap })
    for step in steps where step.position <= item.historyPosition {
      if let edit = step.edit {
        painting.perform(edit)
      } else if step.strokes == 1, announced[step.position]?.kind == .add {
        painting.add(gap)
      }
    }
    return Painting(
      shape: painting.shape, background: painting.background,
      baseStrokes: painting.strokes.filter { !$0.samples.isEmpty },
      unknownFields: item.unknownFields, unknownBackgroundFields: item.unknownBackgroundFields)
  }

  // MARK: What is missing

  private var announcedStrokes: Int64 { announced.values.reduce(0) { $0 + $1.strokes } }

  private var numberedSteps: Int64 { Int64(announced.keys.count { $0 > 0 }) }

  private var lostRows: Int64 {
    let missingEdits = max(item.editCount.subtractingReportingOverflow(numberedSteps).0, 0)
    return announcedStrokes - soundStrokes + max(missingEdits, brokenEdits)
  }

  private var hasAllRows: Bool {
    announcedStrokes == soundStrokes && brokenEdits == 0 && numberedSteps == item.editCount
      && (announced.keys.max() ?? 0) == max(item.editCount, 0)
  }
}
