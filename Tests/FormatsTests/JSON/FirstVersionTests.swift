@testable import Formats
import TestSupport
import Base
import Documents
import Testing
import Texts

@Suite("Documents of version 1")
struct FirstVersionTests {
  @Test(arguments: Tool.allCases.filter { ![.area, .text, .picture].contains($0) })
  func `Strokes of every tool are read as what they draw`(tool: Tool) throws {
    let json = Self.document(
      ##"{"tool":"\##(tool.rawValue)","width":0.1,"color":"#123","x":1,"points":[[0.75,0.5],[0.25,1]]}"##
    )
    let painting = try PaintingDocument(json: Array(json.utf8)).painting
    #expect(painting.layers == [Layer()])
    #expect(painting.elements.map(\.id) == [1, 2].map { ElementID($0) })
    let (from, to) = (UnitPoint(x: 0.75, y: 0.5), UnitPoint(x: 0.25, y: 1))
    let samples = [from, to].map { Sample(position: $0) }
    let content: ElementContent =
      switch tool {
      case .pencil: .freehand(samples)
      case .eraser: .eraser(samples)
      case .dashed: .shape(.line, from: from, to: to)
      // Two points are ends or corners, not a line between them.
      case .shape(let kind): .shape(kind, from: from, to: to)
      case .area, .text, .picture: .freehand([])
      }
    let read = painting.elements[1]
    #expect(read.content == content && read.width == 0.1 && read.placement == nil)
    #expect(read.style == LineStyle(color: InkColor(red: 0x11, green: 0x22, blue: 0x33)))
    #expect(read.unknownFields == #"{"x":1}"#)
  }

  @Test(arguments: [Tool.rectangle, .rounded, .ellipse], [0.0, 30, 90, 180, -123])
  func `Outlines of shapes are read as these shapes, however they were turned`(
    tool: Tool, degrees: Double
  ) throws {
    let paper = try #require(AspectRatio(1.5))
    let corners = [UnitPoint(x: 0.2, y: 0.3), UnitPoint(x: 0.6, y: 0.5)].map {
      Sample(position: $0)
    }
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(degrees: degrees), about: PaperPoint(x: 0.4, y: 0.2))
    let drawn = PaintingElement(Stroke(tool: tool, width: 0.1, samples: corners), on: paper)
      .moved(by: turn, on: paper).stroke(on: paper)
    let points = drawn.samples.map { "[\($0.position.x),\($0.position.y)]" }
      .joined(separator: ",")
    let json = Self.document(#"{"tool":"\#(tool.rawValue)","width":0.1,"points":[\#(points)]}"#)
    let painting = try PaintingDocument(json: Array(json.utf8)).painting
    let shape = try #require(ShapeParameters(painting.elements[1], on: paper))
    #expect(abs(shape[.width] - 640) < 1e-6)
    #expect(abs(shape[.height] - 640.0 / 3) < 1e-6)
    for (a, b) in zip(painting.strokes[1].samples, drawn.samples) {
      #expect(abs(a.position.x - b.position.x) < 1e-9)
      #expect(abs(a.position.y - b.position.y) < 1e-9)
    }
    let document = PaintingDocument(painting: painting)
    #expect(try PaintingDocument(json: document.json) == document)
  }

  private static func document(_ stroke: String) -> String {
    let good = #"{"width":0.1,"points":[[0,0]]}"#
    return
      #"{"format":"filbert-painting","version":1,"aspectRatio":1.5,"strokes":[\#(good),\#(stroke)]}"#
  }

  private static func painting(_ field: String) -> String {
    #"{"format":"filbert-painting","version":1,"aspectRatio":1.5,"strokes":[],\#(field)}"#
  }

