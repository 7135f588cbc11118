import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("Tags in a form")
struct TagPickerTests {
  private func make(
    _ tags: [(name: String, state: Chip.State)]
  ) throws -> (TagPicker, SceneTester) {
    let picker = TagPicker(tags, texts: Texts.english.tags)
    let height = Int(picker.preferredSize(width: 300).height)
    return (picker, try SceneTester(picker, width: 300, height: height))
  }

  private func click(_ name: String, _ tester: SceneTester) throws {
    tester.click(try tester.view(.button, name))
  }

  @Test func `come and go with a click; what only some have can stay so`() throws {
    let (picker, tester) = try make([("cats", .on), ("dogs", .mixed), ("eels", .off)])
    #expect(picker.added.isEmpty && picker.removed.isEmpty)
    for name in ["cats", "dogs", "eels"] { try click(name, tester) }
    #expect(picker.added == ["dogs", "eels"] && picker.removed == ["cats"])
    try click("dogs", tester)
    #expect(picker.added == ["eels"] && picker.removed == ["cats", "dogs"])
    for name in ["cats", "dogs", "eels"] { try click(name, tester) }
    #expect(picker.added.isEmpty && picker.removed.isEmpty)
    #expect(try tester.view(.button, "dogs").accessibility.value == "mixed")
  }

  @Test func `are switched with Space and gone through with the arrows`() throws {
    let (picker, tester) = try make([("cats", .off), ("dogs", .off), ("eels", .off)])
    tester.key(.tab)
    tester.key(.right)
    tester.key(.space)
    #expect(picker.added == ["dogs"])
  }

  @Test func `that are new stand before the others, and the others can be looked through`() throws {
    let (picker, tester) = try make([("cats", .off), ("dogs", .off)])
    picker.add("eels")
    tester.draw()
    #expect(picker.added == ["eels"])
    #expect(picker.switchOn { $0 == "cats" } && !picker.switchOn { $0 == "bats" })
    #expect(picker.added == ["eels", "cats"])
    picker.showTags { $0.hasPrefix("d") }
    tester.draw()
    #expect(throws: SceneTester.NoSuchView.self) { try tester.view(.button, "cats") }
    try click("dogs", tester)
    #expect(picker.added == ["eels", "cats", "dogs"])
  }

  @Test(arguments: [0, 1, 4, 60])
  func `take no more than four rows, in which they scroll`(count: Int) throws {
    let (picker, tester) = try make((0..<count).map { ("Tag \($0)", .off) })
    #expect(picker.preferredSize(width: 300).height <= 4 * 32 + 10)
    guard count == 60 else { return }
    let low = TagPicker(
      (0..<60).map { ("Tag \($0)", .off) }, room: 40, texts: Texts.english.tags)
    #expect(low.preferredSize(width: 300).height < 40)
    for _ in 0..<60 { tester.key(.tab) }
    tester.key(.space)
    #expect(picker.added == ["Tag 59"])
    let chip = try tester.view(.button, "Tag 59")
    #expect(tester.frame(of: chip).maxY <= picker.frame.height)
  }
}
