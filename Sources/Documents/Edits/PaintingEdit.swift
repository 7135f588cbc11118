public import Base

/// One step of a painting's history.
///
/// Elements are named by their ids. Those that are not there are left out. What takes much room is in a box of its own: most
/// of a long history are single strokes.
public enum PaintingEdit: Equatable, Sendable {
  /// More elements, each on top of its layer.
  case add([PaintingElement])
  /// Elements go, are cut in pieces, or have others in their places.
  case replace([Replacement])
  /// Elements move, grow or turn.
  ///
  /// - Parameter widthScale: of the width that they are drawn with.
  indirect case transform([ElementID], PaperMap, widthScale: Double)
  /// Elements look otherwise.
  indirect case restyle([ElementID], StyleChange)
  /// Elements lie together on top of another one, or under all others, as far as each can without leaving its layer.
  case reorder([ElementID], above: ElementID?)
  /// Erasers belong to the elements whose ink they took.
  case bindErasers([EraserBinding])
  /// Elements belong to a new group, together where the topmost of them is.
  case group([ElementID], as: GroupID)
  /// Groups are no more; their members stay where they are.
  case ungroup([GroupID])
  /// Elements can't be chosen and changed, or can be again.
  case lock([ElementID], Bool)
  /// Elements join a layer, on top of what is in it; they leave groups of which others stay.
  case moveToLayer([ElementID], Layer.ID)
  /// Layers are others, or in another order, and their elements with them; the elements of those that are gone go.
  case setLayers([Layer])
  /// Several edits of elements, one after the other, as one step. Each names elements that were there before the step.
  case combined([PaintingEdit])
  indirect case setBackground(from: Background, to: Background)
  /// The paper has another shape or size; the ink keeps its own shape, and all of the old paper is on the new one, as large
  /// as fits.
  indirect case reshape(from: PaperSize, to: PaperSize)
  /// The paper is what lies in a box of it, or around it; the ink keeps its shape and real lengths, and what lies outside
  /// is kept.
  indirect case crop(from: PaperSize, to: PaperBox)

  /// An element, and those that come in its place, the lowest first.
  public struct Replacement: Equatable, Sendable {
    public var id: ElementID
    public var elements: [PaintingElement]

    public init(_ id: ElementID, by elements: [PaintingElement]) {
      self.id = id
      self.elements = elements
    }
  }

  /// Takes elements away.
  public static func remove(_ ids: some Sequence<ElementID>) -> PaintingEdit {
    .replace(ids.map { Replacement($0, by: []) })
  }

  /// Several edits as one, without those that are nothing.
  public static func joined(_ edits: [PaintingEdit?]) -> PaintingEdit {
    let edits = edits.compactMap { $0 }.flatMap { edit in
      if case .combined(let edits) = edit { edits } else { [edit] }
    }
    return edits.count == 1 ? edits[0] : .combined(edits)
  }

  /// The paper as it was, where the edit gives it other edges.
  public var paperBefore: PaperSize? {
    switch self {
    case .reshape(let old, _), .crop(let old, _): old
    default: nil
    }
  }

  /// The elements that the edit brings, in their order.
  public var newElements: [PaintingElement] {
    switch self {
    case .add(let elements): elements
    case .replace(let replacements): replacements.flatMap(\.elements)
    case .combined(let edits): edits.flatMap(\.newElements)
    case .transform, .restyle, .reorder, .bindErasers, .group, .ungroup, .lock, .moveToLayer,
      .setLayers,
      .setBackground, .reshape, .crop:
      []
    }
  }

  /// The edit with other elements in the places of those that it brings.
  public func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit {
    switch self {
    case .add(let elements): .add(try elements.compactMap(change))
    case .replace(let replacements):
      .replace(
        try replacements.map { Replacement($0.id, by: try $0.elements.compactMap(change)) })
    case .combined(let edits): .combined(try edits.map { try $0.mapElements(change) })
    case .transform, .restyle, .reorder, .bindErasers, .group, .ungroup, .lock, .moveToLayer,
      .setLayers,
      .setBackground, .reshape, .crop:
      self
    }
  }
}

/// An eraser that takes ink off some elements alone from now on, wherever they go, instead of off all that lies under it.
public struct EraserBinding: Equatable, Sendable {
  public var eraser: ElementID
  /// Those whose ink it took.
  public var elements: [ElementID]
  /// Whether it stays where it is for others as well.
  public var remains: Bool

  public init(_ eraser: ElementID, to elements: [ElementID], remains: Bool) {
    self.eraser = eraser
    self.elements = elements
    self.remains = remains
  }
}

/// What an edit, an undo or a redo did to what is in effect.
public enum PaintingChange: Equatable, Sendable {
  case appended(PaintingElement)
  case removedLast
  /// Elements are in the places of others.
  case replaced([Splice<PaintingElement>])
  /// Layers are others, or in another order, and elements with them.
  case layered([Splice<PaintingElement>])
  case background
  /// The paper has another shape, and all elements lie elsewhere.
  case reshaped
  /// Nothing yet: another edit would be made now.
  case drafted
}
