import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The kind of brush in the chooser")
struct KindControlsTests {
  private let fixture: ChooserFixture
  private var chooser: BrushChooser { fixture.chooser }
  private var tester: SceneTester { fixture.tester }

  /// High enough to show everything.
  init() throws { fixture = try ChooserFixture(width: 414, height: 1700) }

  @Test func `is chosen by its switch, and has knobs of its own`() throws {
    let kinds = try tester.view(.choice, "Kind of brush")
    tester.scene.focus(kinds, shown: true)
    for name in BrushKind.Name.allCases.dropFirst() {
      tester.key(.right)
      #expect(chooser.brush.style.kind == BrushKind(name))
      let shown = BrushSetting.all.filter(isShown)
      #expect(shown.map(\.id) == name.settings.map(\.id))
    }
    #expect(fixture.heard.brushes.count == BrushKind.Name.allCases.count - 1)
    tester.key(.home)
    #expect(chooser.brush.style.kind == .pen)
  }

  private func isShown(_ setting: BrushSetting) -> Bool {
    let tip = tips[setting.id] ?? ""
    let role: Accessibility.Role = setting.detents > 0 ? .choice : .dial
    return (try? tester.view(role, tip)) != nil
  }

  private var tips: [String: String] {
    let texts = Texts.english.brushKinds
    return [
      "thickness": texts.thicknessTip, "angle": texts.angleTip, "turning": texts.turningTip,
      "corners": texts.cornersTip, "rim": texts.rimTip, "darkening": texts.darkeningTip,
      "grain": texts.grainTip, "roughness": texts.roughnessTip, "softness": texts.softnessTip,
      "bristles": texts.bristlesTip, "dryness": texts.drynessTip, "flow": texts.flowTip,
      "density": texts.densityTip, "drop": texts.dropTip, "scatter": texts.scatterTip,
    ]
  }

  @Test func `is set in numbers by the knobs`() throws {
    chooser.brush.style.kind = BrushKind(.pencil)
    let roughness = try tester.view(.dial, Texts.english.brushKinds.roughnessTip)
    tester.scene.focus(roughness, shown: true)
    tester.key(.end)
    #expect(chooser.brush.style.kind[.roughness] == 1)
    let touch = try tester.view(.dial, Texts.english.brushKinds.lightestTip)
    tester.scene.focus(touch, shown: true)
    tester.key(.home)
    #expect(chooser.brush.style.lightestOpacity == 0)
  }

  @Test func `comes with a brush on offer, in the present colour`() throws {
    chooser.brush.style.color = InkColor(red: 200, green: 30, blue: 40)
    chooser.brush.steadiness = 12
    for preset in BrushPreset.all {
      tester.click(try tester.view(.toggle, preset.name(.english)))
      #expect(preset.isSame(as: chooser.brush))
      #expect(chooser.brush.style.color == InkColor(red: 200, green: 30, blue: 40))
      #expect(chooser.brush.steadiness == 12)
      let lit = try BrushPreset.all.filter { other in
        try tester.view(.toggle, other.name(.english)).accessibility.value.hasPrefix("on")
      }
      #expect(lit.map { $0.name(.english) } == [preset.name(.english)])
    }
  }
}
