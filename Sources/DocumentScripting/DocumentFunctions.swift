import Base
import Scripting

// What scripts of pictures and paintings have in common.
extension ScriptFunction where Session: DocumentScriptContext {
  /// Messages and questions.
  static var shared: [ScriptFunction] {
    common + [
      ScriptFunction("f_message") { session, call throws(ScriptError) in
        session.host.showLine(try call.text(0), isComplaint: false)
      },
      ScriptFunction("f_ask") { session, call throws(ScriptError) in
        let form = try form(call)
        guard let answers = session.host.answers(to: form) else {
          session.stop.stop()
          throw .stopped
        }
        // A zero ends each of them.
        call.give(answers.map { $0.filter { $0 != "\0" } + "\0" }.joined())
      },
    ]
  }

  /// Reads a form: the title, and for each field its label, kind, suggestion, and limits or options, each ended by a
  /// zero.
  private static func form(_ call: ScriptCall) throws(ScriptError) -> ScriptForm {
    let parts = try call.text(0).split(separator: "\0", omittingEmptySubsequences: false)
      .map { String($0) }
    var fields: [ScriptField] = []
    for start in stride(from: 1, to: parts.count - 5, by: 5) {
      var kind = ScriptField.Kind.text
      if parts[start + 1] == "choice" {
        kind = .choice(parts[start + 3].split(separator: "\u{1}").map { String($0) })
      }
      if parts[start + 1] == "number" {
        guard let least = Double(parts[start + 3]), let most = Double(parts[start + 4]),
          least.isFinite, most.isFinite, least <= most
        else { throw ScriptError("ask: min must not be greater than max, and both be finite") }
        kind = .number(least...most)
      }
      let field = ScriptField(label: parts[start], kind: kind, suggestion: parts[start + 2])
      guard field.accepts(field.suggestion) else {
        throw ScriptError(
          "ask: the value of “\(field.label)” must be one of the options, or between min and max")
      }
      fields.append(field)
    }
    guard !fields.isEmpty, fields.count <= mostFields else {
      throw ScriptError("ask: there must be 1 to \(mostFields) fields")
    }
    return ScriptForm(title: parts[0], fields: fields)
  }

  private static var mostFields: Int { 12 }
}

extension ScriptCall {
  /// Returns a colour from an argument (`"#rrggbb"`, `"#rrggbbaa"` or a name), or from three or four numbers of 0 to
  /// 255.
  func color(from index: Int) throws(ScriptError) -> InkColor {
    if isText(index) {
      let text = try text(index)
      guard let color = InkColor(typed: text) else {
        throw ScriptError("\(name): “\(text)” is not a colour; write it as #rrggbb or #rrggbbaa")
      }
      return color
    }
    var channels: [UInt8] = []
    for place in index..<index + 4 {
      let number = try integer(place, or: place == index + 3 ? 255 : nil)
      guard let channel = UInt8(exactly: number) else {
        throw ScriptError("\(name): red, green, blue and alpha are 0 to 255")
      }
      channels.append(channel)
    }
    return InkColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}
