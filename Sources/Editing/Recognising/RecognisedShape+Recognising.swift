public import Base

extension RecognisedShape {
  /// The simplest shape that fits what a hand drew.
  ///
  /// All kinds of shapes are fitted, and the one is taken for which Schwarz' criterion ("Estimating the dimension of
  /// a model", 1978) is least: half a number more has to make the distances so much smaller that the hand's own
  /// trembling would hardly do so. Takes less than a millisecond for a usual stroke.
  ///
  /// - Parameters:
  ///   - samples: of the stroke, in lengths of the paper's longer side.
  ///   - pointLength: of a point on screen, in the same lengths.
  /// - Returns: nil for a dot.
  public init?(of samples: [PaperPoint], pointLength: Double) {
    guard let path = DrawnPath(samples, pointLength: pointLength) else { return nil }
    let recogniser = ShapeRecogniser(path, pointLength: pointLength)
    self = recogniser.shape.straightened
  }
}
