import DocumentWindows
import Documents
import Editing
import Storage
import Windows

// Commands of the program, available in all its windows.
extension Application {
  /// The number of closed documents that can be reopened.
  private static let mostClosed = 16

  func connect(_ commands: WindowCommands) {
    commands.on(.quit) { [weak self] in self?.quit() }
    commands.on(.settings) { [weak self] in self?.showSettings() }
    commands.on(.reopen, if: { [weak self] in self?.lastClosed != nil }) { [weak self] in
      self?.reopenLastClosed()
    }
    commands.checkThatAllDoSomething()
  }

  // MARK: Closed documents

  /// Remembers a closed document and the placement of its window.
  func noteClosing(of id: ItemID, at place: RememberedPlacement) {
    closed.removeAll { $0.id == id }
    closed.append(OpenDocument(id: id, place: place))
    closed = closed.suffix(Self.mostClosed)
  }

  private func item(_ document: OpenDocument) -> CollectionItem? {
    guard let item = try? services.library.item(document.id), !item.isTrashed else { return nil }
    return item
  }

  /// The document closed last that is neither open nor in the trash.
  private var lastClosed: (document: OpenDocument, item: CollectionItem)? {
    closed.reversed().lazy
      .filter { document in !self.documents.contains { $0.id == document.id } }
      .compactMap { document in self.item(document).map { (document, $0) } }.first
  }

  private func reopenLastClosed() {
    guard let (document, item) = lastClosed else { return }
    closed.removeAll { $0.id == document.id }
    open(item, at: document.place)
  }
}
