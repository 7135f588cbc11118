import Documents

/// The name of a step in the library: that of an edit's form, or one of those below.
struct EditKind: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  /// Nil unless it is an edit of a painting.
  let form: (any EditForm.Type)?

  static let base = EditKind("base")
  static let pixels = EditKind("pixels")
  static let life = EditKind("life")
  /// The only kind without a detail, as its elements describe it.
  static let add = EditKind(of: .add([]))
  // Until schema version 5, steps referred to elements by index: `IndexEditCoding`.
  static let replaceIndices = EditKind("replace")
  static let transformIndices = EditKind("transform")
  static let restyleIndices = EditKind("restyle")
  static let reorderIndices = EditKind("reorder")

  private static let others: Set<String> = Set(
    [base, pixels, life, replaceIndices, transformIndices, restyleIndices, reorderIndices]
      .map(\.rawValue))

  /// Returns nil for an unknown name in this and all earlier versions.
  init?(rawValue: String) {
    guard PaintingEdit.form(named: rawValue) != nil || Self.others.contains(rawValue) else {
      return nil
    }
    self.init(rawValue)
  }

  init(of edit: PaintingEdit) { self.init(edit.form.name) }

  private init(_ name: String) {
    rawValue = name
    form = PaintingEdit.form(named: name)
  }

  static func == (left: EditKind, right: EditKind) -> Bool { left.rawValue == right.rawValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Whether such steps change some part of a painting.
  func changes(_ part: EditScope) -> Bool { form?.scope.isSuperset(of: part) ?? false }
}
