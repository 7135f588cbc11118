import Base
import DocumentScripting
import Documents
import Scripting
import TestSupport
import Testing

@Suite("Random scripts of pictures")
struct SpriteScriptRandomTests {
  private static let values = [
    "nil", "0", "1", "2", "3", "-1", "7", "8", "1.5", "0/0", "1/0", "-1/0", "1e18", "1e300",
    "math.maxinteger", "math.mininteger", "'x'", "'2'", "'#ff0000'", "''", "true", "{}", "{1}",
    "s", "s.layer", "s.frames[1]", "s:cel()", "s.palette", "print", "('x'):rep(999)",
  ]
  private static let calls = [
    "s:cel(?, ?)", "s:cel():get(?, ?)", "s:cel():set(?, ?, ?)", "s:cel():fill(?)",
    "s:cel():fill(?, ?, ?, ?, ?)", "s:cel():copy(?, ?, ?, ?, ?, ?, ?)", "s:newLayer(?)",
    "s:deleteLayer(?)", "s:newFrame(?)", "s:copyFrame(?)", "s:deleteFrame(?)", "s:colorIndex(?)",
    "s:colorIndex(?, ?, ?, ?)", "s:resize(?, ?)", "s:crop(?, ?, ?, ?)", "s.palette[?] = ?",
    "s.palette:get(?)", "s.palette:set(?, ?, ?, ?)", "s.palette:add(?)", "s.layer = ?",
    "s.frame = ?", "s.layer.name = ?", "s.layer.opacity = ?", "s.layer.visible = ?",
    "s.layer.locked = ?", "s.frames[1].duration = ?", "s.frames[?].duration = ?",
    "filbert.message(?)", "filbert.ask(?)",
    "filbert.ask { fields = { { name = ?, value = ?, min = ?, max = ? } } }",
    "local c = s:cel(?, ?) s:deleteFrame(?) c:set(?, ?, ?)", "s.cel(?, ?)",
    "s:cel().set(?, ?, ?, ?)",
  ]

  @Test(arguments: seeds(60))
  func `Whatever is called with whatever, it is done or it is an error`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lines: [String] = []
    for _ in 0..<80 {
      var line = ""
      for part in (Self.calls.randomElement(using: &random) ?? "").split(
        separator: "?", omittingEmptySubsequences: false)
      {
        if !line.isEmpty { line += Self.values.randomElement(using: &random) ?? "" }
        line += part
      }
      lines.append("pcall(function() \(line) end)")
    }
    var start = ScriptSprite.picture("01234...\n........\n..11....")
    if seed.isMultiple(of: 2) { start.selection = CellRegion(CellRect(size: start.sprite.size)) }
    let run = DocumentBench().run(lines.joined(separator: "\n"), on: start)
    #expect(run.end == .done, "\(run.end)")
    guard let sprite = run.result?.sprite else { return }
    // The result is a picture that could be opened.
    #expect(Sprite(frames: sprite.frames, palette: sprite.palette, layers: sprite.layers) != nil)
    #expect(sprite.usedColors.allSatisfy { $0 < sprite.palette.count })
  }
}
