import Base
import Dispatch
public import Documents
import Storage
import Views
import Windows

// Updates after changes by other programs and open documents, and searches. Slow work happens on another thread.
extension CollectionController {
  /// Pending updates of the display.
  struct Following {
    var waiting: [CollectionChanges] = []
    /// An item to select if it is new.
    var newcomer: ItemID?
    /// Whether the shown content doesn't match the query.
    var isStale = false
    /// Closures to run once the content is shown.
    var whenShown: [() -> Void] = []
    /// The keys typed since the user ended a search with Enter, which are meant for its result. Nil while nothing is
    /// pending.
    var heldKeys: [KeyEvent]?
    var isBusy = false

    /// Drops pending changes of items.
    mutating func forget(_ ids: Set<ItemID>) {
      for index in waiting.indices { waiting[index].changed.removeAll { ids.contains($0.id) } }
    }
  }

  /// Shows changes of items asynchronously.
  func apply(_ changes: CollectionChanges) {
    following.waiting.append(changes)
    showWaiting()
  }

  /// Shows the stored state of an item, which may be new, at the cost of that item only.
  public func update(_ item: CollectionItem) {
    noteStates(of: [item])
    let isNew = missingCount == 0 && content.item(item.id) == nil
    guard putInPlace([item]) else {
      following.newcomer = item.id
      return apply(CollectionChanges(changed: [item]))
    }
    if isNew, screen.grid.chosenCount == 0, let place = content.index(ofShown: item.id) {
      screen.grid.select(place)
    }
  }

  /// Shows the result of the query asynchronously; keys typed in quick succession cause one update.
  ///
  /// - Parameter done: called when it is shown.
  func showSoon(then done: @escaping () -> Void = {}) {
    following.isStale = true
    following.whenShown.append(done)
    showWaiting()
  }

  /// Runs a closure as soon as the result of the search is shown; keys wait until then.
  func whenFound(_ body: @escaping () -> Void) {
    guard following.isStale else { return body() }
    following.heldKeys = following.heldKeys ?? []
    following.whenShown.append { [weak self] in
      body()
      self?.releaseKeys()
    }
  }

  /// Holds back a key until the result of a search is shown.
  ///
  /// - Returns: whether it is held back.
  func holds(_ event: KeyEvent) -> Bool {
    following.heldKeys?.append(event)
    return following.heldKeys != nil
  }

  private func releaseKeys() {
    let keys = following.heldKeys ?? []
    following.heldKeys = nil
    for key in keys { window.window(window.window, received: .keyPressed(key)) }
  }

  /// Called when the requested content is shown.
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
      let index = isNew ? newcomer.flatMap { new.index(ofShown: $0) } : nil
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        following.isBusy = false
        if self.version == version {
          following.waiting.removeFirst(waiting.count)
          if following.newcomer == newcomer { following.newcomer = nil }
          showContent(new)
          if let index, screen.grid.chosenCount == 0 { screen.grid.select(index) }
          noteShown()
        }
        showWaiting()
      }
    }
  }
}
