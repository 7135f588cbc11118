import Base
import Documents
import Editing
import Testing
import Texts

@Suite("The catalogue of tools")
struct CatalogueTests {
  @Test func `has a tool for every shape that has a face, and no name twice`() {
    let names = DrawingTool.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
    for shape in ShapeKind.allCases {
      #expect(names.contains(CommandName(shape.name)) == (shape.form.presentation != nil))
    }
  }

  @Test func `Strokes have a name for what each tool draws`() {
    for tool in DrawingTool.catalogue {
      let drawn: Tool? =
        switch tool.kind {
        case .freehand: Tool(rawValue: tool.name.rawValue)
        case .rubberBand(let shape): .shape(shape)
        case .arrow: .line
        case .erase: .eraser
        case .fill: .area
        case .text: .text
        case .select, .gradient, .pen, .nodes, .pick: .pencil
        }
      #expect(drawn.map(Tool.allCases.contains) == true, "\(tool.name)")
    }
  }

  @Test func `has a key of its own for every tool of a kind of document`() {
    let faces = [
      DrawingTool.catalogue.map(\.presentation), CellTool.catalogue.map(\.presentation),
      CellTool.lifeCatalogue.map(\.presentation),
    ]
    for faces in faces { #expect(Set(faces.map(\.key)).count == faces.count) }
  }

  @Test func `Cells have each shape that paintings have a tool for`() {
    for catalogue in [CellTool.catalogue, CellTool.lifeCatalogue] {
      for shape in ShapeKind.allCases where shape.form.presentation != nil {
        #expect(catalogue.contains { $0.name.rawValue == shape.name }, "\(shape.name)")
      }
    }
  }

  @Test func `A tool says what its manners are, each with a name and a look of its own`() {
    let modes = DrawingTool.catalogue.flatMap(\.modes)
    #expect(Set(modes.map(\.name)).count == modes.count)
    for tool in DrawingTool.catalogue {
      #expect((tool.modeTip != nil) == (tool.modes.count > 1) && tool.modes.count != 1)
      #expect(Set(tool.modes.map { $0.title(.english) }).count == tool.modes.count)
      // The first one is what the tool does by itself.
      #expect(tool.modes.dropFirst().allSatisfy { $0.icon != tool.modes.first?.icon })
    }
  }

  @Test func `A manner that was chosen stays, whichever it is`() {
    for tool in DrawingTool.catalogue {
      for mode in tool.modes {
        var (settings, other) = (ToolSettings(), ToolSettings())
        settings.setMode(mode, of: tool)
        other.apply(settings.text)
        #expect(other.mode(of: tool) == mode, "\(mode.name)")
      }
    }
  }

  @Test func `draws dashes where the tool or the brush has them`() throws {
    var style = DrawingTool.dashed.style(of: .init())
    #expect(style.dash.lengths == [3, 3])
    style.dash = try #require(.init([1, 2]))
    #expect(DrawingTool.dashed.style(of: style).dash.lengths == [1, 2])
    #expect(DrawingTool.pencil.style(of: style).dash.lengths == [1, 2])
    #expect(DrawingTool.eraser.style(of: style).dash.isSolid)
  }

  @Test(arguments: [0.5, 1, 2.5])
  func `knows squares on papers of any shape`(ratio: Double) throws {
    let paper = try #require(AspectRatio(ratio))
    let point = PaperPoint(UnitPoint(x: 1, y: 1), on: paper)
    #expect(abs(point.x / point.y - ratio) < 1e-12 && max(point.x, point.y) == 1)
    let back = PaperPoint(UnitPoint(x: 0.3, y: 0.7), on: paper).unitPoint(on: paper)
    #expect(abs(back.x - 0.3) < 1e-12 && abs(back.y - 0.7) < 1e-12)
  }
}
