import Base

/// The connected lines of a painting and the elements they are attached to, collected once so that the effects of an
/// edit can be found without searching the painting again.
///
///     let connectors = Connectors(of: painting, holdingOnTo: [rectangle])
///     connectors?.following(.transform([rectangle], map, widthScale: 1))   // moves attached lines, too
public struct Connectors: Sendable {
  /// The lines and their targets, in painting order.
  private let elements: ChunkedArray<PaintingElement>
  /// All elements of the painting, including erasers that may affect the lines.
  private let all: ChunkedArray<PaintingElement>
  private let layers: [Layer]
  private let paper: AspectRatio

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
  public func following(_ edit: PaintingEdit) -> PaintingEdit {
    edit.followed(by: followers(of: edit).map { PaintingEdit.Replacement($0.id, by: [$0]) })
  }

  /// The lines after an edit, where they differ from the result of the edit itself.
  public func followers(of edit: PaintingEdit) -> [PaintingElement] {
    // New paper edges move everything alike.
    guard edit.paperBefore == nil else { return [] }
    let outcome = EditOutcome(of: edit, on: elements, among: all, in: layers, on: paper)
    let (before, after) = (outcome.before, outcome.after)
    func isChanged(_ id: ElementID) -> Bool {
      guard let old = before[id], let new = after[id] else { return before[id] != nil }
      return !old.isSeen(as: new)
    }
    var targets: [ElementID: ConnectionTarget] = [:]
    func target(_ id: ElementID) -> ConnectionTarget? {
      if let known = targets[id] { return known }
      let found = after[id].flatMap { ConnectionTarget($0, on: paper) }
      targets[id] = found
      return found
    }
    return outcome.new.compactMap { line in
      guard line.isConnector, let old = before[line.id] else { return nil }
      let held = line.connections.elements
      guard !old.isSeen(as: line) || held.contains(where: isChanged) else { return nil }
      var kept = line
      kept.connections = line.connections.renamed { after[$0] == nil ? nil : $0 }
      let next = kept.connected(on: paper, to: target)
      // An elbow with free ends follows nothing but these.
      if held.isEmpty { return next == line ? nil : next }
      guard line.isMoved(from: old, on: paper), next != kept, !held.contains(where: isChanged)
      else { return next == line ? nil : next }
      // The line was moved away from its targets.
      kept.connections = LineConnections(course: line.connections.course)
      return kept.connected(on: paper) { _ in nil }
    }
  }
}

extension PaintingElement {
  fileprivate func isMoved(from old: PaintingElement, on paper: AspectRatio) -> Bool {
    guard let old = old.lineEnds(on: paper), let new = lineEnds(on: paper) else { return true }
    return (old.from - new.from).length > Self.courseTolerance
      || (old.to - new.to).length > Self.courseTolerance
  }
}
