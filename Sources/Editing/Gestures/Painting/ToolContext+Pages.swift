import Base
public import Documents

// The pages of the painting and operations on the shown one.
extension ToolContext {
  /// In order; at least one.
  public var pages: [Page] { painting.pages }
  /// The index of the page that tools work on.
  public var shownPageIndex: Int { painting.shownIndex }

  /// Whether another page may be added or copied.
  public var canAddPage: Bool { session.canChange && pages.count < Painting.mostPages }
  /// Whether the shown page may be removed: the only one stays.
  public var canRemovePage: Bool { session.canChange && pages.count > 1 }

  /// Whether the page can be moved by a number of places.
  public func canMovePage(by offset: Int) -> Bool {
    session.canChange && pages.indices.contains(shownPageIndex + offset)
  }

  /// Adds a blank page after the shown one and shows it.
  public func addPage() {
    giveShape()
    performOnPages(\.addingPage)
  }

  /// Adds a copy of the shown page after it and shows it.
  public func duplicatePage() {
    giveShape()
    performOnPages(\.duplicatingPage)
  }

  /// Removes the shown page with everything on it, and shows the one in its place.
  public func removePage() { performOnPages { $0.removingPage($0.shownPage.id) } }

  /// Moves a page to an index and shows it.
  public func movePage(_ id: Page.ID, to index: Int) {
    performOnPages { $0.movingPage(id, to: index) }
  }

  private func performOnPages(_ edit: @escaping (Painting) -> PaintingEdit?) {
    session.whenReady { [session] in
      if let edit = edit(session.document) { session.perform(edit) }
    }
  }

  /// Shows the page at an index; ignores a missing one.
  public func turnPage(to index: Int) {
    guard pages.indices.contains(index) else { return }
    let page = pages[index].id
    session.changeView { $0.turn(to: page) }
  }
}
