import Base
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("Tools in a row")
struct ToolBarTests {
  private let strip = ToolBar(
    name: "Tools",
    tools: (0..<10).map { ToolBarItem(icon: .pencil, name: "Tool \($0)") }, moreName: "Options",
    foldedName: "More tools", optionsRoom: 100)
  private let tester: SceneTester

  init() throws { tester = try SceneTester(strip, width: 500, height: 32) }

  /// How many stand in the row at a width, and the button with the rest.
  private func row(_ width: Int) throws -> (count: Int, rest: Button?) {
    try tester.resize(width: width, height: 32)
    let buttons = strip.children.compactMap { $0 as? Button }.filter(\.isVisible)
    let count = buttons.count { $0.accessibility.name.hasPrefix("Tool ") }
    return (count, buttons.first { $0.accessibility.name == "Tools" })
  }

  @Test func `fold one after the other, and never one alone`() throws {
    let counts = try stride(from: 450, through: 110, by: -34).map { try row($0).count }
    #expect(counts == [10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 0])
    #expect(try row(450).rest == nil)
  }

  @Test func `lead to those that are folded, and show the one in use where it is among them`()
    throws
  {
    var asked: [Range<Int>] = []
    strip.showTools.listen(strip) { asked.append($0.tools) }
    let rest = try #require(try row(280).rest)
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

  private func choose(_ count: Int) {
    strip.options = (0..<count).map {
      ToolBarOption(icon: .align, name: "Option \($0)", tooltip: "") { _ in }
    }
  }

  @Test func `keep their places, whatever can be chosen for the one in use`() throws {
    for width in stride(from: 700, through: 40, by: -22) {
      var places: Set<[ViewRect]> = []
      for count in [0, 1, 3, 9] {
        choose(count)
        _ = try row(width)
        places.insert(
          strip.children.filter {
            $0.isVisible && $0.accessibility.name.contains("Tool")
          }.map(\.frame))
      }
      #expect(places.count == 1, "in \(width) points: \(places)")
    }
  }

  @Test func `leave room to what can be chosen, which goes into a menu, too`() throws {
    choose(6)
    #expect(try row(500).rest == nil && row(440).rest != nil)
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
