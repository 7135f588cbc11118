import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Dialogs.
extension PixelEditor {
  /// Asks for another size of the canvas, without scaling.
  func askForSize() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let size = CellSizeFields(session.seen.size, texts: texts)
    let anchor = ChoiceRow(
      name: texts.anchor, choices: ["↖", "↑", "↗", "←", "•", "→", "↙", "↓", "↘"], selection: 4,
      columns: 3)
    let dialog = FormDialog(
      title: texts.canvasSize, rows: [size.width, size.height, anchor],
      confirmTitle: texts.apply, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let anchor = CanvasAnchor(rawValue: anchor.selection) ?? .center
      self?.selection.select(nil)
      let new = size.value
      self?.session.performOnAll { $0.resize(to: new, anchor: anchor) }
      return true
    }
    ask(dialog)
  }

  /// Asks for another size of the picture.
  func askForScale() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let size = CellSizeFields(session.seen.size, texts: texts)
    let dialog = FormDialog(
      title: texts.scaleTitle, rows: [size.width, size.height],
      confirmTitle: texts.scaleConfirm, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      self?.selection.select(nil)
      let new = size.value
      self?.session.performOnAll { $0.scale(to: new) }
      return true
    }
    ask(dialog)
  }

  /// Asks for the name of a section.
  func askForSection() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let count = session.seen.frames.count
    let chosen = frame.range.frames
    // Several frames are meant to become a section of their own.
    let known = session.seen.sections.first {
      chosen.count > 1
        ? $0.frames == chosen[0]...chosen[chosen.count - 1] : $0.frames.contains(frame.place)
    }
    let name = TextField(
      name: texts.sectionName, text: known?.name ?? "", placeholder: texts.sectionName)
    func number(_ label: String, _ value: Int, in range: ClosedRange<Int>) -> ExpressionField {
      let field = ExpressionField(name: label, label: label, unit: "", decimals: 0)
      field.value = Double(value)
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(
          max(wanted.value.rounded(), Double(range.lowerBound)), Double(range.upperBound))
      }
      return field
    }
    let first = number(
      texts.sectionFirst, (known?.frames.lowerBound ?? chosen[0]) + 1, in: 1...count)
    let last = number(
      texts.sectionLast, (known?.frames.upperBound ?? chosen[chosen.count - 1]) + 1,
      in: 1...count)
    let repeats = number(
      texts.sectionRepeats, known?.repeats ?? 0, in: FrameSection.allowedRepeats)
    let order = ChoiceRow(
      name: texts.order,
      choices: [texts.asAnimation] + Playback.allCases.map { texts.name(of: $0) },
      selection: (known?.playback).flatMap { Playback.allCases.firstIndex(of: $0) }.map { $0 + 1 }
        ?? 0, columns: 2)
    let dialog = FormDialog(
      title: texts.section, rows: [name, first, last, order, repeats], confirmTitle: texts.apply,
      cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let text = String(name.text.trimmed)
      let (from, to) = (Int(saturating: first.value) - 1, Int(saturating: last.value) - 1)
      guard !text.isEmpty else {
        name.isInvalid = true
        return false
      }
      let playback = order.selection == 0 ? nil : Playback.allCases[order.selection - 1]
      self?.session.perform {
        $0.setSection(
          text, frames: min(from, to)...max(from, to), playback: playback,
          repeats: Int(saturating: repeats.value))
      }
      return true
    }
    ask(dialog)
    window.scene.focus(name)
    name.selectAll()
  }
}
