import Lists
public import Model

extension StrokeIndex {
  /// Cuts every stroke where an eraser crosses it.
  ///
  /// - Returns: nil where it crosses none.
  public func cut(by eraser: EraserPath) -> PaintingEdit? {
    var splices: [Splice<Stroke>] = []
    for place in places(near: eraser.box, within: eraser.radius) {
      guard let pieces = strokes[place].pieces(cutBy: eraser, on: paper) else { continue }
      splices.append(Splice(index: place, removedCount: 1, inserted: pieces))
    }
    return splices.isEmpty ? nil : .replace(splices)
  }

  /// The places of the strokes whose ink an eraser touches.
  public func touched(by eraser: EraserPath) -> [Int] {
    places(near: eraser.box, within: eraser.radius).filter {
      strokes[$0].isTouched(by: eraser, on: paper)
    }
  }
}

extension PaintingEdit {
  /// Takes strokes away.
  public static func remove(_ places: some Sequence<Int>) -> PaintingEdit {
    .replace(places.sorted().map { Splice(index: $0, removedCount: 1, inserted: []) })
  }
}
