import Base
import Documents

extension ElementIndex {
  /// The number of lines beyond which they become indistinguishable.
  private static let mostSnapBoxes = 200

  /// Returns the indices of the elements to snap to: at most 200, the nearest to a point.
  ///
  /// - Parameters:
  ///   - visible: the visible part of the paper.
  ///   - indices: the indices of the moved elements, ascending.
  ///   - takesHandwork: includes freehand strokes, whose edges aren't deliberate.
  func snapIndices(
    in visible: PaperBox, besides indices: [Int], takesHandwork: Bool, near point: PaperPoint
  ) -> [Int] {
    var found: [Int] = []
    var moved = indices[...]
    let hidden = hiddenLayers
    for index in elements.indices {
      if moved.first == index {
        moved.removeFirst()
        continue
      }
      let box = lineBox(at: index)
      guard box.intersects(visible), !elements[index].isEraser,
        hidden.isEmpty || !hidden.contains(elements[index].layer),
        takesHandwork || elements[index].content.handSamples == nil
      else { continue }
      found.append(index)
    }
    guard found.count > Self.mostSnapBoxes else { return found }
    func distance(_ index: Int) -> Double { (lineBox(at: index).center - point).length }
    return Array(found.sorted { distance($0) < distance($1) }.prefix(Self.mostSnapBoxes))
  }
}
