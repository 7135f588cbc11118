import Base
import Documents

/// Puts a painting together from the rows that could be read, and counts what is missing.
struct PaintingAssembly {
  /// What the library says of a step, apart from its elements.
  private struct Announcement {
    var kind: EditKind
    var elements: Int64
    var detail: [UInt8]?
  }

  private let item: ItemRow
  /// By the step that brought them.
  var pictures: [Int64: [UInt8]] = [:]
  /// Of the elements that are pictures, by their numbers.
  var pictureFiles: [Int64: PictureBytes] = [:]
  /// The lowest first, as far as they can be read.
  var layers: [Layer] = []
  /// Whether none of them is missing, as far as their rows tell.
  var hasAllLayers = true
  /// Those that elements lie in.
  private var named: Set<Layer.ID> = []
  /// As they were read.
  private var rows: [ElementRow] = []
  /// Where among them is the one of a position and a place: a dictionary of the rows themselves would take several
  /// times their memory.
  private var places: [Int64: [Int64: Int]] = [:]
  private var soundRows: Int64 = 0
  /// By position, as far as it can be read.
  private var announced: [Int64: Announcement] = [:]
  private var brokenEdits: Int64 = 0

  init(_ item: ItemRow) {
    self.item = item
    // What a damaged library says is no reason to take all memory.
    rows.reserveCapacity(Int(min(max(item.elementCount, 0), 1 << 18)))
  }

  mutating func noteBrokenEdit() { brokenEdits += 1 }

  mutating func expect(_ kind: EditKind, elements: Int64, detail: [UInt8]?, at position: Int64) {
    guard elements >= 0, elements < 1 << 40 else { return noteBrokenEdit() }
    announced[position] = Announcement(kind: kind, elements: elements, detail: detail)
  }

  mutating func add(_ row: ElementRow) {
    guard row.item == item.id else { return }
    // A picture without its file is as good as lost.
    if let file = row.pictureFile, pictureFiles[file] == nil { return }
    soundRows += 1
    named.insert(row.layer)
    places[row.position, default: [:]][row.place] = rows.count
    rows.append(row)
  }

  /// The rows of a step that could be read, by rising places.
  private func sortedRows(at position: Int64) -> [ElementRow] {
    (places[position] ?? [:]).sorted { $0.key < $1.key }.map { rows[$0.value] }
  }

  /// Whether a step speaks of a picture that is not there.
  var lacksPicture: Bool {
    guard brokenEdits == 0 else { return false }
    return announced.contains { position, step in
      guard step.kind.changes(.background) || step.kind == .base, step.detail != nil else {
        return false
      }
      let coding = EditCoding(item: item.id, position: position, kind: step.kind)
      return coding.pictureSources(step.detail).contains { pictures[$0] == nil }
    }
  }

  /// Whether the background that was there from the beginning can't be read; another one takes its place.
  var lacksBackground: Bool { announced[0]?.detail != nil && baseBackground == nil }

  /// Nil where it is a colour alone, or can't be read.
  private var baseBackground: Background? {
    let coding = EditCoding(item: item.id, position: 0, kind: .base)
    return try? coding.background(announced[0]?.detail, pictures: pictures)
  }

  /// The painting, and how many elements or steps it lacks.
  ///
  /// An element that is lost keeps its number, and its place until all steps are done: those of earlier versions name
  /// elements by their places.
  func result() -> (painting: Painting, lostCount: Int) {
    var (numbered, brokenSteps) = (UInt32(0), Int64(0))
    let (shape, length) = firstPaper
    var painting = Painting(
      shape: shape, paperLength: length, background: firstBackground, layers: allLayers,
      baseElements: elements(at: 0, on: shape.ratio, &numbered),
      unknownFields: item.unknownFields, unknownBackgroundFields: item.unknownBackgroundFields)
    var position = 0
    for step in positions {
      let new = elements(at: step, on: painting.aspectRatio, &numbered)
      if let edit = edit(at: step, new, of: painting.elements) {
        painting.restore(edit)
      } else {
        brokenSteps += 1
        // Where its elements belong is lost: they go on top.
        guard !new.isEmpty else { continue }
        painting.restore(.add(painting.onTop(new)))
      }
      if step <= item.historyPosition { position += 1 }
    }
    while painting.history.position > position { painting.undo() }
    let isWhole = hasAllRows && brokenSteps == 0 && painting.history.edits.count == positions.count
    if !isWhole { painting = painting.withoutGaps }
    let isRight = isWhole && painting.elements.count == item.elementCount
    let lost = lostRows + brokenSteps
    // A number beyond what a file can hold is itself damaged.
    return (painting, Int(min(max(lost, isRight ? 0 : 1), 1 << 40)))
  }

  // MARK: Steps

