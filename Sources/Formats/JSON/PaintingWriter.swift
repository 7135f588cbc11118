import Foundation
import Base
import Documents

/// Writes a document in the interchange format.
struct PaintingWriter {
  private var json = JSONText()

  init(elementCount: Int) { json.reserve(256 + 160 * elementCount) }

  var bytes: [UInt8] { json.bytes }

  mutating func write(_ document: PaintingDocument) {
    let painting = document.painting
    json.raw("{\"format\": ")
    json.string(PaintingDocument.format)
    json.raw(", \"version\": \(document.version)")
    if let name = document.name {
      json.raw(", \"name\": ")
      json.string(name)
    }
    json.tags(document.tags)
    json.raw(", ")
    writePaper(of: painting.pages[0])
    writeBackground(of: painting.pages[0], unknown: painting.unknownBackgroundFields)
    json.unknown(painting.unknownFields, without: document.ownFields)
    writeLayers(of: painting.pages[0])
    if painting.pages.count > 1 {
      json.raw(",\n \"pages\": [")
      for (index, page) in painting.pages.dropFirst().enumerated() {
        json.raw(index == 0 ? "\n {" : ",\n {")
        write(page)
        json.raw("}")
      }
      json.raw("]")
    }
    json.raw("}\n")
  }

  /// Writes the fields of a page after the first.
  private mutating func write(_ page: Page) {
    writePaper(of: page)
    writeBackground(of: page, unknown: page.unknownBackgroundFields)
    json.unknown(page.unknownFields, without: page.ownFields)
    writeLayers(of: page)
  }

  private mutating func writePaper(of page: Page) {
    json.raw("\"aspectRatio\": ")
    json.number(page.aspectRatio.value)
    if let length = page.paperLength {
      json.raw(", \"paperLength\": ")
      json.number(length.millimeters)
    }
  }

  private mutating func writeBackground(of page: Page, unknown: String) {
    let background = page.background
    json.raw(",\n \"background\": {\"color\": \"\(background.color.shortHex)\"")
    if let picture = background.picture {
      json.raw(", \"placement\": \"\(picture.placement.rawValue)\", \"picture\": \"")
      json.raw(Data(picture.file).base64EncodedString())
      json.raw("\"")
    }
    if let pattern = background.pattern { write(pattern) }
    json.unknown(unknown)
    json.raw("}")
  }

