/// Texts for users who can't see the window.
public struct AccessibilityTexts: Sendable {
  let translate: Translator

  public init(_ translate: Translator) { self.translate = translate }

  public var activate: String { translate("Activate") }
  public var undone: String { translate("Undone") }
  public var redone: String { translate("Redone") }

  /// Describes an element of a painting.
  ///
  /// - Parameters:
  ///   - width: in points of the paper, like the height.
  ///   - place: the part of the paper it is in.
  public func element(_ name: String, color: String, width: Int, height: Int, place: String)
    -> String
  {
    translate(
      "{name}, {color}, {width} by {height}, {place}",
      [
        "name": name, "color": color, "width": width, "height": height, "place": place,
      ])
  }

  public var stroke: String { translate("Stroke") }
  public var erasure: String { translate("Erased stroke") }
  public var area: String { translate("Filled area") }
  public var picture: String { translate("Picture", context: "an element of a painting") }
  /// A shape, an area or a line with the text of its label.
  public func labelled(_ name: String, _ label: String) -> String {
    translate("{name} with the label “{label}”", ["name": name, "label": label])
  }
  public func writing(_ text: String) -> String { translate("Text “{text}”", ["text": text]) }

  /// A place on the paper, by its row and column of three each.
  public func place(row: Int, column: Int) -> String {
    let names = [
      translate("upper left"), translate("top"), translate("upper right"), translate("left"),
      translate("middle"), translate("right"), translate("lower left"), translate("bottom"),
      translate("lower right"),
    ]
    return names[min(max(row, 0), 2) * 3 + min(max(column, 0), 2)]
  }

  /// A position on the paper, in its points.
  ///
  /// - Parameter part: the part of the paper it is in.
  public func point(_ x: Int, _ y: Int, _ part: String) -> String {
    translate("{x}, {y}, {place}", ["x": x, "y": y, "place": part])
  }
  public var besidePaper: String { translate("outside the paper") }
  /// A cell and its content.
  public func cell(_ x: Int, _ y: Int, _ content: String) -> String {
    translate("{x}, {y}: {content}", ["x": x, "y": y, "content": content])
  }
  public var emptyCell: String { translate("empty", context: "a cell") }
  public var alive: String { translate("alive", context: "a cell") }
  public var dead: String { translate("dead", context: "a cell") }
  public func pressed(_ place: String) -> String {
    translate("Pressed at {place}", ["place": place])
  }
  public func lifted(_ place: String) -> String { translate("Lifted at {place}", ["place": place]) }

  /// The name of a hue in degrees, for a colour that is not grey, dark or pale.
  public func hue(_ degrees: Double) -> String {
    switch degrees {
    case 15..<45: translate("orange")
    case 45..<70: translate("yellow")
    case 70..<165: translate("green")
    case 165..<195: translate("turquoise")
    case 195..<255: translate("blue")
    case 255..<290: translate("violet")
    case 290..<345: translate("pink")
    default: translate("red")
    }
  }
  public var black: String { translate("black") }
  public var white: String { translate("white") }
  public var gray: String { translate("grey") }
  public var brown: String { translate("brown") }
}

extension Texts {
  public var accessibility: AccessibilityTexts { AccessibilityTexts(translate) }
}
