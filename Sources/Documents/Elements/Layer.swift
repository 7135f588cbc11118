/// A sheet of a painting: its elements lie together, over those of the layers before it.
public struct Layer: Equatable, Hashable, Sendable, Identifiable {
  /// Names a layer within its painting.
  public struct ID: Hashable, Sendable {
    /// From 1.
    public let number: UInt32

    public init(_ number: UInt32) { self.number = number }

    /// Of the layer that every painting begins with.
    public static let first = ID(1)
  }

  public let id: ID
  /// Empty for one that nobody gave a name.
  public var name: String
  /// Whether it is neither seen nor picked, filled against or exported.
  public var isHidden: Bool
  /// Whether its elements are seen and stay as they are.
  public var isLocked: Bool
  /// Of the layer as a whole, 0…1: what overlaps in it does not shine through.
  public private(set) var opacity: Double

  /// As `PaintingElement.unknownFields`.
  public var unknownFields: String

  /// - Parameter opacity: is brought into 0…1; what is no number is 1.
  public init(
    id: ID = .first, name: String = "", isHidden: Bool = false, isLocked: Bool = false,
    opacity: Double = 1, unknownFields: String = ""
  ) {
    self.id = id
    self.name = name
    self.isHidden = isHidden
    self.isLocked = isLocked
    self.opacity = Self.clamped(opacity)
    self.unknownFields = unknownFields
  }

  /// Whether its elements can be chosen and changed, and new ones join it.
  public var isOpen: Bool { !isHidden && !isLocked }

  /// The layer with another opacity, brought into 0…1.
  public func faded(to opacity: Double) -> Layer {
    var layer = self
    layer.opacity = Self.clamped(opacity)
    return layer
  }

  private static func clamped(_ opacity: Double) -> Double {
    opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }
}

/// Which layer lies over which.
struct LayerOrder {
  private let places: [Layer.ID: Int]
  private let top: Layer.ID

  init(_ layers: [Layer]) {
    top = layers.last?.id ?? .first
    places = Dictionary(
      zip(layers.map(\.id), layers.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
  }

  func has(_ layer: Layer.ID) -> Bool { places[layer] != nil }

  /// The element where it can be: in the uppermost layer if its own is gone.
  func placed(_ element: PaintingElement) -> PaintingElement {
    has(element.layer) ? element : element.joining(top)
  }

  /// The place of an element's layer; over all of them where it is not there.
  func place(of element: PaintingElement) -> Int { places[element.layer] ?? places.count }

  /// Elements by their layers, in each of them as they were.
  func sorted(_ elements: [PaintingElement]) -> [PaintingElement] {
    let isSorted = zip(elements, elements.dropFirst()).allSatisfy { lower, upper in
      lower.layer == upper.layer || place(of: lower) <= place(of: upper)
    }
    guard !isSorted else { return elements }
    var sheets = [[PaintingElement]](repeating: [], count: places.count + 1)
    for element in elements { sheets[place(of: element)].append(element) }
    return sheets.flatMap { $0 }
  }
}