  private mutating func writeLayers(of page: Page) {
    json.raw(",\n \"layers\": [")
    // A layer's elements are contiguous.
    let elements = Dictionary(grouping: page.elements, by: \.layer)
    for (index, layer) in page.layers.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      write(layer, elements[layer.id] ?? [])
    }
    json.raw("]")
  }

  private mutating func write(_ pattern: PaperPattern) {
    json.raw(", \"pattern\": {\"kind\": \"\(pattern.kind.rawValue)\", \"spacing\": ")
    json.number(pattern.spacing)
    json.raw(", \"color\": \"\(pattern.color.shortHex)\"")
    if pattern.origin != PaperPoint(x: 0, y: 0) {
      json.raw(", \"origin\": [")
      json.number(pattern.origin.x)
      json.raw(", ")
      json.number(pattern.origin.y)
      json.raw("]")
    }
    json.raw("}")
  }

  private mutating func write(_ layer: Layer, _ elements: [PaintingElement]) {
    json.raw("{\"id\": \(layer.id.number)")
    if !layer.name.isEmpty {
      json.raw(", \"name\": ")
      json.string(layer.name)
    }
    if layer.isHidden { json.raw(", \"hidden\": true") }
    if layer.isLocked { json.raw(", \"locked\": true") }
    if layer.isReference { json.raw(", \"reference\": true") }
    if layer.opacity != 1 {
      json.raw(", \"opacity\": ")
      json.number(layer.opacity)
    }
    if layer.blending != .normal { json.raw(", \"blend\": \"\(layer.blending.rawValue)\"") }
    let styles = elements.reduce(into: [:]) { styles, element in
      styles.merge(element.groupStyles) { style, _ in style }
    }
    if !styles.isEmpty { write(styles) }
    // Earlier programs kept these as unknown fields.
    json.unknown(
      layer.unknownFields,
      without: styles.isEmpty ? layer.ownFields : layer.ownFields.union(["groups"]))
    json.raw(", \"elements\": [")
    for (index, element) in elements.enumerated() {
      json.raw(index == 0 ? "\n   " : ",\n   ")
      write(element)
    }
    json.raw("]}")
  }

  private mutating func write(_ styles: [GroupID: GroupStyle]) {
    json.raw(", \"groups\": [")
    for (index, (group, style)) in styles.sorted(by: { $0.key < $1.key }).enumerated() {
      json.raw(index == 0 ? "{\"id\": " : ", {\"id\": ")
      json.raw(group.description)
      if style.opacity != 1 {
        json.raw(", \"opacity\": ")
        json.number(style.opacity)
      }
      if style.blending != .normal { json.raw(", \"blend\": \"\(style.blending.rawValue)\"") }
      if style.isIsolated { json.raw(", \"isolated\": true") }
      if style.role != .content { json.raw(", \"role\": \"\(style.role.rawValue)\"") }
      json.raw("}")
    }
    json.raw("]")
  }

  private mutating func write(_ element: PaintingElement) {
    json.raw("{\"id\": \(element.id.number), \"kind\": \"")
    json.raw(ElementKind(of: element.content).rawValue)
    json.raw("\", ")
    if !element.groups.isEmpty {
      let groups = element.groups.map(\.description).joined(separator: ", ")
      json.raw("\"groups\": [\(groups)], ")
    }
    if element.isLocked { json.raw("\"locked\": true, ") }
    if !element.connections.isEmpty { write(element.connections) }
    writeLine(of: element)
    if !element.erasures.isEmpty {
      json.raw(", \"erasures\": [")
      for (index, eraser) in element.erasures.enumerated() {
        json.raw(index == 0 ? "{" : ", {")
        writeLine(of: eraser)
        json.raw("}")
      }
      json.raw("]")
    }
    json.raw("}")
  }

  private mutating func write(_ connections: LineConnections) {
    json.raw("\"connections\": {")
    var isFirst = true
    for end in LineEnd.allCases {
      guard let connection = connections[end] else { continue }
      json.raw(isFirst ? "" : ", ")
      isFirst = false
      json.raw("\"\(end.rawValue)\": {\"element\": \(connection.element), \"anchor\": [")
      json.number(connection.anchor.x)
      json.raw(", ")
      json.number(connection.anchor.y)
      json.raw("]}")
    }
    if connections.course != .straight {
      json.raw(isFirst ? "" : ", ")
      json.raw("\"course\": \"\(connections.course.rawValue)\"")
    }
    json.raw("}, ")
  }

  private mutating func writeLine(of element: PaintingElement) {
    json.line(element.style, width: element.width, grain: element.grain)
    json.raw(", \"points\": [")
    for (index, sample) in element.content.keySamples.enumerated() {
      if index > 0 { json.raw(", ") }
      write(sample)
    }
    json.raw("]")
    writeContours(of: element)
    if let path = element.content.path { write(path) }
    if let text = element.content.text { write(text) }
    if let picture = element.content.picture { write(picture) }
    if let placement = element.placement { write(placement) }
    json.unknown(element.unknownFields, without: element.ownFields)
  }

  private mutating func writeContours(of element: PaintingElement) {
    let ends = element.content.contourEnds
    guard !ends.isEmpty else { return }
    let counts = zip(ends, [0] + ends).map { String($0 - $1) }
    json.raw(", \"contours\": [\(counts.joined(separator: ", "))]")
    let rule = element.content.areaRule
    if rule != .evenOdd { json.raw(", \"rule\": \"\(rule.rawValue)\"") }
  }

  private mutating func write(_ path: NodePath) {
    json.raw(", \"path\": {\"closed\": \(path.isClosed), ")
    if path.isOfStroke { json.raw("\"ofStroke\": true, ") }
    json.raw("\"nodes\": [")
    for (index, node) in path.nodes.enumerated() {
      json.raw(index == 0 ? "{" : ", {")
      if node.kind != .corner { json.raw("\"kind\": \"\(node.kind.rawValue)\", ") }
      write(node.point, named: "point")
      if node.hasHandle(.arriving) {
        json.raw(", ")
        write(node.arriving, named: "in")
      }
      if node.hasHandle(.leaving) {
        json.raw(", ")
        write(node.leaving, named: "out")
      }
      if node.pressure != 1 {
        json.raw(", \"pressure\": ")
        json.number(node.pressure)
      }
      json.raw("}")
    }
    json.raw("]}")
  }

  private mutating func write(_ point: PaperPoint, named name: String) {
    json.raw("\"\(name)\": [")
    json.number(point.x)
    json.raw(", ")
    json.number(point.y)
    json.raw("]")
  }

  private mutating func write(_ placement: ElementPlacement) {
    json.raw(", \"paper\": ")
    json.number(placement.paper.value)
    json.raw(", \"transform\": ")
    json.map(placement.map)
  }

  private mutating func write(_ text: TextBlock) {
    json.raw(", \"text\": {\"string\": ")
    json.string(text.string)
    json.raw(", \"family\": ")
    json.string(text.style.family)
    json.raw(", \"weight\": \(text.style.weight)")
    if text.style.isItalic { json.raw(", \"slant\": \"\(TextFields.Slant.italic.rawValue)\"") }
    json.raw(", \"align\": \"\(text.style.alignment.rawValue)\"")
    if let width = text.width {
      json.raw(", \"width\": ")
      json.number(width)
    }
    json.raw(", \"map\": ")
    json.map(text.map)
    if let label = text.label {
      json.raw(", \"label\": {\"element\": \(label.owner), \"size\": ")
      json.number(label.size)
      if let course = label.course {
        json.raw(", \"along\": \"\(course.side.rawValue)\"")
        if course.offset != 0 {
          json.raw(", \"offset\": ")
          json.number(course.offset)
        }
      }
      json.raw("}")
    }
    json.raw("}")
  }

  private mutating func write(_ picture: PictureBlock) {
    json.raw(", \"picture\": {\"map\": ")
    json.map(picture.map)
    json.raw(", \"file\": \"")
    json.raw(Data(picture.file.bytes).base64EncodedString())
    json.raw("\"}")
  }

  private mutating func write(_ sample: Sample) {
    json.raw("[")
    json.number(PointFields.written(sample.position.x))
    json.raw(", ")
    json.number(PointFields.written(sample.position.y))
    let isTilted = sample.tilt != .upright
    if sample.pressure != 1 || sample.milliseconds != 0 || isTilted {
      json.raw(", ")
      json.number(sample.pressure)
    }
    if sample.milliseconds != 0 || isTilted { json.raw(", \(sample.milliseconds)") }
    if isTilted { json.raw(", \(sample.tilt.x), \(sample.tilt.y)") }
    if let rotation = sample.tilt.rotation { json.raw(", \(rotation)") }
    json.raw("]")
  }
}

