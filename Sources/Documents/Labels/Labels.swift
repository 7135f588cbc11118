import Base

/// The labels of a painting and their owners, collected once so that the effects of an edit on them can be found
/// without searching the painting again.
///
///     let labels = Labels(of: painting)
///     labels?.following(.transform([rectangle], map, widthScale: 1))   // moves its label, too
public struct Labels: Sendable {
  /// The labels and their owners, in painting order.
  private let elements: ChunkedArray<PaintingElement>
  /// All elements of the painting, including erasers that an edit may bind to the labels.
  private let all: ChunkedArray<PaintingElement>
  /// The labels with their owners, in painting order.
  private let owners: [(label: ElementID, owner: ElementID)]
  private let layers: [Layer]
  private let paper: AspectRatio

  /// Lays a label out anew in its place; nil if none of it is visible.
  public typealias Fitting = (TextBlock, LabelPlace) -> ElementContent?

  /// Collects the labels of some elements, or of all. Returns nil if there are none.
  ///
  /// - Parameter holders: the elements that may change, or nil for all.
  public init?(of painting: Painting, on holders: Set<ElementID>? = nil) {
    guard painting.hasLabels else { return nil }
    all = painting.elements
    var wanted: Set<ElementID> = []
    var owners: [(label: ElementID, owner: ElementID)] = []
    // Avoid copying other elements: there may be very many.
    for place in all.indices {
      guard let owner = all[place].label?.owner, holders?.contains(owner) ?? true else { continue }
      wanted.formUnion([all[place].id, owner])
      owners.append((all[place].id, owner))
    }
    guard !owners.isEmpty else { return nil }
    self.owners = owners
    elements = ChunkedArray(all.indices(of: wanted.sorted()).lazy.map { [all] in all[$0] })
    layers = painting.layers
    paper = painting.aspectRatio
  }

  /// Returns an edit together with its effects on the labels of the elements that it changes.
  ///
  /// A label moves and turns with its owner, and is deleted with it. If the owner is cut into pieces, the label becomes
  /// an ordinary text.
  ///
  /// - Parameters:
  ///   - edit: an edit whose new elements have ids.
  ///   - fit: lays labels out anew; without it, labels that get too large for their owner shrink as they are.
  public func following(_ edit: PaintingEdit, fit: Fitting? = nil) -> PaintingEdit {
    // New paper edges move everything alike.
    guard edit.paperBefore == nil else { return edit }
    let edit = including(edit)
    return edit.followed(by: replacements(after: edit, fit: fit))
  }

  /// The labels that an edit changes indirectly.
  private func replacements(after edit: PaintingEdit, fit: Fitting?) -> [PaintingEdit.Replacement] {
    let outcome = EditOutcome(of: edit, on: elements, among: all, in: layers, on: paper)
    return owners.flatMap { label, owner -> [PaintingEdit.Replacement] in
      guard let old = outcome.before[label], let oldOwner = outcome.before[owner] else {
        return []
      }
      guard let present = outcome.after[label], present.label?.owner == owner else {
        return outcome.after[owner].map { changingGap(of: $0, from: (old, oldOwner), to: nil) }
          ?? []
      }
      var new = present
      var gap: [PaintingEdit.Replacement] = []
      switch heir(of: owner, labelled: present, after: edit, outcome) {
      case .none: return [PaintingEdit.Replacement(label, by: [])]
      case .unknown(let heir):
        // Lay the letters out now: the painting, which names the new owner, can't.
        guard present.label?.course != nil, fit != nil, var holder = heir else { return [] }
        holder.id = owner
        follow(&new, from: old, oldOwner, to: holder, fit)
      case .pieces: new.label = nil
      case .element(let holder):
        let isSame = holder.isSeen(as: oldOwner) && present.content == old.content
        guard !isSame || present.placement != old.placement else { return [] }
        follow(&new, from: old, oldOwner, to: holder, fit)
        gap = changingGap(of: holder, from: (old, oldOwner), to: new)
      }
      return gap + (new == present ? [] : [PaintingEdit.Replacement(label, by: [new])])
    }
  }

  /// The replacement of a line whose label has changed.
  ///
  /// - Parameters:
  ///   - old: the label and the line before.
  ///   - label: nil if it is gone.
  private func changingGap(
    of line: PaintingElement, from old: (label: PaintingElement, line: PaintingElement),
    to label: PaintingElement?
  ) -> [PaintingEdit.Replacement] {
    let gap = LabelGap(under: old.label, in: old.line, on: paper)
    // A line takes its erasers along in their order, wherever it runs.
    let made =
      line.erasures.count < old.line.erasures.count
      ? gap?.erasures(of: line, on: paper) : gap?.erasures(of: old.line, on: paper)
    let new = line.changingGap(
      at: made ?? [], to: label.flatMap { LabelGap(under: $0, in: line, on: paper) }, on: paper)
    return new == line ? [] : [PaintingEdit.Replacement(line.id, by: [new])]
  }

  /// The element that a label belongs to after an edit.
  private enum Heir {
    case none, pieces
    case element(PaintingElement)
    /// An element that gets its id later, or several.
    case unknown(PaintingElement?)
  }

