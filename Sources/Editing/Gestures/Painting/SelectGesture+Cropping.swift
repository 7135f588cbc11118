import Base
import Documents
import Texts

// The sides of a picture, moved as far as it goes.
extension SelectGesture {
  func crop(_ drag: SelectionDrag, to point: PaperPoint) {
    guard case .handle(let x, let y) = drag.grip,
      let crop = selection.crop(on: context.ratio)?.moved(x, y, to: point), let edit = crop.edit
    else { return }
    state = .cropping(drag, crop)
    show(edit)
    if let frame = crop.frame {
      func points(_ length: Double) -> Int {
        Int(saturating: PaperScale.points(ofLength: length).rounded())
      }
      context.hint = context.texts.sizeHint(
        points(2 * frame.halfWidth), points(2 * frame.halfHeight))
    }
    showMarks()
  }

  func isPicture(_ id: ElementID) -> Bool { context.index.element(id)?.content.picture != nil }

  /// Has the handles crop a picture, or scale it again.
  func toggleCropping(of picture: ElementID) {
    let isCropping = selection.isCropping && selection.ids == [picture]
    selection.select([picture])
    selection.setCropping(!isCropping)
  }
}
