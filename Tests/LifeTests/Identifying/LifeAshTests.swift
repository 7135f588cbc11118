import Life
import TestSupport
import Testing

@Suite("Ash")
struct LifeAshTests {
  private func codes(_ rows: String, rule: LifeRule = .conway) -> [String] {
    let cells = rows.split(separator: "\n").enumerated().flatMap { y, row in
      row.enumerated().filter { $0.element == "o" }.map { LifeCell(x: $0.offset, y: y) }
    }
    var ash = LifeAsh(rule: rule)
    return ash.codes(of: cells).sorted()
  }

  @Test func `is taken apart into what lives for itself, however near`() {
    #expect(codes("oo.oo\noo.oo") == ["xs4_33", "xs4_33"], "two blocks side by side")
    #expect(codes("oo....\noo....\n......\n...ooo") == ["xp2_7", "xs4_33"])
    #expect(codes("ooo") == ["xp2_7"])
  }

  @Test func `stays together where one part would not live without the other`() {
    // A ship tie: two ships that touch by their corners.
    #expect(codes("oo....\no.o...\n.oo...\n...oo.\n...o.o\n....oo") == ["xs12_g8o653z11"])
    // Two rows of a pulsar's quarter are nothing alone.
    #expect(
      codes(
        "..ooo...ooo..\n.............\no....o.o....o\no....o.o....o\no....o.o....o\n..ooo...ooo..\n.............\n"
          + "..ooo...ooo..\no....o.o....o\no....o.o....o\no....o.o....o\n.............\n..ooo...ooo.."
      )
        == ["xp3_co9nas0san9oczgoldlo0oldlogz1047210127401"])
  }

  @Test func `that does not come back is unknown`() {
    #expect(codes(".oo\noo.\n.o.") == [LifeAsh.unknown])
  }
}
