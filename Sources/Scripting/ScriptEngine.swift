import CScripting

/// Lua with the functions of a session.
final class ScriptEngine {
  private let session: ScriptSession
  private var scripting: OpaquePointer?

  /// Returns nil if memory runs out.
  init?(_ session: ScriptSession) {
    self.session = session
    let host = scripting_host(
      context: Unmanaged.passUnretained(self).toOpaque(),
      call: { context, function, call in
        guard let context, let call else { return false }
        let engine = Unmanaged<ScriptEngine>.fromOpaque(context).takeUnretainedValue()
        return engine.call(Int(function), call)
      },
      goes_on: { context in
        guard let context else { return false }
        return Unmanaged<ScriptEngine>.fromOpaque(context).takeUnretainedValue().session.goesOn()
      })
    // Retained until C has its own copies.
    var names: [UnsafePointer<CChar>?] = Self.names.map { name in
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
      for (place, byte) in name.utf8.enumerated() { bytes[place] = CChar(bitPattern: byte) }
      bytes[name.utf8.count] = 0
      return UnsafePointer(bytes)
    }
    defer { for name in names { name?.deallocate() } }
    scripting = scripting_open(host, &names, Int32(names.count), session.limits.bytes)
    guard scripting != nil else { return nil }
    guard run(Self.prelude, named: "prelude") == .done else { return nil }
  }

  deinit { if let scripting { scripting_close(scripting) } }

  private static let names = ScriptFunction.all.map(\.name)
  private static let prelude = PackageResources.prelude_lua

  private func call(_ function: Int, _ call: UnsafeMutablePointer<scripting_call>) -> Bool {
    let called = ScriptFunction.all[function]
    let name = called.name.hasPrefix("g_") ? String(called.name.dropFirst(2)) : called.name
    let scriptCall = ScriptCall(call, name: name)
    do throws(ScriptError) {
      try called.body(session, scriptCall)
      // A slow function may have been interrupted.
      guard session.goesOn() else { throw .stopped }
      return true
    } catch {
      scripting_forget_results(call)
      scriptCall.give(error.text)
      return false
    }
  }

  func run(_ text: [UInt8], named name: String) -> ScriptOutcome.End {
    guard let scripting else { return .outOfMemory }
    var message: UnsafePointer<CChar>?
    // A file with a shebang line is also valid for the shell.
    let text = text.first == UInt8(ascii: "#") ? Array("--".utf8) + text : text
    let end = text.withUnsafeBytes {
      scripting_run(
        scripting, $0.bindMemory(to: CChar.self).baseAddress, $0.count, "@\(name)", &message)
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
