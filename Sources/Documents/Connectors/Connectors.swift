import Base

/// The connected lines of a painting and the elements they are attached to, collected once so that the effects of an
/// edit can be found without searching the painting again.
///
///     var connectors = Connectors(of: painting, holdingOnTo: [rectangle])
///     connectors?.following(.transform([rectangle], map, widthScale: 1))   // moves attached lines, too
public struct Connectors: Sendable {
  /// The lines and their targets, in painting order.
  private let elements: ChunkedArray<PaintingElement>
  /// All elements of the painting, including erasers that may affect the lines.
  private let all: ChunkedArray<PaintingElement>
  private let layers: [Layer]
  private let paper: AspectRatio
  /// What elbows go round before an edit, collected for the first one that an edit concerns.
  private lazy var obstacles = ElbowObstacles(all, in: layers, on: paper)

  /// Collects all lines, and any elements that an edit newly connects. Returns nil if there are none.
  ///
  /// - Parameter edit: the edit to follow.
  public init?(of painting: Painting, before edit: PaintingEdit) {
    guard painting.hasConnectors else { return nil }
    self.init(painting, with: Set(edit.newElements.flatMap(\.connections.elements))) { _ in true }
  }

  /// Collects the lines attached to the given elements, other than these elements themselves. Returns nil if there are
  /// none.
  public init?(of painting: Painting, holdingOnTo ids: some Sequence<ElementID>) {
    guard painting.hasConnectors else { return nil }
    let chosen = Set(ids)
    self.init(painting) { line in
      !chosen.contains(line.id) && line.connections.elements.contains(where: chosen.contains)
    }
  }

  private init?(
    _ painting: Painting, with others: Set<ElementID> = [],
    where isWanted: (PaintingElement) -> Bool
  ) {
    all = painting.elements
    var wanted = others
    // Avoid copying unconnected elements: there may be very many.
    for place in all.indices where !all[place].connections.isEmpty {
      let line = all[place]
      guard line.isConnector, isWanted(line) else { continue }
      wanted.insert(line.id)
      wanted.formUnion(line.connections.elements)
    }
    guard !wanted.isEmpty else { return nil }
    elements = ChunkedArray(all.indices(of: wanted.sorted()).lazy.map { [all] in all[$0] })
    layers = painting.layers
    paper = painting.aspectRatio
  }

  /// The collected lines.
  public var lines: [ElementID] { elements.lazy.filter(\.isConnector).map(\.id) }

  /// Returns an edit together with its effects on the lines attached to the elements it changes.
  ///
  /// A line detaches at both ends if it is moved while none of its targets changes. An end also detaches if its target
  /// is gone.
  ///
  /// - Parameter edit: an edit whose new elements have ids.
  public mutating func following(_ edit: PaintingEdit) -> PaintingEdit {
    edit.followed(by: followers(of: edit).map { PaintingEdit.Replacement($0.id, by: [$0]) })
  }

  /// The lines after an edit, where they differ from the result of the edit itself.
  public mutating func followers(of edit: PaintingEdit) -> [PaintingElement] {
    // New paper edges move everything alike.
    guard edit.paperBefore == nil else { return [] }
    let outcome = EditOutcome(of: edit, on: elements, among: all, in: layers, on: paper)
    let lines = outcome.new.filter { $0.isConnector && concerns($0, outcome) }
    guard !lines.isEmpty else { return [] }
    let isBent = lines.contains { $0.connections.course != .straight }
    let obstacles = isBent ? obstacles(after: edit) : .none
    var targets: [ElementID: ConnectionTarget] = [:]
    for id in lines.flatMap(\.connections.elements) where targets[id] == nil {
      targets[id] = outcome.after[id].flatMap { ConnectionTarget($0, on: paper) }
    }
    return lines.compactMap { line in
      let held = line.connections.elements
      var kept = line
      kept.connections = line.connections.renamed { outcome.after[$0] == nil ? nil : $0 }
      let next = kept.connected(on: paper, around: obstacles) { targets[$0] }
      // An elbow with free ends follows nothing but these.
      if held.isEmpty { return next == line ? nil : next }
      guard let old = outcome.before[line.id], line.isMoved(from: old, on: paper), next != kept,
        !held.contains(where: { isChanged($0, outcome) })
      else { return next == line ? nil : next }
      // The line was moved away from its targets.
      kept.connections = LineConnections(course: line.connections.course)
      return kept.connected(on: paper, around: obstacles) { _ in nil }
    }
  }

  /// Whether a line has to follow an edit: it or what it is attached to changed, not all in the same way.
  private func concerns(_ line: PaintingElement, _ outcome: EditOutcome) -> Bool {
    guard let old = outcome.before[line.id] else { return false }
    let held = line.connections.elements
    guard !old.isSeen(as: line) || held.contains(where: { isChanged($0, outcome) }) else {
      return false
    }
    // Moved as a whole, a diagram stays as it is, whatever it is moved over.
    guard let way = line.shift(from: old, on: paper), !held.isEmpty else { return true }
    return !held.allSatisfy { id in
      guard let before = outcome.before[id], let after = outcome.after[id] else { return false }
      return after.isShifted(from: before, by: way, on: paper)
    }
  }

  private func isChanged(_ id: ElementID, _ outcome: EditOutcome) -> Bool {
    guard let old = outcome.before[id], let new = outcome.after[id] else {
      return outcome.before[id] != nil
    }
    return !old.isSeen(as: new)
  }

  private mutating func obstacles(after edit: PaintingEdit) -> ElbowObstacles {
    var new = all
    let splices = edit.form.splices(of: all, in: layers, on: paper)
    let inverse = new.apply(splices)
    let ids = Set((splices + inverse).lazy.flatMap(\.inserted).map(\.id))
    let current = new.indices(of: ids.sorted()).map { new[$0] }
    return obstacles.changing(ids, to: current, on: paper)
  }
}

extension PaintingElement {
  fileprivate func isMoved(from old: PaintingElement, on paper: AspectRatio) -> Bool {
    guard let old = old.lineEnds(on: paper), let new = lineEnds(on: paper) else { return true }
    return (old.from - new.from).length > Self.courseTolerance
      || (old.to - new.to).length > Self.courseTolerance
  }
  /// The way that an elbow was moved by; nil if anything but its place changed.
  fileprivate func shift(from old: PaintingElement, on paper: AspectRatio) -> PaperVector? {
    guard connections == old.connections, width == old.width, style.heads == old.style.heads,
      let path = placedPath?.nodes, let oldPath = old.placedPath?.nodes, path.count == oldPath.count
    else { return nil }
    let ways = zip(path, oldPath).map { $0.point - $1.point }
    return ways.first.flatMap { way in
      ways.allSatisfy { ($0 + -way).length < Self.courseTolerance } ? way : nil
    }
  }

  /// Whether it is another element moved by a way.
  fileprivate func isShifted(
    from old: PaintingElement, by way: PaperVector, on paper: AspectRatio
  ) -> Bool {
    guard content == old.content, width == old.width,
      let box = ConnectionTarget.box(of: self, on: paper),
      let oldBox = ConnectionTarget.box(of: old, on: paper)
    else { return false }
    let ways = [
      (box.left - oldBox.left, way.dx), (box.right - oldBox.right, way.dx),
      (box.top - oldBox.top, way.dy), (box.bottom - oldBox.bottom, way.dy),
    ]
    return ways.allSatisfy { abs($0.0 - $0.1) < Self.courseTolerance }
  }
}
