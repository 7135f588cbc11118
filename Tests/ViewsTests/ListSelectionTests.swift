import Base
import Testing

@testable import Views

@Suite("What is chosen of a list")
struct ListSelectionTests {
  /// What somebody does; keys are letters of the list.
  nonisolated enum Step: Sendable {
    case click(Character)
    case controlClick(Character)
    case shiftClick(Character)
    case bothClick(Character)
    case controlArrow(Character)
    case all, none
    case band(String)
    case list(String)

    @MainActor func act(on choice: inout ListSelection<Character>) {
      switch self {
      case .click(let key): choice.move(to: key)
      case .controlClick(let key): choice.toggle(key)
      case .shiftClick(let key): choice.extend(to: key)
      case .bothClick(let key): choice.extend(to: key, adding: true)
      case .controlArrow(let key): choice.walk(to: key)
      case .all: choice.chooseAll()
      case .none: choice.chooseNone()
      case .band(let keys): choice.choose(Set(keys))
      case .list(let keys): choice.update(to: ChunkedArray(keys))
      }
    }
  }

  nonisolated static let table: [(steps: [Step], chosen: String, current: Character?)] = [
    ([], "", "a"),
    ([.click("c")], "", "c"),
    ([.controlClick("b")], "b", "b"),
    ([.controlClick("b"), .controlClick("d")], "bd", "d"),
    ([.controlClick("b"), .controlClick("d"), .controlClick("b")], "d", "b"),
    ([.controlClick("b"), .click("d")], "", "d"),
    // From where the keyboard is, in either direction, and again from the same beginning.
    ([.shiftClick("c")], "abc", "c"),
    ([.click("d"), .shiftClick("b")], "bcd", "b"),
    ([.click("c"), .shiftClick("e"), .shiftClick("b")], "bc", "b"),
    ([.controlClick("b"), .shiftClick("d")], "bcd", "d"),
    ([.controlClick("a"), .controlClick("c"), .shiftClick("d")], "cd", "d"),
    ([.controlClick("a"), .controlClick("c"), .bothClick("d")], "acd", "d"),
    // The keyboard alone: Ctrl+arrows leave chosen what is chosen.
    ([.controlClick("b"), .controlArrow("c"), .controlArrow("d")], "b", "d"),
    ([.controlClick("b"), .controlArrow("d"), .controlClick("d")], "bd", "d"),
    ([.all], "abcdef", "a"),
    ([.click("c"), .all], "abcdef", "c"),
    ([.all, .none], "", "a"),
    ([.all, .controlClick("c")], "abdef", "c"),
    ([.band("dc")], "cd", "c"),
    ([.band("dc"), .shiftClick("e")], "cde", "e"),
    ([.band("")], "", "a"),
    ([.band("xb")], "b", "b"),
    ([.controlClick("x")], "", "a"),
    ([.shiftClick("x")], "", "a"),
    // Chosen ones are deleted: the next that is left has the keyboard.
    ([.controlClick("b"), .controlClick("c"), .list("adef")], "", "d"),
    ([.controlClick("e"), .controlClick("f"), .list("abcd")], "", "d"),
    ([.controlClick("b"), .controlClick("e"), .list("acdef")], "e", "e"),
    ([.click("c"), .list("abdef")], "", "d"),
    ([.all, .list("")], "", nil),
    ([.all, .list(""), .list("gh")], "", "g"),
    ([.click("c"), .list("gh")], "", "h"),
    // Another order keeps all that is chosen, and stretches go by the new one.
    ([.controlClick("b"), .controlClick("e"), .list("fedcba")], "eb", "e"),
    ([.click("b"), .list("fbdeca"), .shiftClick("e")], "bde", "e"),
    // Where a stretch began is gone: it begins at the keyboard's place.
    ([.controlClick("a"), .controlClick("c"), .list("abdef"), .shiftClick("f")], "def", "f"),
    ([.controlClick("b"), .list("gabcdef")], "b", "b"),
  ]

  @Test(arguments: table)
  func `follows clicks, keys, rectangles, deletions and other orders`(
    steps: [Step], chosen: String, current: Character?
  ) {
    var choice = ListSelection(of: Array("abcdef"))
    for step in steps { step.act(on: &choice) }
    #expect(String(choice.order.filter(choice.chosen.contains)) == chosen)
    #expect(choice.current == current)
    let meant = chosen.isEmpty ? current.map { String($0) } ?? "" : chosen
    #expect(String(choice.targets) == meant)
  }
}
