import Base
public import Documents

extension Painting {
  /// A painting of some strokes alone, on a paper that is just as large as they are; nil for none, and for strokes
  /// without an extent.
  ///
  /// - Parameter places: of strokes in the order of drawing.
  public func cutOut(_ places: [Int]) -> Painting? {
    let paper = aspectRatio
    let chosen = places.filter(strokes.indices.contains).map { strokes[$0] }
    var box = PaperBox()
    for stroke in chosen { box.add(stroke.box(on: paper).grown(by: stroke.width / 2)) }
    guard !box.isEmpty, let ratio = AspectRatio(box.width / max(box.height, 1e-9)) else {
      return nil
    }
    let longer = max(box.width, box.height)
    let base = chosen.map { stroke in
      var stroke = stroke
      stroke.width /= longer
      for index in stroke.samples.indices {
        let point = PaperPoint(stroke.samples[index].position, on: paper)
        stroke.samples[index].position = PaperPoint(
          x: (point.x - box.left) / longer, y: (point.y - box.top) / longer
        ).unitPoint(on: ratio)
      }
      return stroke
    }
    return Painting(
      shape: .fixed(ratio), background: Background(color: background.color), baseStrokes: base)
  }
}
