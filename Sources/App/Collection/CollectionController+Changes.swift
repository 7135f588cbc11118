import Base
import Documents
import Storage
import Texts
import Views
import Widgets

// What is done to many items at once, on another thread.
extension CollectionController {
  /// Puts items into the trash, all or none, and offers to take that back.
  func delete(_ ids: [ItemID]) {
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    changeMany {
      texts.movingToTrash(ids.count, $0)
    } _: { _ in
      try library.trash(ids, at: now)
      return ids
    } done: { [weak self] _ in
      self?.changes.append(.deletion(ids))
      self?.offerUndo(texts.deletedCount(ids.count))
    }
  }

  /// Takes items out of the trash, all or none, and chooses them.
  func restore(_ ids: [ItemID]) {
    let (texts, library) = (services.texts, services.library)
    changeMany {
      texts.restoring(ids.count, $0)
    } _: { _ in
      try library.restore(ids)
      return ids
    } done: { [weak self] _ in
      guard let self else { return }
      forgetDeletion(of: ids)
      if !isTrash { screen.grid.choose(Set(ids.map(\.number))) }
    }
  }

  /// Copies items, and chooses the copies. Cancelled, it leaves none.
  func duplicate(_ shown: [CollectionItem]) {
    let (texts, library) = (services.texts, services.library)
    // What is newest comes first: the copies stand in the order of the originals.
    let originals = Array(shown.reversed())
    let batch = BatchDuplicate(
      originals: originals, names: originals.map { texts.copyName($0.name) },
      time: services.clock.now())
    changeMany(
      atClose: .isCancelled, cancelled: texts.duplicatingCancelled
    ) {
      texts.duplicating(originals.count, $0)
    } _: { progress in
      try batch.run(in: library, progress)
    } done: { [weak self] copies in
      self?.screen.grid.choose(Set(copies.map(\.number)))
    }
  }

  /// What is no longer in the trash can't be taken out of it.
  func forgetDeletion(of ids: [ItemID]) {
    let ids = Set(ids)
    changes = changes.compactMap { $0.without(deletionOf: ids) }
  }

  /// Changes items after what is still to be written, and shows what became of them.
  ///
  /// - Parameters:
  ///   - text: what is said while it takes its time, by percent.
  ///   - cancelled: what is said when it was called off.
  ///   - body: returns the items that are in another state now.
  ///   - done: called after they are shown.
  func changeMany(
    atClose: BackgroundWork.AtClose = .goesOn, cancelled: String? = nil,
    saying text: @escaping (Int) -> String,
    _ body: @escaping @Sendable (WorkProgress) throws -> [ItemID],
    done: @escaping @MainActor ([ItemID]) -> Void
  ) {
    guard canChangeMany else { return }
    let (library, texts) = (services.library, services.texts)
    isChangingMany = true
    _ = services.autosave.settle()
    work.run(text, atClose: atClose) { progress in
      let changed = try body(progress)
      return (ids: changed, items: try changed.compactMap { try library.item($0) })
    } finished: { [weak self] outcome in
      guard let self else { return }
      isChangingMany = false
      switch outcome {
      case .done(let changed):
        take(changed.items)
        done(changed.ids)
      case .cancelled: cancelled.map { say($0) }
      case .failed(let failure as BatchDuplicate.Failure):
        say(texts.notDuplicated(failure.name, failure.reason), .untilClosed)
      case .failed(let error):
        say(texts.notSaved(Message(error)), .untilClosed)
        reload()
      }
    }
  }
}
