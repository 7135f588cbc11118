import Base
import Documents

/// The connections of lines' ends and the owners of labels in a file: by ids for Inkscape, by the order of elements for
/// this program.
struct SVGConnections {
  /// By the line's index; elements are numbered by index, from 1.
  private var connections: [Int: LineConnections] = [:]
  private var held: Set<Int> = []
  /// By the text's index.
  private var labels: [Int: TextLabel] = [:]

  init(of elements: ChunkedArray<PaintingElement>, on paper: AspectRatio) {
    guard elements.contains(where: { $0.isConnector || $0.label != nil }) else { return }
    let places = Dictionary(
      elements.indices.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for place in elements.indices {
      guard elements[place].label != nil, let label = elements[place].stroke(on: paper).text?.label,
        let owner = places[label.owner]
      else { continue }
      held.insert(owner)
      labels[place] = label.renamed(to: ElementID(UInt32(clamping: owner + 1)))
    }
    for place in elements.indices where elements[place].isConnector {
      var named = LineConnections(course: elements[place].connections.course)
      for end in LineEnd.allCases {
        guard let connection = elements[place].connections[end],
          let target = places[connection.element]
        else { continue }
        held.insert(target)
        named[end] = Connection(ElementID(UInt32(target + 1)), anchor: connection.anchor)
      }
      if !named.isEmpty { connections[place] = named }
    }
  }

  var isEmpty: Bool { connections.isEmpty }

  /// The attributes of the element at an index.
  func attributes(of place: Int) -> String {
    var text = held.contains(place) ? " id=\"element\(place + 1)\"" : ""
    if let label = labels[place] { text += " filbert:label=\"\(label.text)\"" }
    guard let connections = connections[place] else { return text }
    let kind = connections.course == .straight ? "polyline" : "orthogonal"
    text += " inkscape:connector-type=\"\(kind)\""
    for end in LineEnd.allCases {
      guard let element = connections[end]?.element else { continue }
      text += " inkscape:connection-\(end.rawValue)=\"#element\(element)\""
    }
    return text + " filbert:connections=\"\(connections.text)\""
  }
}
