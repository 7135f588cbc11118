import Base
import Life
public import Documents

extension Document {
  /// All that a document shows and where it stands in its history, as text, but no times.
  public nonisolated var digest: String {
    switch self {
    case .painting(let painting):
      let elements = painting.elements.map { element in
        let stroke = element.stroke(on: painting.aspectRatio)
        let places = stroke.samples.map { "\($0.position.x) \($0.position.y)" }
        return """
          \(element.id) \(stroke.tool) \(stroke.width) \(stroke.style): \
          \(places.joined(separator: ", "))
          """
      }
      return """
        painting \(painting.aspectRatio.value) at \(painting.history.position)
        \(elements.joined(separator: "\n"))
        """
    case .pixels(let art):
      let frames = art.sprite.frames.map { frame in
        frame.cels.map { cel in
          let grid = cel.grid
          return (0..<grid.size.height).map { y in
            (0..<grid.size.width).map { x in
              let cell = grid[CellPosition(x: x, y: y)]
              return cell < 0 ? "." : "\(cell) "
            }.joined()
          }.joined(separator: "\n")
        }.joined(separator: "\n-\n")
      }
      return """
        pixels at \(art.history.position)
        \(frames.joined(separator: "\n\n"))
        """
    case .life(let board):
      let cells = (board.world.cells.list ?? []).map { "\($0.x) \($0.y)" }.sorted()
      return """
        life \(board.world.rule.notation) at \(board.history.position)
        \(cells.joined(separator: ", "))
        """
    }
  }
}
