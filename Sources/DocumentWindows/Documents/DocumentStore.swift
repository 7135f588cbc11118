public import Base
public import Documents
public import Storage
import Synchronization
import Windows

/// Writes one document's steps to the library, in order, off the main thread.
///
/// A blank document gets its place in the library with its first step, so that closing it untouched leaves nothing
/// behind. Each write specifies the revision of the item that it builds on. If another program has changed or removed
/// the item meanwhile, or if its place is damaged, the document is stored as a new item, and later steps are added to
/// that.
public final class DocumentStore {
  /// Called on the main thread when the library has stored the document in a state.
  public var stored: (CollectionItem) -> Void = { _ in }
  /// Returns the document in its present state, with its name as a separate item.
  var current: () -> (document: Document, name: String)? = { nil }
  /// Called when the document was moved to a new item, or to a separate library at the given path.
  var movedAside: (_ reason: LibraryError, _ path: String?) -> Void = { _, _ in }

  private let autosave: Autosave
  private let clock: Clock
  private var location: DocumentLocation
  /// Whether the document has a place, or will get one by a write in progress.
  private var hasLocation: Bool
  /// Whether the library has confirmed the document.
  private var isStored: Bool
  /// The revision of the item after all writes so far, which shows the present document.
  public private(set) var revision: Int64
  /// The last known tags of the item.
  public private(set) var tags: [ItemTag] = []
  /// The gesture in progress, as far as it is stored.
  private var gesture: (id: Int64, partCount: Int)?
  /// The final state of a closed document.
  private var last: (document: Document, name: String)?

  /// - Parameter id: nil for a document that isn't in the library yet.
  init(id: ItemID?, revision: Int64 = 0, autosave: Autosave, clock: Clock) {
    self.autosave = autosave
    self.clock = clock
    self.revision = revision
    location = DocumentLocation(id)
    hasLocation = id != nil
    isStored = hasLocation
  }

  /// The document's id in the library; nil until it has one.
  public var knownID: ItemID? { location.id }

  /// The place in the library, which a write in progress may still have to assign; nil if there is none.
  var deletableLocation: DocumentLocation? { hasLocation && location.aside == nil ? location : nil }

  /// Whether the library will have the document but readers can't see it yet: it gets an id before its first step is
  /// committed.
  public var isOnItsWay: Bool { hasLocation && !isStored && location.aside == nil }

  /// Continues from the state of an item that was read from the library.
  ///
  /// - Parameter isWhole: false for incompletely read documents, whose item stays unchanged: the first step creates
  ///   another one.
  public func resume(at item: CollectionItem, isWhole: Bool) {
    (revision, tags) = (item.revision, item.tags)
    guard !isWhole else { return }
    location = DocumentLocation(nil)
    (hasLocation, isStored) = (false, false)
  }

  /// Updates after the item was changed or read elsewhere.
  public func note(_ item: CollectionItem) {
    if item.id == knownID { tags = item.tags }
  }

  /// Marks the document as final; writes in progress can still fail.
  func end() {
    if !autosave.isDrained { last = current() }
  }

  // MARK: Writing

  /// Adds the document in its present state to the library.
  private func add(_ document: Document, name: String) {
    let now = clock.now()
    revision = 1
    hasLocation = true
    enqueue(.stroke) { library, location in
      location.found(try library.add(document, name: name, at: now))
      return nil
    }
  }

  /// Stores an edit, given the number of edits in effect before it.
  ///
  /// - Parameter summary: the summary of the painting after it.
  public func record(_ edit: PaintingEdit, at position: Int, leaving summary: DocumentSummary) {
    change { library, id, revision, now in
      try library.record(
        edit, in: id, at: position, on: revision, leaving: summary, modifiedAt: now)
    }
  }

  /// Stores a committed picture, given the number of steps in effect before it.
  ///
  /// - Parameter old: the picture before it.
  public func record(_ new: Sprite, after old: Sprite, at position: Int) {
    change { library, id, revision, now in
      try library.record(new, after: old, in: id, at: position, on: revision, modifiedAt: now)
    }
  }

  /// Stores a committed state of a board, given the number of steps in effect before it.
  ///
  /// - Parameters:
  ///   - old: the state before it.
  ///   - urgency: lower for an intermediate state, which can wait.
  public func record(
    _ new: BoardStep, after old: BoardStep, at position: Int, _ urgency: Autosave.Urgency = .stroke
  ) {
    change(urgency) { library, id, revision, now in
      try library.record(new, after: old, in: id, at: position, on: revision, modifiedAt: now)
    }
  }

  /// Stores the number of steps in effect.
  func setHistoryPosition(_ position: Int, leaving summary: DocumentSummary) {
    change { library, id, revision, now in
      try library.setHistoryPosition(
        position, in: id, on: revision, leaving: summary, modifiedAt: now)
    }
  }

