import Canvas
import Foundation
import GallerySheets
import Base
import Testing
import Texts
import TranslationTesting
import Widgets

/// Every widget in every state, and the whole brush chooser in its sizes, as they were last found to be
/// right. Other pictures are taken over by running these tests with `FILBERT_RECORD=1`.
@Suite("The gallery")
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  nonisolated private static let faceplates = ["cream", "black"]

  private func sheets(_ faceplate: String) throws -> [GallerySheets.Sheet] {
    var theme: Theme = faceplate == "cream" ? .light : .dark
    // The same letters wherever Debian's packages are installed.
    theme.family = "DejaVu Sans"
    // DejaVu has Arabic letters, and none for Chinese or Japanese.
    return try GallerySheets.all(theme: theme, scale: 1)
      + GallerySheets.translated(.translated("ar"), named: "arabic", theme: theme, scale: 1)
  }

  @Test(arguments: faceplates)
  func `looks as it did`(faceplate: String) throws {
    for sheet in try sheets(faceplate) {
      let file = Self.folder.appending(path: "\(sheet.name)-\(faceplate).png")
      try GoldenPicture(file).expect(sheet.draw())
    }
  }

  @Test func `has nothing recorded that is no longer shown`() throws {
    let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let shown = try Self.faceplates.flatMap { faceplate in
      try sheets(faceplate).map { "\($0.name)-\(faceplate).png" }
    }
    #expect(Set(recorded) == Set(shown))
  }

  /// Which states of a widget must not look alike: at rest, hovered, pressed, focused, disabled.
  @Test(
    arguments: [
      "knob", "rotary-switch", "slider", "number-field", "swatch-grid", "push-key", "button",
      "button-primary", "button-flat",
    ], faceplates)
  func `tells the states of a control apart`(name: String, faceplate: String) throws {
    let sheet = try #require(try sheets(faceplate).first { $0.name == name }).draw()
    let width = sheet.size.width / 5
    let parts = (0..<5).map {
      sheet.pixels(in: PixelRect(x: $0 * width, y: 0, width: width, height: sheet.size.height))
    }
    // The grid is pressed where it is hovered and another chip is chosen then; a field that is pressed has
    // the keyboard.
    let alike = name == "number-field" ? 1 : 0
    #expect(Set(parts).count >= 5 - alike)
  }

  @Test(arguments: [0, 1, 40])
  func `compares by what is seen`(step: Int) throws {
    let size = PixelSize(width: 100, height: 100)
    let grey = try Surface(size: size, format: .rgb24)
    let other = try Surface(size: size, format: .rgb24)
    for (surface, level) in [(grey, 100), (other, 100 + step)] {
      let context = DrawingContext(surface)
      context.setColor(Color(UInt32(level) * 0x010101))
      // A tenth of the width.
      context.fill(PixelRect(x: 0, y: 0, width: 10, height: 100))
    }
    #expect(Difference(grey, other).isHardlySeen == (step < 40))
  }
}

/// How far two pictures of one size differ.
struct Difference: CustomStringConvertible {
  private var differingShare = 0.0
  private var mean = 0.0

  init(_ a: Surface, _ b: Surface) {
    let first = a.pixels(in: a.bounds)
    let second = b.pixels(in: b.bounds)
    var differing = 0
    var total = 0
    for pixel in stride(from: 0, to: first.count, by: 4) {
      // The fourth byte is unused.
      let steps = (0..<3).map { abs(Int(first[pixel + $0]) - Int(second[pixel + $0])) }
      let largest = steps.max() ?? 0
      total += largest
      if largest > 24 { differing += 1 }
    }
    let count = Double(max(1, first.count / 4))
    differingShare = Double(differing) / count
    mean = Double(total) / count
  }

  var isHardlySeen: Bool { differingShare < 0.0005 && mean < 1 }

  var description: String {
    "\((differingShare * 10_000).rounded() / 100) % of the pixels, \((mean * 100).rounded() / 100) levels"
  }
}
