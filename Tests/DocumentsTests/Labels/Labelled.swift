import Base
import Documents

extension Joined {
  /// A text as a box, as wide as it has ems, in the middle of an element.
  ///
  /// - Parameter size: in points, if there is room for that.
  /// - Returns: the id of the label.
  @discardableResult
  mutating func label(
    _ owner: ElementID, _ string: String = "ab", size: Double = 10
  ) -> ElementID {
    guard let element = element(owner), let room = LabelRoom(in: element, on: paper) else {
      return .unassigned
    }
    let letters = Double(string.count)
    let em = min(size / 400, room.height * 0.99, room.width / letters * 0.99)
    let corner = room.center + room.axis * (-em * letters / 2) + room.normal * (-em / 2)
    var block = TextBlock(
      string, style: TextStyle(alignment: .center),
      map: PaperMap(
        xx: room.axis.dx * em, xy: room.normal.dx * em, yx: room.axis.dy * em,
        yy: room.normal.dy * em,
        x0: corner.x, y0: corner.y))
    block.label = TextLabel(of: owner, size: em)
    let corners = [(0.0, 0.0), (letters, 0), (letters, 1), (0, 1)]
    let points = corners.map { block.map(PaperPoint(x: $0.0, y: $0.1)).unitPoint(on: paper) }
    guard let outline = AreaOutline(contours: [points.flatMap { [$0, $0, $0] }]) else {
      return .unassigned
    }
    painting.perform(
      .replace([
        PaintingEdit.Replacement(
          owner,
          by: [
            element, PaintingElement(layer: element.layer, .text(block, outline), width: 0.001),
          ])
      ]))
    return painting.label(of: owner) ?? .unassigned
  }

  /// The middle of a label's letters, in points, to a hundredth.
  func middle(of id: ElementID) -> [Double] {
    guard let element = element(id) else { return [] }
    let center = element.pointBox(on: paper).center
    return [center.x, center.y].map { ($0 * 40_000).rounded() / 100 }
  }

  /// Whether all letters of all labels are within their owners.
  var labelsAreWithin: Bool {
    painting.elements.allSatisfy { element in
      guard let owner = element.label?.owner else { return true }
      guard let target = target(owner) else { return self.element(owner) != nil }
      return element.stroke(on: paper).samples.allSatisfy {
        target.contains(PaperPoint($0.position, on: paper))
      }
    }
  }
}
