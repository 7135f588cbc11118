import Base
import Documents

/// An element of a document while it is read.
struct ElementFields {
  private var id: ElementID?
  private var kind: ElementKind?
  private var line = LineFields()
  private var style = StyleFields()
  private var map: PaperMap?
  private var paper: AspectRatio?
  private var erasures: [ElementFields]?
  private var contours: [Int]?
  private var rule: FillRule?
  private var path: PathFields?
  private var text: TextFields?
  private var picture: PictureFields?
  private var groups: [GroupID]?
  private var isLocked: Bool?
  private var connections: ConnectionFields?
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      if try line.read(key, from: &reader) { return }
      if try style.read(key, from: &reader) { return }
      try read(key, from: &reader)
    }
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    switch key.name {
    case "id":
      try FieldRule.once(id)
      id = ElementID(UInt32(try FieldRule.integer(&reader, in: 1...Int(UInt32.max))))
    case "kind":
      try FieldRule.once(kind)
      kind = try FieldRule.word(&reader, ElementKind.self)
    case "contours":
      try FieldRule.once(contours)
      contours = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try FieldRule.integer(&reader, in: 1...Int(Int32.max))
      }
    case "rule":
      try FieldRule.once(rule)
      rule = try FieldRule.word(&reader, FillRule.self)
    case "path":
      try FieldRule.once(path)
      path = try PathFields(from: &reader)
    case "text":
      try FieldRule.once(text)
      text = try TextFields(from: &reader)
    case "picture":
      try FieldRule.once(picture)
      picture = try PictureFields(from: &reader)
    case "groups":
      try FieldRule.once(groups)
      groups = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try FieldRule.group(&reader)
      }
    case "locked":
      try FieldRule.once(isLocked)
      isLocked = try FieldRule.truth(&reader)
    case "connections":
      try FieldRule.once(connections)
      connections = try ConnectionFields(from: &reader)
    case "transform":
      try FieldRule.once(map)
      map = try FieldRule.map(&reader)
    case "paper":
      try FieldRule.once(paper)
      paper = try FieldRule.aspectRatio(&reader)
    case "erasures":
      try FieldRule.once(erasures)
      erasures = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        let eraser = try ElementFields(from: &reader)
        guard eraser.id == nil, eraser.kind == nil, eraser.erasures == nil else {
          throw InterchangeError("must not have an id, a kind or erasures")
        }
        return eraser
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  /// - Parameter paper: of the document.
  func element(
    in layer: Layer.ID, on paper: AspectRatio
  ) throws(InterchangeError) -> PaintingElement {
    let id = try FieldRule.present(id, "id")
    let line = try line(on: paper) { (samples) throws(InterchangeError) in
      try (kind ?? ElementKind(of: .freehand(samples))).content(
        of: samples, path: path, contours: contours ?? [], rule: rule ?? .evenOdd, text: text,
        picture: picture, on: self.paper ?? paper)
    }
    var element = PaintingElement(
      id: id, layer: layer, line.content, width: line.width, style: line.style, grain: line.grain,
      placement: line.placement, unknownFields: line.unknownFields)
    element.groups = groups ?? []
    element.isLocked = isLocked ?? false
    element.connections = connections?.connections ?? .none
    if !element.isConnector { element.connections = .none }
    var erasers: [PaintingElement] = []
    for (index, eraser) in (erasures ?? []).enumerated() {
      do throws(InterchangeError) {
        erasers.append(try eraser.line(on: paper) { .eraser($0) })
      } catch {
        throw error.inside(index: index).inside(field: "erasures")
      }
    }
    return element.erased(by: erasers)
  }

  private func line(
    on paper: AspectRatio, _ content: ([Sample]) throws(InterchangeError) -> ElementContent
  ) throws(InterchangeError) -> PaintingElement {
    var stroke = try line.stroke(
      .pencil, unknownFields: unknown.text, isSet: kind == .text && contours == nil)
    style.complete(&stroke.style)
    let isPlaced = map != nil || self.paper != nil
    return PaintingElement(
      try content(stroke.samples), width: stroke.width, style: stroke.style, grain: style.grain,
      placement: isPlaced
        ? ElementPlacement(paper: self.paper ?? paper, map: map ?? .identity) : nil,
      unknownFields: stroke.unknownFields)
  }
}

/// The type of an element in the interchange format: freehand drawing is a stroke.
struct ElementKind: Equatable, RawRepresentable, CaseIterable {
  private let tool: Tool

  static let text = ElementKind(.text)

  init(of content: ElementContent) { self.init(content.tool) }

  private init(_ tool: Tool) { self.tool = tool }

  /// Dashed lines are lines.
  static let allCases = Tool.allCases.filter { $0 != .dashed }.map { ElementKind($0) }

  var rawValue: String { tool == .pencil ? "stroke" : tool.rawValue }

  init?(rawValue: String) {
    switch rawValue {
    case "stroke": self.init(.pencil)
    case Tool.pencil.rawValue, Tool.dashed.rawValue: return nil
    default:
      guard let tool = Tool(rawValue: rawValue) else { return nil }
      self.init(tool)
    }
  }

  /// - Parameters:
  ///   - path: of a stroke, in place of its samples.
  ///   - contours: the number of points in each contour of an area or text.
  ///   - rule: the fill rule of an area or picture.
  ///   - text: of a text.
  ///   - picture: of a picture.
  ///   - paper: for setting a text without an outline.
  func content(
    of samples: [Sample], path: PathFields?, contours: [Int], rule: FillRule, text: TextFields?,
    picture: PictureFields?, on paper: AspectRatio
  ) throws(InterchangeError) -> ElementContent {
    func outline() throws(InterchangeError) -> AreaOutline {
      var ends: [Int] = []
      for count in contours { ends.append((ends.last ?? 0) + count) }
      guard let outline = AreaOutline(samples.map(\.position), ends: ends, rule: rule) else {
        throw InterchangeError("must give the number of points in each contour, three per curve")
          .inside(field: "contours")
      }
      return outline
    }
    switch tool {
    case .pencil, .dashed:
      guard let path else { return .freehand(samples) }
      do throws(InterchangeError) {
        return .path(try path.path(), samples)
      } catch {
        throw error.inside(field: "path")
      }
    case .eraser: return .eraser(samples)
    case .shape(let kind):
      guard samples.count == 2 else {
        throw InterchangeError("must hold two points for a shape").inside(field: "points")
      }
      return .shape(kind, from: samples[0].position, to: samples[1].position)
    case .area: return .area(try outline())
    case .text:
      let fields = try FieldRule.present(text, "text")
      do throws(InterchangeError) {
        if samples.isEmpty, contours.isEmpty { return try fields.content(on: paper) }
        return .text(try fields.block(), try outline())
      } catch {
        throw error.field == "contours" ? error : error.inside(field: "text")
      }
    case .picture:
      let fields = try FieldRule.present(picture, "picture")
      do throws(InterchangeError) {
        return .picture(try fields.block(), try outline())
      } catch {
        throw error.field == "contours" ? error : error.inside(field: "picture")
      }
    }
  }
}
