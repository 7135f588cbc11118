public import Base

/// One step of a painting's history.
///
/// Strokes are named by their places in the order of drawing, as it was before the edit.
public enum PaintingEdit: Equatable, Sendable {
  /// One more stroke on top.
  case add(Stroke)
  /// Strokes go, come, or are cut in pieces.
  case replace([Splice<Stroke>])
  /// Strokes move, grow or turn.
  ///
  /// - Parameter widthScale: of the width that they are drawn with.
  case transform([Int], PaperMap, widthScale: Double)
  /// Strokes look otherwise.
  case restyle([Int], StyleChange)
  /// Strokes lie on top of so many of the others.
  case reorder([Int], above: Int)
  case setBackground(from: Background, to: Background)
  /// The paper has another shape; the ink keeps its own, and all of the old paper is on the new one.
  case reshape(from: AspectRatio, to: AspectRatio)
}

extension PaintingEdit {
  /// Whether each stroke is after it where it was before in the order of drawing.
  public var keepsPlaces: Bool {
    switch self {
    case .add, .transform, .restyle, .setBackground, .reshape: true
    case .replace, .reorder: false
    }
  }

  /// What the edit does to the list of strokes; nil where it does not fit them.
  func splices(of strokes: [Stroke], on paper: AspectRatio) -> [Splice<Stroke>]? {
    switch self {
    case .add(let stroke):
      return [Splice(index: strokes.count, removedCount: 0, inserted: [stroke])]
    case .replace(let splices):
      return strokes.fits(splices) ? splices : nil
    case .transform(let places, let map, let widthScale):
      return Self.replacing(places, in: strokes) { $0.mapped(by: map, widthScale, on: paper) }
    case .restyle(let places, let change):
      return Self.replacing(places, in: strokes) { $0.restyled(change) }
    case .reorder(let places, let above):
      return Self.moving(places, in: strokes, above: above)
    case .setBackground:
      return []
    case .reshape(let from, let to):
      return Self.replacing(Array(strokes.indices), in: strokes) { $0.reshaped(from: from, to: to) }
    }
  }

  /// Whether places rise and lie within a list.
  private static func areRising(_ places: [Int], within count: Int) -> Bool {
    var next = 0
    for place in places {
      guard place >= next, place < count else { return false }
      next = place + 1
    }
    return true
  }

  /// Neighbours become one splice.
  private static func replacing(
    _ places: [Int], in strokes: [Stroke], by change: (Stroke) -> Stroke
  ) -> [Splice<Stroke>]? {
    guard areRising(places, within: strokes.count) else { return nil }
    var splices: [Splice<Stroke>] = []
    for place in places {
      if let last = splices.last, last.index + last.removedCount == place {
        splices[splices.count - 1].removedCount += 1
        splices[splices.count - 1].inserted.append(change(strokes[place]))
      } else {
        splices.append(
          Splice(index: place, removedCount: 1, inserted: [change(strokes[place])]))
      }
    }
    return splices
  }

  /// One splice over all that changes its place.
  private static func moving(
    _ places: [Int], in strokes: [Stroke], above: Int
  ) -> [Splice<Stroke>]? {
    guard areRising(places, within: strokes.count), above >= 0,
      above <= strokes.count - places.count
    else { return nil }
    let chosen = Set(places)
    var others = strokes.indices.filter { !chosen.contains($0) }
    others.insert(contentsOf: places, at: above)
    guard let first = others.indices.first(where: { others[$0] != $0 }),
      let last = others.indices.last(where: { others[$0] != $0 })
    else { return [] }
    return [
      Splice(
        index: first, removedCount: last - first + 1,
        inserted: others[first...last].map { strokes[$0] })
    ]
  }
}
