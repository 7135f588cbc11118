import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Scaling, shearing and rotating by any amount.
extension PixelEditor {
  /// Asks for a transformation of the selection, or of the whole current cel.
  func askForTransform() {
    let (all, texts) = (services.texts, services.texts.pixels)
    func number(
      _ label: String, _ value: Double, in range: ClosedRange<Double>, unit: String, decimals: Int
    ) -> ExpressionField {
      let field = ExpressionField(name: label, label: label, unit: unit, decimals: decimals)
      field.value = value
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(max(wanted.value, range.lowerBound), range.upperBound)
      }
      return field
    }
    let scale = CellTransform.allowedScale
    let percent = scale.lowerBound * 100...scale.upperBound * 100
    let width = number(texts.width, 100, in: percent, unit: "%", decimals: 1)
    let height = number(texts.height, 100, in: percent, unit: "%", decimals: 1)
    let angle = number(all.inspector.angle, 0, in: -360...360, unit: "°", decimals: 1)
    let shear = number(texts.shear, 0, in: CellTransform.allowedShear, unit: "", decimals: 2)
    let qualities: [ScalingQuality] = [.rotSprite, .scale2x, .nearest]
    let quality = ChoiceRow(
      name: texts.quality, choices: ["RotSprite", "Scale2x", texts.nearestCell])
    let dialog = FormDialog(
      title: texts.transform, rows: [width, height, angle, shear, quality],
      confirmTitle: texts.apply, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      var transform = CellTransform()
      (transform.scaleX, transform.scaleY) = (width.value / 100, height.value / 100)
      (transform.degrees, transform.shear) = (angle.value, shear.value)
      transform.quality = qualities[quality.selection]
      self?.context.transformSelected(transform)
      return true
    }
    ask(dialog)
  }
}
