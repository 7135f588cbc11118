import Dispatch
public import Documents
import Storage
import Views
import Windows

// Changes by other programs and open documents, taken over by another thread.
extension CollectionController {
  /// Changes that are on their way to the screen.
  struct Following {
    var waiting: [CollectionChanges] = []
    /// An item that is to be selected if it is new.
    var newcomer: ItemID?
    var isBusy = false

    /// Drops what is already known of items.
    mutating func forget(_ ids: Set<ItemID>) {
      for index in waiting.indices { waiting[index].changed.removeAll { ids.contains($0.id) } }
    }
  }

  /// Shows what became of items, a moment later.
  func follow(_ changes: CollectionChanges) {
    following.waiting.append(changes)
    showWaiting()
  }

  /// Shows an item that this program has changed, a moment later; it may be new.
  public func follow(_ item: CollectionItem) {
    follower.noteChange(of: item.id)
    following.newcomer = item.id
    follow(CollectionChanges(changed: [item]))
  }

  /// Builds the content on another thread, and again if something was changed or chosen meanwhile.
  func showWaiting() {
    guard !following.isBusy, !following.waiting.isEmpty else { return }
    // They follow the reading that is under way.
    guard missingCount == 0 else { return readAllSoon() }
    following.isBusy = true
    let (waiting, newcomer, version) = (following.waiting, following.newcomer, version)
    let (content, query, isTrash, library) = (content, query, isTrash, services.library)
    reading.async { [weak self] in
      let items = waiting.reduce(content.items) { $1.applied(to: $0, isTrash: isTrash) }
      let new = CollectionContent(
        of: items, query, texts: Self.texts(for: query, in: library), after: content)
      let isNew = !content.items.contains { $0.id == newcomer }
      let index = isNew ? new.shown.firstIndex { $0.id == newcomer } : nil
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        following.isBusy = false
        if self.version == version {
          following.waiting.removeFirst(waiting.count)
          if following.newcomer == newcomer { following.newcomer = nil }
          show(new)
          if let index, screen.grid.chosenCount == 0 { screen.grid.select(index) }
        }
        showWaiting()
      }
    }
  }
}
