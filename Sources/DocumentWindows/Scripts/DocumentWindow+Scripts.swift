import Base
import DocumentScripting
import Texts
import Widgets
import Windows

// The questions of scripts.
extension DocumentWindow {
  /// Asks the questions of a script in one dialog.
  func ask(
    _ form: ScriptForm, of file: ScriptFile, _ answered: @escaping @Sendable ([String]?) -> Void
  ) {
    let inputs = form.fields.map(ScriptInput.init)
    let texts = services.texts
    let dialog = FormDialog(
      title: form.title.isEmpty ? file.name : form.title, rows: inputs.flatMap(\.rows),
      confirmTitle: texts.life.runScript, cancelTitle: texts.cancel)
    for input in inputs {
      input.field?.changed.listen(dialog) { [weak dialog] _ in
        for input in inputs { input.field?.isInvalid = !input.isValid }
        dialog?.confirmButton.isEnabled = inputs.allSatisfy(\.isValid)
      }
    }
    askBeside(dialog) { isConfirmed in
      answered(isConfirmed && inputs.allSatisfy(\.isValid) ? inputs.map(\.text) : nil)
    }
  }
}

/// The input of an answer in a dialog.
private final class ScriptInput {
  private let question: ScriptField
  /// Its views, from above.
  let rows: [View]
  /// Nil for a number with a slider.
  let field: TextField?
  private let fader: FaderRow?
  private var choice: (row: ChoiceRow, options: [String])?
  private let isWhole: Bool

  /// Ranges wider than this have no slider.
  private static let widest = 10_000.0

  init(_ question: ScriptField) {
    self.question = question
    if case .choice(let options) = question.kind {
      (isWhole, fader, field) = (false, nil, nil)
      let row = ChoiceRow(
        name: question.label, choices: options,
        selection: options.firstIndex(of: question.suggestion) ?? 0)
      (choice, rows) = ((row, options), [row])
      return
    }
    if case .number(let range) = question.kind, let value = Double(question.suggestion),
      range.upperBound - range.lowerBound <= Self.widest
    {
      isWhole = [value, range.lowerBound, range.upperBound].allSatisfy { $0.rounded() == $0 }
      let fader = FaderRow(
        name: question.label, range: range, value: value,
        step: isWhole ? 1 : (range.upperBound - range.lowerBound) / 100,
        decimals: isWhole ? 0 : 2)
      (self.fader, field, rows) = (fader, nil, [fader])
    } else {
      isWhole = false
      let field = TextField(name: question.label, text: question.suggestion)
      (fader, self.field) = (nil, field)
      rows = [Label(question.label, style: .secondary), field]
    }
  }

  /// The answer.
  var text: String {
    if let choice { return choice.options[choice.row.selection] }
    guard let fader else { return field?.text ?? "" }
    return isWhole ? "\(Int(saturating: fader.value))" : "\(fader.value)"
  }

  var isValid: Bool { question.accepts(text) }
}
