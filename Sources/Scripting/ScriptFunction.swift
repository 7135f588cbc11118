/// A function available to scripts, for sessions of one kind.
package struct ScriptFunction<Session>: Sendable {
  /// Receives the session and the call; fails with a sentence for the script.
  package typealias Body = @Sendable (Session, ScriptCall) throws(ScriptError) -> Void

  /// The name in the table `host`, which the prelude turns into the functions of scripts.
  package let name: String
  /// Whether its first argument is an object, which scripts write before the colon.
  package let isMethod: Bool
  /// The effect of a call.
  package let body: Body

  /// Creates a row of a kind's table of functions.
  package init(_ name: String, _ body: @escaping Body) {
    self.init(name, isMethod: false, body)
  }

  /// Creates a row of a function that scripts call with a colon.
  package init(method name: String, _ body: @escaping Body) {
    self.init(name, isMethod: true, body)
  }

  private init(_ name: String, isMethod: Bool, _ body: @escaping Body) {
    self.name = name
    self.isMethod = isMethod
    self.body = body
  }
}

// What every kind of script can do.
extension ScriptFunction where Session: ScriptContext {
  /// Output, files and modules.
  package static var common: [ScriptFunction] {
    [
      ScriptFunction("print") { session, call throws(ScriptError) in
        session.output.write(try call.text(0))
      },
      ScriptFunction("read") { session, call throws(ScriptError) in
        call.giveResult { () throws(ScriptError) in
          call.give(try session.files.read(try call.text(0)))
        }
      },
      ScriptFunction("write") { session, call throws(ScriptError) in
        call.giveResult { () throws(ScriptError) in
          try session.files.write(try call.bytes(1), to: try call.text(0))
          call.give(true)
        }
      },
      ScriptFunction("may_write") { session, call throws(ScriptError) in
        call.giveResult { () throws(ScriptError) in
          try session.files.checkWriting(try call.text(0))
          call.give(true)
        }
      },
      ScriptFunction("module") { session, call throws(ScriptError) in
        guard let module = session.modules.find(try call.text(0)) else {
          return call.returnNothing()
        }
        call.give(module.text)
        call.give(module.name)
      },
    ]
  }
}
