import Documents
import Scripting

extension SpriteFunctions {
  /// Frames, which scripts count from 1.
  static let frames: [ScriptFunction<SpriteSession>] = [
    ScriptFunction("s_frameCount") { session, call throws(ScriptError) in
      call.give(session.outline.frames.count)
    },
    ScriptFunction("s_duration") { session, call throws(ScriptError) in
      call.give(session.outline.frames[try session.frame(call, 0)].milliseconds)
    },
    ScriptFunction("s_setDuration") { session, call throws(ScriptError) in
      let (frame, milliseconds) = (try session.frame(call, 0), try call.integer(1))
      let allowed = PixelFrame.allowedMilliseconds
      guard allowed.contains(milliseconds) else {
        throw ScriptError("duration: it is 1 to \(allowed.upperBound) milliseconds")
      }
      session.changeParts { $0.setDurations(.constant(milliseconds), of: [frame]) }
    },
    ScriptFunction("s_newFrame") { session, call throws(ScriptError) in
      let count = session.outline.frames.count
      let index = call.has(0) ? try session.newPlace(call) : count
      try session.checkRoomForFrame()
      session.changeFrames {
        $0 >= index ? $0 + 1 : $0
      } _: { sprite in
        let milliseconds = sprite.frames[max(0, index - 1)].milliseconds
        sprite.insert([sprite.blankFrame(milliseconds: milliseconds)], at: index)
      }
      call.give(index + 1)
    },
    ScriptFunction("s_copyFrame") { session, call throws(ScriptError) in
      let frame = try session.frame(call, 0)
      try session.checkRoomForFrame()
      session.changeFrames {
        $0 > frame ? $0 + 1 : $0
      } _: {
        $0.duplicateFrames([frame])
      }
      call.give(frame + 2)
    },
    ScriptFunction("s_deleteFrame") { session, call throws(ScriptError) in
      let frame = try session.frame(call, 0)
      guard session.outline.frames.count > 1 else {
        throw ScriptError("deleteFrame: it is the only frame")
      }
      session.changeFrames {
        $0 == frame ? nil : $0 > frame ? $0 - 1 : $0
      } _: {
        $0.removeFrame(frame)
      }
    },
  ]
}

extension SpriteSession {
  /// Returns the index for a new frame, which may be one past the last.
  fileprivate func newPlace(_ call: ScriptCall) throws(ScriptError) -> Int {
    let number = try call.integer(0)
    guard (1...outline.frames.count + 1).contains(number) else {
      throw ScriptError("\(call.name): there is no place \(number) for a frame")
    }
    return number - 1
  }

  fileprivate func checkRoomForFrame() throws(ScriptError) {
    if !outline.canAddFrame { throw ScriptError("there is no room for another frame") }
  }
}
