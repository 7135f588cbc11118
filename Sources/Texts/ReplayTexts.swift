/// Texts about replaying a painting's creation.
public struct ReplayTexts: Sendable {
  let translate: Translator

  public var replay: String { translate("Replay") }
  public var replayTip: String { translate("Replay how the painting was made") }
  public func preparing(_ percent: Int) -> String {
    translate("Preparing the replay: {percent} %", ["percent": percent])
  }
  public var play: String { translate("Play") }
  public var pause: String { translate("Pause") }
  public var playTip: String { translate("Play or pause (Space)") }
  public var moment: String { translate("Time", context: "of a replay") }
  public var speed: String { translate("Speed") }
  public func speed(_ factor: Int) -> String { translate("× {factor}", ["factor": factor]) }
  public var export: String { translate("Export…") }
  public var end: String { translate("End the replay") }
  public var endTip: String { translate("Back to the painting (Esc)") }
  /// - Parameters:
  ///   - now: minutes and seconds.
  ///   - all: minutes and seconds.
  public func time(_ now: String, of all: String) -> String {
    translate("{now} / {all}", ["now": Numeral(now), "all": Numeral(all)])
  }

  // Export
  public var gifTip: String { translate("GIF: an animation that every program can show") }
  public var apngTip: String { translate("APNG: an animation with exact colours") }
  public var length: String { translate("Length", context: "of an animation") }
  public var lengthTip: String {
    translate("Length in seconds: a number or a calculation (Enter, arrows); or drag the label")
  }
  public var seconds: String { translate("s", context: "seconds") }
  public var width: String { translate("Width in pixels") }
  public func size(_ width: Int, _ height: Int) -> String {
    translate("{width} × {height} pixels", ["width": width, "height": height])
  }
}
