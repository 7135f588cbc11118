public import Base
public import Documents
public import Storage
import Synchronization
import Windows

/// Writes one document's steps to the library, in their order, off the main thread.
///
/// A blank document gets its place in the library with its first step: one that is closed untouched
/// leaves nothing behind. Each write names the revision of the item that it builds on. Where another program has
/// changed the item meanwhile, removed it, or where its place is damaged, the document is kept as another item, and its
/// later steps go there.
public final class DocumentStore {
  /// The library has the document in this state; on the main thread.
  public var stored: (CollectionItem) -> Void = { _ in }
  /// The document as it is now, with the name that it has in a place of its own.
  var current: () -> (document: Document, name: String)? = { nil }
  /// The document has another place now: an item of its own, or at a path a library of its own.
  var movedAside: (_ reason: LibraryError, _ path: String?) -> Void = { _, _ in }

  private let autosave: Autosave
  private let clock: Clock
  private var place: DocumentPlace
  /// Whether the document has a place, or will have it with a write that is under way.
  private var hasPlace: Bool
  /// Whether the library told that it has the document.
  private var isStored: Bool
  /// Of the item after all writes that were made so far: the one that shows the document as it is now.
  public private(set) var revision: Int64
  /// The tags that the item has, as far as this program has heard.
  public private(set) var tags: [ItemTag] = []
  /// The stroke under the pointer, as far as it is kept.
  private var gesture: (id: Int64, partCount: Int)?
  /// After the document was closed: what it was then.
  private var last: (document: Document, name: String)?

  /// - Parameter id: nil for a document that the library does not have yet.
  init(id: ItemID?, revision: Int64 = 0, autosave: Autosave, clock: Clock) {
    self.autosave = autosave
    self.clock = clock
    self.revision = revision
    place = DocumentPlace(id)
    hasPlace = id != nil
    isStored = hasPlace
  }

  /// Where the library keeps the document; nil until it does.
  public var knownID: ItemID? { place.id }

  /// The place in the library, which may be found by a write that is under way; nil if there is none.
  var deletablePlace: DocumentPlace? { hasPlace && place.aside == nil ? place : nil }

  /// Whether readings of the library do not see the document yet, but will: it has an id before its first step is
  /// committed.
  public var isOnItsWay: Bool { hasPlace && !isStored && place.aside == nil }

  /// The document was read from the library in this state.
  ///
  /// - Parameter isWhole: of one that is not, the item stays as it is: the first step makes another one.
  public func begin(at item: CollectionItem, isWhole: Bool) {
    (revision, tags) = (item.revision, item.tags)
    guard !isWhole else { return }
    place = DocumentPlace(nil)
    (hasPlace, isStored) = (false, false)
  }

  /// Somebody else changed the item, or looked at it.
  public func note(_ item: CollectionItem) {
    if item.id == knownID { tags = item.tags }
  }

  /// The document is what it is from now on; writes that are under way can still fail.
  func end() {
    if !autosave.isDrained { last = current() }
  }

  // MARK: Writing

  /// Adds the document as it is to the library.
  private func add(_ document: Document, name: String) {
    let now = clock.now()
    revision = 1
    hasPlace = true
    enqueue(.stroke) { library, place in
      place.found(try library.add(document, name: name, at: now))
      return nil
    }
  }

  /// Keeps an edit that was made with so many in effect before it.
  ///
  /// - Parameter outline: of the painting from now on.
  public func record(_ edit: PaintingEdit, at position: Int, leaving outline: DocumentOutline) {
    change { library, id, revision, now in
      try library.record(
        edit, in: id, at: position, on: revision, leaving: outline, modifiedAt: now)
    }
  }

  /// Keeps a picture that was committed with so many in effect before it.
  ///
  /// - Parameter old: the picture before it.
  public func record(_ new: PixelPicture, after old: PixelPicture, at position: Int) {
    change { library, id, revision, now in
      try library.record(new, after: old, in: id, at: position, on: revision, modifiedAt: now)
    }
  }

  /// Keeps a state of a board that was committed with so many in effect before it.
  ///
  /// - Parameters:
  ///   - old: the state before it.
  ///   - urgency: of a state on the way to another one, that it can wait.
  public func record(
    _ new: BoardStep, after old: BoardStep, at position: Int, _ urgency: Autosave.Urgency = .stroke
  ) {
    change(urgency) { library, id, revision, now in
      try library.record(new, after: old, in: id, at: position, on: revision, modifiedAt: now)
    }
  }

  /// Keeps how many steps are in effect.
  func setHistoryPosition(_ position: Int, leaving outline: DocumentOutline) {
    change { library, id, revision, now in
      try library.setHistoryPosition(
        position, in: id, on: revision, leaving: outline, modifiedAt: now)
    }
  }

