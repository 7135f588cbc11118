@testable import Formats
import TestSupport
import Base
import Documents
import Testing
import Texts

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test func `A number is the nearest Double, whichever way it is written`() throws {
    var dice = SeededRandom(seed: 82)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...20, using: &dice)
      var text = dice.one(in: 2) ? "-" : ""
      text += String(Int.random(in: 0...99, using: &dice)) + "."
      for _ in 0..<digits { text += String(Int.random(in: 0...9, using: &dice)) }
      if dice.one(in: 4) { text += "e\(Int.random(in: -330...300, using: &dice))" }
      var reader = JSONReader(Array(text.utf8))
      #expect(try reader.readDouble().bitPattern == Double(text)?.bitPattern)
    }
  }

  @Test func `A text that was cut anywhere is refused`() throws {
    let painting = Painting(
      baseStrokes: [Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.25, y: -1))])],
      unknownFields: #"{"a":[{"b":"\u00e9\n"}],"c":true}"#)
    let bytes = PaintingDocument(name: "späť 🐈\u{1}", painting: painting).json
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for count in 0...end {
      #expect(throws: InterchangeError.self) { try PaintingDocument(json: Array(bytes[..<count])) }
    }
    #expect(try PaintingDocument(json: Array(bytes[...end])).painting.strokes == painting.strokes)
  }

  @Test func `A place is a line and a column in characters`() {
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array("{\n \"späť\": 1; }".utf8))
    }
    #expect(error?.description == "line 2, column 11: expected a comma or the end of the object")
  }

  @Test(arguments: [(62, true), (63, true), (64, false)])
  func `64 levels are read, 65 are not`(_ levels: Int, _ isRead: Bool) {
    let value = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let json =
      #"{"format":"filbert-painting","version":1,"aspectRatio":1,"strokes":[],"x":\#(value)}"#
    let document = try? PaintingDocument(json: Array(json.utf8))
    #expect((document != nil) == isRead)
  }

  @Test func `Bytes that are no UTF-8 and halves of pairs are refused`() {
    var broken = Array(#"{"name": "x"}"#.utf8)
    broken[10] = 0xFF
    #expect(throws: InterchangeError.self) { try PaintingDocument(json: broken) }
    for name in [#""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, "\"\n\"", #""\x""#, #""\u12"#] {
      var reader = JSONReader(Array(name.utf8))
      #expect(throws: InterchangeError.self) { try reader.readString() }
    }
  }

  @Test func `Many strokes take memory and time for themselves alone`() throws {
    let stroke = Stroke(
      width: 0.01,
      samples: [
        Sample(position: UnitPoint(x: 0.123456789012, y: 0.3)),
        Sample(position: UnitPoint(x: 1.0 / 3, y: -2.0 / 3), pressure: 0.3, milliseconds: 16),
      ])
    let count = 20_000
    let painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: Array(repeating: stroke, count: count))
    #expect(
      try PaintingDocument(json: PaintingDocument(painting: painting).json).painting == painting)
  }
}
