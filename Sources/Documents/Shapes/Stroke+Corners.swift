public import Base

extension Stroke {
  /// A rectangle or an ellipse that is given by two opposite corners, with the outline that its tool draws; any
  /// other stroke as it is.
  ///
  /// Pressure and time are those of the first corner.
  public func outlined(on paper: AspectRatio) -> Stroke {
    guard samples.count == 2 else { return self }
    let outline: (PaperPoint, PaperPoint) -> [PaperPoint]
    switch tool {
    case .rectangle: outline = ShapeOutline.rectangle
    case .ellipse: outline = ShapeOutline.ellipse
    default: return self
    }
    let corners = samples.map { PaperPoint($0.position, on: paper) }
    var stroke = self
    stroke.samples = outline(corners[0], corners[1]).map { point in
      var sample = samples[0]
      sample.position = point.unitPoint(on: paper)
      return sample
    }
    return stroke
  }
}
