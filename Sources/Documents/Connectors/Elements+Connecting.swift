// Which lines of a list of elements hold on to which others.
extension [PaintingElement] {
  /// The elements connected with what is there.
  ///
  /// - Parameter name: what an element is called now; nil for one that is not there.
  func connected(_ name: (ElementID) -> ElementID?) -> [PaintingElement] {
    guard contains(where: { !$0.connections.isEmpty }) else { return self }
    return map { element in
      var element = element
      element.connections =
        element.isConnector ? element.connections.renamed { name($0) } : .none
      return element
    }
  }

  /// The elements connected with each other alone, as they are copied.
  public func connectedAmongThemselves() -> [PaintingElement] {
    guard connectorCount > 0 else { return self }
    let ids = Set(map(\.id))
    return connected { ids.contains($0) ? $0 : nil }
  }
}

extension RandomAccessCollection<PaintingElement> where Index == Int {
  /// How many of them hold on to something.
  var connectorCount: Int {
    // None is copied: there may be very many.
    indices.reduce(0) { $0 + (self[$1].connections.isEmpty ? 0 : 1) }
  }
}
