import Base
import Canvas
import GallerySheets
import Testing
import Widgets

/// How well every word of the gallery stands out from what it stands on, as it is drawn.
@Suite("Words of the gallery")
struct ContrastTests {
  nonisolated private static let themes = ["light", "dark"]

  private static func theme(_ name: String) -> Theme {
    var theme: Theme = name == "light" ? .light : .dark
    theme.family = "DejaVu Sans"
    return theme
  }

  /// The theme with words that can't be seen.
  private static func wordless(_ theme: Theme) -> Theme {
    var theme = theme
    for ink: WritableKeyPath<Theme, Color> in [
      \.text, \.secondaryText, \.onAccent, \.onWarning, \.faceplate.engraving, \.faceplate.keyText,
      \.faceplate.readoutText, \.faceplate.readoutMuted,
    ] {
      theme[keyPath: ink] = theme[keyPath: ink].with(alpha: 0)
    }
    return theme
  }

  /// Two device pixels for a point, so that letters have pixels that are all ink.
  private static let scale = 2.0

  @Test(arguments: themes)
  func `stand out by 4.5 : 1 at least`(name: String) throws {
    let theme = Self.theme(name)
    let pages = zip(
      GallerySheets.all(theme: theme, scale: Self.scale),
      GallerySheets.all(theme: Self.wordless(theme), scale: Self.scale))
    var wordCount = 0
    for (page, wordless) in pages {
      let words = try Words(of: page.draw(), without: wordless.draw(), isStateRow: page.isStateRow)
      wordCount += words.count
      for word in words.weak(below: 4.5) {
        Issue.record("\(page.name), \(name): \(word)")
      }
    }
    #expect(wordCount > 200)
  }

  @Test func `that are too pale are found`() throws {
    var theme = Self.theme("light")
    theme.secondaryText = theme.menu.mixed(with: .black, by: 0.35)
    let page = try #require(
      GallerySheets.all(theme: theme, scale: Self.scale).first { $0.name == "files-wide" })
    let wordless = try #require(
      GallerySheets.all(theme: Self.wordless(theme), scale: Self.scale)
        .first { $0.name == page.name })
    let words = try Words(of: page.draw(), without: wordless.draw(), isStateRow: false)
    #expect(!words.weak(below: 4.5).isEmpty)
  }
}

/// Where two pictures of a page differ that are alike but for the words: each word with its best contrast to its
/// ground.
private struct Words {
  struct Word: CustomStringConvertible {
    var rect: PixelRect
    var contrast: Double

    var description: String {
      "\((contrast * 100).rounded() / 100) : 1 at \(rect.x), \(rect.y), \(rect.width) × \(rect.height)"
    }
  }

  private var words: [Word] = []

  /// - Parameter isStateRow: whether the last fifth shows what can't be used, and need not be read.
  init(of page: Surface, without wordless: Surface, isStateRow: Bool) {
    let size = page.size
    let (width, height) = (isStateRow ? size.width * 4 / 5 : size.width, size.height)
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    let (with, without) = (page.pixels(in: area), wordless.pixels(in: area))
    // Words are found in blocks, which is quicker than pixel by pixel and joins the letters of a word.
    let side = 6
    let columns = (width + side - 1) / side
    var best = [Double](repeating: 0, count: columns * ((height + side - 1) / side))
    with.withUnsafeBufferPointer { with in
      without.withUnsafeBufferPointer { without in
        for y in 0..<height {
          for x in 0..<width {
            let place = (y * width + x) * 4
            let step = max(
              abs(Int(with[place]) - Int(without[place])),
              abs(Int(with[place + 1]) - Int(without[place + 1])),
              abs(Int(with[place + 2]) - Int(without[place + 2])))
            guard step > 40 else { continue }
            let contrast = Self.color(with, place).contrast(with: Self.color(without, place))
            let block = y / side * columns + x / side
            best[block] = max(best[block], contrast)
          }
        }
      }
    }
    for block in best.indices where best[block] > 0 {
      var word: (left: Int, right: Int, top: Int, bottom: Int) = (
        block % columns, block % columns, block / columns, block / columns
      )
      var contrast = 0.0
      var waiting = [block]
      while let next = waiting.popLast() {
        guard best[next] > 0 else { continue }
        contrast = max(contrast, best[next])
        best[next] = 0
        let (x, y) = (next % columns, next / columns)
        word = (min(word.left, x), max(word.right, x), min(word.top, y), max(word.bottom, y))
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let neighbour = next + dy * columns + dx
          if (0..<columns).contains(x + dx), best.indices.contains(neighbour) {
            waiting.append(neighbour)
          }
        }
      }
      let rect = PixelRect(
        x: word.left * side, y: word.top * side, width: (word.right - word.left + 1) * side,
        height: (word.bottom - word.top + 1) * side)
      words.append(Word(rect: rect, contrast: contrast))
    }
  }

  private static func color(_ pixels: UnsafeBufferPointer<UInt8>, _ index: Int) -> Color {
    Color(
      red: Double(pixels[index + 2]) / 255, green: Double(pixels[index + 1]) / 255,
      blue: Double(pixels[index]) / 255)
  }

  var count: Int { words.count }

  /// Specks of one block are edges of what the words lie on.
  func weak(below least: Double) -> [Word] {
    words.filter { $0.contrast < least && $0.rect.width + $0.rect.height > 12 }
  }
}
