public import Base
import Documents

extension StrokeIndex {
  /// The topmost stroke whose ink is within a distance of a point; nil for none.
  public func stroke(at point: PaperPoint, within distance: Double) -> Int? {
    let finger = EraserPath([point], radius: distance)
    return places(near: finger.box, within: distance).last {
      strokes[$0].isTouched(by: finger, on: paper)
    }
  }

  /// The topmost rectangle or ellipse that a point lies on or in; nil for none.
  public func shape(at point: PaperPoint, within distance: Double) -> Int? {
    places(near: PaperBox([point]), within: distance).last { place in
      guard let frame = SelectionFrame(around: [strokes[place]], on: paper),
        strokes[place].tool == .rectangle || strokes[place].tool == .ellipse
      else { return false }
      return frame.grown(by: distance + strokes[place].width / 2, atLeast: 0).contains(point)
    }
  }

  /// The strokes that lie within a rectangle from corner to corner.
  public func strokes(from corner: PaperPoint, to opposite: PaperPoint) -> [Int] {
    let box = PaperBox(from: corner, to: opposite)
    return strokes.indices.filter { box.contains(boxes[$0]) }
  }

  /// The strokes that lie within a closed line.
  public func strokes(inside loop: [PaperPoint]) -> [Int] {
    let box = PaperBox(loop)
    return strokes.indices.filter { place in
      box.contains(boxes[place])
        && strokes[place].samples.allSatisfy {
          Self.isInside(PaperPoint($0.position, on: paper), loop)
        }
    }
  }

  /// Even-odd: a line to the right crosses an odd number of sides.
  private static func isInside(_ point: PaperPoint, _ loop: [PaperPoint]) -> Bool {
    guard var before = loop.last else { return false }
    var inside = false
    for corner in loop {
      if (corner.y > point.y) != (before.y > point.y) {
        let x = corner.x + (point.y - corner.y) / (before.y - corner.y) * (before.x - corner.x)
        if point.x < x { inside.toggle() }
      }
      before = corner
    }
    return inside
  }
}
