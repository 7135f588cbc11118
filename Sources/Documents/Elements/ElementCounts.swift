/// How many elements of a list need special care. Work for them is skipped if there are none.
struct ElementCounts {
  /// The lines that hold on to elements, and may have to be rerouted.
  private(set) var connectors = 0
  /// The texts that label elements, and may have to move along.
  private(set) var labels = 0
  /// The members of groups with a style.
  private(set) var inStyledGroups = 0
  /// Whether any of them refer to others.
  var refer: Bool { connectors > 0 || labels > 0 }
  /// The elements that blend with the content below them in their layer.
  private(set) var blending = 0

  init() {}

  init(_ elements: some RandomAccessCollection<PaintingElement>) { add(elements) }

  mutating func add(_ elements: some RandomAccessCollection<PaintingElement>) {
    count(elements, 1)
  }

  mutating func remove(_ elements: some RandomAccessCollection<PaintingElement>) {
    count(elements, -1)
  }

  private mutating func count(
    _ elements: some RandomAccessCollection<PaintingElement>, _ step: Int
  ) {
    // By index: copying very many elements would take long.
    for index in elements.indices {
      if !elements[index].connections.isEmpty { connectors += step }
      if elements[index].label != nil { labels += step }
      if !elements[index].groupStyles.isEmpty { inStyledGroups += step }
      if elements[index].blends { blending += step }
    }
  }
}
