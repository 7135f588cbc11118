import Base
import TestSupport
import Testing

@Suite("A kind of brush")
struct BrushKindTests {
  private static func random(_ dice: inout SeededRandom) -> BrushKind {
    let names = BrushKind.Name.allCases
    var kind = BrushKind(names[Int.random(in: 0..<names.count, using: &dice)])
    for setting in kind.name.settings { kind[setting] = .random(in: setting.range, using: &dice) }
    kind.start = .random(in: 0...2000, using: &dice)
    return kind.seeded(.random(in: 0...(.max), using: &dice))
  }

  @Test func `is written as text without loss`() {
    var dice = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let kind = Self.random(&dice)
      #expect(BrushKind(text: kind.text) == kind)
    }
    #expect(BrushKind.pen.text == "pen")
  }

  @Test(arguments: [
    "", "crayon", "pencil grain", "pencil grain=x", "pencil grain=nan", "pencil flow=1",
    "pen seed=-1",
    "pencil  grain=1", "nib thickness=0.2=3",
  ]) func `is not made of other texts`(text: String) { #expect(BrushKind(text: text) == nil) }

  @Test func `moves settings into their ranges, and ignores those of other kinds`() {
    #expect(
      BrushKind(text: "nib thickness=7 angle=-3")?.text.hasPrefix("nib thickness=1.0 angle=0.0")
        == true)
    var kind = BrushKind(.pencil)
    kind[.grain] = 1e300
    #expect(kind[.grain] == BrushSetting.grain.range.upperBound)
    kind[.grain] = -.infinity
    #expect(kind[.grain] == BrushSetting.grain.range.lowerBound)
    let before = kind
    kind[.grain] = .nan
    kind[.flow] = 0.9
    #expect(kind == before && kind[.flow] == BrushSetting.flow.initial)
    kind = BrushKind(.marker)
    kind[.darkening] = 0.4
    #expect(kind[.darkening] == 0 && !kind.darkens)
  }

  @Test func `begins at a distance along its bristles that is a number above 0`() {
    var kind = BrushKind(.chalk)
    kind.start = 12.5
    for bad in [-1, .nan, .infinity, 1e300] { kind.start = bad }
    #expect(kind.start == 12.5 && kind.scaled(by: 2).start == 25)
    #expect(kind.unseeded.start == 0 && BrushKind(.chalk).continuing(kind) == kind)
    #expect(BrushKind(.pen).continuing(kind).start == 0)
  }

  @Test
  func `has at most as many settings as there is room for, each with an initial value in range`() {
    for name in BrushKind.Name.allCases {
      #expect(name.settings.count <= 4 && Set(name.settings.map(\.id)).count == name.settings.count)
      for setting in name.settings {
        #expect(BrushKind(name)[setting] == setting.initial)
        #expect(setting.clamped(setting.initial) == setting.initial)
      }
    }
  }

  @Test func `has a seed of the place where its line starts, if it scatters`() {
    let (here, there) = (UnitPoint(x: 0.25, y: 0.5), UnitPoint(x: 0.25, y: 0.5001))
    for name in BrushKind.Name.allCases {
      let kind = BrushKind(name)
      let (one, other) = (kind.seeded(at: here), kind.seeded(at: there))
      #expect(one == kind.seeded(at: here) && (one != other) == kind.isScattered)
      #expect(one.unseeded == kind && (one.seed != 0) == kind.isScattered)
    }
  }

  @Test(arguments: [0.0, 30, 90, 170]) func `turns a fixed nib along with its line`(angle: Double) {
    var style = LineStyle()
    style.kind = BrushKind(.nib)
    style.kind[.angle] = angle
    // A quarter turn, clockwise as y points down.
    let turned = style.moved(by: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0, y0: 0))
    let expected = (angle + 90).truncatingRemainder(dividingBy: 180)
    // An edge at 180° is one at 0°.
    let off = abs(turned.kind[.angle] - expected)
    #expect(min(off, 180 - off) < 1e-9)
    #expect(style.moved(by: .translation(PaperVector(dx: 3, dy: 4))).kind == style.kind)
    style.kind[.turning] = 1
    #expect(style.moved(by: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0, y0: 0)).kind == style.kind)
  }
}
