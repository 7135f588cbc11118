import Base
import Documents
import Editing
import Formats
import Foundation
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

/// Drawings of files whose numbers are as large or as small as files can say, opened, selected, given other numbers in
/// the inspector, moved, seen near and far, and exported: nothing ends the program.
@Suite("Numbers that are far from all papers")
struct FarNumbersTests {
  private static func painting(_ elements: String) throws -> Painting {
    let json = """
      {"format": "filbert-painting", "version": 2, "name": "Far", "aspectRatio": 1.5, "background": {"color": "#FFFFFF"},
      "layers": [{"id": 1, "name": "L", "elements": [\(elements)]}]}
      """
    guard case .painting(let painting) = try NamedDocument(json: Array(json.utf8)).document else {
      throw NoPainting()
    }
    return painting
  }

  private struct NoPainting: Error {}

  /// What somebody types into fields of numbers.
  private static let numbers = [
    "1e308", "0", "-1e308", "1e-308", "1000000", "99999999999999999999999", "-1000000", "1/0",
    "1e16*1e300", "-0",
  ]

  /// Sets each number of what is selected, to another one of these from the first on.
  ///
  /// - Returns: how many were set.
  private func setNumbers(_ window: PaintingWindow, from first: Int) -> Int {
    let names =
      window.inspector?.children.compactMap { ($0 as? ExpressionField)?.accessibility.name } ?? []
    for (index, name) in names.enumerated() {
      // A number can leave nothing to be selected.
      guard let field = window.inspector?.children.first(where: { $0.accessibility.name == name }),
        let text = field.children.first(where: { $0 is TextField })
      else { return index }
      window.editor.window.scene.focus(text)
      window.window.key("Ctrl+A").type(Self.numbers[(first + index) % Self.numbers.count])
      window.window.key("Enter")
      window.window.draw()
    }
    return names.count
  }

  /// - Returns: how many numbers were set.
  @discardableResult
  private func use(_ painting: Painting, numbersFrom first: Int = 0) throws -> Int {
    let window = try PaintingWindow(.select, painting)
    window.window.key("Ctrl+A")
    window.draw()
    let count = setNumbers(window, from: first)
    let keys = ["Ctrl+A", "Left", "Shift+Down", "+", "+", "-", "-", "-", "Ctrl+0", "F5", "Ctrl+Z"]
    for key in keys {
      window.window.key(key)
      window.window.draw()
    }
    window.window.key("Ctrl+A")
    // As a screen reader asks.
    let items = PaintingItems(on: window.paper, texts: .english) { window.painting }
    for index in 0..<items.accessibleItemCount { #expect(items.accessibleItem(index) != nil) }
    for format in [FileFormat.svg, .pdf, .png, .json] {
      var export = DocumentExport(as: format)
      export.width = 64
      _ = try? export.bytes(of: .painting(painting), name: "Far")
    }
    return count
  }

  @Test(
    arguments: [
      #"{"id": 1, "kind": "rectangle", "width": 0.005, "points": [[-1000000, -1000000], [1000000, 1000000]]}"#,
      #"{"id": 1, "kind": "rectangle", "width": 0.005, "points": [[0.2, 0.2], [0.9, 0.8]], "transform": [1e16, 0, 0, 1e16, 0, 0]}"#,
      #"{"id": 1, "kind": "stroke", "width": 10, "taper": [100000, 100000], "points": [[-1000000, 0], [1000000, 1]]}"#,
      #"{"id": 1, "kind": "text", "width": 0.001, "contours": [3], "points": [[0.1, 0.1], [0.2, 0.1], [0.2, 0.2]], "text": {"string": "Hello", "family": "Sans", "width": 1e20, "map": [0.1, 0, 0, 0.1, 0.1, 0.1]}}"#,
    ])
  func `are shown and exported`(element: String) throws {
    let painting = try Self.painting(element)
    for first in [0, 5] { #expect(try use(painting, numbersFrom: first) > 0) }
  }

  @Test(arguments: seeds(80))
  func `of every field are shown and exported, or refused with a line`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func one<Value>(of values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    func place() -> Double { one(of: [-1e6, 1e6, 0, 1, 0.3, 0.7, 1e-300, -0.0, 123_456.789]) }
    func factor() -> Double { one(of: [1e16, -1e16, 1e300, 1e-16, 1, -1, 0, 0.5, 3e5]) }
    let kind = one(of: ["stroke", "line", "rectangle", "rounded", "ellipse", "area", "text"])
    let count =
      ["stroke", "area", "text"].contains(kind) ? Int.random(in: 3...5, using: &random) : 2
    let points = (0..<count).map { _ in "[\(place()), \(place())]" }.joined(separator: ", ")
    var fields = [
      "\"id\": 1", "\"kind\": \"\(kind)\"", "\"width\": \(one(of: [1e-12, 0.001, 0.03, 10]))",
      "\"points\": [\(points)]",
    ]
    if kind == "area" || kind == "text" { fields.append("\"contours\": [\(count)]") }
    if kind == "text" {
      let map = (0..<6).map { _ in "\(factor())" }.joined(separator: ", ")
      fields.append(
        "\"text\": {\"string\": \"Hi\", \"family\": \"Sans\", \"width\": \(abs(factor()) + 1e-9), \"map\": [\(map)]}"
      )
    }
    if Bool.random(using: &random) {
      fields.append(
        "\"transform\": [\((0..<6).map { _ in "\(factor())" }.joined(separator: ", "))]")
    }
    if Bool.random(using: &random) { fields.append("\"dash\": [\(one(of: [1e-9, 2, 1e9])), 1]") }
    if kind == "stroke" {
      fields.append(
        "\"smoothing\": \(one(of: [0.0, 35, 100])), \"grain\": \(one(of: [0.0, 1e-9, 0.001, 1]))")
      fields.append("\"taper\": [\(one(of: [0.0, 5, 1e5])), \(one(of: [0.0, 1e-9, 1e5]))]")
    }
    do {
      let painting = try Self.painting("{\(fields.joined(separator: ", "))}")
      try use(painting, numbersFrom: seed)
    } catch let error as InterchangeError {
      #expect(!"\(error)".isEmpty)
    }
  }
}
