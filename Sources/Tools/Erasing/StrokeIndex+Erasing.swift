import Lists
public import Model

extension StrokeIndex {
  /// Cuts every stroke where an eraser crosses it.
  ///
  /// - Returns: nil where it crosses none.
  public func cut(by eraser: EraserPath) -> PaintingEdit? {
    var splices: [Splice<Stroke>] = []
    for place in places(near: eraser.box, within: eraser.radius) {
      guard let near = near(place, eraser),
        let pieces = strokes[place].pieces(cutBy: near, on: paper)
      else { continue }
      splices.append(Splice(index: place, removedCount: 1, inserted: pieces))
    }
    return splices.isEmpty ? nil : .replace(splices)
  }

  /// The places of the strokes whose ink an eraser touches.
  public func touched(by eraser: EraserPath) -> [Int] {
    places(near: eraser.box, within: eraser.radius).filter {
      guard let near = near($0, eraser) else { return false }
      return strokes[$0].isTouched(by: near, on: paper)
    }
  }

  /// What of an eraser comes near the ink of a stroke: most pass by most strokes that lie in the box round them.
  private func near(_ place: Int, _ eraser: EraserPath) -> EraserPath? {
    eraser.near(boxes[place], grownBy: strokes[place].width / 2)
  }
}

extension PaintingEdit {
  /// Takes strokes away.
  public static func remove(_ places: some Sequence<Int>) -> PaintingEdit {
    .replace(places.sorted().map { Splice(index: $0, removedCount: 1, inserted: []) })
  }
}
