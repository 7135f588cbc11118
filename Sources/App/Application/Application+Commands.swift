import Dispatch
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

  /// The document closed last that is neither open nor, as far as known, in the trash.
  private var lastClosed: OpenDocument? {
    closed.last { closed in
      !trashed.contains(closed.id) && !documents.contains { $0.id == closed.id }
    }
  }

  /// Opens it as soon as another thread has found it, or otherwise the one before it.
  private func reopenLastClosed() {
    guard !isEnding, let document = lastClosed else { return }
    closed.removeAll { $0.id == document.id }
    reopening.async { [library = services.library, weak self] in
      let item = try? library.item(document.id)
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        guard let item, !item.isTrashed else { return reopenLastClosed() }
        open(item, at: document.place)
      }
    }
  }
}
