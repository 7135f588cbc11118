public import Base

/// One step of a painting's history.
///
/// Elements are named by their ids. Those that are not there are left out. What takes much room is in a box of its own:
/// most of a long history are single strokes.
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
  /// The paper has another shape or size; the ink keeps its own shape, and all of the old paper is on the new one, as
  /// large as fits.
  indirect case reshape(from: PaperSize, to: PaperSize)
  /// The paper is what lies in a box of it, or around it; the ink keeps its shape and real lengths, and what lies
  /// outside is kept.
  indirect case crop(from: PaperSize, to: PaperBox)

  /// What it does, costs and is kept as.
  public var form: any EditForm {
    switch self {
    case .add(let elements): AddEdit(elements: elements)
    case .replace(let replacements): ReplaceEdit(replacements: replacements)
    case .transform(let ids, let map, let widthScale):
      TransformEdit(ids: ids, map: map, widthScale: widthScale)
    case .restyle(let ids, let change): RestyleEdit(ids: ids, change: change)
    case .reorder(let ids, let above): ReorderEdit(ids: ids, above: above)
    case .bindErasers(let bindings): BindErasersEdit(bindings: bindings)
    case .group(let ids, let group): GroupEdit(ids: ids, group: group)
    case .ungroup(let groups): UngroupEdit(groups: groups)
    case .lock(let ids, let isLocked): LockEdit(ids: ids, isLocked: isLocked)
    case .moveToLayer(let ids, let layer): MoveToLayerEdit(ids: ids, layer: layer)
    case .setLayers(let layers): SetLayersEdit(layers: layers)
    case .combined(let edits): CombinedEdit(edits: edits)
    case .setBackground(let old, let new): SetBackgroundEdit(old: old, new: new)
    case .reshape(let old, let new): ReshapeEdit(old: old, new: new)
    case .crop(let old, let box): CropEdit(old: old, box: box)
    }
  }

  /// All that libraries may have.
  public static let forms: [any EditForm.Type] = [
    AddEdit.self, ReplaceEdit.self, TransformEdit.self, RestyleEdit.self, ReorderEdit.self,
    BindErasersEdit.self, GroupEdit.self, UngroupEdit.self, LockEdit.self, MoveToLayerEdit.self,
    SetLayersEdit.self, CombinedEdit.self, SetBackgroundEdit.self, ReshapeEdit.self,
    CropEdit.self,
  ]

  private static let formsByName: [String: any EditForm.Type] = Dictionary(
    forms.flatMap { form in form.names.keys.map { ($0, form) } }, uniquingKeysWith: { $1 })

  /// The version of the library that first had the newest of them.
  public static let newestVersion: Int64 = forms.flatMap { $0.names.values }.max() ?? 0

  /// What a library calls by a name; nil for what no edit is called.
  public static func form(named name: String) -> (any EditForm.Type)? { formsByName[name] }
}

// What is asked of edits most.
extension PaintingEdit {
  /// The elements that the edit brings, in their order.
  public var newElements: [PaintingElement] { form.newElements }

  /// The edit with other elements in the places of those that it brings.
  public func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit { try form.mapElements(change) ?? self }

  /// The layers that there are to be after the edit, or after a part of it.
  public var newLayers: [Layer] { form.newLayers }

  /// The paper as it was, where the edit gives it other edges.
  public var paperBefore: PaperSize? { form.paperBefore }
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
