public import Base

/// A page of a painting: its paper with background, and the layers and elements on it.
///
/// Ids of layers, elements and groups are unique within the painting, not only within the page.
public struct Page: Sendable, Identifiable {
  /// The identifier of a page within its painting.
  public struct ID: Hashable, Sendable {
    /// From 1.
    public let number: UInt32

    /// Creates the identifier that a library has stored.
    public init(_ number: UInt32) { self.number = number }

    /// The id of the page that every painting begins with.
    public static let first = ID(1)
  }

  /// Assigned by the painting.
  public internal(set) var id: ID
  /// Fixed, except for the page that a blank painting begins with.
  public internal(set) var shape: PaperShape
  /// See `Painting.paperLength`.
  public internal(set) var paperLength: PaperLength?
  /// Drawn below its ink.
  public internal(set) var background: Background
  /// The lowest first; at least one.
  public internal(set) var layers: [Layer]
  /// In drawing order, contiguous for each layer.
  public internal(set) var elements: ChunkedArray<PaintingElement>
  /// See `PaintingElement.unknownFields`. Empty for the first page, whose fields are the painting's.
  public var unknownFields: String
  /// Unknown fields of the background. Empty for the first page.
  public var unknownBackgroundFields: String
  /// Of its elements.
  var counts: ElementCounts

  /// Creates a page to be added to a painting, which gives it ids.
  ///
  /// - Parameter elements: elements of an unknown layer move to the top one.
  public init(
    id: ID = .first, paper: PaperSize, background: Background = .white,
    layers: [Layer] = [Layer()],
    elements: some Sequence<PaintingElement> = EmptyCollection(), unknownFields: String = "",
    unknownBackgroundFields: String = ""
  ) {
    self.id = id
    shape = .fixed(paper.ratio)
    paperLength = paper.length
    self.background = background
    self.layers = layers.isEmpty ? [Layer()] : layers
    self.unknownFields = unknownFields
    self.unknownBackgroundFields = unknownBackgroundFields
    let order = LayerOrder(self.layers)
    let placed = elements.map(order.placed)
    self.elements = ChunkedArray(order.sorted(placed.inSoundGroups()).gathered())
    counts = ElementCounts(placed)
  }

  /// The shape of the paper, and its size if it has one.
  public var paper: PaperSize { PaperSize(shape.ratio, length: paperLength) }

  /// The shape of the paper, or 4:3 as long as there is none.
  public var aspectRatio: AspectRatio { shape.ratio }
}

extension Page: Equatable {
  /// Ignores the counts of elements, which follow from them.
  public static func == (left: Page, right: Page) -> Bool {
    left.id == right.id && left.shape == right.shape && left.paperLength == right.paperLength
      && left.background == right.background && left.layers == right.layers
      && left.elements == right.elements && left.unknownFields == right.unknownFields
      && left.unknownBackgroundFields == right.unknownBackgroundFields
  }
}

/// A change of a painting's list of pages.
public enum PageChange: Equatable, Sendable {
  /// Inserts a page at an index, clamped to the list.
  ///
  /// - Parameter isOriginal: whether it is part of the initial state, as in an imported painting, so that the program
  ///   doesn't offer to undo it.
  case add(Page, at: Int, isOriginal: Bool)
  /// Removes a page with its layers and elements, unless it is the only one.
  case remove(Page.ID)
  /// Moves a page to an index, clamped to the list.
  case move(Page.ID, to: Int)

  /// The page that it adds, removes or moves.
  public var page: Page.ID {
    switch self {
    case .add(let page, _, _): page.id
    case .remove(let id), .move(let id, _): id
    }
  }
}

/// The paper of a page with its background.
public struct PagePaper: Equatable, Sendable {
  /// The shape, and the length if it has one.
  public var size: PaperSize
  /// Drawn below its ink.
  public var background: Background

  /// Creates the paper of a page.
  public init(_ size: PaperSize, background: Background) {
    self.size = size
    self.background = background
  }
}
