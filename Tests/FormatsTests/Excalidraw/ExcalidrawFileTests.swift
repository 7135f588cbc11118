import Base
import Documents
import Foundation
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("Files of Excalidraw")
struct ExcalidrawFileTests {
  private typealias Scenes = ExcalidrawScenes

  /// A picture of 2 × 1 pixels.
  private var picture: String {
    get throws {
      let grid = CellGrid(size: CellSize(width: 2, height: 1), cells: [0, 1])
      return Data(try PNGFile.bytes(of: grid, .usual)).base64EncodedString()
    }
  }

  @Test func `are recognised by their type, before other JSON`() {
    let file = Scenes.file()
    #expect(FileFormat(recognizing: file) == .excalidraw)
    #expect(FileFormat(recognizing: Array(#"{"format":"filbert-painting"}"#.utf8)) == .json)
  }

  @Test func `without elements are empty papers of their colour`() throws {
    let painting = try Scenes.painting(
      Scenes.file(more: #","appState":{"viewBackgroundColor":"orange"},"files":null"#))
    #expect(painting.elements.isEmpty)
    #expect(painting.background.color == InkColor(rgb: 0xFFA500))
    #expect(painting.aspectRatio == .fourToThree)
  }

  @Test func `name what they lack as paintings`() throws {
    let read = try DocumentImport.read(
      Scenes.file(
        Scenes.box("rectangle", 90, 90), Scenes.box("frame", 900, 900),
        Scenes.box("embeddable", 9, 9), Scenes.box("image", 9, 9, #","fileId":"missing""#),
        Scenes.box("hologram", 9, 9),
        Scenes.line("arrow", "[[0,0],[9,9]]", #","endArrowhead":"comet""#)))
    #expect(read.loss.leftOut == ["frames", "pictures", "markers", "unknownParts"])
    guard case .painting(let painting) = read.document.document else { return }
    #expect(painting.elements.count == 2)
  }

  @Test func `leave out deleted elements`() throws {
    let painting = try Scenes.painting(
      Scenes.file(
        Scenes.box("ellipse", 1e9, 9, #","isDeleted":true"#), Scenes.box("ellipse", 60, 60)))
    #expect(painting.elements.count == 1 && painting.aspectRatio.value == 1)
  }

  @Test func `have groups, the outermost first, and a text with its shape`() throws {
    let text =
      #","text":"Hi","fontSize":20,"containerId":"a","id":"t","groupIds":["in","out"]"#
    let elements = try Scenes.painting(
      Scenes.file(
        Scenes.box("rectangle", 90, 90, #","id":"a","groupIds":["in","out"]"#),
        Scenes.box("text", 40, 25, text), Scenes.box("ellipse", 9, 9, #","groupIds":["in","out"]"#),
        Scenes.box("ellipse", 9, 9, #","groupIds":["out"]"#),
        Scenes.box("ellipse", 9, 9, #","groupIds":["alone"]"#)
      )
    ).elements
    #expect(elements.map(\.groups.count) == [3, 3, 2, 1, 0])
    #expect(elements[0].groups == elements[1].groups)
    #expect(elements[3].groups == Array(elements[0].groups.prefix(1)))
  }

  @Test func `have their texts where they are there, in typefaces of this machine`() throws {
    let more =
      #","text":"one\ntwo","fontSize":20,"fontFamily":3,"textAlign":"center","lineHeight":1.25"#
    let element = try Scenes.element(Scenes.box("text", 360, 160, more))
    let text = try #require(element.content.text)
    #expect(text.string == "one\ntwo" && text.style.family == "Monospace")
    #expect(text.style.alignment == .center && abs(text.size - 20.0 / 400) < 1e-12)
    #expect(abs(text.anchor.x - 0.5) < 1e-12)
    let box = PaperBox(
      try #require(element.content.outline).points.map { PaperPoint(x: $0.x, y: $0.y) })
    #expect(abs(box.center.x - 0.5) < 0.02 && abs(box.center.y - 0.5) < 0.05)
  }

  @Test func `show pictures turned, mirrored and cropped`() throws {
    let files = try #","files":{"p":{"dataURL":"data:image/png;base64,\#(picture)"}}"#
    let file = Scenes.file(
      Scenes.box(
        "image", 360, 160,
        #","fileId":"p","scale":[-1,1],"crop":{"x":1,"y":0,"width":1,"height":1,"naturalWidth":2,"naturalHeight":1}"#
      ), more: files)
    let element = try #require(try Scenes.painting(file).elements.first)
    let map = try #require(element.content.picture).map
    // The right half is seen in the whole box, and its left edge on the right.
    let (left, right) = (map(PaperPoint(x: 0.5, y: 0)), map(PaperPoint(x: 1, y: 0)))
    #expect(abs(left.x - 0.95) < 1e-12 && abs(right.x - 0.05) < 1e-12)
    #expect(abs(left.y - 0.05) < 1e-12)
  }

  @Test func `that are damaged are refused with the place`() {
    let cases: [([UInt8], String)] = [
      (Scenes.file(#"{"x":0,"y":0}"#), "elements[0].type: is missing"),
      (Scenes.file(#"{"type":"ellipse","x":0,"y":0,"width":3}"#), "elements[0].height: is missing"),
      (Scenes.file(#"{"type":"ellipse","x":"0"}"#), "elements[0].x: must be a number"),
      (
        Scenes.file(#"{"type":"ellipse","x":1e31}"#),
        "elements[0].x: must be between -1e30 and 1e30"
      ),
      (Scenes.file(#"{"type":"ellipse","x":NaN}"#), "elements[0].x: must be a finite number"),
      (Scenes.file(Scenes.line("line", "[]")), "elements[0].points: must hold at least one point"),
      (Scenes.file(Scenes.line("line", "[[0,0],[1]]")), "elements[0].points[1]: must hold x and y"),
      (
        Scenes.file(Scenes.line("line", "[[0,true]]")),
        "elements[0].points[0][1]: must be a number"
      ),
      (
        Scenes.file(Scenes.box("ellipse", 9, 9, #","strokeColor":"reddish""#)),
        "elements[0].strokeColor: must be a colour such as #1A2B3CFF"
      ),
      (Scenes.file("7"), "elements[0]: must be an object"),
    ]
    for (file, reason) in cases { #expect(Scenes.refusal(of: file) == reason) }
    let deep = String(repeating: "[", count: 100)
    #expect(
      Scenes.refusal(of: Scenes.file(Scenes.box("ellipse", 9, 9, #","x":\#(deep)"#)))
        .contains("must be a number"))
    #expect(
      Scenes.refusal(of: Scenes.file(Scenes.box("ellipse", 9, 9, #","customData":\#(deep)"#)))
        .contains("nested more than 64 levels deep"))
  }

  @Test func `with more points than a painting can hold are refused`() {
    let points = "[" + String(repeating: "[0,0],", count: 12_000_001) + "[0,0]]"
    let reason = Scenes.refusal(of: Scenes.file(Scenes.line("freedraw", points)))
    #expect(reason.hasSuffix("it has more lines than a painting can hold"), "\(reason)")
  }

  @Test(arguments: seeds(UInt64(200)))
  func `with any numbers are read or refused, and every number of a painting is finite`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    func number() -> String {
      ["0", "-1e30", "1e30", "1e-300", "7", "-40", "1e308", "null", "\"1\""]
        .randomElement(using: &random) ?? "0"
    }
    let types = ["rectangle", "diamond", "ellipse", "line", "arrow", "freedraw", "text", "image"]
    let elements = (0..<4).map { _ in
      let type = types.randomElement(using: &random) ?? ""
      return """
        {"type":"\(type)","x":\(number()),"y":\(number()),"width":\(number()),"height":\(number()),
        "angle":\(number()),"strokeWidth":\(number()),"opacity":\(number()),"fontSize":\(number()),
        "text":"a","roundness":{"type":2},"points":[[\(number()),\(number())],[0,0],[5,5]]}
        """
    }
    let file = Scenes.file(elements.joined(separator: ","))
    guard let painting = try? Scenes.painting(file) else { return }
    for stroke in painting.strokes {
      #expect(stroke.width > 0 && stroke.width <= PaintingElement.greatestWidth)
      #expect(stroke.samples.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
    }
  }
}
