public import Base
public import Documents

/// The elements that are selected in one window, by their ids: a selection lasts through whatever becomes of the rest.
@MainActor public final class ElementSelection {
  /// In the order of drawing.
  public private(set) var ids: [ElementID] = []
  /// Where they are, rising.
  public private(set) var places: [Int] = []
  /// Other elements are about to be selected.
  public let willChange = Signal<Void>()
  /// Other elements are selected, or the selected ones are others than before.
  public let changed = Signal<Void>()
  /// While a drag goes on, the selection is what it is.
  var isHeld = false
  private let session: Session<Painting>
  private let indexed: IndexedElements

  init(of session: Session<Painting>, indexed: IndexedElements) {
    self.session = session
    self.indexed = indexed
  }

  public var isEmpty: Bool { ids.isEmpty }

  public var elements: [PaintingElement] {
    let all = session.document.elements
    return places.map { all[$0] }
  }

  /// Selects elements, as far as they are there.
  public func select(_ ids: [ElementID]) {
    guard !isHeld else { return }
    let elements = session.document.elements
    let places = elements.places(of: ids)
    let ids = places.map { elements[$0].id }
    guard ids != self.ids else { return self.places = places }
    // Something was only shown and not done.
    if session.isInGesture { session.cancel() }
    willChange.post(())
    (self.ids, self.places) = (ids, places)
    changed.post(())
  }

  public func clear() { select([]) }

  public func selectAll() { select(session.document.elements.map(\.id)) }

  /// Follows an edit, an undo or a redo of the painting: what is gone is selected no more.
  func follow() {
    let before = ids
    select(ids)
    if ids == before { changed.post(()) }
  }

  /// Round the elements; nil for none.
  ///
  /// - Parameter paper: the shape of the paper as it is shown.
  public func frame(on paper: AspectRatio) -> SelectionFrame? {
    isEmpty ? nil : indexed.index(of: session.document, on: paper).frame(around: places)
  }

  /// The widest line of theirs.
  func greatestWidth(on paper: AspectRatio) -> Double {
    indexed.index(of: session.document, on: paper).greatestWidth(of: places)
  }
}
