/// Texts about viewing a document.
public struct ViewTexts: Sendable {
  let translate: Translator

  public var fitSelection: String { translate("Zoom to selection") }
  public var previous: String { translate("Previous view") }
  public var previousTip: String {
    translate("Go back to the view before the last zoom, move or rotation")
  }
  public var minimap: String { translate("Minimap") }
  public var minimapTip: String {
    translate("Show the whole painting in a corner while zoomed in")
  }
  public var flip: String { translate("Flip view") }
  public var flipTip: String {
    translate("Mirror the view; the painting itself does not change")
  }
  public var turnLeft: String { translate("Rotate view 15° left") }
  public var turnRight: String { translate("Rotate view 15° right") }
  public var turnQuarterLeft: String { translate("Rotate view 90° left") }
  public var turnQuarterRight: String { translate("Rotate view 90° right") }
  public var turnBack: String { translate("Reset rotation") }
  public var turnBackTip: String { translate("Reset rotation and flip") }

  /// The magnification and orientation of a painting's view.
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
