import Base
import Documents

/// The accuracy of a line's edge in a file, in lengths of the paper's longer side.
enum OutlineAccuracy {
  /// A twentieth of a pixel at four times the usual size of an export, for files that are edited and enlarged.
  static let drawing = PaperScale.grain * 0.05 / 4
  /// For printing: an eightieth of a millimetre on an A4 page.
  static let print = PaperScale.grain * 0.07
  /// The share of the accuracy taken by the line's points, so that the edge follows the curve and not their corners.
  static let pointShare = 0.5
}

extension CurvedOutline {
  /// The edge of a line of varying width along its samples.
  ///
  /// - Parameters:
  ///   - stroke: as drawn, its points within `pointShare` of the accuracy.
  ///   - scale: of the paper's longer side, in the unit of the outline.
  init(of stroke: Stroke, on paper: AspectRatio, scale: Double, accuracy: Double) {
    let hand = stroke.style.hand.drawn
    self.init(
      of: stroke.samples.map { sample in
        let center = PaperPoint(sample.position, on: paper)
        return PenCircle(
          PixelPoint(x: center.x * scale, y: center.y * scale),
          radius: hand.breadth(of: sample) * stroke.width * scale / 2)
      }, tolerance: accuracy * scale)
  }

  /// The edge of an element's line if its width varies.
  init?(of element: PaintingElement, on paper: AspectRatio, scale: Double, accuracy: Double) {
    guard element.style.hand.changesWidth, element.style.dash.isSolid else { return nil }
    let line = element.line(on: paper, tolerance: accuracy * OutlineAccuracy.pointShare)
    guard line.style.hand.changesWidth else { return nil }
    self.init(of: line, on: paper, scale: scale, accuracy: accuracy)
  }
}
