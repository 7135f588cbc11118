import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The bar of a replay")
struct ReplayBarTests {
  @Test func `has what fits side by side, in its place, at every width`() throws {
    for width in stride(from: 200, through: 1600, by: 25) {
      let bar = ReplayBar(texts: Texts.english.replay)
      let tester = try SceneTester(bar, width: width, height: Int(ReplayBar.height))
      bar.show(time: "12:34 / 56:78")
      bar.show(speed: 128)
      tester.draw()
      let shown = bar.children.filter { !$0.isHidden }.sorted { $0.frame.x < $1.frame.x }
      for (left, right) in zip(shown, shown.dropFirst()) {
        #expect(left.frame.maxX <= right.frame.x, "\(width)")
      }
      #expect(shown.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX <= Double(width) })
      #expect(shown.contains { $0 === bar.playButton } && shown.contains { $0 === bar.slider })
      #expect(bar.slider.frame.width >= 100)
      if width >= 700 { #expect(shown.count == bar.children.count) }
    }
  }

  @Test func `says what its button does next`() {
    let bar = ReplayBar(texts: Texts.english.replay)
    #expect(bar.playButton.icon == .play && bar.playButton.accessibility.name == "Play")
    bar.isPlaying = true
    #expect(bar.playButton.icon == .pause && bar.playButton.accessibility.name == "Pause")
  }
}
