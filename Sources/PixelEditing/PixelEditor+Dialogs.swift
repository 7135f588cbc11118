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

  /// Asks for the duration of frames.
  func askForDuration() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let (frame, chosen) = (frame.place, Array(frame.range.frames))
    let field = ExpressionField(
      name: texts.duration, label: texts.duration, unit: texts.milliseconds, step: 10, decimals: 0)
    field.value = Double(session.seen.frames[frame].milliseconds)
    field.wanted.listen(field) { [weak field] wanted in
      let range = PixelFrame.allowedMilliseconds
      let value = wanted.value.rounded()
      field?.value = min(max(value, Double(range.lowerBound)), Double(range.upperBound))
    }
    let which = ChoiceRow(
      name: texts.frames,
      choices: [chosen.count > 1 ? texts.chosenFrames : texts.thisFrame, texts.allFrames])
    let dialog = FormDialog(
      title: texts.duration, rows: [field, which], confirmTitle: texts.apply,
      cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let milliseconds = Int(saturating: field.value)
      let isAll = which.selection == 1
      self?.session.perform { picture in
        for index in isAll ? Array(picture.frames.indices) : chosen {
          picture.setMilliseconds(milliseconds, frame: index)
        }
      }
      return true
    }
    ask(dialog)
  }

  /// Asks for the name of a section.
  func askForSection() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let count = session.seen.frames.count
    let known = session.seen.sections.first { $0.frames.contains(frame.place) }
    let name = TextField(
      name: texts.sectionName, text: known?.name ?? "", placeholder: texts.sectionName)
    func place(_ label: String, _ value: Int) -> ExpressionField {
      let field = ExpressionField(name: label, label: label, unit: "", decimals: 0)
      field.value = Double(value)
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(max(wanted.value.rounded(), 1), Double(count))
      }
      return field
    }
    let first = place(texts.sectionFirst, (known?.frames.lowerBound ?? frame.place) + 1)
    let last = place(texts.sectionLast, (known?.frames.upperBound ?? frame.place) + 1)
    let order = ChoiceRow(
      name: texts.order,
      choices: [texts.asAnimation] + Playback.allCases.map { texts.name(of: $0) },
      selection: (known?.playback).flatMap { Playback.allCases.firstIndex(of: $0) }.map { $0 + 1 }
        ?? 0, columns: 2)
    let dialog = FormDialog(
      title: texts.section, rows: [name, first, last, order], confirmTitle: texts.apply,
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
        $0.setSection(text, frames: min(from, to)...max(from, to), playback: playback)
      }
      return true
    }
    ask(dialog)
    window.scene.focus(name)
    name.selectAll()
  }
}
