import Base
import Platform
import Testing

@testable import App
@testable import Windows

@Suite("Where a window was")
struct RememberedPlacementTests {
  @Test(
    arguments: ["960x680", "960.5x680+40+60", "960x680+-1920+0 maximized", "300x300 fullScreen"])
  func `is read back as it was written`(text: String) throws {
    #expect(try #require(RememberedPlacement(text: text)).text == text)
  }

  @Test func `is that of earlier versions, too`() {
    #expect(RememberedPlacement(text: "960.0x680.0")?.size == ViewSize(width: 960, height: 680))
  }

  @Test(
    arguments: [
      "", "x", "960", "960x", "960x680x3", "1x1", "99999x10", "960x680+1", "960x680+1+2+3",
      "960x680+a+b", "960x680+99999+0", "960x680 huge", "960x680 maximized fullScreen",
      "nanxinf", "960x680  ",
    ])
  func `is nothing where it makes no sense`(text: String) {
    #expect(RememberedPlacement(text: text) == nil)
  }

  @Test func `stays what it was before the window was maximised`() {
    let before = RememberedPlacement(
      size: ViewSize(width: 400, height: 300), corner: ScreenPoint(x: 7, y: 8))
    let large = WindowPlacement(
      corner: ScreenPoint(x: 0, y: 0), size: PixelSize(width: 1280, height: 800),
      state: .maximized)
    let after = RememberedPlacement(large, scale: 2, before: before)
    #expect(after.text == "400x300+7+8 maximized")
    let small = WindowPlacement(
      corner: ScreenPoint(x: 1, y: 2), size: PixelSize(width: 600, height: 500))
    #expect(RememberedPlacement(small, scale: 2, before: after).text == "300x250+1+2")
  }
}
