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
