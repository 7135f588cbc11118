extension [Sample] {
  /// The points of the line that a hand meant with these samples.
  ///
  /// - Parameters:
  ///   - style: how the line follows the hand.
  ///   - paper: the shape of the paper that the samples belong to.
  ///   - grain: how long a point of the screen was on it when the hand drew.
  ///   - tolerance: how far a point of the curve may lie from the line, both in lengths of the longer side.
  /// - Returns: samples whose pressure is what the width follows.
  public func line(
    _ style: HandStyle, on paper: AspectRatio, grain: Double, tolerance: Double
  ) -> [Sample] {
    guard !style.isPlain else { return self }
    var line = GrowingLine(style, on: paper, grain: grain, tolerance: tolerance)
    for sample in self { line.append(sample) }
    return line.certain + line.rest
  }
}
