import Base
import Canvas
import Documents
import Editing
import Rendering
import Texts
import Views
import Widgets

// Slices over the cells.
extension GridToolController {
  /// Whether commands for selected things are for the chosen slices.
  public var changesSlices: Bool {
    tool.slices && context.sliceSelection?.chosen.isEmpty == false
  }

  private var pointsPerCell: Double { grid.viewport.cellSide / grid.scale }

  /// The slices of the shown frame, with handles of the chosen ones while their tool is in use.
  var sliceMarks: [GridSlice] {
    guard let slices = context.sliceSelection else { return [] }
    let isEditing = toolbox.toolAtPointer.slices
    guard isEditing || slices.isAlwaysShown else { return [] }
    return slices.slices.indices.compactMap { index -> GridSlice? in
      guard let key = slices.key(of: index) else { return nil }
      let slice = slices.slices[index]
      var mark = GridSlice(
        bounds: key.bounds, name: slice.name,
        color: (slice.userData.color ?? Slice.usualColor).canvasColor.with(alpha: 1))
      (mark.center, mark.pivot) = (key.centerInPicture, key.pivotInPicture)
      if isEditing, slices.chosen.contains(index) {
        mark.handles = SliceHandles(of: key, pointsPerCell: pointsPerCell).points
      }
      return mark
    }
  }

  /// The shape of the pointer over a part of a slice.
  var slicePointerShape: PointerShape {
    guard let point = grid.pointer, pointer != nil,
      let hit = context.sliceSelection?.hit(at: point, pointsPerCell: pointsPerCell)
    else { return .crosshair }
    switch hit.part {
    case .inside, .pivot: return .move
    case .edge(let x, let y), .center(let x, let y):
      if x == 0 { return .scaleVertically }
      if y == 0 { return .scaleHorizontally }
      return x == y ? .scaleDown : .scaleUp
    }
  }
}
