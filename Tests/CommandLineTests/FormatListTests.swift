import Documents
import Formats
import Testing

@Suite("The help of the verbs that read and write files")
struct FormatListTests {
  /// What follows one another in a help, however its lines are broken.
  private func words(of verb: String) async throws -> Set<String> {
    let help = try await Shell().run(words: [verb, "--help"]).output
    return Set(
      help.split { $0.isWhitespace || ",;()".contains($0) }.map { word in
        word.count > 1 && word.hasSuffix(".") ? String(word.dropLast()) : String(word)
      })
  }

  @Test func `names the id and the ending of each format that is written`() async throws {
    let words = try await words(of: "export")
    for format in FileFormat.written {
      #expect(words.contains(format.id) && words.contains("." + format.ending), "\(format.id)")
    }
  }

  @Test func `names the endings of each format that is read`() async throws {
    let words = try await words(of: "import")
    for ending in FileFormat.read.flatMap(\.endings) { #expect(words.contains("." + ending)) }
  }

  @Test func `still says which kind of document is written in which format`() async throws {
    let help = try await Shell().run(words: ["export", "--help"]).output
    let line = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      line.contains(
        "The ending of the file name sets its type: .png, .jpg, .svg, .pdf, .xopp, .json or .xpm for a painting, .png, .gif,"
          + " .apng, .aseprite, .json, .tmx, .tmj or .xpm for pixel art, .gpl, .hex, .pal or .act for its palette, .rle, .mc,"
          + " .cells, .lif, .png, .gif or .json for living cells."))
  }
}
