/// A function available to scripts: the prefix `g_` marks those in Golly's table.
struct ScriptFunction: Sendable {
  typealias Body = @Sendable (ScriptSession, ScriptCall) throws(ScriptError) -> Void

  let name: String
  let body: Body

  init(_ name: String, _ body: @escaping Body) {
    self.name = name
    self.body = body
  }

  static let all: [ScriptFunction] =
    editing + selecting + clipboard + control + viewing + layers + files + asking + appearance
}