  /// Gives the document another name; one without a place has it from its first step on.
  func rename(to name: String) {
    guard hasPlace else { return }
    enqueue(.stroke) { library, place in
      guard let id = place.id else { return nil }
      return try library.rename(id, to: name)
    }
  }

  private func change(
    _ urgency: Autosave.Urgency = .stroke,
    _ write:
      @escaping @Sendable (Library, ItemID, _ revision: Int64, Timestamp) throws -> CollectionItem
  ) {
    guard hasPlace else {
      // Its first step is part of it already.
      if let now = current() { add(now.document, name: now.name) }
      return
    }
    let now = clock.now()
    // Each write makes one revision.
    let builtOn = revision
    revision += 1
    enqueue(urgency) { library, place in
      guard let id = place.id else { return nil }
      return try write(library, id, builtOn, now)
    }
  }

  /// Keeps a preview of the document as it is now, from any thread. It can always be drawn again: nothing is kept where
  /// there were other writes before it came.
  var keepThumbnail: @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void {
    let (autosave, place, document) = (autosave, place, ObjectIdentifier(self))
    let revision = revision
    return { png, longerSide in
      autosave.enqueue(.later, of: document) { _ in
      } committed: { library in
        guard place.aside == nil, let id = place.id else { return }
        try? library.storeThumbnail(png, of: id, revision: revision, longerSide: longerSide)
      }
    }
  }

  // MARK: The stroke under the pointer

  /// Keeps what there is of the stroke under the pointer: more of it, or all of it anew.
  ///
  /// The next step takes its place; `dropGesture` does where there is none.
  public func keep(_ part: GesturePart, on ratio: AspectRatio) {
    guard let now = current() else { return }
    var kept = gesture ?? (id: Int64.random(in: 1...(.max)), partCount: 0)
    kept.partCount += 1
    gesture = kept
    let new = Gesture(
      item: nil, revision: revision, kind: now.document.kind, name: now.name, ratio: ratio)
    let (place, hasPlace) = (place, hasPlace)
    autosave.enqueue(.stroke, of: ObjectIdentifier(self)) { [kept] library in
      guard place.aside == nil, !place.isLost, !hasPlace || place.id != nil else { return }
      var gesture = new
      gesture.item = place.id
      // The whole stroke comes later: where a part of it can't be kept, nothing waits for it.
      try? library.keep(part, of: gesture, id: kept.id, number: kept.partCount)
    }
  }

  /// The stroke under the pointer was called off, or became no step.
  public func dropGesture() {
    guard let kept = gesture else { return }
    gesture = nil
    autosave.enqueue(.stroke, of: ObjectIdentifier(self)) { try? $0.endGesture(kept.id) }
  }

  /// What a write made of the item, from the thread that writes.
  nonisolated private final class Written: Sendable {
    let item = Mutex<CollectionItem?>(nil)
  }

  /// - Parameter write: returns the item as it is then; nil where it is new, and has to be looked up.
  private func enqueue(
    _ urgency: Autosave.Urgency,
    _ write: @escaping @Sendable (Library, DocumentPlace) throws -> CollectionItem?
  ) {
    let (autosave, place, written) = (autosave, place, Written())
    let finished = gesture
    gesture = nil
    autosave.enqueue(urgency, of: ObjectIdentifier(self)) { library in
      // What came after the loss is part of what is kept instead.
      guard !place.isLost else { return }
      do {
        let item = try library.transaction {
          let item = try write(place.aside ?? library, place)
          if let finished { try library.endGesture(finished.id) }
          return item
        }
        written.item.withLock { $0 = item }
      } catch let error as LibraryError where error.hasLostItem {
        if place.lose() { autosave.onMain { self.moveAside(from: place, error) } }
      }
    } committed: { library in
      guard !place.isLost, place.aside == nil, let id = place.id,
        let item = try? written.item.withLock({ $0 }) ?? library.item(id)
      else { return }
      // The document may be closed by now; the collection shows it all the same.
      autosave.onMain {
        guard self.place === place else { return }
        self.isStored = true
        self.tags = item.tags
        self.stored(item)
      }
    }
  }

  /// Keeps the document as another item, or in a library of its own where this one takes none.
  private func moveAside(from old: DocumentPlace, _ reason: LibraryError) {
    guard place === old, let now = last ?? current() else { return }
    let isSecondTime = old.id == nil
    let aside = isSecondTime && old.aside == nil ? try? autosave.library.openAside() : nil
    guard !isSecondTime || aside != nil else { return }
    place = DocumentPlace(nil, in: aside)
    isStored = false
    add(now.document, name: now.name)
    movedAside(reason, aside?.path)
  }
}
