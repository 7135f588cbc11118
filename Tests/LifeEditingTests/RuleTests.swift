@testable import ApplicationTesting
import Base
import Documents
import Editing
import Life
import Testing
import Views
import Widgets

@testable import App

@Suite("The rule of a board")
struct RuleTests {
  @Test func `Is asked for in every notation, with the edges behind it, and taken back by undo`()
    throws
  {
    let life = try LifeWindow(.glider)
    life.window.key("Ctrl+U")
    life.window.type("B2-a/S12:K30*,20")
    life.window.key("Enter")
    #expect(life.board.world.rule.notation == "B2-a/S12")
    #expect(life.board.world.edges.suffix == ":K30*,20")
    #expect(life.board.world.population == 5)
    life.window.key("Ctrl+U")
    let field = try #require(life.scene.focused as? TextField)
    #expect(field.text == "B2-a/S12:K30*,20")
    life.window.key("Esc")
    life.undo()
    #expect(life.board.world == .glider)
  }

  @Test(arguments: ["B9", "B0/S:T0,5"])
  func `Is not what is no rule, nor by which a strip would be filled`(text: String) throws {
    let life = try LifeWindow(.glider)
    life.window.key("Ctrl+U")
    life.window.type(text)
    let field = try #require(life.scene.focused as? TextField)
    #expect(field.isInvalid)
    life.window.key("Enter")
    #expect(life.board.world == .glider)
  }
}
