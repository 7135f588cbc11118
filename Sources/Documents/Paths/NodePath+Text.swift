import Base

// Paths as text, for files.
extension NodePath {
  /// The form, and the kind, pressure and points of each node, exact, without semicolons in between: for files.
  ///
  /// A node without handles has one point, others have three: itself, its arriving and its leaving handle.
  public var text: String {
    let form = [isClosed ? "closed" : "open"] + (isOfStroke ? ["stroke"] : [])
    return ([form.joined(separator: " ")] + nodes.map(\.text)).joined(separator: ";")
  }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let form = parts[0].split(separator: " ")
    guard let first = form.first, first == "closed" || first == "open",
      form.count == 1 || form.count == 2 && form[1] == "stroke"
    else { return nil }
    var nodes: [PathNode] = []
    for part in parts.dropFirst() {
      guard let node = PathNode(text: part) else { return nil }
      nodes.append(node)
    }
    self.init(nodes, isClosed: first == "closed", isOfStroke: form.count == 2)
    guard self.isClosed == (first == "closed") else { return nil }
  }
}

extension PathNode {
  fileprivate var text: String {
    let points = hasHandle(.arriving) || hasHandle(.leaving) ? [point, arriving, leaving] : [point]
    let numbers = [pressure] + points.flatMap { [$0.x, $0.y] }
    return ([kind.rawValue] + numbers.map(\.description)).joined(separator: " ")
  }

  fileprivate init?(text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count == 4 || words.count == 8, let kind = Kind(rawValue: String(words[0])) else {
      return nil
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1 else { return nil }
    let points = stride(from: 1, to: numbers.count, by: 2).map {
      PaperPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    self.init(
      points[0], arriving: points.count > 1 ? points[1] : nil,
      leaving: points.count > 2 ? points[2] : nil, kind: kind, pressure: numbers[0])
  }
}
