// Renames the connections and labels of a list of elements.
extension [PaintingElement] {
  /// Returns the elements with their connections and the owners of labels renamed.
  ///
  /// - Parameter name: the new id of an element, or nil if it is missing.
  func connected(_ name: (ElementID) -> ElementID?) -> [PaintingElement] {
    guard ElementCounts(self).refer else { return self }
    return map { element in
      var element = element
      element.connections =
        element.isConnector ? element.connections.renamed { name($0) } : .none
      element.label = element.label.flatMap { label in
        name(label.owner).flatMap {
          $0 == element.id ? nil : label.renamed(to: $0)
        }
      }
      return element
    }
  }

  /// Returns the elements connected and labelled only among each other, as needed for copying.
  public func connectedAmongThemselves() -> [PaintingElement] {
    guard ElementCounts(self).refer else { return self }
    let ids = Set(map(\.id))
    return connected { ids.contains($0) ? $0 : nil }
  }
}
