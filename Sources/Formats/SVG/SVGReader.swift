import CExpat
import Foundation
import Base
import Documents
import Texts

/// Reads an SVG file, element by element.
final class SVGReader {
  /// The most bytes that a file may have.
  static let mostBytes = 256 << 20
  private static let deepest = 4_000

  private var canvas: SVGCanvas?
  private var drawing: SVGDrawing?
  private var levels: [Level] = []
  private var background = Background.white
  private var sheet = SVGStyleSheet()
  /// What the style sheet says that is being read; nil outside of one.
  private var sheetText: [UInt8]?
  private static let longestSheet = 1 << 20
  /// The `<text>` that is being read, and how deep it lies; nil outside of one.
  private var text: (runs: SVGTextRuns, depth: Int)?
  private var isOurs = false
  private var failure: SVGError?
  private var parser: XML_Parser?

  /// What holds within an element.
  private struct Level {
    var style = SVGStyle()
    var map = PaperMap.identity
    /// Within something that is not drawn where it stands.
    var isSkipped = false
    var home = SVGHome()
  }

  static func read(_ bytes: [UInt8]) throws(SVGError) -> SVGReading {
    guard bytes.count <= mostBytes else { throw SVGError("the file is larger than 256 MB") }
    let reader = SVGReader()
    try reader.parse(bytes)
    return SVGReading(
      painting: try reader.painting(), omissions: reader.drawing?.omissions ?? [],
      longerSide: reader.canvas?.longerSide)
  }

  // MARK: Parsing

