import Base

/// Some elements of a painting before and after an edit.
struct EditOutcome {
  /// By id, like the following ones.
  let before: [ElementID: PaintingElement]
  let after: [ElementID: PaintingElement]
  /// The elements after the edit, in order.
  let new: ChunkedArray<PaintingElement>

  /// - Parameters:
  ///   - edit: an edit whose new elements have ids.
  ///   - elements: the elements in question, in painting order.
  ///   - all: all elements of the painting, including erasers that the edit may bind.
  init(
    of edit: PaintingEdit, on elements: ChunkedArray<PaintingElement>,
    among all: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) {
    let erasers = edit.boundErasers
    let old =
      erasers.isEmpty
      ? elements : ChunkedArray(elements + all.indices(of: erasers).lazy.map { all[$0] })
    var new = old
    new.apply(edit.form.splices(of: old, in: layers, on: paper))
    (before, after, self.new) = (old.byID, new.byID, new)
  }
}

extension ChunkedArray<PaintingElement> {
  fileprivate var byID: [ElementID: PaintingElement] {
    Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension PaintingElement {
  /// Whether it has the same geometry and width as another one, and so the same effect on lines attached to it and on
  /// its labels.
  func isSeen(as other: PaintingElement) -> Bool {
    content == other.content && placement == other.placement && width == other.width
      && style.heads == other.style.heads && style.cap == other.style.cap
      && connections == other.connections
  }
}

extension PaintingEdit {
  /// Returns the edit, followed by the replacement of further elements.
  func followed(by new: [Replacement]) -> PaintingEdit {
    guard !new.isEmpty else { return self }
    if case .replace(let replacements) = self {
      let known = Set(replacements.map(\.id))
      if !new.contains(where: { known.contains($0.id) }) { return .replace(replacements + new) }
    }
    return .joined([self, .replace(new)])
  }

  /// The erasers that the edit binds to elements.
  fileprivate var boundErasers: [ElementID] {
    switch self {
    case .bindErasers(let bindings): bindings.map(\.eraser)
    case .combined(let edits): edits.flatMap(\.boundErasers)
    default: []
    }
  }
}
