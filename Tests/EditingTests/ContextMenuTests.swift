import Testing
import Texts

@testable import Editing

@Suite("The menus of the right button")
struct ContextMenuTests {
  /// The things that each kind of window has.
  private static let targets: [CommandScope: Set<MenuTarget>] = [
    .collection: [.document, .documents, .deleted, .background, .trash],
    .painting: [.selection, .nodes, .background, .layer, .page],
    .pixels: [.selection, .slices, .background, .layer, .frame, .cels],
    .life: [.selection, .background],
    .settings: [],
  ]

  private func commands(_ target: MenuTarget, _ scope: CommandScope) -> [CommandName] {
    CommandTable.menu(of: target, in: scope).flatMap(\.commands)
  }

  @Test(arguments: CommandScope.allCases)
  func `are there for all things of a window, and for no others`(scope: CommandScope) {
    let found = MenuTarget.allCases.filter { !CommandTable.menu(of: $0, in: scope).isEmpty }
    #expect(Set(found) == Self.targets[scope])
  }

  @Test(arguments: CommandScope.allCases)
  func `consist of commands of their window, each once`(scope: CommandScope) {
    for target in MenuTarget.allCases {
      let names = commands(target, scope)
      #expect(Set(names).count == names.count, "\(target)")
      for name in names {
        #expect(CommandTable.entry(CommandID(scope, name)) != nil, "\(target): \(name)")
      }
    }
  }

  /// Holds that separators are between rows, of a menu and of those beside it.
  private func expectGroups(_ rows: [MenuRow], _ menu: String) {
    let isSeparator = rows.map { if case .separator = $0 { true } else { false } }
    #expect(isSeparator.first != true && isSeparator.last != true, "\(menu)")
    #expect(!zip(isSeparator, isSeparator.dropFirst()).contains { $0 && $1 }, "\(menu)")
    for row in rows {
      if case .submenu(let title, let inner) = row { expectGroups(inner, title(.english)) }
    }
  }

  @Test(arguments: CommandScope.allCases)
  func `have separators only between their groups`(scope: CommandScope) {
    for target in MenuTarget.allCases {
      expectGroups(CommandTable.menu(of: target, in: scope), "\(scope) \(target)")
    }
  }

  @Test func `have what fits elements of a painting, and its paper`() {
    let elements = Set(commands(.selection, .painting))
    #expect(
      elements.isSuperset(of: [
        .cut, .copy, .paste, .pasteHere, .duplicate, .deleteSelected, .copyStyle, .pasteStyle,
        .raise, .toBottom, .flipHorizontally, .turnLeft, .alignLeft, .distributeVertically, .clip,
        .group, .ungroup, .lock, .takeApart, .selectAll,
      ]))
    let paper = Set(commands(.background, .painting))
    #expect(paper.isSuperset(of: [.paste, .pasteHere, .selectAll, .background, .fit, .export]))
    #expect(paper.isDisjoint(with: [.cut, .copy, .duplicate, .deleteSelected, .group]))
  }

  @Test func `have what fits cells`() {
    for scope in [CommandScope.pixels, .life] {
      let cells = Set(commands(.selection, scope))
      #expect(
        cells.isSuperset(of: [
          .cut, .copy, .paste, .pasteHere, .deleteSelected, .deselect, .flipVertically, .turnRight,
        ]), "\(scope)")
    }
  }

  @Test func `have what fits documents, one, several and deleted ones`() {
    #expect(
      Set(commands(.document, .collection))
        == [.open, .rename, .duplicate, .tags, .export, .delete])
    #expect(!commands(.documents, .collection).contains(.rename))
    #expect(commands(.deleted, .collection) == [.restore])
    #expect(commands(.trash, .collection).contains(.emptyTrash))
    #expect(commands(.background, .collection).contains(.new))
  }

  @Test func `name submenus for parts that depend on the document`() {
    let rows = CommandTable.menu(of: .selection, in: .painting)
    let titles = rows.compactMap { row in
      if case .submenu(let title, _) = row { title(.english) } else { nil }
    }
    #expect(titles == ["Arrange", "Path", "Clip, mask and blend", "Move to layer"])
  }
}
