import Base
import Testing

@Suite("A named brush")
struct NamedBrushTests {
  @Test(
    arguments: [
      ("Pencil", "Pencil"), ("  soft\tpencil \n", "soft pencil"), (" ", nil), ("", nil),
      ("\n\t", nil), (String(repeating: "x", count: 99), String(repeating: "x", count: 60)),
    ] as [(String, String?)])
  func `has a name of one line`(given: String, name: String?) {
    #expect(NamedBrush(given, Brush())?.name == name)
  }

  @Test func `draws in the colours of the brush in use`() throws {
    var brush = Brush(widthInPoints: 7, style: LineStyle(color: .white))
    brush.style.kind = BrushKind(.chalk).seeded(9)
    let named = try #require(NamedBrush("Chalk", brush))
    #expect(named.brush.style.color == .black && named.brush.style.kind.seed == 0)
    var other = Brush(style: LineStyle(color: InkColor(rgb: 0x336699)))
    other.inks.line = BrushInk(.linear, to: .white)
    let used = named.brush(like: other)
    #expect(used.style.color == other.style.color && used.inks == other.inks)
    #expect(used.widthInPoints == 7 && used.style.kind.name == .chalk)
  }
}
