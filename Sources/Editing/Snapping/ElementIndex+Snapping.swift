import Base
import Documents

extension ElementIndex {
  /// More than these lines nobody can tell apart.
  private static let mostSnapBoxes = 200

  /// The places of what can be lain along, at most 200: then those nearest to a point.
  ///
  /// - Parameters:
  ///   - sight: what is seen of the paper.
  ///   - places: what is moved itself, rising.
  ///   - takesHandwork: whether strokes of a hand count, which have no edges that anybody meant.
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
