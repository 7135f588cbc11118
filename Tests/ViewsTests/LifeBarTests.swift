import Base
import TestSupport
import Testing
import Texts
import Widgets

@testable import Views

@Suite("The bar below a board")
struct LifeBarTests {
  @Test(arguments: ["0", "1234567", "1,111,111,111", "8,888,888,888,888,888,888"])
  func `cuts no number, and nothing runs into anything`(number: String) throws {
    for width in stride(from: 200, through: 1600, by: 20) {
      let bar = LifeBar(texts: Texts.english.life, speeds: 9)
      bar.showNumbers(
        generation: number, short: String(number.prefix(5)), population: number,
        short: String(number.prefix(5)))
      bar.show(rate: "123,456,789 k/s")
      bar.show(speed: "60/s", stride: "» × 1,048,576")
      bar.show(rule: "B3678/S34678")
      let tester = try SceneTester(bar, width: width, height: Int(LifeBar.height))
      // Later numbers of as many digits are wider, or there are more of them.
      for later in [number, String(number.map { $0.isNumber ? "8" : $0 }), number + "00"] {
        bar.showNumbers(
          generation: later, short: String(later.prefix(5)), population: later,
          short: String(later.prefix(5)))
        tester.draw()
        let seen = bar.children.filter { !$0.isHidden && $0.frame.width > 0 }
        for (index, view) in seen.enumerated() {
          if let label = view as? Label, label.text.first?.isNumber ?? false {
            #expect(
              label.preferredSize(width: 4000).width <= label.frame.width,
              "\(label.text) in \(width) points")
          }
          #expect(view.frame.maxX <= Double(width), "in \(width) points")
          for other in seen[(index + 1)...] {
            let common = view.frame.intersection(other.frame)
            #expect(common.isEmpty, "\(view.frame) and \(other.frame) in \(width) points")
          }
        }
      }
    }
  }

  @Test func `comes to rest in every width`() throws {
    for width in stride(from: 200, through: 1400, by: 20) {
      let bar = LifeBar(texts: Texts.english.life, speeds: 9)
      let tester = try SceneTester(bar, width: width, height: Int(LifeBar.height))
      tester.forgetDrawnDamage()
      tester.draw()
      #expect(tester.drawnDamage.isEmpty, "\(width) points wide")
    }
  }
}
