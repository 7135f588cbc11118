import Base
import Documents

/// The groups and bindings of a scene of Excalidraw: names there, numbers here.
///
/// A text on a shape is bound to it there: here the two are a group.
struct ExcalidrawGroups {
  private enum Name: Hashable {
    case group(String)
    case label(of: String)
  }

  private var numbers: [Name: GroupID] = [:]
  /// Elements with an edge that lines can attach to.
  private var targets: [String: ElementID] = [:]

  init(_ elements: [ExcalidrawElement]) {
    let shapes = Set(elements.lazy.filter(\.isShape).map(\.id))
    for (index, element) in elements.enumerated() {
      if element.isShape || element.kind == .text || element.kind == .image {
        targets[element.id] = Self.name(ofElementAt: index)
      }
      for group in element.groups { number(.group(group)) }
      if let shape = element.label.container, shapes.contains(shape) { number(.label(of: shape)) }
    }
  }

  private mutating func number(_ name: Name) {
    if numbers[name] == nil { numbers[name] = GroupID(UInt32(clamping: numbers.count + 1)) }
  }

  static func name(ofElementAt index: Int) -> ElementID { ElementID(UInt32(clamping: index + 1)) }

  /// The groups that contain an element, the outermost first.
  func groups(of element: ExcalidrawElement) -> [GroupID] {
    let label = numbers[.label(of: element.label.container ?? element.id)]
    return element.groups.reversed().compactMap { numbers[.group($0)] } + (label.map { [$0] } ?? [])
  }

  /// The connections of a straight line; others have none.
  func connections(of element: ExcalidrawElement) -> LineConnections {
    guard element.isStraightLine else { return .none }
    func connection(_ binding: ExcalidrawBinding?) -> Connection? {
      guard let binding, let target = targets[binding.element] else { return nil }
      let anchor = binding.anchor.map { UnitPoint(x: $0.x, y: $0.y) }
      // One far outside of the box is none.
      return anchor.flatMap { Connection(target, soundAnchor: $0) }
        ?? Connection(target, anchor: Connection.middle)
    }
    return LineConnections(start: connection(element.start), end: connection(element.end))
  }
}

extension ExcalidrawElement {
  fileprivate var isShape: Bool { [.rectangle, .diamond, .ellipse].contains(kind) }

  var isStraightLine: Bool { (kind == .line || kind == .arrow) && points.count == 2 }
}
