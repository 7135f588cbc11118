import Base
import Documents
import Foundation
import GRDB

// Reading a row, and creating its element.
extension ElementRow {
  /// Reads a row of `selection`.
  init(_ row: Row) throws(Damaged) { try self.init(Columns(row: row)) }

  /// Reads the columns of `selection`.
  init(_ columns: Columns) throws(Damaged) {
    do throws(Columns.Unexpected) {
      item = try columns.integer(0)
      position = try columns.integer(1)
      place = try columns.integer(2)
      let points = try columns.bytes(10)
      guard let tool = Tool(rawValue: try columns.text(3)),
        let cap = EndCap(rawValue: try columns.text(5)),
        let join = LineJoin(rawValue: try columns.text(6)),
        let color = UInt32(exactly: try columns.integer(7)),
        let dash = DashPattern(stored: try columns.text(8)),
        let samples = try? points.withUnsafeBytes({ try SampleCoding.samples(from: $0) })
      else { throw Columns.Unexpected() }
      let contours = try Self.contours(columns)
      var style = LineStyle(
        cap: cap, join: join, color: InkColor(rgba: color), dash: dash,
        fill: try Self.fill(columns), heads: try Self.heads(columns))
      try Self.readHand(columns, into: &style)
      style.gradient = try Self.gradient(columns)
      stroke = Stroke(
        tool: tool, width: try columns.real(4), style: style,
        samples: samples, grain: try columns.optionalReal(16) ?? PaperScale.grain,
        contourEnds: contours.ends, areaRule: contours.rule,
        path: try Self.path(columns), text: tool == .text ? try Self.text(columns) : nil,
        unknownFields: try columns.text(9))
      guard stroke.width.isFinite, stroke.width > 0, stroke.grain.isFinite, stroke.grain >= 0 else {
        throw Columns.Unexpected()
      }
      identity = try Self.identity(columns, of: stroke)
      picture = tool == .picture ? try Self.picture(columns) : nil
      let found = points.withUnsafeBytes { checksum(points: $0, file: picture?.file) }
      guard found == (try columns.checksum(11)) else { throw Columns.Unexpected() }
    } catch {
      throw Damaged()
    }
  }

  private static func readHand(
    _ columns: Columns, into style: inout LineStyle
  ) throws(Columns.Unexpected) {
    guard let text = try columns.optionalText(15) else { return }
    let words = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let hand = words.first.flatMap({ HandStyle(text: $0) }),
      words.dropFirst().allSatisfy({ style.readKind($0) })
    else { throw Columns.Unexpected() }
    style.hand = hand
  }

  private static func contours(
    _ columns: Columns
  ) throws(Columns.Unexpected) -> (ends: [Int], rule: FillRule) {
    guard let text = try columns.optionalText(18) else { return ([], .evenOdd) }
    var words = text.split(separator: " ")[...]
    let rule = words.first.flatMap { FillRule(rawValue: String($0)) }
    if rule != nil { words.removeFirst() }
    var ends: [Int] = []
    for word in words {
      guard let count = Int(word), count > 0,
        case let (end, isTooFar) = (ends.last ?? 0).addingReportingOverflow(count), !isTooFar
      else { throw Columns.Unexpected() }
      ends.append(end)
    }
    return (ends, rule ?? .evenOdd)
  }

  private static func text(_ columns: Columns) throws(Columns.Unexpected) -> TextBlock? {
    guard let string = try columns.optionalText(19) else { return nil }
    guard var text = TextBlock(string, setting: try columns.text(20)) else {
      throw Columns.Unexpected()
    }
    if let label = try columns.optionalText(29) {
      text.label = TextLabel(text: label)
      guard text.label != nil else { throw Columns.Unexpected() }
    }
    return text
  }

  private static func picture(_ columns: Columns) throws(Columns.Unexpected) -> Picture {
    guard let file = try columns.optionalInteger(21),
      let map = PaperMap(words: try columns.text(20).split(separator: " ")), map.isFinite
    else { throw Columns.Unexpected() }
    return Picture(file: file, map: map)
  }

  private static func fill(_ columns: Columns) throws(Columns.Unexpected) -> FillStyle? {
    guard let text = try columns.optionalText(22) else { return nil }
    guard let fill = FillStyle(text: text) else { throw Columns.Unexpected() }
    return fill
  }

  private static func heads(_ columns: Columns) throws(Columns.Unexpected) -> LineHeads {
    guard let text = try columns.optionalText(23) else { return .none }
    guard let heads = LineHeads(text: text) else { throw Columns.Unexpected() }
    return heads
  }

