public import Base

/// A layer of a painting: its elements are contiguous, above those of earlier layers.
public struct Layer: Equatable, Hashable, Sendable, Identifiable {
  /// The identifier of a layer within its painting.
  public struct ID: Hashable, Sendable {
    /// From 1.
    public let number: UInt32

    /// Creates the identifier that a file or a library has stored.
    public init(_ number: UInt32) { self.number = number }

    /// The id of the layer that every painting begins with.
    public static let first = ID(1)
  }

  public internal(set) var id: ID
  /// Empty for an unnamed layer.
  public var name: String
  /// Whether it is excluded from display, picking, filling and export.
  public var isHidden: Bool
  /// Whether it is only for the eyes of the person who draws: in no export, thumbnail, replay or print, and no border
  /// of a filling.
  public var isReference = false
  /// Whether its elements are visible but protected from changes.
  public var isLocked: Bool
  /// The opacity of the layer as a whole, 0…1: overlapping elements don't show through each other.
  public private(set) var opacity: Double
  /// Its blend mode over the layers and the background below. Only used by paintings.
  public var blending = Blending.normal

  /// See `PaintingElement.unknownFields`.
  public var unknownFields: String

  /// - Parameter opacity: clamped to 0…1; NaN becomes 1.
  public init(
    id: ID = .first, name: String = "", isHidden: Bool = false, isLocked: Bool = false,
    opacity: Double = 1, blending: Blending = .normal, unknownFields: String = ""
  ) {
    self.id = id
    self.name = name
    self.isHidden = isHidden
    self.isLocked = isLocked
    self.opacity = Self.clamped(opacity)
    self.blending = blending
    self.unknownFields = unknownFields
  }

  /// Whether its elements can be selected and changed, and new ones added.
  public var isOpen: Bool { !isHidden && !isLocked }

  /// Whether its elements are in what others get: files, prints and thumbnails.
  public var isExported: Bool { !isHidden && !isReference }

  /// Returns the layer with another opacity, clamped to 0…1.
  public func faded(to opacity: Double) -> Layer {
    var layer = self
    layer.opacity = Self.clamped(opacity)
    return layer
  }

  private static func clamped(_ opacity: Double) -> Double {
    opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }
}

/// The stacking order of layers.
struct LayerOrder {
  private let indices: [Layer.ID: Int]
  private let top: Layer.ID

  init(_ layers: [Layer]) {
    top = layers.last?.id ?? .first
    indices = Dictionary(
      zip(layers.map(\.id), layers.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
  }

  func has(_ layer: Layer.ID) -> Bool { indices[layer] != nil }

  /// Moves an element to the top layer if its own is gone.
  func placed(_ element: PaintingElement) -> PaintingElement {
    has(element.layer) ? element : element.joining(top)
  }

  /// The index of an element's layer, or one past the last if it is missing.
  func index(of element: PaintingElement) -> Int { indices[element.layer] ?? indices.count }

  /// Sorts elements by layer, stably.
  func sorted(_ elements: [PaintingElement]) -> [PaintingElement] {
    let isSorted = zip(elements, elements.dropFirst()).allSatisfy { lower, upper in
      lower.layer == upper.layer || index(of: lower) <= index(of: upper)
    }
    guard !isSorted else { return elements }
    var sheets = [[PaintingElement]](repeating: [], count: indices.count + 1)
    for element in elements { sheets[index(of: element)].append(element) }
    return sheets.flatMap { $0 }
  }
}