  static let mistakes: [(json: String, start: String)] = [
    ("", "line 1"), ("[]", "must be an object"), ("{", "line 1"),
    (painting(#""x":1} x"#), "line 1"), (painting("\"x\":1,\n}"), "line 2"),
    (#"{"version":1,"aspectRatio":1,"strokes":[]}"#, "format: is missing"),
    (#"{"format":"filbert-painting","aspectRatio":1,"strokes":[]}"#, "version: is missing"),
    (#"{"format":"filbert-painting","version":1,"aspectRatio":1}"#, "strokes: is missing"),
    (#"{"format":"svg"}"#, "format: must be"),
    (#"{"version":0}"#, "version: must be a whole number from 1 to \(PaintingDocument.version)"),
    (#"{"version":"1"}"#, "version: must be a number"),
    (#"{"aspectRatio":0}"#, "aspectRatio: must"), (#"{"aspectRatio":101}"#, "aspectRatio: must"),
    (#"{"aspectRatio":null}"#, "aspectRatio: must be a number"),
    (painting(#""layers":[]"#), "layers: is only allowed from version 2 on"),
    (painting(#""name":7"#), "name: must"),
    (painting(#""background":{"color":"red"}"#), "background.color: must"),
    (painting(#""background":"red""#), "background: must be an object"),
    (painting(#""strokes":[]"#), "strokes: appears twice"),
    (painting(#""x":"# + String(repeating: "[", count: 100)), "line 1"),
    (document("7"), "strokes[1]: must be an object"),
    (document(#"{"points":[[0,0]]}"#), "strokes[1].width: is missing"),
    (document(#"{"width":1}"#), "strokes[1].points: is missing"),
    (document(#"{"width":0,"points":[[0,0]]}"#), "strokes[1].width: must"),
    (document(#"{"width":-1,"points":[[0,0]]}"#), "strokes[1].width: must"),
    (document(#"{"width":"1","points":[[0,0]]}"#), "strokes[1].width: must be a number"),
    (document(#"{"width":1e999,"points":[[0,0]]}"#), "strokes[1].width: must be a finite number"),
    (document(#"{"width":1,"points":[]}"#), "strokes[1].points: must"),
    (document(#"{"width":1,"points":[[0]]}"#), "strokes[1].points[0]: must"),
    (document(#"{"width":1,"points":[[0,0,1,2,3]]}"#), "strokes[1].points[0]: must"),
    (document(#"{"width":1,"points":[[0,0],[0,"1"]]}"#), "strokes[1].points[1][1]: must"),
    (
      document(#"{"width":1,"points":[[0,0],[NaN,0]]}"#),
      "strokes[1].points[1][0]: must be a finite number"
    ),
    (
      document(#"{"width":1,"points":[[0, -Infinity]]}"#),
      "strokes[1].points[0][1]: must be a finite number"
    ),
    (document(#"{"width":1,"points":[[0,0,1.5]]}"#), "strokes[1].points[0][2]: must"),
    (document(#"{"width":1,"points":[[0,0,-0.1]]}"#), "strokes[1].points[0][2]: must"),
    (document(#"{"width":1,"points":[[0,0,1,-1]]}"#), "strokes[1].points[0][3]: must"),
    (document(#"{"width":1,"points":[[01,0]]}"#), "line 1"),
    (document(#"{"width":1,"points":[[1.,0]]}"#), "line 1"),
    (document(#"{"width":1,"points":[[0,0]],"cap":"flat"}"#), "strokes[1].cap: must be one of"),
    (document(#"{"width":1,"points":[[0,0]],"join":1}"#), "strokes[1].join: must"),
    (document(#"{"width":1,"points":[[0,0]],"tool":"saw"}"#), "strokes[1].tool: must be one of"),
    (document(##"{"width":1,"points":[[0,0]],"color":"#12"}"##), "strokes[1].color: must"),
    (document(#"{"width":1,"points":[[0,0]],"dash":[-1]}"#), "strokes[1].dash[0]: must"),
    (document(#"{"width":1,"points":[[0,0]],"dash":[0]}"#), "strokes[1].dash: must"),
  ]

  @Test(arguments: mistakes)
  func `What is wrong is named in one line`(_ row: (json: String, start: String)) throws {
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array(row.json.utf8))
    }
    let message = try #require(error?.description)
    #expect(message.hasPrefix(row.start))
    #expect(!message.contains("\n"))
  }

  @Test func `No bytes trap the reader`() {
    var dice = SeededRandom(seed: 81)
    let sound = Array(
      Self.document(#"{"width":1e-3,"points":[[0.5,-1,0.25,7]],"x":"\u00e9\ud83d\udc08"}"#).utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      if dice.one(in: 4) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice)) }
      if (try? PaintingDocument(json: bytes)) != nil { accepted += 1 }
    }
    #expect(0 < accepted && accepted < 20_000)
  }
}
