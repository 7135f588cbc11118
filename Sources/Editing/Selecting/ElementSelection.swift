public import Base
public import Documents

/// The selection of a session in a painting, with derived data.
@MainActor public final class ElementSelection {
  /// The indices of the selected elements, ascending.
  public private(set) var indices: [Int] = []
  /// Posted when the selection or the selected elements change.
  public let changed = Signal<Void>()
  /// The picture being cropped.
  private var croppedID: ElementID?
  /// Fixes the selection during a drag.
  var isHeld = false
  /// The extent on a paper, valid until the selected elements change.
  private var extent: (paper: AspectRatio, frame: SelectionFrame?, reach: Double)?
  /// Cached like `extent`.
  private var keptUnits: SelectionUnits?
  private let session: Session<Painting>
  private let indexed: IndexedElements

  init(of session: Session<Painting>, indexed: IndexedElements) {
    self.session = session
    self.indexed = indexed
  }

  /// In drawing order. Unaffected by changes to other elements.
  public var ids: [ElementID] { session.selection }

  /// Whether nothing is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// Lazy, since there may be very many.
  public var elements: LazyMapSequence<[Int], PaintingElement> {
    let all = session.document.elements
    return indices.lazy.map { all[$0] }
  }

  /// The topmost selected element; nil for none, and for one whose removal the selection doesn't know yet.
  public var topmost: PaintingElement? {
    let elements = session.document.elements
    guard let index = indices.last, index < elements.count else { return nil }
    return elements[index]
  }

  /// The groups in the selection, and the entered ones; cached.
  public var units: SelectionUnits {
    let units = keptUnits ?? SelectionUnits(of: indices, in: session.document.elements)
    keptUnits = units
    return units
  }

  /// Whether the handles crop the selected picture instead of scaling it.
  public var isCropping: Bool { croppedID != nil }

  /// Returns the crop of the selected picture, or nil for other selections.
  public func crop(on paper: AspectRatio) -> PictureCrop? {
    indices.count == 1 ? PictureCrop(session.document.elements[indices[0]], on: paper) : nil
  }

  /// Switches the handles of the single selected picture between cropping and scaling.
  public func setCropping(_ isOn: Bool) {
    let id = isOn && topmost?.content.picture != nil && ids.count == 1 ? ids.first : nil
    guard id != croppedID, !isHeld else { return }
    croppedID = id
    changed.post(())
  }

  /// Selects the elements that exist.
  public func select(_ ids: [ElementID]) {
    let ids = session.document.existing(ids)
    guard !isHeld, ids != self.ids else { return }
    // Cancel an uncommitted preview.
    if session.isInGesture { session.cancel() }
    session.select(ids)
  }

  /// Deselects everything.
  public func clear() { select([]) }

  /// Selects all ink.
  public func selectAll() {
    let elements = session.document.elements
    select(elements.indices.lazy.filter { !elements[$0].isEraser }.map { elements[$0].id })
  }

  /// Updates after a change of the selection or the painting.
  func updateIndices() {
    indices = session.document.elements.indices(of: ids)
    (extent, keptUnits) = (nil, nil)
    if let croppedID, ids != [croppedID] || indices.isEmpty { self.croppedID = nil }
    changed.post(())
  }

  /// Returns the frame around the elements, or nil for none.
  ///
  /// - Parameter paper: the shape of the paper on display.
  public func frame(on paper: AspectRatio) -> SelectionFrame? {
    isEmpty ? nil : extent(on: paper).frame
  }

  /// Returns the selection's numeric parameters, or nil for none.
  ///
  /// - Parameter paper: the shape of the paper on display.
  public func parameters(on paper: AspectRatio) -> SelectionParameters? {
    SelectionParameters(
      of: indices, in: indexed.index(of: session.document, on: paper), around: frame(on: paper))
  }

  /// Returns the greatest distance of ink from the selected lines.
  func greatestReach(on paper: AspectRatio) -> Double {
    extent(on: paper).reach
  }

  /// Cached, because it is slow for very many elements.
  private func extent(on paper: AspectRatio) -> (frame: SelectionFrame?, reach: Double) {
    if let extent, extent.paper == paper { return (extent.frame, extent.reach) }
    let index = indexed.index(of: session.document, on: paper)
    let (frame, reach) = (index.frame(around: indices), index.greatestReach(of: indices))
    extent = (paper, frame, reach)
    return (frame, reach)
  }
}
