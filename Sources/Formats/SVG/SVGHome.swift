import Documents

/// The layer, groups and lock of an element in an SVG file.
struct SVGHome {
  /// The index of the layer.
  var layer: Int?
  /// The groups that are not layers, outermost first.
  var groups: [GroupID] = []
  var isLocked = false

  /// The context within an element; a layer resets the groups.
  ///
  /// - Parameter group: the element's group; nil if it is not one.
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
  /// Removes groups with a single element, and groups that equal the one around them, unless they have a style.
  func withoutIdleGroups() -> [PaintingElement] {
    var counts: [GroupID: Int] = [:]
    for element in self { for group in element.groups { counts[group, default: 0] += 1 } }
    guard !counts.isEmpty else { return self }
    return map { element in
      var last = 0
      return element.inGroups { group in
        let count = counts[group] ?? 0
        defer { last = count }
        return count > 1 && count != last || element.style(of: group) != .plain
      }
    }
  }
}
