import Base
import Documents
import Texts

// Moves the sides of a picture within its bounds.
extension SelectGesture {
  func crop(_ drag: SelectionDrag, to point: PaperPoint) {
    guard case .handle(let x, let y) = drag.handle,
      let crop = selection.crop(on: context.ratio)?.moved(x, y, to: point), let edit = crop.edit
    else { return }
    state = .cropping(drag, crop)
    showDraft(edit)
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

  /// Switches the handles of a picture between cropping and scaling.
  func toggleCropping(of picture: ElementID) {
    let isCropping = selection.isCropping && selection.ids == [picture]
    selection.select([picture])
    selection.setCropping(!isCropping)
  }
}
