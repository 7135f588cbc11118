import Base
import CollectionWindow
import Dispatch
import DocumentWindows
import Documents
import Platform
import SingleInstance
import Storage
import Windows

// Reopening the documents that were open when the program ended without being asked to: after a logout, the end of the
// X server, or a crash.
extension Application {
  /// The number of attempts to reopen documents that crash the program.
  private static let mostTries = 2
  /// The time after reopening them until it counts as survived, and the maximum wait for the collection to become
  /// visible.
  private static let (trial, patience) = (Duration.seconds(5), Duration.seconds(1))

  /// Reopens the documents once the collection is visible, and then handles the start request.
  func reopenDocuments(then request: InstanceRequest) {
    let settings = services.settings
    waiting = settings[.reopeningCount] < Self.mostTries ? settings[.openDocuments] : []
    guard !waiting.isEmpty, let collection else {
      settings[.reopeningCount] = 0
      keepOpenDocuments()
      return handle(request)
    }
    var isBegun = false
    let begin = { [weak self] in
      guard let self, !isBegun else { return }
      isBegun = true
      settings[.reopeningCount] += 1
      // Write this to the disk before reading anything that might crash the program.
      settings.state.write { [weak self] in self?.reopenNext(then: request) }
    }
    collection.window.seen.listen(self) { begin() }
    _ = services.display.after(Self.patience, begin)
  }

  /// Reopens one at a time, so that the window stays responsive.
  private func reopenNext(then request: InstanceRequest) {
    guard !isEnding else { return }
    guard !waiting.isEmpty else {
      _ = services.display.after(Self.trial) { [weak self] in
        self?.services.settings[.reopeningCount] = 0
        // Once that is written, the start is over.
        FreedMemory.giveBackSoon()
      }
      return handle(request)
    }
    let (next, library) = (waiting[0], services.library)
    reopening.async { [weak self] in
      let item = try? library.item(next.id)
      DispatchQueue.main.async { [weak self] in
        self?.reopen(next, item)
        self?.reopenNext(then: request)
      }
    }
  }

  /// - Parameter item: the document in the library. Removed and trashed documents are skipped.
  private func reopen(_ document: OpenDocument, _ item: CollectionItem?) {
    // Until it is open it stays in the waiting list, so that it is remembered in any event.
    guard !isEnding, waiting.first?.id == document.id else { return }
    waiting.removeFirst()
    if let item, !item.isTrashed { open(item, at: document.place) }
    keepOpenDocuments()
  }

  /// Stores the list of open documents, unless the program is ending.
  func keepOpenDocuments() {
    guard !isEnding else { return }
    services.settings[.openDocuments] =
      waiting
      + documents.compactMap { document in
        document.id.map { OpenDocument(id: $0, place: document.window.remembered) }
      }
  }

  /// Stores the placement of a document's window, and the stacking order.
  func rememberPlacement(of document: DocumentWindow) {
    services.settings.rememberPlacement(of: document.window, as: .document)
    document.window.placed.listen(self) { [weak self] _ in self?.keepOpenDocuments() }
    document.window.focused.listen(self) { [weak self, weak document] in
      guard let self, let document,
        let index = documents.firstIndex(where: { $0 === document })
      else { return }
      documents.append(documents.remove(at: index))
      keepOpenDocuments()
    }
  }

  /// Returns the placement of a window about to be opened.
  ///
  /// - Parameter placement: its last one. If nil, uses that of the last document window, but neither on top of another
  ///   one nor full screen.
  func placement(at placement: RememberedPlacement?) -> RememberedPlacement {
    if let placement { return placement }
    var usual = services.settings[.placement(of: .document)]
    if !documents.isEmpty { usual.corner = nil }
    if usual.state == .fullScreen { usual.state = .normal }
    return usual
  }
}
