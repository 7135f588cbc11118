// Renames and counts the connections of a list of elements.
extension [PaintingElement] {
  /// Returns the elements with their connections renamed.
  ///
  /// - Parameter name: the new id of an element, or nil if it is missing.
  func connected(_ name: (ElementID) -> ElementID?) -> [PaintingElement] {
    guard contains(where: { !$0.connections.isEmpty }) else { return self }
    return map { element in
      var element = element
      element.connections =
        element.isConnector ? element.connections.renamed { name($0) } : .none
      return element
    }
  }

  /// Returns the elements connected only among each other, as needed for copying.
  public func connectedAmongThemselves() -> [PaintingElement] {
    guard ElementCounts(self).connectors > 0 else { return self }
    let ids = Set(map(\.id))
    return connected { ids.contains($0) ? $0 : nil }
  }
}
