import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Platform
import Texts
import Views
import Widgets
import Windows

// Commands and dialogs for frames.
extension PixelEditor {
  func connectFrameCommands() {
    on(.previousFrame) { $0.frames.go(by: -1) }
    on(.nextFrame) { $0.frames.go(by: 1) }
    on(.firstFrame) { $0.frames.go(to: 0) }
    on(.lastFrame) { $0.frames.go(to: $0.session.seen.frames.count - 1) }
    on(.addFrame, if: \.canAddFrame) { $0.frames.add() }
    on(.duplicateFrame, if: \.canAddFrame) { $0.frames.duplicate() }
    on(.deleteFrame, if: { $0.session.canChange && $0.session.seen.frames.count > 1 }) {
      $0.frames.delete()
    }
    on(.copyFrames, if: \.isLoaded) { $0.copyFrames() }
    on(.reverseFrames, if: { $0.canChangeCanvas && $0.frame.range.frames.count > 1 }) {
      $0.frames.reverse()
    }
    on(.clearFrames, if: \.canChangeCanvas) { $0.frames.clear() }
  }

  private var canAddFrame: Bool { session.canChange && session.seen.canAddFrame }

  /// Copies the selected frames for pasting here and in other windows; the first one as a picture, and all as a
  /// document, for other programs.
  private func copyFrames() {
    guard let part = session.seen.part(frames: frame.range.frames) else { return }
    shared.copiedFrames.keep(
      part,
      as: [
        ClipboardForm(.png) {
          let (grid, palette) = part.flattened(frame: 0)
          return try? PNGFile.bytes(of: grid, palette)
        },
        ClipboardForm(.text) { PixelsDocument(art: PixelArt(part)).json },
      ])
  }

  /// Asks for the durations of the selected frames, or of all.
  func askForDuration() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let (picture, chosen) = (session.seen, frame.range.frames)
    let change = ChoiceRow(
      name: texts.durationChange,
      choices: [texts.durationConstant, texts.durationEach, texts.durationScaled])
    let (field, list, factor) = durationFields(picture, chosen)
    let which = ChoiceRow(
      name: texts.frames,
      choices: [chosen.count > 1 ? texts.chosenFrames : texts.thisFrame, texts.allFrames])
    func showFields() {
      field.isEnabled = change.selection == 0
      list.isEnabled = change.selection == 1
      factor.isEnabled = change.selection == 2
    }
    change.chosen.listen(change) { _ in showFields() }
    showFields()
    let dialog = FormDialog(
      title: texts.duration, rows: [change, field, list, factor, which],
      confirmTitle: texts.apply, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      let durations: FrameDurations
      switch change.selection {
      case 0: durations = .constant(Int(saturating: field.value))
      case 1:
        guard let each = Self.durations(list.text) else {
          list.isInvalid = true
          return false
        }
        durations = .each(each)
      default: durations = .scaled(by: factor.value / 100)
      }
      let frames = which.selection == 1 ? Array(picture.frames.indices) : chosen
      self?.session.perform { $0.setDurations(durations, of: frames) }
      return true
    }
    ask(dialog)
  }

  /// The fields of a duration in milliseconds, of a list of them, and of a factor in per cent.
  private func durationFields(
    _ picture: Sprite, _ chosen: [Int]
  ) -> (ExpressionField, TextField, ExpressionField) {
    let texts = services.texts.pixels
    func number(
      _ name: String, _ unit: String, _ value: Double, in range: ClosedRange<Double>
    ) -> ExpressionField {
      let field = ExpressionField(name: name, label: name, unit: unit, step: 10, decimals: 0)
      field.value = value
      field.wanted.listen(field) { [weak field] wanted in
        field?.value = min(max(wanted.value.rounded(), range.lowerBound), range.upperBound)
      }
      return field
    }
    let range = PixelFrame.allowedMilliseconds
    let field = number(
      texts.duration, texts.milliseconds, Double(picture.frames[frame.place].milliseconds),
      in: Double(range.lowerBound)...Double(range.upperBound))
    let now = chosen.map { "\(picture.frames[$0].milliseconds)" }.joined(separator: " ")
    let list = TextField(name: texts.durationList, text: now, placeholder: texts.durationList)
    return (field, list, number(texts.durationFactor, "%", 100, in: 1...10_000))
  }

  /// Reads a list of durations; nil if it is none.
  static func durations(_ text: String) -> [Int]? {
    let parts = text.withPlainDigits.split { " ,;\t\n".contains($0) }
    let numbers = parts.compactMap { Int($0) }
    let allowed = PixelFrame.allowedMilliseconds
    guard numbers.count == parts.count, !numbers.isEmpty, numbers.allSatisfy(allowed.contains)
    else { return nil }
    return numbers
  }
}
