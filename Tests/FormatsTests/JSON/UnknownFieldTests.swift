import Base
@testable import Formats
import Documents
import Testing
import Texts

@Suite("Fields that nobody here knows")
struct UnknownFieldTests {
  @Test func `They come back as they were written, digit for digit`() throws {
    let json = #"""
      {"format": "filbert-painting", "x": 1.50, "version": 1, "aspectRatio": 1,
       "background": {"grain": [1e400, 0.10], "color": "#ABC"},
       "strokes": [{"width": 0.1, "points": [[0, 0]], "\u0061": {"b": [true, null, "\ud83d\udc08"]},
                    "big": 123456789012345678901234567890}]}
      """#
    let document = try PaintingDocument(json: Array(json.utf8))
    let painting = document.painting
    #expect(painting.unknownFields == #"{"x":1.50}"#)
    #expect(painting.unknownBackgroundFields == #"{"grain":[1e400, 0.10]}"#)
    #expect(
      painting.strokes[0].unknownFields
        == #"{"\u0061":{"b": [true, null, "\ud83d\udc08"]},"big":123456789012345678901234567890}"#)
    #expect(try PaintingDocument(json: document.json) == document)
  }

  @Test func `Of layers and elements they come back, too`() throws {
    let json = #"""
      {"format": "filbert-painting", "version": 2, "aspectRatio": 1, "author": "Ada", "layers": [
        {"id": 2, "tint": {"mode": "warm"}, "weight": 0.50, "elements": [
          {"id": 5, "kind": "eraser", "width": 0.1, "points": [[0, 0]], "tool": "rectangle"}]}]}
      """#
    let document = try PaintingDocument(json: Array(json.utf8))
    let painting = document.painting
    #expect(painting.unknownFields == #"{"author":"Ada"}"#)
    #expect(painting.layers[0].unknownFields == #"{"tint":{"mode": "warm"},"weight":0.50}"#)
    #expect(painting.elements[0].unknownFields == #"{"tool":"rectangle"}"#)
    #expect(try PaintingDocument(json: document.json) == document)
  }

  @Test(arguments: ["7", "{", "[1]", #"{"a":1} x"#, #"{"a":1,"a":2}"#])
  func `A text that is no object is left out rather than spoiling the file`(_ fields: String) throws
  {
    let document = PaintingDocument(painting: Painting(unknownFields: fields))
    #expect(try PaintingDocument(json: document.json).painting.unknownFields == "")
  }

  @Test func `A field that appears twice is refused, at every level`() {
    let background = #"{"background": {"grain": 1, "grain": 2}}"#
    #expect(message(background) == "background.grain: appears twice")
    #expect(message(#"{"strokes": [{"x": 1, "x": 2}]}"#) == "strokes[0].x: appears twice")
    #expect(message(#"{"layers": [{"x": 1, "x": 2}]}"#) == "layers[0].x: appears twice")
    #expect(message(#"{"x": 1, "\u0078": 2}"#) == "x: appears twice")
  }

  private func message(_ json: String) -> String? {
    do throws(InterchangeError) {
      _ = try PaintingDocument(json: Array(json.utf8))
      return nil
    } catch {
      return error.description
    }
  }
}
