import Base
import DocumentScripting
import Documents
import Scripting
import TestSupport

/// Runs scripts of pictures and paintings, and keeps what they say.
final class DocumentBench: DocumentScriptHost {
  var said: [String] = []
  var printed = ""
  var forms: [ScriptForm] = []
  /// The answers to the next forms; nil to stop, and the suggestions if there are none.
  var answers: [[String]?] = []

  func showLine(_ text: String, isComplaint: Bool) { said.append(text) }

  func write(_ text: String) { printed += text }

  func answers(to form: ScriptForm) -> [String]? {
    forms.append(form)
    return answers.isEmpty ? form.suggestions : answers.removeFirst()
  }

  /// Runs a script with the picture in `s`.
  func run(
    _ text: String, on start: ScriptSprite, limits: ScriptLimits = ScriptLimits(),
    goesOn: @escaping @Sendable () -> Bool = { true }
  ) -> (result: ScriptSprite?, end: ScriptOutcome.End) {
    var script = Script(
      text: Array("local s = filbert.sprite; \(text)".utf8), name: "test.lua")
    script.limits = limits
    return script.run(on: start, host: self, goesOn: goesOn)
  }

  /// Runs a script and returns its printed values, or the way it failed.
  func values(_ text: String, on start: ScriptSprite = .blank) -> String {
    printed = ""
    let end = run(text, on: start).end
    if end != .done { return "\(end)" }
    return printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
  }
}

extension ScriptSprite {
  /// A frame of 8 × 6 cells, with five colours.
  static var blank: ScriptSprite {
    ScriptSprite(
      Sprite(
        size: CellSize(width: 8, height: 6),
        palette: Palette(
          [0x000000, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF].map(InkColor.init(rgb:)))))
  }

  /// A picture of one frame, from rows of signs.
  static func picture(_ text: String) -> ScriptSprite {
    let grid = CellGrid(text)
    var sprite = Sprite(size: grid.size, palette: blank.sprite.palette)
    sprite.setGrid(grid, of: CelAddress(frame: 0))
    return ScriptSprite(sprite)
  }

  /// The rows of the current cel.
  var text: String { sprite[cel: cel]?.grid.text ?? "" }
}
