import Base
import Dispatch
public import Documents
import Storage
import Views
import Windows

// Changes by other programs and open documents, and what somebody looks for. What takes time is done by another thread.
extension CollectionController {
  /// Changes that are on their way to the screen.
  struct Following {
    var waiting: [CollectionChanges] = []
    /// An item that is to be selected if it is new.
    var newcomer: ItemID?
    /// Whether something else is wanted than is shown.
    var isStale = false
    /// What is done once that is shown.
    var whenShown: [() -> Void] = []
    /// The keys that came since somebody ended a search with Enter: they are meant for what is found. Nil while nothing
    /// is waited for.
    var heldKeys: [KeyEvent]?
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

  /// Shows an item of which a document that is open was stored, at the cost of that item; it may be new.
  public func follow(_ item: CollectionItem) {
    noteStates(of: [item])
    let isNew = missingCount == 0 && content.item(item.id) == nil
    guard putInPlace([item]) else {
      following.newcomer = item.id
      return follow(CollectionChanges(changed: [item]))
    }
    if isNew, screen.grid.chosenCount == 0, let place = content.place(ofShown: item.id) {
      screen.grid.select(place)
    }
  }

  /// Shows what somebody looks for, a moment later; once for all letters that are typed meanwhile.
  ///
  /// - Parameter done: called when it is shown.
  func showSoon(then done: @escaping () -> Void = {}) {
    following.isStale = true
    following.whenShown.append(done)
    showWaiting()
  }

  /// Does something with what somebody looked for, as soon as that is shown; keys wait until then.
  func whenFound(_ body: @escaping () -> Void) {
    guard following.isStale else { return body() }
    following.heldKeys = following.heldKeys ?? []
    following.whenShown.append { [weak self] in
      body()
      self?.releaseKeys()
    }
  }

  /// Keeps a key for what is being looked for.
  ///
  /// - Returns: whether it waits.
  func holds(_ event: KeyEvent) -> Bool {
    following.heldKeys?.append(event)
    return following.heldKeys != nil
  }

  private func releaseKeys() {
    let keys = following.heldKeys ?? []
    following.heldKeys = nil
    for key in keys { window.window(window.window, received: .keyPressed(key)) }
  }

  /// What is wanted is shown.
  func noteShown() {
    following.isStale = false
    let done = following.whenShown
    following.whenShown = []
    for body in done { body() }
  }

  /// Builds the content on another thread, and again if something was changed or chosen meanwhile.
  func showWaiting() {
    guard !following.isBusy, following.isStale || !following.waiting.isEmpty else { return }
    // They follow the reading that is under way.
    guard missingCount == 0 else { return readAllSoon() }
    following.isBusy = true
    let (waiting, newcomer, version) = (following.waiting, following.newcomer, version)
    let (content, query, isTrash, library) = (content, query, isTrash, services.library)
    reading.async { [weak self] in
      let items = waiting.reduce(content.items) { $1.applied(to: $0, isTrash: isTrash) }
      let new = CollectionContent(
        of: items, query, texts: Self.texts(for: query, in: library), after: content)
      let isNew = newcomer.map { content.item($0) == nil } ?? false
      let index = isNew ? newcomer.flatMap { new.place(ofShown: $0) } : nil
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        following.isBusy = false
        if self.version == version {
          following.waiting.removeFirst(waiting.count)
          if following.newcomer == newcomer { following.newcomer = nil }
          show(new)
          if let index, screen.grid.chosenCount == 0 { screen.grid.select(index) }
          noteShown()
        }
        showWaiting()
      }
    }
  }
}
