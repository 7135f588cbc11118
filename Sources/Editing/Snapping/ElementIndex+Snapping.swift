import Base
import Documents

extension ElementIndex {
  /// The number of lines beyond which they become indistinguishable.
  private static let mostSnapBoxes = 200

  /// Returns the indices of the elements to snap to: at most 200, the nearest to a point.
  ///
  /// - Parameters:
  ///   - sight: the visible part of the paper.
  ///   - places: the indices of the moved elements, ascending.
  ///   - takesHandwork: includes freehand strokes, whose edges aren't deliberate.
  func snapPlaces(
    in sight: PaperBox, besides places: [Int], takesHandwork: Bool, near point: PaperPoint
  ) -> [Int] {
    var found: [Int] = []
    var moved = places[...]
    let hidden = hiddenLayers
    for place in elements.indices {
      if moved.first == place {
        moved.removeFirst()
        continue
      }
      let box = lineBox(at: place)
      guard box.intersects(sight), !elements[place].isEraser,
        hidden.isEmpty || !hidden.contains(elements[place].layer),
        takesHandwork || elements[place].content.handSamples == nil
      else { continue }
      found.append(place)
    }
    guard found.count > Self.mostSnapBoxes else { return found }
    func distance(_ place: Int) -> Double { (lineBox(at: place).center - point).length }
    return Array(found.sorted { distance($0) < distance($1) }.prefix(Self.mostSnapBoxes))
  }
}