extension PaintingDocument {
  /// The fields written explicitly, to be excluded from unknown ones.
  fileprivate var ownFields: Set<String> {
    var fields: Set<String> = []
    if !tags.isEmpty { fields.insert("tags") }
    if painting.pages[0].paperLength != nil { fields.insert("paperLength") }
    if painting.pages.count > 1 { fields.insert("pages") }
    return fields
  }
}

extension Page {
  /// The fields written explicitly, to be excluded from unknown ones.
  fileprivate var ownFields: Set<String> { paperLength == nil ? [] : ["paperLength"] }
}

extension PaintingElement {
  /// The fields written explicitly, to be excluded from unknown ones.
  fileprivate var ownFields: Set<String> {
    var fields: Set<String> = []
    if !groups.isEmpty { fields.insert("groups") }
    if isLocked { fields.insert("locked") }
    if !connections.isEmpty { fields.insert("connections") }
    return fields
  }
}

extension Layer {
  /// The fields written explicitly, to be excluded from unknown ones.
  fileprivate var ownFields: Set<String> {
    var fields: Set<String> = []
    if isHidden { fields.insert("hidden") }
    if isLocked { fields.insert("locked") }
    if isReference { fields.insert("reference") }
    if opacity != 1 { fields.insert("opacity") }
    if blending != .normal { fields.insert("blend") }
    return fields
  }
}
