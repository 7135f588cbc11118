import Base
import CollectionWindow
import Dispatch
import DocumentWindows
import Documents
import Platform
import SingleInstance
import Storage
import Windows

// Documents that were open when the program ended without being asked to: after a logout, with the X server, by a
// crash.
extension Application {
  /// A document that the program dies of is tried a second time, and then left alone.
  private static let mostTries = 2
  /// Who lives this long after opening them has survived it; and how long they wait for a collection that nobody sees.
  private static let (trial, patience) = (Duration.seconds(5), Duration.seconds(1))

  /// Opens what was open, once the collection is seen, and then does what the start asks for.
  func reopenDocuments(then request: NeighbourRequest) {
    let settings = services.settings
    waiting = settings[.reopeningCount] < Self.mostTries ? settings[.openDocuments] : []
    guard !waiting.isEmpty, let collection else {
      settings[.reopeningCount] = 0
      keepOpenDocuments()
      return begin(request)
    }
    var isBegun = false
    let begin = { [weak self] in
      guard let self, !isBegun else { return }
      isBegun = true
      settings[.reopeningCount] += 1
      // On the disk before anything is read that may be the program's end.
      settings.state.write { [weak self] in self?.reopenNext(then: request) }
    }
    collection.window.seen.listen(self) { begin() }
    _ = services.display.after(Self.patience, begin)
  }

  /// One after the other, so that the window answers meanwhile.
  private func reopenNext(then request: NeighbourRequest) {
    guard !isEnding else { return }
    guard !waiting.isEmpty else {
      _ = services.display.after(Self.trial) { [weak self] in
        self?.services.settings[.reopeningCount] = 0
        // Once that is written, the start is over.
        FreedMemory.giveBackSoon()
      }
      return begin(request)
    }
    let (next, library) = (waiting[0], services.library)
    DispatchQueue(label: "filbert.reopening", qos: .userInitiated).async { [weak self] in
      let item = try? library.item(next.id)
      DispatchQueue.main.async { [weak self] in
        self?.reopen(next, item)
        self?.reopenNext(then: request)
      }
    }
  }

  /// - Parameter item: the document in the library; one that is gone, or in the trash, is skipped.
  private func reopen(_ document: OpenDocument, _ item: CollectionItem?) {
    // It waits until it is open, so that it is remembered whatever comes between.
    guard !isEnding, waiting.first?.id == document.id else { return }
    waiting.removeFirst()
    if let item, !item.isTrashed { open(item, at: document.place) }
    keepOpenDocuments()
  }

  /// Remembers which documents are open now; not any more once the program ends.
  func keepOpenDocuments() {
    guard !isEnding else { return }
    services.settings[.openDocuments] =
      waiting
      + documents.compactMap { document in
        document.id.map { OpenDocument(id: $0, place: document.window.remembered) }
      }
  }

  /// Remembers where a document's window is, and which one is in front.
  func follow(_ document: DocumentWindow) {
    services.settings.follow(document.window, as: .document)
    document.window.placed.listen(self) { [weak self] _ in self?.keepOpenDocuments() }
    document.window.focused.listen(self) { [weak self, weak document] in
      guard let self, let document,
        let index = documents.firstIndex(where: { $0 === document })
      else { return }
      documents.append(documents.remove(at: index))
      keepOpenDocuments()
    }
  }

  /// Where the window of a document is that is opened now.
  ///
  /// - Parameter place: where it was; nil for one that was not open, which then opens where the last such window was,
  ///   but neither on top of another one nor full screen.
  func place(at place: RememberedPlace?) -> RememberedPlace {
    if let place { return place }
    var usual = services.settings[.place(of: .document)]
    if !documents.isEmpty { usual.corner = nil }
    if usual.state == .fullScreen { usual.state = .normal }
    return usual
  }
}
