public import DocumentWindows
import Documents
import Storage
import Texts
import Views
import Widgets
import Windows

// Changes to library items. A background thread writes them after every earlier stroke; the window shows them once they
// are committed.
extension CollectionController {
  var canWrite: Bool { !services.library.isReadOnly }
  var canChange: Bool { canWrite && changeCount == 0 }

  /// Changes items, all or none, and shows the result.
  ///
  /// - Parameters:
  ///   - body: returns the changed items; may run again, like any write.
  ///   - done: called after they are shown. Not called on failure, which is reported to the user.
  func change(
    _ body: @escaping @Sendable (Library) throws -> [ItemID],
    done: @escaping @MainActor @Sendable ([ItemID]) -> Void = { _ in }
  ) {
    guard canWrite else { return }
    changeCount += 1
    services.autosave.change(body) { library, ids in
      (ids: ids, items: try ids.compactMap { try library.item($0) })
    } finished: { [weak self] result in
      guard let self else { return }
      changeCount -= 1
      switch result {
      case .success(let changed):
        update(changed.items)
        delegate?.collectionController(self, changed: changed.items)
        done(changed.ids)
      case .failure(let error): sayNotSaved(error)
      }
    }
  }

  private func sayNotSaved(_ error: any Error) {
    say(services.texts.notSaved(Message(error)), .untilClosed)
    reloadSoon()
  }

  // MARK: The trash

  /// Moves items to the trash and offers to undo that.
  func delete(_ items: [CollectionItem]) {
    guard let first = items.first else { return }
    let texts = services.texts
    delete(saying: items.count == 1 ? texts.deleted(first.name) : texts.deletedCount(items.count)) {
      items.map(\.id)
    }
  }

  /// Moves a document to the trash as soon as the library has it, and offers to undo that.
  public func delete(_ place: DocumentLocation, named name: String) {
    delete(saying: services.texts.deleted(name)) { place.id.map { [$0] } ?? [] }
  }

  private func delete(saying text: String, _ ids: @escaping @Sendable () -> [ItemID]) {
    let now = services.clock.now()
    change { library in
      let ids = ids()
      try library.trash(ids, at: now)
      return ids
    } done: { [weak self] ids in
      guard let self, !ids.isEmpty else { return }
      changes.append(.deletion(ids))
      offerUndo(text)
    }
  }

  func restoreTargets() { restore(targets.map(\.id)) }

  /// Restores items from the trash, and selects them if they are shown then.
  func restore(_ ids: [ItemID]) {
    change {
      try $0.restore(ids)
      return ids
    } done: { [weak self] ids in
      guard let self else { return }
      forgetDeletion(of: ids)
      if !isTrash { select(ids) }
    }
  }

  func emptyTrash() {
    change {
      try $0.emptyTrash()
      return []
    } done: { [weak self] _ in
      guard let self else { return }
      reloadSoon()
      changes = changes.compactMap {
        if case .deletion = $0 { nil } else { $0 }
      }
      // There is nothing left to undo.
      if undoToast?.parent != nil { screen.show(nil) }
    }
  }

  /// Drops restored items from the changes that can be undone.
  private func forgetDeletion(of ids: [ItemID]) {
    let ids = Set(ids)
    changes = changes.compactMap { $0.without(deletionOf: ids) }
  }

  // MARK: Names and copies

  /// Renames an item, showing the new name at once.
  func rename(_ item: CollectionItem, to name: String) {
    var renamed = item
    renamed.name = name
    update([renamed])
    change {
      try $0.rename(item.id, to: name)
      return [item.id]
    }
  }

  /// Duplicates items, and selects the copies.
  func duplicate(_ items: [CollectionItem]) {
    guard items.count == 1, let item = items.first else { return duplicateMany(items) }
    let (name, now) = (services.texts.copyName(item.name), services.clock.now())
    change {
      [try $0.duplicate(item.id, name: name, at: now)]
    } done: { [weak self] in
      self?.select($0)
    }
  }

  /// Copies items one transaction at a time, so that strokes are saved in between. Cancelling removes all copies.
  private func duplicateMany(_ shown: [CollectionItem]) {
    let (texts, library, autosave) = (services.texts, services.library, services.autosave)
    // The newest item comes first, so the last original is copied first to keep the order.
    let originals = Array(shown.reversed())
    let batch = BatchDuplicate(
      originals: originals, names: originals.map { texts.copyName($0.name) },
      time: services.clock.now())
    changeCount += 1
    work.run({ texts.duplicating(originals.count, $0) }) { progress in
      autosave.drain()
      let copies = try batch.run(in: library, progress)
      return (ids: copies, items: try copies.compactMap { try library.item($0) })
    } finished: { [weak self] outcome in
      guard let self else { return }
      changeCount -= 1
      switch outcome {
      case .done(let copies):
        update(copies.items)
        select(copies.ids)
      case .cancelled: say(texts.duplicatingCancelled)
      case .failed(let failure as BatchDuplicate.Failure):
        say(texts.notDuplicated(failure.name, failure.reason), .untilClosed)
      case .failed(let error): sayNotSaved(error)
      }
    }
  }

  /// Selects the shown ones of some items.
  private func select(_ ids: [ItemID]) {
    if ids.count == 1, let index = shown.firstIndex(where: { ids.contains($0.id) }) {
      screen.grid.select(index)
    } else {
      screen.grid.choose(Set(ids.map(\.number)))
    }
  }

  // MARK: Undo

  /// Undoes the last change.
  func takeBack() {
    guard canChange, let last = changes.popLast() else { return }
    screen.show(nil)
    switch last {
    case .deletion(let ids): restore(ids)
    case .tags(let tags): giveBack(tags)
    }
  }
}
