public import Base
public import Canvas

extension TextInput {
  /// Returns the destination of a key that moves the caret within lines, between them, or to the ends of all; nil for
  /// other keys.
  ///
  /// - Parameters:
  ///   - layout: the lines of the text.
  ///   - goal: the horizontal position that the caret keeps when moving up and down, in units of the layout.
  public final func destination(
    of event: KeyEvent, in layout: TextLayout, goal: inout Double?
  ) -> Int? {
    let (caret, count) = (editor.caretByte, editor.text.utf8.count)
    switch event.key {
    case .up, .down:
      let x = goal ?? layout.caret(atByte: caret).x
      let isDown = event.key == .down
      goal = x
      return layout.byte(from: caret, linesDown: isDown, x: x) ?? (isDown ? count : 0)
    case .home, .end:
      let isEnd = event.key == .end
      if event.modifiers.contains(.control) { return isEnd ? count : 0 }
      let line = layout.line(atByte: caret)
      return isEnd ? line.upperBound : line.lowerBound
    default: return nil
    }
  }
}
