public import Base

/// One step of a painting's history.
///
/// Refers to elements by id and ignores missing ones. Large payloads are boxed because a long history consists mostly
/// of single strokes.
public enum PaintingEdit: Equatable, Sendable {
  /// Adds elements, each on top of its layer.
  case add([PaintingElement])
  /// Removes elements, cuts them into pieces or replaces them by others.
  case replace([Replacement])
  /// Moves, scales or rotates elements.
  ///
  /// - Parameter widthScale: a factor for the stroke width.
  indirect case transform([ElementID], PaperMap, widthScale: Double)
  /// Changes the style of elements.
  indirect case restyle([ElementID], StyleChange)
  /// Moves elements directly above another one, or below all others, without leaving their layers.
  case reorder([ElementID], above: ElementID?)
  /// Binds erasers to the elements whose ink they erased.
  case bindErasers([EraserBinding])
  /// Groups elements, gathering them at the topmost one.
  case group([ElementID], as: GroupID)
  /// Dissolves groups, leaving their members in place.
  case ungroup([GroupID])
  /// Changes the appearance of a group.
  indirect case styleGroup(GroupID, GroupStyle)
  /// Groups elements like `group`, so that some of them clip or mask the others.
  indirect case mask([ElementID], by: [ElementID], as: MaskGroups)
  /// Locks elements against selection and changes, or unlocks them.
  case lock([ElementID], Bool)
  /// Moves elements to the top of a layer and out of any group that doesn't move as a whole.
  case moveToLayer([ElementID], Layer.ID)
  /// Replaces or reorders the layers along with their elements. The elements of removed layers are removed.
  case setLayers([Layer])
  /// Runs a sequence of element edits as one step. Each refers only to elements that existed before the step.
  case combined([PaintingEdit])
  indirect case setBackground(from: Background, to: Background)
  /// Changes the paper's shape or size. The ink keeps its shape, and the old paper is fitted into the new one.
  indirect case reshape(from: PaperSize, to: PaperSize)
  /// Crops or extends the paper to a box. The ink keeps its shape and physical size, and ink outside the box is kept.
  indirect case crop(from: PaperSize, to: PaperBox)
  /// Changes a page other than the one that the painting began with.
  indirect case onPage(Page.ID, PaintingEdit)
  /// Adds, removes or moves a page.
  ///
  /// - Parameter first: the paper that the painting began with, before the edit.
  indirect case changePages(PageChange, first: PagePaper)

  /// The implementation of the edit: its effects, its cost and its stored form.
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
    case .styleGroup(let group, let style): StyleGroupEdit(group: group, style: style)
    case .mask(let ids, let masks, let groups): MaskEdit(ids: ids, masks: masks, groups: groups)
    case .lock(let ids, let isLocked): LockEdit(ids: ids, isLocked: isLocked)
    case .moveToLayer(let ids, let layer): MoveToLayerEdit(ids: ids, layer: layer)
    case .setLayers(let layers): SetLayersEdit(layers: layers)
    case .combined(let edits): CombinedEdit(edits: edits)
    case .setBackground(let old, let new): SetBackgroundEdit(old: old, new: new)
    case .reshape(let old, let new): ReshapeEdit(old: old, new: new)
    case .crop(let old, let box): CropEdit(old: old, box: box)
    case .onPage(let page, let edit): OnPageEdit(page: page, edit: edit)
    case .changePages(let change, let first): ChangePagesEdit(change: change, first: first)
    }
  }

  /// All forms that libraries may contain.
  public static let forms: [any EditForm.Type] = [
    AddEdit.self, ReplaceEdit.self, TransformEdit.self, RestyleEdit.self, ReorderEdit.self,
    BindErasersEdit.self, GroupEdit.self, UngroupEdit.self, LockEdit.self, MoveToLayerEdit.self,
    SetLayersEdit.self, CombinedEdit.self, SetBackgroundEdit.self, ReshapeEdit.self,
    CropEdit.self, StyleGroupEdit.self, MaskEdit.self, OnPageEdit.self, ChangePagesEdit.self,
  ]

  private static let formsByName: [String: any EditForm.Type] = Dictionary(
    forms.flatMap { form in form.names.keys.map { ($0, form) } }, uniquingKeysWith: { $1 })

  /// The library version that introduced the newest of them.
  public static let newestVersion: Int64 = forms.flatMap { $0.names.values }.max() ?? 0

  /// Returns the form with a name in libraries, or nil for an unknown name.
  public static func form(named name: String) -> (any EditForm.Type)? { formsByName[name] }
}

// Shortcuts to the most common members of edit forms.
extension PaintingEdit {
  /// The elements that the edit brings in, in order.
  public var newElements: [PaintingElement] { form.newElements }

  /// Returns the edit with its new elements replaced.
  public func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit { try form.mapElements(change) ?? self }

  /// The layers required after the edit or after a part of it.
  public var newLayers: [Layer] { form.newLayers }

  /// The previous paper, if the edit gives it new edges.
  public var paperBefore: PaperSize? { form.paperBefore }
}

/// The visible effect of an edit, an undo or a redo.
public enum PaintingChange: Equatable, Sendable {
  case appended(PaintingElement)
  case removedLast
  /// Elements were replaced.
  case replaced([Splice<PaintingElement>])
  /// Layers were replaced or reordered, along with their elements.
  case layered([Splice<PaintingElement>])
  case background
  /// The paper changed its shape, which moves all elements.
  case reshaped
  /// Another page is shown, or the list of pages changed.
  case turned
  /// Only the draft of the next edit changed.
  case drafted
}
