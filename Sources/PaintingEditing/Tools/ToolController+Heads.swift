import Base
import Editing
import Texts
import Views
import Widgets

// The heads of arrows, on the bar.
extension ToolController {
  /// Returns the options for both ends of arrows.
  ///
  /// - Parameter show: shows a menu below a button.
  func headChoices(show: @escaping (Menu, Button) -> Void) -> [ToolBarOption] {
    [false, true].map { isEnd in
      ToolBarOption(
        icon: isEnd ? .endHead : .startHead,
        name: isEnd ? texts.endOfLine : texts.startOfLine,
        tooltip: isEnd ? texts.heads.endTip : texts.heads.startTip
      ) { [weak self] button in
        if let menu = self?.headMenu(atEnd: isEnd) { show(menu, button) }
      }
    }
  }

  private func headMenu(atEnd isEnd: Bool) -> Menu {
    Menu(context.settings.arrowHeads, atEnd: isEnd, hasNone: !isEnd, texts) { [weak self] heads in
      self?.set { $0.arrowHeads = heads }
    }
  }
}