  private func heir(
    of owner: ElementID, labelled label: PaintingElement, after edit: PaintingEdit,
    _ outcome: EditOutcome
  ) -> Heir {
    func holds(_ holder: PaintingElement) -> Bool {
      label.label.map { LabelPlace.exists(for: $0, in: holder) } ?? false
    }
    let successors = edit.form.successors(of: owner) ?? []
    if let holder = outcome.after[owner] {
      // The ink of a line is an area with no room for letters.
      let isInk = holder.isArea && outcome.before[owner]?.isArea == false
      return holds(holder) && successors.count <= 1 && !isInk ? .element(holder) : .pieces
    }
    guard let first = successors.first else { return .none }
    // The painting asks again once they have ids.
    let isOne = successors.count == 1 && holds(first)
    guard first.id != .unassigned else { return .unknown(isOne ? first : nil) }
    return isOne ? .element(first) : .pieces
  }

  private func follow(
    _ label: inout PaintingElement, from old: PaintingElement, _ oldOwner: PaintingElement,
    to holder: PaintingElement, _ fit: Fitting?
  ) {
    label.label?.owner = holder.id
    guard let link = label.label, let place = LabelPlace(of: link, in: holder, on: paper) else {
      return
    }
    if let fit {
      guard let block = label.stroke(on: paper).text, let content = fit(block, place),
        let fitted = content.text
      else { return }
      let isThere =
        link.course == nil ? fitted.isAlike(block) : label.looksLike(content, on: paper)
      guard !isThere else { return }
      (label.style, label.placement, label.content) = (label.placedStyle, nil, content)
    } else if label.placement == old.placement, label.content.outline == old.content.outline,
      let oldPlace = LabelPlace(of: link, in: oldOwner, on: paper), oldPlace != place,
      let block = label.stroke(on: paper).text
    {
      switch (oldPlace, place) {
      case (.room(let oldRoom), .room(let room)):
        let points = label.stroke(on: paper).samples.map { PaperPoint($0.position, on: paper) }
        label = label.moved(by: oldRoom.map(of: points, to: room), on: paper)
      case (.line(let oldLine), .line(let line)):
        let map = block.map(from: oldLine, to: line)
        if !map.isNearlyIdentity { label = label.moved(by: map, on: paper) }
      case (.room, .line), (.line, .room): break
      }
    }
  }

  // MARK: Edits of owners

  /// Returns an edit that does to labels as it does to their owners, if it moves these without changing their size or
  /// as a part of a group that is scaled as a whole, or to other places in the painting.
  public func including(_ edit: PaintingEdit) -> PaintingEdit {
    switch edit {
    case .combined(let edits): .combined(edits.map(including))
    case .transform(let ids, let map, let widthScale):
      .transform(moving(ids, by: map, widthScale: widthScale), map, widthScale: widthScale)
    case .reorder(let ids, let above):
      .reorder(adding(to: ids), above: above.map { top(of: $0, without: ids) })
    case .group(let ids, let group): .group(adding(to: ids), as: group)
    case .mask(let ids, let masks, let groups): .mask(adding(to: ids), by: masks, as: groups)
    case .lock(let ids, let isLocked): .lock(adding(to: ids), isLocked)
    case .moveToLayer(let ids, let layer): .moveToLayer(adding(to: ids), layer)
    default: edit
    }
  }

  private func moving(
    _ ids: [ElementID], by map: PaperMap, widthScale: Double
  ) -> [ElementID] {
    let courses = courses
    func isUpright(_ label: ElementID, _ owner: PaintingElement) -> Bool {
      map.xx > 0 && map.xy == 0 && map.yx == 0 || !owner.isLine || courses.contains(label)
    }
    if widthScale == 1, map.isRigid { return adding(to: ids, where: isUpright) }
    let chosen = Set(ids)
    var whole = Set(elements.lazy.filter { chosen.contains($0.id) }.flatMap(\.groups))
    guard map.isSimilar, !whole.isEmpty else { return ids }
    for element in all where element.label == nil && !chosen.contains(element.id) {
      whole.subtract(element.groups)
    }
    return adding(to: ids) { isUpright($0, $1) && !whole.isDisjoint(with: $1.groups) }
  }

  /// The labels along lines.
  private var courses: Set<ElementID> {
    Set(elements.lazy.filter { $0.label?.course != nil }.map(\.id))
  }

  /// - Parameter isMeant: whether a label is added, by its owner.
  private func adding(
    to ids: [ElementID],
    where isMeant: (ElementID, PaintingElement) -> Bool = { _, _ in true }
  ) -> [ElementID] {
    let chosen = Set(ids)
    let owners = Dictionary(
      elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return ids
      + self.owners.filter { label, owner in
        chosen.contains(owner) && !chosen.contains(label)
          && (owners[owner].map { isMeant(label, $0) } ?? false)
      }.map(\.label)
  }

  /// The label of an element, which is above it, or itself.
  private func top(of id: ElementID, without ids: [ElementID]) -> ElementID {
    owners.last { $0.owner == id && !ids.contains($0.label) }?.label ?? id
  }
}

extension PaintingElement {
  /// Whether its label is upright, however it is turned.
  fileprivate var isLine: Bool {
    if case .shape(.line, _, _) = content { true } else { isConnector }
  }
}

extension PaperMap {
  /// Whether it keeps shapes: it moves, turns and scales alike in all directions.
  fileprivate var isSimilar: Bool {
    abs(xx - yy) < 1e-9 && abs(xy + yx) < 1e-9 && determinant > 0
  }

  /// Whether it leaves the paper as it is, ignoring rounding errors.
  fileprivate var isNearlyIdentity: Bool {
    abs(xx - 1) + abs(xy) + abs(yx) + abs(yy - 1) + abs(x0) + abs(y0) < 1e-9
  }

  /// Whether it only moves and turns.
  fileprivate var isRigid: Bool { isSimilar && abs(determinant - 1) < 1e-9 }
}
