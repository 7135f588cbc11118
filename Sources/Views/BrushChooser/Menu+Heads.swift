public import Base
import Canvas
public import Texts
public import Widgets
import Rendering

extension Menu {
  /// Creates the menu of the heads at one end of a line, each with a picture, and of their size.
  ///
  /// - Parameters:
  ///   - hasNone: whether the end may be bare.
  ///   - choose: called with the heads after the choice.
  public convenience init(
    _ heads: LineHeads, atEnd isEnd: Bool, hasNone: Bool = true, _ texts: Texts,
    choose: @escaping (LineHeads) -> Void
  ) {
    let choices = LineHead.menuOrder.filter { hasNone || $0 != .none }.map { head -> Menu.Item in
      var chosen = heads
      chosen[atEnd: isEnd] = head
      return .picture(
        texts.name(of: head), isChosen: heads == chosen,
        picture: { pass, rect, color in
          pass.context.setColor(color)
          pass.drawHead(head, atEnd: isEnd, in: rect.inset(2, 0))
        }, action: { choose(chosen) })
    }
    let sizes = Self.headSizes.map { size -> Menu.Item in
      var chosen = heads
      chosen.size = size
      return .choice(
        texts.heads.sizeValue(NumberField.text(size, decimals: 1)),
        isChosen: heads.size == size
      ) { choose(chosen) }
    }
    self.init(
      name: isEnd ? texts.endOfLine : texts.startOfLine,
      items: choices + [.separator, .submenu(texts.heads.size, sizes)])
  }

  private static var headSizes: [Double] { [2, 3, 4, 5, 6, 8, 10] }
}

extension LineHead {
  /// All heads, related ones next to each other.
  fileprivate static let menuOrder: [LineHead] = [
    .none, .open, .arrow, .triangle, .diamond, .hollowDiamond, .dot, .ring, .bar, .one, .many,
    .optionalOne, .optionalMany,
  ]
}

extension RenderPass {
  /// Draws an end of a line with its head, in the context's colour.
  func drawHead(_ head: LineHead, atEnd isEnd: Bool, in rect: ViewRect) {
    let (left, right) = (
      ViewPoint(x: rect.x + 3, y: rect.midY), ViewPoint(x: rect.maxX - 3, y: rect.midY)
    )
    var heads = LineHeads.none
    heads[atEnd: isEnd] = head
    context.drawLine(from: left, to: right, heads: heads, width: 1.75, point: 0.75)
  }
}
