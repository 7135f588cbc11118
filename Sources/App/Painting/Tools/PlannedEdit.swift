import Documents

/// An edit that is to be made of a painting, and about how many points it touches.
struct PlannedEdit: Sendable {
  /// Nil until the painting is known that it is to be made of.
  private let cost: Int?
  /// Makes it of the painting, on any thread.
  let edit: @Sendable (Painting) -> PaintingEdit

  init(_ edit: PaintingEdit) {
    self.edit = { _ in edit }
    cost = nil
  }

  /// An edit that costs something to work out.
  init(cost: Int, _ edit: @escaping @Sendable (Painting) -> PaintingEdit) {
    self.cost = cost
    self.edit = edit
  }

  func cost(in painting: Painting) -> Int { cost ?? painting.cost(of: edit(painting)) }
}
