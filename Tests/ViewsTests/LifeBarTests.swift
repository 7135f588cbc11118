import TestSupport
import Testing
import Texts

@testable import Views

@Suite("The bar below a board")
struct LifeBarTests {
  @Test("comes to rest in every width")
  func rests() throws {
    for width in stride(from: 200, through: 1400, by: 20) {
      let bar = LifeBar(texts: Texts.english.life, speeds: 9)
      let tester = try SceneTester(bar, width: width, height: Int(LifeBar.height))
      tester.forgetDrawnDamage()
      tester.draw()
      #expect(tester.drawnDamage.isEmpty, "\(width) points wide")
    }
  }
}
