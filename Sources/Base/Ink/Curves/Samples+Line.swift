extension [Sample] {
  /// Returns the points of the intended line through these samples.
  ///
  /// - Parameters:
  ///   - style: how the line follows the hand.
  ///   - paper: the shape of the samples' paper.
  ///   - grain: the length of a screen point on the paper during drawing.
  ///   - tolerance: the greatest distance of the curve from the line, like `grain` in lengths of the longer side.
  /// - Returns: samples whose pressure determines the width.
  public func line(
    _ style: HandStyle, on paper: AspectRatio, grain: Double, tolerance: Double
  ) -> [Sample] {
    guard !style.isPlain else { return self }
    var line = GrowingLine(style, on: paper, grain: grain, tolerance: tolerance)
    for sample in self { line.append(sample) }
    return line.certain + line.rest
  }
}