  /// All steps that are announced or that elements remember, in their order.
  private var positions: [Int64] {
    Set(announced.keys).union(places.keys).filter { $0 > 0 }.sorted()
  }

  private func announcement(at position: Int64) -> Announcement {
    announced[position] ?? Announcement(kind: .add, elements: 1, detail: nil)
  }

  /// Nil where it can't be read.
  private func edit(
    at position: Int64, _ new: [PaintingElement], of elements: ChunkedArray<PaintingElement>
  ) -> PaintingEdit? {
    let step = announcement(at: position)
    let coding = EditCoding(item: item.id, position: position, kind: step.kind)
    return try? coding.edit(step.detail, newElements: new, pictures: pictures, of: elements)
  }

  /// So many elements are believed to be lost at most.
  private static let mostGaps: Int64 = 1 << 24

  /// The elements that a step brought, with gaps for those that are lost.
  ///
  /// - Parameter numbered: how many there were in the steps before.
  private func elements(
    at position: Int64, on paper: AspectRatio, _ numbered: inout UInt32
  ) -> [PaintingElement] {
    let found = places[position] ?? [:]
    let announced =
      position == 0 ? announced[0]?.elements ?? 0 : announcement(at: position).elements
    let count = min(max(announced, (found.keys.max() ?? -1) + 1), Self.mostGaps)
    let first = numbered
    numbered &+= UInt32(max(count, 0))
    // One that is lost was in the layer of the one before it, as far as anyone knows.
    var layer = found.min { $0.key < $1.key }.map { rows[$0.value].layer } ?? .first
    return (0..<max(count, 0)).map { place in
      let number = first &+ UInt32(place) &+ 1
      guard let row = found[place].map({ rows[$0] }) else {
        return .gap(ElementID(number), in: layer)
      }
      layer = row.layer
      return row.element(numbered: number, on: paper, files: pictureFiles)
    }
  }

  private var firstBackground: Background {
    if let baseBackground { return baseBackground }
    for position in positions where announced[position]?.kind.changes(.background) == true {
      if let first = edit(at: position, [], of: [])?.form.backgroundBefore { return first }
    }
    return Background(color: InkColor(rgba: item.background))
  }

  private var firstPaper: (PaperShape, PaperLength?) {
    for position in positions where announced[position]?.kind.changes(.paper) == true {
      if let first = edit(at: position, [], of: [])?.paperBefore {
        return (.fixed(first.ratio), first.length)
      }
    }
    return (item.shape, item.paperLength.flatMap { PaperLength(millimeters: $0) })
  }

  // MARK: Layers

  /// Whether elements lie in a layer that is not there, or another one is missing.
  var lacksLayer: Bool {
    let known = layers.isEmpty ? [.first] : layers.map(\.id)
    if !hasAllLayers { return true }
    let others = named.subtracting(known)
    return !others.isEmpty && !others.isSubset(of: laterLayers)
  }

  /// Those that can be read, and those that elements lie in without it: over the layers of the elements beneath.
  private var allLayers: [Layer] {
    var all = layers
    var lost = named.subtracting(all.map(\.id))
    if !lost.isEmpty { lost.subtract(laterLayers) }
    guard !lost.isEmpty else { return all }
    for position in places.keys.sorted() {
      // Steps add to the uppermost layer.
      var place = position == 0 ? 0 : all.count
      for row in sortedRows(at: position) {
        if let known = all.firstIndex(where: { $0.id == row.layer }) {
          if position == 0 { place = known + 1 }
        } else if lost.contains(row.layer) {
          all.insert(Layer(id: row.layer), at: place)
          place += 1
        }
      }
    }
    return all
  }

  /// Those that steps bring.
  private var laterLayers: Set<Layer.ID> {
    var later: Set<Layer.ID> = []
    for (position, step) in announced where step.kind.changes(.layers) {
      let new = sortedRows(at: position).map {
        $0.element(numbered: 1, on: .fourToThree, files: pictureFiles)
      }
      if let edit = edit(at: position, new, of: []) { later.formUnion(edit.newLayers.map(\.id)) }
    }
    return later
  }

  // MARK: What is missing

  private var announcedElements: Int64 { announced.values.reduce(0) { $0 + $1.elements } }

  private var numberedSteps: Int64 { Int64(announced.keys.count { $0 > 0 }) }

  private var lostRows: Int64 {
    let missingEdits = max(item.editCount.subtractingReportingOverflow(numberedSteps).0, 0)
    return announcedElements - soundRows + max(missingEdits, brokenEdits)
  }

  private var hasAllRows: Bool {
    announcedElements == soundRows && brokenEdits == 0 && numberedSteps == item.editCount
      && (announced.keys.max() ?? 0) == max(item.editCount, 0)
  }
}
