import Documents

/// Where in an SVG file something lies, but for its place on the paper.
struct SVGHome {
  /// The place of the layer.
  var layer: Int?
  /// The groups that are no layers, the outermost first.
  var groups: [GroupID] = []
  var isLocked = false

  /// What holds within an element: in a layer begin other groups.
  ///
  /// - Parameter group: that the element is; nil for what is none.
  func inside(
    _ attributes: [String: String], layer new: Int?, group: GroupID?
  ) -> SVGHome {
    if let new { return SVGHome(layer: new) }
    var home = self
    if let group, groups.count < GroupID.deepest { home.groups.append(group) }
    if attributes["sodipodi:insensitive"] == "true" { home.isLocked = true }
    return home
  }
}

extension [PaintingElement] {
  /// The elements without groups of one, and without groups of just what the group around them has.
  func withoutIdleGroups() -> [PaintingElement] {
    var counts: [GroupID: Int] = [:]
    for element in self { for group in element.groups { counts[group, default: 0] += 1 } }
    guard !counts.isEmpty else { return self }
    return map { element in
      var last = 0
      return element.inGroups { group in
        let count = counts[group] ?? 0
        defer { last = count }
        return count > 1 && count != last
      }
    }
  }
}
