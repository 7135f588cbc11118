import DocumentWindows
import Documents
import Editing
import Views
import Windows

// The commands of pages.
extension PaintingEditor {
  func connectPageCommands() {
    on(.pages, if: \.isLoaded) { $0.pages.toggle() }
    on(.pageAdd, if: { $0.canChange && $0.tools.context.canAddPage }) {
      $0.finishOnPage()
      $0.tools.context.addPage()
    }
    on(.pageDuplicate, if: { $0.canChange && $0.tools.context.canAddPage }) {
      $0.finishOnPage()
      $0.tools.context.duplicatePage()
    }
    on(.pageRemove, if: { $0.canChange && $0.tools.context.canRemovePage }) {
      $0.finishOnPage()
      $0.tools.context.removePage()
    }
    on(.pageUp, if: { $0.canChange && $0.tools.context.canMovePage(by: -1) }) {
      $0.movePage(by: -1)
    }
    on(.pageDown, if: { $0.canChange && $0.tools.context.canMovePage(by: 1) }) {
      $0.movePage(by: 1)
    }
    on(.previousPage, if: { $0.canTurnPages }) { $0.pages.turn(by: -1) }
    on(.nextPage, if: { $0.canTurnPages }) { $0.pages.turn(by: 1) }
  }

  private var canTurnPages: Bool {
    isLoaded && painting.pages.count > 1 && !screen.paper.isDrawing && !session.isInGesture
  }

  private func movePage(by offset: Int) {
    finishOnPage()
    let context = tools.context
    context.movePage(painting.shownPage.id, to: context.shownPageIndex + offset)
  }

  /// Commits anything in progress on the shown page.
  func finishOnPage() {
    text.finish()
    tools.context.finishOpenLine()
    tools.finishStyling()
  }
}
