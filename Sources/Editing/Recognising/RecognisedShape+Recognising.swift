public import Base

extension RecognisedShape {
  /// Finds the simplest shape that fits a freehand stroke.
  ///
  /// Fits all kinds of shapes and chooses the one with the least value of Schwarz' criterion ("Estimating the dimension
  /// of a model", 1978): an additional parameter has to reduce the distances by more than the hand's own trembling
  /// would account for. Takes less than a millisecond for a typical stroke.
  ///
  /// - Parameters:
  ///   - samples: the samples of the stroke, in units of the paper's longer side.
  ///   - pointLength: the length of a screen point, in the same units.
  /// - Returns: nil for a dot.
  public init?(of samples: [PaperPoint], pointLength: Double) {
    guard let path = DrawnPath(samples, pointLength: pointLength) else { return nil }
    let recogniser = ShapeRecogniser(path, pointLength: pointLength)
    self = recogniser.shape.straightened
  }
}
