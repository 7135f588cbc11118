import CScripting

/// Lua with the functions of a session, sandboxed: for scripts of every kind of document.
package final class ScriptEngine {
  private struct Function {
    let name: String
    /// Its name in messages.
    let shownName: String
    let isMethod: Bool
    let body: (ScriptCall) throws(ScriptError) -> Void
  }

  private let functions: [Function]
  private let goesOn: @Sendable () -> Bool
  private var scripting: OpaquePointer?

  /// - Parameters:
  ///   - functions: the content of `host` during the prelude.
  ///   - prelude: Lua that makes the functions of a kind out of them. It follows the prelude of all kinds, whose local
  ///     variables it sees.
  /// - Returns: nil if memory runs out.
  package init?<Session: ScriptContext>(
    _ session: Session, functions: [ScriptFunction<Session>], prelude: [UInt8]
  ) {
    goesOn = session.goesOn
    self.functions = functions.map { function in
      // A letter before the name tells to which table it belongs.
      let name = function.name
      let hasPrefix = name.dropFirst().first == "_"
      return Function(
        name: name, shownName: hasPrefix ? String(name.dropFirst(2)) : name,
        isMethod: function.isMethod
      ) {
        (call: ScriptCall) throws(ScriptError) in try function.body(session, call)
      }
    }
    let host = scripting_host(
      context: Unmanaged.passUnretained(self).toOpaque(),
      call: { context, function, call in
        guard let context, let call else { return false }
        let engine = Unmanaged<ScriptEngine>.fromOpaque(context).takeUnretainedValue()
        return engine.call(Int(function), call)
      },
      goes_on: { context in
        guard let context else { return false }
        return Unmanaged<ScriptEngine>.fromOpaque(context).takeUnretainedValue().goesOn()
      })
    // Retained until C has its own copies.
    var names: [UnsafePointer<CChar>?] = self.functions.map { function in
      let name = function.name
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
      for (place, byte) in name.utf8.enumerated() { bytes[place] = CChar(bitPattern: byte) }
      bytes[name.utf8.count] = 0
      return UnsafePointer(bytes)
    }
    defer { for name in names { name?.deallocate() } }
    scripting = scripting_open(host, &names, Int32(names.count), session.limits.bytes)
    guard scripting != nil else { return nil }
    guard run(PackageResources.prelude_lua + prelude, as: "=prelude") == .done else { return nil }
  }

  deinit { if let scripting { scripting_close(scripting) } }

  private func call(_ index: Int, _ call: UnsafeMutablePointer<scripting_call>) -> Bool {
    let function = functions[index]
    let scriptCall = ScriptCall(call, name: function.shownName, isMethod: function.isMethod)
    do throws(ScriptError) {
      try function.body(scriptCall)
      // A slow function may have been interrupted.
      guard goesOn() else { throw .stopped }
      return true
    } catch {
      scripting_forget_results(call)
      scriptCall.give(error.text)
      return false
    }
  }

  /// Runs a script on the calling thread.
  ///
  /// - Parameter name: the name in messages.
  package func run(_ text: [UInt8], named name: String) -> ScriptOutcome.End {
    // A file with a shebang line is also valid for the shell.
    run(text.first == UInt8(ascii: "#") ? Array("--".utf8) + text : text, as: "@\(name)")
  }

  private func run(_ text: [UInt8], as name: String) -> ScriptOutcome.End {
    guard let scripting else { return .outOfMemory }
    var message: UnsafePointer<CChar>?
    let end = text.withUnsafeBytes {
      scripting_run(
        scripting, $0.bindMemory(to: CChar.self).baseAddress, $0.count, name, &message)
    }
    switch end {
    case scripting_done: return .done
    case scripting_stopped: return .stopped
    case scripting_out_of_memory: return .outOfMemory
    default:
      let text = message.map { String(cString: $0) } ?? ""
      return text.contains(ScriptError.abortMark) ? .done : .failed(text)
    }
  }
}
