import Base
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("A file of brushes")
struct BrushFileTests {
  private func brush(_ dice: inout SeededRandom) -> NamedBrush? {
    var style = LineStyle(
      cap: EndCap.allCases.randomElement(using: &dice) ?? .round,
      join: LineJoin.allCases.randomElement(using: &dice) ?? .round, hand: dice.hand(),
      fill: Bool.random(using: &dice) ? dice.fill() : nil, heads: dice.heads())
    var kind = BrushKind(BrushKind.Name.allCases.randomElement(using: &dice) ?? .pen)
    for setting in kind.name.settings {
      kind[setting] = .random(in: setting.range, using: &dice)
    }
    (style.kind, style.lightestOpacity) = (kind, .random(in: 0...1, using: &dice))
    var brush = Brush(
      widthInPoints: (Double.random(in: 0.5...50, using: &dice) * 10).rounded() / 10, style: style)
    brush.steadiness = Double.random(in: 0...60, using: &dice).rounded()
    return NamedBrush(["Pencil", "Späť \"2\"", "多"].randomElement(using: &dice) ?? "A", brush)
  }

  @Test func `is read as it was written, whatever the brushes are`() throws {
    var dice = SeededRandom(seed: 54)
    for _ in 0..<100 {
      let brushes = (0..<Int.random(in: 1...4, using: &dice)).compactMap { _ in brush(&dice) }
      #expect(try BrushFile.brushes(BrushFile.bytes(of: brushes)) == brushes)
    }
  }

  @Test func `can be written by hand, with what is usual left out`() throws {
    let text = """
      {"format": "filbert-brushes", "version": 1, "author": {"name": "Ann"}, "brushes": [
       {"name": "Soft", "width": 0.0025, "brush": {"kind": "pencil", "softness": 0.9}, "note": 1}]}
      """
    let read = try BrushFile.brushes(Array(text.utf8))
    #expect(read.map(\.name) == ["Soft"])
    let brush = try #require(read.first?.brush)
    #expect(brush.widthInPoints == 4 && brush.style.kind[.softness] == 0.9)
    #expect(brush.style.kind[.grain] == BrushSetting.grain.initial && brush.steadiness == 0)
  }

  @Test(
    arguments: [
      ("", "1"), ("[]", "object"), ("{}", "format"),
      (#"{"format": "filbert-painting", "version": 1, "brushes": []}"#, "format"),
      (#"{"format": "filbert-brushes", "version": 2, "brushes": []}"#, "version"),
      (#"{"format": "filbert-brushes", "version": 1}"#, "brushes"),
      (#"{"format": "filbert-brushes", "version": 1, "brushes": []}"#, "brushes"),
      (#"{"format": "filbert-brushes", "version": 1, "brushes": [{"width": 0.1}]}"#, "name"),
      (#"{"format": "filbert-brushes", "version": 1, "brushes": [{"name": "A"}]}"#, "width"),
      (
        #"{"format": "filbert-brushes", "version": 1, "brushes": [{"name": " ", "width": 0.1}]}"#,
        "name"
      ),
      (
        #"""
        {"format": "filbert-brushes", "version": 1,
         "brushes": [{"name": "A", "width": 0.1, "brush": {"kind": "crayon"}}]}
        """#, "brush"
      ),
    ])
  func `of another form is refused with a line that names the field`(text: String, field: String) {
    #expect {
      try BrushFile.brushes(Array(text.utf8))
    } throws: { error in
      "\(error)".contains(field)
    }
  }

  @Test func `moves what is too large into its range`() throws {
    let text = """
      {"format": "filbert-brushes", "version": 1, "brushes": [
       {"name": "A", "width": 9.5, "steadiness": 1e9, "brush": {"kind": "chalk", "bristles": 1e9}}]}
      """
    let brush = try #require(try BrushFile.brushes(Array(text.utf8)).first?.brush)
    #expect(brush.widthInPoints == 50 && brush.style.kind[.bristles] == 60)
    #expect(brush.steadiness == Stabiliser.allowedRopes.upperBound)
  }
}