  private static func gradient(_ columns: Columns) throws(Columns.Unexpected) -> InkGradient? {
    guard let text = try columns.optionalText(27) else { return nil }
    guard let gradient = InkGradient(text: text) else { throw Columns.Unexpected() }
    return gradient
  }

  private static func path(_ columns: Columns) throws(Columns.Unexpected) -> NodePath? {
    guard let text = try columns.optionalText(28) else { return nil }
    guard let path = NodePath(text: text) else { throw Columns.Unexpected() }
    return path
  }

  private static func identity(
    _ columns: Columns, of stroke: Stroke
  ) throws(Columns.Unexpected) -> Identity? {
    guard let id = try columns.optionalInteger(12) else { return nil }
    guard let number = UInt32(exactly: id), number > 0,
      let layer = UInt32(exactly: try columns.integer(13)),
      stroke.tool == .picture || ElementContent(stored: stroke) != nil
    else { throw Columns.Unexpected() }
    let placement = try columns.optionalBytes(14)
    if let placement, PlacementCoding.placement(placement) == nil { throw Columns.Unexpected() }
    let erasures = try columns.optionalBytes(17)
    if let erasures, ErasureCoding.erasures(erasures) == nil { throw Columns.Unexpected() }
    let (groups, groupStyles) = try groups(columns)
    return Identity(
      id: ElementID(number), layer: Layer.ID(layer), placement: placement, erasures: erasures,
      groups: groups, groupStyles: groupStyles, isLocked: try columns.optionalInteger(25) != nil,
      connections: try connections(columns))
  }

  private static func connections(
    _ columns: Columns
  ) throws(Columns.Unexpected) -> LineConnections {
    guard let text = try columns.optionalText(26) else { return .none }
    guard let connections = LineConnections(text: text) else { throw Columns.Unexpected() }
    return connections
  }

  /// Reads the groups: each as its number, and a slash and its style if that is not plain.
  private static func groups(
    _ columns: Columns
  ) throws(Columns.Unexpected) -> (groups: [GroupID], styles: [GroupID: GroupStyle]) {
    guard let text = try columns.optionalText(24) else { return ([], [:]) }
    var groups: [GroupID] = []
    var styles: [GroupID: GroupStyle] = [:]
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "/", maxSplits: 1)
      guard let number = UInt32(parts[0]), number > 0 else { throw Columns.Unexpected() }
      groups.append(GroupID(number))
      guard parts.count > 1 else { continue }
      guard let style = GroupStyle(text: parts[1]), style != .plain else {
        throw Columns.Unexpected()
      }
      styles[GroupID(number)] = style
    }
    return (groups, styles)
  }

  /// Creates the row's element.
  ///
  /// - Parameters:
  ///   - number: its id, for rows of earlier versions without one.
  ///   - paper: the painting's at the time of writing: earlier versions stored shapes as outlines.
  ///   - files: of pictures, by number; missing ones become empty.
  func element(
    numbered number: UInt32, on paper: AspectRatio, files: [Int64: PictureBytes] = [:]
  ) -> PaintingElement {
    var stroke = stroke
    if let picture {
      stroke.picture = PictureBlock(files[picture.file] ?? PictureBytes([]), map: picture.map)
    }
    guard let identity, let content = ElementContent(stored: stroke) else {
      return PaintingElement(stroke, id: ElementID(number), on: paper)
    }
    var element = PaintingElement(
      id: identity.id, layer: identity.layer, content, width: stroke.width, style: stroke.style,
      grain: stroke.grain, placement: identity.placement.flatMap(PlacementCoding.placement),
      unknownFields: stroke.unknownFields
    ).erased(by: identity.erasures.flatMap(ErasureCoding.erasures) ?? [])
    element.setGroups(identity.groups, styles: identity.groupStyles)
    element.isLocked = identity.isLocked
    element.connections = identity.connections
    return element
  }
}

extension ElementContent {
  /// Returns nil for strokes that are never stored.
  fileprivate init?(stored stroke: Stroke) {
    switch stroke.tool {
    case .pencil:
      self = stroke.path.map { .path($0, stroke.samples) } ?? .freehand(stroke.samples)
    case .eraser: self = .eraser(stroke.samples)
    case .shape(let kind):
      guard stroke.samples.count == 2 else { return nil }
      self = .shape(kind, from: stroke.samples[0].position, to: stroke.samples[1].position)
    case .area:
      guard let outline = stroke.outline else { return nil }
      self = .area(outline)
    case .text:
      guard let text = stroke.text,
        let outline = stroke.outline
      else { return nil }
      self = .text(text, outline)
    case .picture:
      guard let picture = stroke.picture, picture.isSound,
        let outline = stroke.outline
      else { return nil }
      self = .picture(picture, outline)
    case .dashed: return nil
    }
  }
}
