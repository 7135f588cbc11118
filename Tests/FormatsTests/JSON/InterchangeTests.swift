@testable import Formats
import TestSupport
import Base
import Documents
import Testing
import Texts

@Suite("Interchange format")
struct InterchangeTests {
  @Test("A painting that is exported and imported is equal, bit for bit")
  func roundTrip() throws {
    var dice = SeededRandom(seed: 80)
    for _ in 0..<300 {
      var original = dice.painting()
      // The format holds what is in effect, and no positions far beside the paper.
      let strokes = original.strokes.map { stroke in
        var stroke = stroke
        stroke.samples = stroke.samples.filter {
          abs($0.position.x) < 1e6 && abs($0.position.y) < 1e6
        }
        if stroke.samples.isEmpty { stroke.samples = [Sample(position: UnitPoint(x: -0.0, y: 1))] }
        return stroke.outlined(on: original.aspectRatio)
      }
      original = Painting(
        shape: original.shape, background: original.background, baseStrokes: strokes,
        unknownFields: original.unknownFields,
        unknownBackgroundFields: original.unknownBackgroundFields)
      let document = PaintingDocument(name: "Café \"7\"\\\t🐈", painting: original)
      let back = try PaintingDocument(json: document.json)
      #expect(back == document)
      for (a, b) in zip(original.strokes, back.painting.strokes) {
        #expect(bits(of: a) == bits(of: b), "equal numbers, and equal zeros")
      }
    }
  }

  private func bits(of stroke: Stroke) -> [UInt64] {
    stroke.samples.flatMap { [$0.position.x.bitPattern, $0.position.y.bitPattern] }
  }

  @Test("A rectangle and an ellipse of two points are read as their outline, and stay so")
  func shapesOfTwoPoints() throws {
    for (tool, pointCount) in [("rectangle", 6), ("ellipse", 182), ("line", 2)] {
      let json = Self.document(
        #"{"tool":"\#(tool)","width":0.1,"points":[[0.25,0.5,0.5],[0.75,1]]}"#)
      let read = try PaintingDocument(json: Array(json.utf8))
      let samples = read.painting.strokes[1].samples
      #expect(samples.count == pointCount)
      let (xs, ys) = (samples.map(\.position.x), samples.map(\.position.y))
      #expect(xs.min() == 0.25 && xs.max() == 0.75)
      #expect(abs((ys.min() ?? 0) - 0.5) < 1e-9 && abs((ys.max() ?? 0) - 1) < 1e-9)
      #expect(tool == "line" || samples.allSatisfy { $0.pressure == 0.5 })
      #expect(try PaintingDocument(json: read.json) == read)
    }
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
    (#"{"format":"svg"}"#, "format: must be"), (#"{"version":2}"#, "version: "),
    (#"{"version":"1"}"#, "version: must be a number"),
    (#"{"aspectRatio":0}"#, "aspectRatio: must"), (#"{"aspectRatio":101}"#, "aspectRatio: must"),
    (#"{"aspectRatio":null}"#, "aspectRatio: must be a number"),
    (painting(#""name":7"#), "name: must"),
    (painting(#""background":{"color":"red"}"#), "background.color: must"),
    (painting(#""background":"red""#), "background: must be an object"),
    (painting(#""strokes":[]"#), "strokes: is given twice"),
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

  @Test("What is wrong is named in one line", arguments: mistakes)
  func refused(_ row: (json: String, start: String)) throws {
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array(row.json.utf8))
    }
    let message = try #require(error?.description)
    #expect(message.hasPrefix(row.start))
    #expect(!message.contains("\n"))
  }

  @Test("No bytes trap the reader")
  func noise() {
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
