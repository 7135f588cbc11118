import Life
import Scripting

/// Runs scripts, and keeps what they say.
final class ScriptBench: ScriptHost {
  var said: [String] = []
  var told: [String] = []
  var asked: [String] = []
  var printed = ""
  var answers: [String?] = []
  var shown: [LifeWorld] = []
  var files: [String: [UInt8]] = [:]

  func showLine(_ text: String, isComplaint: Bool) { said.append((isComplaint ? "! " : "") + text) }

  func alert(_ text: String, isWarning: Bool) -> Bool {
    told.append(text)
    return text != "cancel"
  }

  func ask(_ prompt: String, initial: String, title: String) -> String? {
    asked.append("\(title)|\(prompt)|\(initial)")
    return answers.isEmpty ? initial : answers.removeFirst()
  }

  func write(_ text: String) { printed += text }

  func showWorld(_ world: LifeWorld) { shown.append(world) }

  func world(_ bytes: [UInt8]) throws(LifePatternError) -> LifeWorld {
    try LifePattern(bytes: bytes).world
  }

  /// Runs a script with `g` in it.
  @discardableResult
  func run(
    _ text: String, on world: LifeWorld = LifeWorld(), selection: LifeBounds? = nil,
    limits: ScriptLimits = ScriptLimits(), folder: String? = nil, modules: [String] = [],
    mayWrite: Bool = false, goesOn: @escaping @Sendable () -> Bool = { true }
  ) -> ScriptOutcome {
    var script = Script(
      text: Array("local g = golly(); \(text)".utf8), name: "test.lua", moduleFolders: modules,
      folder: folder)
    script.limits = limits
    script.mayWrite = mayWrite
    return script.run(
      on: ScriptBoard(world, name: "board", selection: selection), host: self, goesOn: goesOn)
  }

  /// Runs a script and says what it printed, or how it failed.
  func values(
    _ expressions: String, on world: LifeWorld = LifeWorld(), selection: LifeBounds? = nil
  ) -> String {
    printed = ""
    let outcome = run(
      """
      local function text(value)
        if type(value) ~= 'table' then return tostring(value) end
        return '{' .. table.concat(value, ' ') .. '}'
      end
      local function say(...)
        local texts = {}
        for index = 1, select('#', ...) do texts[index] = text((select(index, ...))) end
        print(table.concat(texts, ', '))
      end
      \(expressions)
      """, on: world, selection: selection)
    if outcome.end != .done { return "\(outcome.end)" }
    return printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
  }
}

extension LifeWorld {
  static let glider = LifeWorld(
    cells: LifeCells([
      LifeCell(x: 1, y: 0), LifeCell(x: 2, y: 1), LifeCell(x: 0, y: 2), LifeCell(x: 1, y: 2),
      LifeCell(x: 2, y: 2),
    ]))
}
