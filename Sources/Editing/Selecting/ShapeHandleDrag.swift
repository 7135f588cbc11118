import Documents

/// A drag of a handle of the selected shape.
struct ShapeHandleDrag {
  /// An index of `ShapeHandles.points`.
  let handle: Int
  /// The original shape.
  let handles: ShapeHandles
  let id: ElementID
}