  private func parse(_ bytes: [UInt8]) throws(SVGError) {
    guard let parser = XML_ParserCreate(nil) else { throw SVGError("there is no memory for it") }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        SVGReader.of(data)?.begin(String(cString: name), SVGReader.dictionary(attributes))
      }, { data, _ in SVGReader.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      SVGReader.of(data)?.read(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // Neither entities within the file nor anything outside is ever followed.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      SVGReader.of(data)?.stop(
        Message("it declares entities, which Filbert never expands; save it without them"))
    }
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
    var position = 0
    repeat {
      let count = min(1 << 20, bytes.count - position)
      let isLast = position + count == bytes.count
      let status = bytes.withUnsafeBytes { all in
        XML_Parse(
          parser, all.baseAddress?.advanced(by: position).assumingMemoryBound(to: CChar.self),
          Int32(count), isLast ? 1 : 0)
      }
      if let failure { throw failure }
      guard status == XML_STATUS_OK else {
        let reason = XML_ErrorString(XML_GetErrorCode(parser)).map {
          Message(verbatim: String(cString: $0))
        }
        let (line, column) = (XML_GetCurrentLineNumber(parser), XML_GetCurrentColumnNumber(parser))
        throw SVGError(
          "line {line}, column {column}: {reason}",
          [
            "line": Int(line), "column": Int(column + 1),
            "reason": reason ?? Message("not an XML file"),
          ])
      }
      position += count
    } while position < bytes.count
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> SVGReader? {
    data.map { Unmanaged<SVGReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var result: [String: String] = [:]
    var index = 0
    while let attributes, let name = attributes[index], let value = attributes[index + 1] {
      result[String(cString: name)] = String(cString: value)
      index += 2
    }
    return result
  }

  private func stop(_ reason: Message) {
    failure = failure ?? SVGError(message: reason)
    if let parser { XML_StopParser(parser, 0) }
  }

  // MARK: Elements

  private static let skipped: Set = [
    "defs", "mask", "clipPath", "symbol", "pattern", "marker", "linearGradient", "radialGradient",
    "filter", "textPath", "tref", "foreignObject", "style", "script", "metadata", "title", "desc",
  ]

  private func begin(_ fullName: String, _ attributes: [String: String]) {
    guard failure == nil else { return }
    let name = fullName.split(separator: ":").last.map(String.init) ?? fullName
    guard levels.count < Self.deepest else {
      return stop(Message("its elements are nested too deeply"))
    }
    if canvas == nil {
      guard name == "svg" else { return stop(Message("its root element is not <svg>")) }
      isOurs = attributes["xmlns:filbert"] == SVGFile.namespace
      guard let made = SVGCanvas(attributes) else {
        return stop(Message("it has no viewBox, width or height"))
      }
      canvas = made
      drawing = SVGDrawing(on: made)
    }
    var level = levels.last ?? Level()
    if !level.isSkipped { noteOmissions(of: name, attributes) }
    let isEraser = isOurs && attributes["filbert:tool"] == Tool.eraser.rawValue
    if Self.skipped.contains(name) { level.isSkipped = true }
    level.style = level.style.inherited(
      attributes, sheet: sheet.declarations(name, attributes))
    let layer = level.isSkipped ? nil : drawing?.beginLayer(name, attributes)
    let group =
      layer == nil && !level.isSkipped
      ? drawing?.beginGroup(name, attributes, isOurs: isOurs) : nil
    level.home = level.home.inside(attributes, layer: layer, group: group)
    if let layer {
      let (opacity, isHidden) = level.style.becomeLayer(in: levels.last?.style ?? SVGStyle())
      drawing?.layers.note(layer, opacity: opacity, isHidden: isHidden)
    }
    if name == "style" { sheetText = [] }
    if levels.count > 0, let transform = attributes["transform"] {
      level.map = level.map.after(SVGTransform.map(transform))
    }
    levels.append(level)
    if name == "text", text == nil, !level.isSkipped { text = (SVGTextRuns(), levels.count) }
    if text != nil, !level.isSkipped { text?.runs.begin(attributes, level.style, level.map) }
    readGradient(name, attributes, level)
    guard !level.isSkipped || isEraser, !level.style.isHidden else { return }
    if isOurs, readBackground(name, attributes, level) { return }
    draw(name, attributes, level)
  }

  /// What of an element that is drawn where it stands is left out.
  private func noteOmissions(of name: String, _ attributes: [String: String]) {
    switch name {
    case "textPath", "tref", "foreignObject": drawing?.omissions.insert(.text)
    case "use": drawing?.omissions.insert(.repeatedShapes)
    default: break
    }
    guard !isOurs else { return }
    func says(_ name: String) -> Bool {
      attributes[name].map { $0 != "none" } ?? false
        || (attributes["style"] ?? "").split(separator: ";").contains {
          $0.drop { $0 == " " }.hasPrefix(name + ":") && !$0.hasSuffix("none")
        }
    }
    if says("clip-path") || says("mask") { drawing?.omissions.insert(.clipping) }
    if says("filter") { drawing?.omissions.insert(.effects) }
  }

  private func read(_ text: UnsafeBufferPointer<CChar>) {
    if self.text != nil, levels.last?.isSkipped == false {
      self.text?.runs.append(text.lazy.map(UInt8.init(bitPattern:)))
    }
    guard let count = sheetText?.count, count < Self.longestSheet else { return }
    sheetText?.append(contentsOf: text.map(UInt8.init(bitPattern:)))
  }

  private func end() {
    if let text = sheetText { sheet.add(String(decoding: text, as: UTF8.self)) }
    sheetText = nil
    if let text, levels.count == text.depth {
      self.text = nil
      if drawing?.write(text.runs, in: levels.last?.home ?? SVGHome()) == false {
        stop(Self.tooManyLines)
      }
    }
    _ = levels.popLast()
    if text != nil, let level = levels.last { text?.runs.resume(level.style, level.map) }
  }

  private func readBackground(
    _ name: String, _ attributes: [String: String], _ level: Level
  ) -> Bool {
    if name == "rect", attributes["filbert:part"] == "background" {
      background.color = level.style.fill.flat ?? .white
      return true
    }
    if let part = SVGPart(attributes, level.style, level.map, level.home) {
      if drawing?.take(part) == false { stop(Self.tooManyLines) }
      return true
    }
    if name == "path", let word = attributes["filbert:pattern"] {
      background.pattern = SVGPattern.pattern(word, attributes)
      return true
    }
    guard name == "image", let word = attributes["filbert:placement"] else { return false }
    guard let file = SVGCanvas.file(linkedBy: attributes) else { return true }
    background.picture = BackgroundPicture(
      file: SVGPictureLink.kept(file, held: SVGOwnFields(attributes).held).file,
      placement: BackgroundPicture.Placement(rawValue: word) ?? .fill)
    return true
  }

  private func readGradient(_ name: String, _ attributes: [String: String], _ level: Level) {
    switch name {
    case "linearGradient", "radialGradient": drawing?.gradients.begin(attributes)
    case "stop": drawing?.gradients.addStop(level.style.stopColor)
    default: break
    }
  }

  private func draw(_ name: String, _ attributes: [String: String], _ level: Level) {
    let own = SVGOwnFields(isOurs ? attributes : [:])
    let isDrawn =
      name == "image"
      ? drawing?.show(attributes, level.style, level.map, own, in: level.home)
      : drawing?.draw(name, attributes, level.style, level.map, own, in: level.home)
    if isDrawn == false {
      stop(
        drawing?.hasTooManyPixels == true
          ? Message("its pictures are too large together") : Self.tooManyLines)
    }
  }

  private static var tooManyLines: Message { Message("it has more lines than a painting can hold") }

  private func painting() throws(SVGError) -> Painting {
    if sheet.isIncomplete { drawing?.omissions.insert(.styleSheets) }
    guard let canvas, var drawing else { throw SVGError("it has no <svg> element") }
    let elements = drawing.elements(isOurs: isOurs)
    return Painting(
      shape: .fixed(canvas.ratio), paperLength: canvas.length, background: background,
      layers: drawing.layers.layers, baseElements: elements)
  }
}
