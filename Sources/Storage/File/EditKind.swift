import Documents

/// What a step is called in the library: an edit of a painting as its form says, others as is said here.
struct EditKind: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  /// Nil for what is no edit of a painting.
  let form: (any EditForm.Type)?

  static let base = EditKind("base")
  static let pixels = EditKind("pixels")
  static let life = EditKind("life")
  /// The only one that needs no detail: its elements say everything.
  static let add = EditKind(of: .add([]))
  // Until schema version 5, steps named elements by their places: `PlaceCoding`.
  static let replacePlaces = EditKind("replace")
  static let transformPlaces = EditKind("transform")
  static let restylePlaces = EditKind("restyle")
  static let reorderPlaces = EditKind("reorder")

  private static let others: Set<String> = Set(
    [base, pixels, life, replacePlaces, transformPlaces, restylePlaces, reorderPlaces]
      .map(\.rawValue))

  /// Nil for what no step of this version or an earlier one is called.
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
