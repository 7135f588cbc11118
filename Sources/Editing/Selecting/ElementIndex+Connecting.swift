public import Base
public import Documents

extension ElementIndex {
  /// What the end of a line holds on to at a point: the smallest element in or near whose edge it lies, of those that
  /// nothing filled hides there.
  ///
  /// - Parameter distance: how far outside the point may lie.
  public func connectionTarget(
    at point: PaperPoint, within distance: Double
  ) -> ConnectionTarget? {
    let hidden = hiddenLayers
    var smallest: ConnectionTarget?
    for place in places(near: PaperBox([point]), within: distance + Self.textMargin).reversed() {
      let element = elements[place]
      guard !hidden.contains(element.layer), let target = ConnectionTarget(element, on: paper)
      else { continue }
      let isInside = target.contains(point)
      guard isInside || (target.nearestEdge(to: point) - point).length <= distance else { continue }
      if target.area < smallest?.area ?? .infinity { smallest = target }
      if isInside, element.isArea || element.fill != nil { break }
    }
    return smallest
  }

  /// Texts reach a little farther than their letters, in lengths of the paper's longer side.
  private static let textMargin = 0.02
}
