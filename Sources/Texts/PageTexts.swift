/// Texts about the pages of a painting.
public struct PageTexts: Sendable {
  let translate: Translator

  /// The name of the strip of pages, and of the choice of pages in an export.
  public var pages: String { translate("Pages") }
  /// Describes the command that shows or hides the strip.
  public var pagesTip: String { translate("Show or hide the pages of the painting") }
  /// The name of a page, by its number.
  public func page(_ number: Int) -> String { translate("Page {number}", ["number": number]) }
  /// The title of the command that adds a page.
  public var add: String { translate("New page") }
  /// Describes the command that adds a page.
  public var addTip: String { translate("Add a page after this one") }
  /// The title of the command that duplicates a page.
  public var duplicate: String { translate("Duplicate page") }
  /// The title of the command that deletes a page.
  public var remove: String { translate("Delete page") }
  /// Describes the command that deletes a page.
  public var removeTip: String { translate("Delete this page and everything on it") }
  /// The title of the command that moves a page towards the first.
  public var moveUp: String { translate("Move page up") }
  /// The title of the command that moves a page towards the last.
  public var moveDown: String { translate("Move page down") }
  /// The title of the command that shows the page before.
  public var previous: String { translate("Previous page") }
  /// The title of the command that shows the next page.
  public var next: String { translate("Next page") }
  /// The meaning of the keys for both.
  public var previousAndNext: String { translate("Previous page, next page") }
  /// The choice of exporting the shown page alone.
  public var shownPage: String { translate("This page") }
  /// The choice of exporting all pages.
  public var allPages: String { translate("All pages") }
}
