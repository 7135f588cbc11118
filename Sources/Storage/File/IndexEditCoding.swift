import Base
import Documents

/// Steps of libraries before schema version 5, which referred to elements by index in drawing order.
enum IndexEdit {
  case replace([Splice<PaintingElement>])
  case transform([Int], PaperMap, widthScale: Double)
  case restyle([Int], StyleChange)
  case reorder([Int], above: Int)

  /// The same step with ids; nil if it does not fit the preceding elements.
  func edit(of elements: ChunkedArray<PaintingElement>) -> PaintingEdit? {
    func ids(_ indices: [Int]) -> [ElementID]? {
      var next = 0
      for index in indices {
        guard index >= next, index < elements.count else { return nil }
        next = index + 1
      }
      return indices.map { elements[$0].id }
    }
    switch self {
    case .replace(let splices):
      return elements.fits(splices) ? Self.replacing(splices, in: elements) : nil
    case .transform(let indices, let map, let widthScale):
      return ids(indices).map { .transform($0, map, widthScale: widthScale) }
    case .restyle(let indices, let change): return ids(indices).map { .restyle($0, change) }
    case .reorder(let indices, let above):
      guard let chosen = ids(indices), above >= 0, above <= elements.count - indices.count else {
        return nil
      }
      let isChosen = Set(indices)
      let others = elements.indices.filter { !isChosen.contains($0) }
      return .reorder(chosen, above: above == 0 ? nil : elements[others[above - 1]].id)
    }
  }

  /// The first element of a splice is replaced by the new ones; if none is removed, they go on top of the element
  /// below; elements below all others go with the lowest.
  private static func replacing(
    _ splices: [Splice<PaintingElement>], in elements: ChunkedArray<PaintingElement>
  ) -> PaintingEdit {
    if elements.isEmpty { return .add(splices.flatMap(\.inserted)) }
    if splices.count == 1, let only = splices.first, only.removedCount == 0,
      only.index == elements.count
    {
      return .add(only.inserted)
    }
    var new: [Int: [PaintingElement]] = [:]
    var lowest: [PaintingElement] = []
    for splice in splices {
      let removed = splice.index..<splice.index + splice.removedCount
      for index in removed { new[index] = [] }
      if let first = removed.first {
        new[first] = splice.inserted
      } else if !splice.inserted.isEmpty {
        let below = splice.index - 1
        if below >= 0 {
          new[below] = (new[below] ?? [elements[below]]) + splice.inserted
        } else {
          lowest += splice.inserted
        }
      }
    }
    if !lowest.isEmpty { new[0] = lowest + (new[0] ?? [elements[0]]) }
    return .replace(
      new.keys.sorted().map { .init(elements[$0].id, by: new[$0] ?? []) })
  }
}

/// Decodes the details of such steps.
enum IndexEditCoding {
  /// Returns nil for steps of other kinds.
  ///
  /// - Parameter newElements: the step's elements, in order.
  static func edit(
    _ kind: EditKind, from reader: inout ByteReader, newElements: [PaintingElement]
  ) throws(ByteReader.OutOfBytes) -> IndexEdit? {
    switch kind {
    case .replaceIndices: return .replace(try splices(from: &reader, newElements))
    case .transformIndices:
      let map = try reader.map()
      let widthScale = try reader.double()
      return .transform(try indices(from: &reader), map, widthScale: widthScale)
    case .restyleIndices:
      let change = try styleChange(from: &reader)
      return .restyle(try indices(from: &reader), change)
    case .reorderIndices:
      let above = try reader.smallNumber()
      return .reorder(try indices(from: &reader), above: above)
    default: return nil
    }
  }

  private static func indices(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> [Int]
  {
    var indices: [Int] = []
    var next = 0
    for _ in 0..<(try reader.count()) {
      let index = next + (try reader.smallNumber())
      indices.append(index)
      next = index + 1
    }
    return indices
  }

  private static func splices(
    from reader: inout ByteReader, _ elements: [PaintingElement]
  ) throws(ByteReader.OutOfBytes) -> [Splice<PaintingElement>] {
    var splices: [Splice<PaintingElement>] = []
    var rest = elements[...]
    for _ in 0..<(try reader.count()) {
      let index = try reader.smallNumber()
      let removedCount = try reader.smallNumber()
      let insertedCount = try reader.smallNumber()
      guard insertedCount <= rest.count else { throw ByteReader.OutOfBytes() }
      splices.append(
        Splice(
          index: index, removedCount: removedCount, inserted: Array(rest.prefix(insertedCount))))
      rest = rest.dropFirst(insertedCount)
    }
    guard rest.isEmpty else { throw ByteReader.OutOfBytes() }
    return splices
  }

  /// Caps and joins in their order at that time.
  private static let caps: [EndCap] = [.butt, .round, .square]
  private static let joins: [LineJoin] = [.miter, .round, .bevel]

  private static func styleChange(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> StyleChange {
    func word<Word>(
      _ reader: inout ByteReader, _ words: [Word]
    ) throws(ByteReader.OutOfBytes) -> Word {
      let index = Int(try reader.number(UInt8.self))
      guard index < words.count else { throw ByteReader.OutOfBytes() }
      return words[index]
    }
    let fields = try reader.number(UInt8.self)
    guard fields < 32 else { throw ByteReader.OutOfBytes() }
    var change = StyleChange()
    if fields & 1 != 0 { change.color = InkColor(rgba: try reader.number()) }
    if fields & 2 != 0 { change.cap = try word(&reader, caps) }
    if fields & 4 != 0 { change.join = try word(&reader, joins) }
    if fields & 8 != 0 { change.dash = try reader.dash() }
    if fields & 16 != 0 { change.width = try reader.double() }
    return change
  }
}
