public import Base
public import Documents

extension ElementIndex {
  /// Returns the element that a line's end attaches to at a point: the smallest one with the point in or near it and
  /// not hidden there by a filled one.
  ///
  /// - Parameter distance: the maximum distance of the point outside the element.
  public func connectionTarget(
    at point: PaperPoint, within distance: Double
  ) -> ConnectionTarget? {
    let hidden = hiddenLayers
    var smallest: ConnectionTarget?
    for index in indices(near: PaperBox([point]), within: distance + Self.textMargin).reversed() {
      let element = elements[index]
      guard !hidden.contains(element.layer), element.label == nil,
        let target = ConnectionTarget(element, on: paper)
      else { continue }
      let isInside = target.contains(point)
      guard isInside || (target.nearestEdge(to: point) - point).length <= distance else { continue }
      if target.area < smallest?.area ?? .infinity { smallest = target }
      if isInside, element.isArea || element.fill != nil { break }
    }
    return smallest
  }

  /// The margin of texts around their letters, in units of the paper's longer side.
  private static let textMargin = 0.02
}
