public import Geometry
public import Model

/// The strokes of a painting with the boxes round them, to find the few that lie where something happens.
public struct StrokeIndex: Sendable {
  public let strokes: [Stroke]
  public let paper: AspectRatio
  let boxes: [PaperBox]

  /// - Complexity: O(*n*) in the samples of all strokes.
  public init(_ strokes: [Stroke], on paper: AspectRatio) {
    self.strokes = strokes
    self.paper = paper
    boxes = strokes.map { $0.box(on: paper) }
  }

  func places(near box: PaperBox, within distance: Double) -> [Int] {
    strokes.indices.filter {
      boxes[$0].grown(by: distance + strokes[$0].width / 2).intersects(box)
    }
  }
}