  /// Renames the document. One without a place gets the name with its first step.
  func rename(to name: String) {
    guard hasLocation else { return }
    enqueue(.stroke) { library, location in
      guard let id = location.id else { return nil }
      return try library.rename(id, to: name)
    }
  }

  private func change(
    _ urgency: Autosave.Urgency = .stroke,
    _ write:
      @escaping @Sendable (Library, ItemID, _ revision: Int64, Timestamp) throws -> CollectionItem
  ) {
    guard hasLocation else {
      // This includes its first step.
      if let now = current() { add(now.document, name: now.name) }
      return
    }
    let now = clock.now()
    // Each write makes one revision.
    let builtOn = revision
    revision += 1
    enqueue(urgency) { library, location in
      guard let id = location.id else { return nil }
      return try write(library, id, builtOn, now)
    }
  }

  /// Stores a preview of the present document, from any thread. Does nothing if there were other writes meanwhile, as
  /// previews can always be redrawn.
  var keepThumbnail: @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void {
    let (autosave, location, document) = (autosave, location, ObjectIdentifier(self))
    let revision = revision
    return { png, longerSide in
      autosave.enqueue(.later, of: document) { _ in
      } committed: { library in
        guard location.aside == nil, let id = location.id else { return }
        try? library.storeThumbnail(png, of: id, revision: revision, longerSide: longerSide)
      }
    }
  }

  // MARK: Gestures in progress

  /// Stores a gesture in progress: a further part of it, or all of it anew.
  ///
  /// The next step replaces it; without a step, call `dropGesture`.
  public func keep(_ part: GesturePart, on ratio: AspectRatio) {
    guard let now = current() else { return }
    var kept = gesture ?? (id: Int64.random(in: 1...(.max)), partCount: 0)
    kept.partCount += 1
    gesture = kept
    let new = UnfinishedGesture(
      item: nil, revision: revision, kind: now.document.kind, name: now.name, ratio: ratio)
    let (location, hasLocation) = (location, hasLocation)
    autosave.enqueue(.stroke, of: ObjectIdentifier(self)) { [kept] library in
      guard location.aside == nil, !location.isLost, !hasLocation || location.id != nil else {
        return
      }
      var gesture = new
      gesture.item = location.id
      // The complete gesture will follow, so ignore failures for a part of it.
      try? library.keep(part, of: gesture, id: kept.id, number: kept.partCount)
    }
  }

  /// Discards the gesture in progress, which was cancelled or had no effect.
  public func dropGesture() {
    guard let kept = gesture else { return }
    gesture = nil
    autosave.enqueue(.stroke, of: ObjectIdentifier(self)) { try? $0.endGesture(kept.id) }
  }

  /// The resulting item of a write, passed from the writing thread.
  nonisolated private final class Written: Sendable {
    let item = Mutex<CollectionItem?>(nil)
  }

  /// - Parameter write: returns the resulting item; nil for a new one, which has to be read.
  private func enqueue(
    _ urgency: Autosave.Urgency,
    _ write: @escaping @Sendable (Library, DocumentLocation) throws -> CollectionItem?
  ) {
    let (autosave, location, written) = (autosave, location, Written())
    let finished = gesture
    gesture = nil
    autosave.enqueue(urgency, of: ObjectIdentifier(self)) { library in
      // Later changes are part of the replacement.
      guard !location.isLost else { return }
      do {
        let item = try library.transaction {
          let item = try write(location.aside ?? library, location)
          if let finished { try library.endGesture(finished.id) }
          return item
        }
        written.item.withLock { $0 = item }
      } catch let error as LibraryError where error.hasLostItem {
        if location.lose() { autosave.onMain { self.moveAside(from: location, error) } }
      }
    } committed: { library in
      guard !location.isLost, location.aside == nil, let id = location.id,
        let item = try? written.item.withLock({ $0 }) ?? library.item(id)
      else { return }
      // The document may be closed by now, but the collection has to show it.
      autosave.onMain {
        guard self.location === location else { return }
        self.isStored = true
        self.tags = item.tags
        self.stored(item)
      }
    }
  }

  /// Stores the document as a new item, or in a separate library if this one can't take any.
  private func moveAside(from old: DocumentLocation, _ reason: LibraryError) {
    guard location === old, let now = last ?? current() else { return }
    let isSecondTime = old.id == nil
    let aside = isSecondTime && old.aside == nil ? try? autosave.library.openAside() : nil
    guard !isSecondTime || aside != nil else { return }
    location = DocumentLocation(nil, in: aside)
    isStored = false
    add(now.document, name: now.name)
    movedAside(reason, aside?.path)
  }
}
