import Base
import Documents
import Formats
import Texts
import Views
import Widgets

// The options of sheets.
extension PixelExportSubject {
  /// Asks for the spacing around and between the frames of a sheet, and for the form of its JSON.
  func askForSpacing() {
    guard let scene = panel.window else { return }
    let said = texts.export
    func field(_ name: String, _ value: Int) -> ExpressionField {
      let field = ExpressionField(name: name, label: name, unit: said.pixels, decimals: 0)
      field.value = Double(value)
      field.wanted.listen(field) { [weak field] wanted in
        let allowed = SheetSpacing.allowed
        field?.value = min(
          max(wanted.value.rounded(), Double(allowed.lowerBound)), Double(allowed.upperBound))
      }
      return field
    }
    let spacing = export.spacing
    let border = field(said.borderPadding, spacing.border)
    let between = field(said.shapePadding, spacing.between)
    let inner = field(said.innerPadding, spacing.inner)
    let extrusion = field(said.extrude, spacing.extrusion)
    let trimmings = SheetSpacing.Trimming.allCases
    let trim = ChoiceRow(
      name: said.trimming, choices: [said.wholeFrames, said.trimmedFrames, said.trimmedAlike],
      selection: trimmings.firstIndex(of: spacing.trimming) ?? 0)
    let equal = ChoiceRow(
      name: said.equalFrames, choices: [said.equalSeparate, said.equalOnce],
      selection: export.mergesDuplicates ? 1 : 0)
    let empty = ChoiceRow(
      name: said.emptyFrames, choices: [said.emptyIncluded, said.emptyOmitted],
      selection: export.omitsEmpty ? 1 : 0)
    let forms = SheetDescription.Form.allCases
    let form = ChoiceRow(
      name: said.sheetForm, choices: [said.formArray, said.formHash],
      selection: forms.firstIndex(of: export.sheetForm) ?? 0)
    let dialog = FormDialog(
      title: said.spacing, rows: [border, between, inner, extrusion, trim, equal, empty, form],
      confirmTitle: texts.pixels.apply, cancelTitle: texts.cancel)
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      var new = SheetSpacing()
      (new.border, new.between) = (Int(saturating: border.value), Int(saturating: between.value))
      (new.inner, new.extrusion) = (Int(saturating: inner.value), Int(saturating: extrusion.value))
      new.trimming = trimmings[trim.selection]
      (export.mergesDuplicates, export.omitsEmpty) = (equal.selection == 1, empty.selection == 1)
      (export.spacing, export.sheetForm) = (new, forms[form.selection])
      panel.changed.post(panel)
      return true
    }
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }
}
