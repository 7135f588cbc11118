import Base
import Documents

/// Assembles a painting from its readable rows, and counts the missing ones.
struct PaintingAssembly {
  /// A step's row in the library, without its elements.
  private struct Announcement {
    var kind: EditKind
    var elements: Int64
    var detail: [UInt8]?
  }

  private let item: ItemRow
  /// By the step that brought them.
  var pictures: [Int64: [UInt8]] = [:]
  /// The files of picture elements, by number.
  var pictureFiles: [Int64: PictureBytes] = [:]
  /// The readable layers, the lowest first.
  var layers: [Layer] = []
  /// Whether all layers are present according to their rows.
  var hasAllLayers = true
  /// The layers that elements refer to.
  private var named: Set<Layer.ID> = []
  /// In the order of reading.
  private var rows: [ElementRow] = []
  /// The index of the row for a position and place: a dictionary of the rows themselves would take several times their
  /// memory.
  private var places: [Int64: [Int64: Int]] = [:]
  private var soundRows: Int64 = 0
  /// By position, as far as readable.
  private var announced: [Int64: Announcement] = [:]
  private var brokenEdits: Int64 = 0

  init(_ item: ItemRow) {
    self.item = item
    // The numbers in a damaged library must not exhaust memory.
    rows.reserveCapacity(Int(min(max(item.elementCount, 0), 1 << 18)))
  }

  mutating func noteBrokenEdit() { brokenEdits += 1 }

  mutating func expect(_ kind: EditKind, elements: Int64, detail: [UInt8]?, at position: Int64) {
    guard elements >= 0, elements < 1 << 40 else { return noteBrokenEdit() }
    announced[position] = Announcement(kind: kind, elements: elements, detail: detail)
  }

  mutating func add(_ row: ElementRow) {
    guard row.item == item.id else { return }
    // A picture without its file counts as lost.
    if let file = row.pictureFile, pictureFiles[file] == nil { return }
    soundRows += 1
    named.insert(row.layer)
    places[row.position, default: [:]][row.place] = rows.count
    rows.append(row)
  }

  /// The readable rows of a step, by ascending places.
  private func sortedRows(at position: Int64) -> [ElementRow] {
    (places[position] ?? [:]).sorted { $0.key < $1.key }.map { rows[$0.value] }
  }

  /// Whether a step refers to a missing picture.
  var lacksPicture: Bool {
    guard brokenEdits == 0 else { return false }
    return announced.contains { position, step in
      let mayHavePicture =
        step.kind.changes(.background) || step.kind.changes(.pages) || step.kind == .base
      guard mayHavePicture, step.detail != nil else { return false }
      let coding = EditCoding(item: item.id, position: position, kind: step.kind)
      return coding.pictureSources(step.detail).contains { pictures[$0] == nil }
    }
  }

  /// Whether the initial background is unreadable and replaced.
  var lacksBackground: Bool { announced[0]?.detail != nil && baseBackground == nil }

  /// Nil if it is just a colour or unreadable.
  private var baseBackground: Background? {
    let coding = EditCoding(item: item.id, position: 0, kind: .base)
    return try? coding.background(announced[0]?.detail, pictures: pictures)
  }

  /// Assembles the painting, and counts its missing elements or steps.
  ///
  /// A lost element keeps its number, and its position until all steps are applied: those of earlier versions refer to
  /// elements by index.
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
        // The position of its elements is lost: they go on top.
        guard !new.isEmpty else { continue }
        painting.restore(painting.onShownPage(.add(painting.onTop(new))))
      }
      if step <= item.historyPosition { position += 1 }
    }
    while painting.history.position > position { painting.undo() }
    let isWhole = hasAllRows && brokenSteps == 0 && painting.history.edits.count == positions.count
    if !isWhole { painting = painting.withoutGaps }
    painting.turn(to: painting.pages[0].id)
    let isRight = isWhole && painting.summary.elementCount == item.elementCount
    let lost = lostRows + brokenSteps
    // A number beyond the capacity of a file is damaged itself.
    return (painting, Int(min(max(lost, isRight ? 0 : 1), 1 << 40)))
  }

  // MARK: Steps

  /// All steps that are announced or referred to by elements, in order.
  private var positions: [Int64] {
    Set(announced.keys).union(places.keys).filter { $0 > 0 }.sorted()
  }

  private func announcement(at position: Int64) -> Announcement {
    announced[position] ?? Announcement(kind: .add, elements: 1, detail: nil)
  }

  /// Returns nil if unreadable.
  private func edit(
    at position: Int64, _ new: [PaintingElement], of elements: ChunkedArray<PaintingElement>
  ) -> PaintingEdit? {
    let step = announcement(at: position)
    let coding = EditCoding(item: item.id, position: position, kind: step.kind)
    return try? coding.edit(step.detail, newElements: new, pictures: pictures, of: elements)
  }

  /// Returns an edit whose elements don't matter; nil if unreadable.
  private func edit(at position: Int64) -> PaintingEdit? {
    var numbered = UInt32(0)
    let new = elements(at: position, on: .fourToThree, &numbered)
    return edit(at: position, new, of: [])
  }

  /// The limit of presumed lost elements.
  private static let mostGaps: Int64 = 1 << 24

  /// The elements of a step, with gaps for lost ones.
  ///
  /// - Parameter numbered: the number of elements in earlier steps.
  private func elements(
    at position: Int64, on paper: AspectRatio, _ numbered: inout UInt32
  ) -> [PaintingElement] {
    let found = places[position] ?? [:]
    let announced =
      position == 0 ? announced[0]?.elements ?? 0 : announcement(at: position).elements
    let count = min(max(announced, (found.keys.max() ?? -1) + 1), Self.mostGaps)
    let first = numbered
    numbered &+= UInt32(max(count, 0))
    // Presumes a lost element in the layer of its predecessor.
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
      if let first = edit(at: position)?.form.backgroundBefore { return first }
    }
    return Background(color: InkColor(rgba: item.background))
  }

  private var firstPaper: (PaperShape, PaperLength?) {
    for position in positions where announced[position]?.kind.changes(.paper) == true {
      if let first = edit(at: position)?.paperBefore {
        return (.fixed(first.ratio), first.length)
      }
    }
    return (item.shape, item.paperLength.flatMap { PaperLength(millimeters: $0) })
  }

  // MARK: Layers

  /// Whether elements refer to a missing layer, or another one is missing.
  var lacksLayer: Bool {
    let known = layers.isEmpty ? [.first] : layers.map(\.id)
    if !hasAllLayers { return true }
    let others = named.subtracting(known)
    return !others.isEmpty && !others.isSubset(of: laterLayers)
  }

  /// The readable layers, and those only known from elements: above the layers of the elements beneath.
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

  /// The layers brought by steps.
  private var laterLayers: Set<Layer.ID> {
    var later: Set<Layer.ID> = []
    for (position, step) in announced
    where step.detail != nil && step.kind.changes(.layers) {
      if let edit = edit(at: position) { later.formUnion(edit.newLayers.map(\.id)) }
    }
    return later
  }

  // MARK: Missing parts

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
