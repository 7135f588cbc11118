import Base
import Formats
import TestSupport
import Testing
import Texts

/// Against `Tests/Sprites/projects.py`, which writes them with Python's own libraries.
@Suite("Sprites of Piskel, and projects of Pixelorama")
struct ProjectFileTests {
  private func sprite(_ name: String, _ bytes: [UInt8]) throws(PixelFileError) -> LayeredPixels {
    name.hasSuffix(".piskel")
      ? try PiskelFile.sprite(bytes) : try PixeloramaFile.sprite(bytes)
  }

  @Test func `are read as they were made, with layers, groups, linked cels, durations and tags`()
    throws
  {
    let made = try SpriteText.made(by: "projects.py")
    #expect(made.count == 36)
    for file in made {
      #expect(SpriteText.text(of: try sprite(file.name, file.bytes)) == file.text, "\(file.name)")
    }
  }

  @Test func `are refused where they are cut off, and nothing that a byte becomes makes them fall`()
    throws
  {
    var random = SeededRandom(seed: 7)
    for file in try SpriteText.made(by: "projects.py").filter({ $0.bytes.count < 20_000 }) {
      for _ in 0..<20 {
        let count = Int.random(in: 0..<file.bytes.count, using: &random)
        let cut = Array(file.bytes[..<count])
        #expect(throws: PixelFileError.self, "\(file.name)") { try sprite(file.name, cut) }
        var bytes = file.bytes
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = .random(in: 0...255, using: &random)
        _ = try? sprite(file.name, bytes)
      }
    }
  }

  @Test(
    arguments: [
      (
        "a.piskel", "{}",
        "it was saved by an old version of Piskel; open and save it there again"
      ),
      ("a.piskel", #"{"modelVersion": 2}"#, "it has no width and height"),
      (
        "a.piskel",
        #"{"modelVersion": 2, "piskel": {"width": 8, "height": 8, "layers": ["{\"chunks\": [{}]}"]}}"#,
        "layers[0]: must be a picture file in Base64"
      ),
      ("a.piskel", "{", "line 1, column 2: unexpected end of the text"),
      (
        "a.pxo", "GCPF",
        "it was saved by an old version of Pixelorama; open and save it there again"
      ),
      ("a.pxo", #"{"size_x": 8, "size_y": 8}"#, "the .pxo has no image"),
      (
        "a.pxo",
        #"{"size_x": 8, "size_y": 8, "layers": [{}], "frames": [{"cels": [{}]}]}"#,
        "byte 70: unexpected end of file"
      ),
    ])
  func `that can't be read say why`(name: String, text: String, reason: String) {
    do throws(PixelFileError) {
      _ = try sprite(name, Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == reason)
    }
  }
}
