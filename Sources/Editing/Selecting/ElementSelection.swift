public import Base
public import Documents

/// What a session has selected of a painting, with what else is to be known of it.
@MainActor public final class ElementSelection {
  /// Where they are, rising.
  public private(set) var places: [Int] = []
  /// Other elements are selected, or the selected ones are others than before.
  public let changed = Signal<Void>()
  /// The picture whose sides are to be moved.
  private var croppedID: ElementID?
  /// While a drag goes on, the selection is what it is.
  var isHeld = false
  /// What was found of the places on a paper, until they are others.
  private var extent: (paper: AspectRatio, frame: SelectionFrame?, width: Double)?
  /// As `extent`.
  private var keptUnits: SelectionUnits?
  private let session: Session<Painting>
  private let indexed: IndexedElements

  init(of session: Session<Painting>, indexed: IndexedElements) {
    self.session = session
    self.indexed = indexed
  }

  /// In the order of drawing. They last through whatever becomes of the rest.
  public var ids: [ElementID] { session.selection }

  public var isEmpty: Bool { ids.isEmpty }

  /// Taken out one by one, since there may be very many.
  public var elements: LazyMapSequence<[Int], PaintingElement> {
    let all = session.document.elements
    return places.lazy.map { all[$0] }
  }

  /// The one that lies over the others; nil where none is selected.
  public var topmost: PaintingElement? { places.last.map { session.document.elements[$0] } }

  /// What of it is a group, and which ones one went into; found once.
  public var units: SelectionUnits {
    let units = keptUnits ?? SelectionUnits(of: places, in: session.document.elements)
    keptUnits = units
    return units
  }

  /// Whether the handles move the sides of the one picture that is selected, as far as it goes.
  public var isCropping: Bool { croppedID != nil }

  /// What of the selected picture is seen; nil for other selections.
  public func crop(on paper: AspectRatio) -> PictureCrop? {
    places.count == 1 ? PictureCrop(session.document.elements[places[0]], on: paper) : nil
  }

  /// Lets the handles crop the one picture that is selected, or scale it again.
  public func setCropping(_ isOn: Bool) {
    let id = isOn && topmost?.content.picture != nil && ids.count == 1 ? ids.first : nil
    guard id != croppedID, !isHeld else { return }
    croppedID = id
    changed.post(())
  }

  /// Selects elements, as far as they are there.
  public func select(_ ids: [ElementID]) {
    let ids = session.document.existing(ids)
    guard !isHeld, ids != self.ids else { return }
    // Something was only shown and not done.
    if session.isInGesture { session.cancel() }
    session.select(ids)
  }

  public func clear() { select([]) }

  /// Selects all ink.
  public func selectAll() {
    let elements = session.document.elements
    select(elements.indices.lazy.filter { !elements[$0].isEraser }.map { elements[$0].id })
  }

  /// Other elements are selected, or the painting is another one.
  func follow() {
    places = session.document.elements.places(of: ids)
    (extent, keptUnits) = (nil, nil)
    if let croppedID, ids != [croppedID] || places.isEmpty { self.croppedID = nil }
    changed.post(())
  }

  /// Round the elements; nil for none.
  ///
  /// - Parameter paper: the shape of the paper as it is shown.
  public func frame(on paper: AspectRatio) -> SelectionFrame? {
    isEmpty ? nil : extent(on: paper).frame
  }

  /// By its numbers; nil for none.
  ///
  /// - Parameter paper: the shape of the paper as it is shown.
  public func parameters(on paper: AspectRatio) -> SelectionParameters? {
    SelectionParameters(
      of: places, in: indexed.index(of: session.document, on: paper), around: frame(on: paper))
  }

  /// The widest line of theirs.
  func greatestWidth(on paper: AspectRatio) -> Double {
    extent(on: paper).width
  }

  /// Looked for once: of very many elements it takes a while.
  private func extent(on paper: AspectRatio) -> (frame: SelectionFrame?, width: Double) {
    if let extent, extent.paper == paper { return (extent.frame, extent.width) }
    let index = indexed.index(of: session.document, on: paper)
    let (frame, width) = (index.frame(around: places), index.greatestWidth(of: places))
    extent = (paper, frame, width)
    return (frame, width)
  }
}
