import Base
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("Tools in a row")
struct ToolStripTests {
  private let strip = ToolStrip(
    name: "Tools",
    tools: (0..<10).map { ToolChoice(icon: .pencil, name: "Tool \($0)") }, moreName: "Options",
    foldedName: "More tools")
  private let tester: SceneTester

  init() throws { tester = try SceneTester(strip, width: 500, height: 32) }

  /// How many stand in the row at a width, and the button with the rest.
  private func row(_ width: Int) throws -> (count: Int, rest: Button?) {
    try tester.resize(width: width, height: 32)
    let buttons = strip.children.compactMap { $0 as? Button }.filter(\.isVisible)
    let count = buttons.count { $0.accessibility.name.hasPrefix("Tool ") }
    return (count, buttons.first { $0.accessibility.name == "Tools" })
  }

  @Test("fold one after the other, and never one alone")
  func folding() throws {
    let counts = try stride(from: 340, through: 40, by: -34).map { try row($0).count }
    #expect(counts == [10, 7, 6, 5, 4, 3, 2, 1, 0])
    #expect(try row(340).rest == nil)
  }

  @Test("lead to those that are folded, and show the one in use where it is among them")
  func rest() throws {
    var asked: [Range<Int>] = []
    strip.showTools.listen(strip) { asked.append($0.tools) }
    let rest = try #require(try row(180).rest)
    tester.click(rest)
    #expect(asked == [4..<10])
    #expect(!rest.isOn && rest.tooltip == "More tools")
    strip.tooltips = (0..<10).map { "Tip \($0)" }
    strip.selection = 7
    #expect(rest.isOn && rest.tooltip == "Tip 7")
    strip.selection = 3
    #expect(!rest.isOn && rest.tooltip == "More tools")
    #expect(try row(40).rest?.isOn == true)
  }

  @Test("leave half of the room to what can be chosen, which goes into a menu, too")
  func options() throws {
    strip.options = (0..<6).map {
      ToolOptionChoice(icon: .align, name: "Option \($0)", tooltip: "") { _ in }
    }
    let wide = try row(500)
    #expect(wide.rest != nil && (4..<9).contains(wide.count))
    for width in stride(from: 540, through: 36, by: -9) {
      _ = try row(width)
      let seen = strip.children.filter(\.isVisible)
      for (index, view) in seen.enumerated() {
        #expect(view.frame.maxX <= Double(width) + 0.5)
        for other in seen[..<index] { #expect(!other.frame.inset(1).intersects(view.frame)) }
      }
    }
  }
}
