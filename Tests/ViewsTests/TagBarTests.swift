import Base
import TestSupport
import Testing
import Texts
import Widgets

@testable import Views

@Suite("The row of tags")
struct TagBarTests {
  private let bar = TagBar(texts: Texts.english.tags)
  private let heard = Heard()

  private final class Heard { var values: [String] = [] }

  private func make(_ entries: [TagEntry], width: Int = 700) throws -> SceneTester {
    let tester = try SceneTester(bar, width: width, height: 80)
    bar.show(entries)
    bar.toggled.listen(heard) { [heard, bar] toggled in
      let name = bar.entries[toggled.index].name
      heard.values.append(toggled.keepsOthers ? "+\(name)" : name)
    }
    bar.cleared.listen(heard) { [heard] in heard.values.append("all") }
    tester.draw()
    return tester
  }

  private func chips(_ tester: SceneTester) -> [Chip] {
    tester.views(in: bar).compactMap { $0 as? Chip }.filter { !$0.isHidden }
  }

  private let pets = [
    TagEntry(name: "cats", count: 3), TagEntry(name: "dogs", count: 12, isChosen: true),
    TagEntry(name: "eels", count: 1),
  ]

  @Test func `shows each with how many have it, and which are chosen`() throws {
    let tester = try make(pets)
    #expect(chips(tester).map(\.title) == ["All", "cats", "dogs", "eels"])
    #expect(chips(tester).map(\.detail) == ["", "3", "12", "1"])
    #expect(chips(tester).map(\.state) == [.off, .off, .on, .off])
    #expect(try tester.view(.button, "dogs, 12").accessibility.value == "on")
    bar.show(pets.map { TagEntry(name: $0.name, count: $0.count) })
    #expect(chips(tester).map(\.state) == [.on, .off, .off, .off])
  }

  @Test func `tells of a click, and of one with Ctrl held`() throws {
    let tester = try make(pets)
    tester.click(try tester.view(.button, "cats, 3"))
    let eels = tester.point(0.5, 0.5, of: try tester.view(.button, "eels, 1"))
    tester.press(eels.x, eels.y, .primary, .control).release(.primary, .control)
    tester.click(try tester.view(.button, "All"))
    #expect(heard.values == ["cats", "+eels", "all"])
    tester.press(eels.x, eels.y).drag(to: eels.x, 500).release()
    #expect(heard.values.count == 3, "what is let go elsewhere is no click")
  }

  @Test func `is gone through with the arrows; Space and Enter choose`() throws {
    let tester = try make(pets)
    tester.key(.tab)
    tester.key(.right)
    tester.key(.space)
    tester.key(.right)
    tester.key(.enter)
    tester.key(.right)
    tester.key(.right)
    tester.key(.enter, .control)
    tester.key(.home)
    for _ in 0..<5 { tester.key(.left) }
    tester.key(.enter)
    #expect(heard.values == ["cats", "dogs", "+eels", "all"])
  }

  private let many = (1...50).map { TagEntry(name: "Tag \($0)", count: $0) }

  @Test(arguments: [300, 700, 1280])
  func `keeps to one row, or to two where it is narrow: what does not fit is in a menu`(width: Int)
    throws
  {
    let tester = try make(many, width: width)
    let shown = chips(tester)
    #expect(shown.count > 1 && shown.count + bar.rest.count == 51)
    let more = try tester.view(.button, "\(bar.rest.count) more tags")
    let seen: [View] = shown + [more]
    let rows = Set(seen.map(\.frame.y)).count
    #expect(rows == (width < 520 ? 2 : 1))
    #expect(bar.preferredSize(width: Double(width)).height == (rows == 1 ? 42 : 74))
    #expect(seen.allSatisfy { $0.frame.maxX <= Double(width) - 16 })
    for (one, next) in zip(seen, seen.dropFirst()) {
      #expect(one.frame.maxX < next.frame.x || one.frame.y < next.frame.y)
    }
    tester.click(more)
    tester.key(.down)
    tester.key(.enter)
    #expect(heard.values == [many[bar.rest[0]].name])
  }

  @Test func `always shows what is chosen, and moves nothing else for it`() throws {
    let tester = try make(many, width: 500)
    let before = chips(tester).map(\.title)
    var chosen = many
    chosen[0].isChosen = true
    bar.show(chosen)
    tester.draw()
    #expect(chips(tester).map(\.title) == before)
    chosen[39].isChosen = true
    bar.show(chosen)
    tester.draw()
    #expect(chips(tester).last?.title == "Tag 40" && chips(tester).last?.state == .on)
    #expect(chips(tester).dropLast().map(\.title) == Array(before.prefix(chips(tester).count - 1)))
  }

  @Test func `cuts a name that is too long, and keeps the focus when others come`() throws {
    let long = TagEntry(name: String(repeating: "long ", count: 12), count: 2)
    let tester = try make([long] + pets)
    #expect(chips(tester)[1].frame.width <= 180 && chips(tester)[1].tooltip == long.name)
    tester.scene.focus(chips(tester)[2])
    bar.show(pets)
    #expect(tester.scene.focused === chips(tester)[1])
  }
}
