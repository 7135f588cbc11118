import Base
import Glibc
import Life

extension LifeFunctions {
  /// Messages, questions, and functions about the machine.
  static let asking: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_show") { session, call throws(ScriptError) in
      session.host.showLine(try call.text(0), isComplaint: false)
    },
    ScriptFunction("g_error") { session, call throws(ScriptError) in
      session.host.showLine(try call.text(0), isComplaint: true)
    },
    ScriptFunction("g_note") { session, call throws(ScriptError) in
      try session.alert(try call.text(0), isWarning: false)
    },
    ScriptFunction("g_warn") { session, call throws(ScriptError) in
      try session.alert(try call.text(0), isWarning: true)
    },
    ScriptFunction("g_getstring") { session, call throws(ScriptError) in
      let answer = session.host.ask(
        try call.text(0), initial: try call.text(1, or: ""), title: try call.text(2, or: ""))
      guard let answer else { throw .aborted }
      call.give(answer)
    },
    ScriptFunction("g_continue") { session, call throws(ScriptError) in
      let text = try call.text(0, or: "")
      if !text.isEmpty, !text.contains(ScriptError.abortMark) {
        session.host.showLine(text, isComplaint: true)
      }
    },
    ScriptFunction("g_savechanges") { _, call throws(ScriptError) in call.give("no") },
    ScriptFunction("g_check") { _, _ throws(ScriptError) in },
    // Scripts receive no keys and clicks.
    ScriptFunction("g_getevent") { _, call throws(ScriptError) in call.give("") },
    ScriptFunction("g_doevent") { _, _ throws(ScriptError) in },
    ScriptFunction("g_getkey") { _, call throws(ScriptError) in call.give("") },
    ScriptFunction("g_dokey") { _, _ throws(ScriptError) in },
    ScriptFunction("g_getxy") { _, call throws(ScriptError) in call.give("") },
    ScriptFunction("g_os") { _, call throws(ScriptError) in call.give("Linux") },
    ScriptFunction("g_millisecs") { session, call throws(ScriptError) in
      call.give((ContinuousClock.now - session.begun) / .milliseconds(1))
    },
    ScriptFunction("g_sleep") { session, call throws(ScriptError) in
      var rest = min(max(0, try call.number(0)), 1e9)
      while rest > 0, session.goesOn() {
        let slice = min(rest, 20)
        usleep(UInt32(saturating: slice * 1000))
        rest -= slice
      }
    },
  ]
}

extension ScriptSession {
  fileprivate func alert(_ text: String, isWarning: Bool) throws(ScriptError) {
    guard host.alert(text, isWarning: isWarning) else { throw .aborted }
  }
}
