/// What is said about how a painting is looked at.
public struct ViewTexts: Sendable {
  let translate: Translator

  public var flip: String { translate("Flip view") }
  public var flipTip: String {
    translate("Show the painting mirrored; the painting itself stays as it is")
  }
  public var turnLeft: String { translate("Turn view left by 15°") }
  public var turnRight: String { translate("Turn view right by 15°") }
  public var turnQuarterLeft: String { translate("Turn view left by 90°") }
  public var turnQuarterRight: String { translate("Turn view right by 90°") }
  public var turnBack: String { translate("Turn view back") }
  public var turnBackTip: String { translate("Show the painting neither turned nor mirrored") }

  /// How large a painting is seen, and how it lies.
  public func zoom(percent: Int, degrees: Int, isFlipped: Bool) -> String {
    switch (degrees, isFlipped) {
    case (0, false): translate("{percent} %", ["percent": percent])
    case (0, true): translate("{percent} % · ↔", ["percent": percent])
    case (_, false):
      translate("{percent} % · {degrees}°", ["percent": percent, "degrees": degrees])
    case (_, true):
      translate("{percent} % · {degrees}° ↔", ["percent": percent, "degrees": degrees])
    }
  }
}
