import Canvas
import Base
import Widgets

// Drawing: the content, once or as tiles, the lines between cells, and the marks.
extension GridView {
  func paint(
    _ content: any GridContent, _ damage: PixelRect, at viewport: GridViewport,
    _ pass: RenderPass
  ) {
    let context = pass.context
    let isEndless = content.extent == nil
    var cells =
      isEndless ? viewport.squares(touching: damage) : viewport.cells(touching: damage)
    if let extent = content.extent { cells = cells.intersection(extent) }
    guard !damage.isEmpty, !cells.isEmpty else { return }
    drawnCellCount &+= cells.width &* cells.height
    context.saved {
      context.rectangle(damage)
      context.clip()
      // Start at the first visible cell, because Cairo is only exact near its origin.
      let shift = isEndless ? viewport.shift : 0
      let side = shift > 0 ? 1 : viewport.cellSide
      context.translate(
        x: Double(viewport.x) + Double(cells.x) * side,
        y: Double(viewport.y) + Double(cells.y) * side)
      context.scale(x: side, y: side)
      content.paint(cells, shift: shift, in: context, side: side, theme: pass.theme)
    }
  }

  /// Paints the content repeatedly, paler outside its own edges.
  func paintTiles(
    _ content: any GridContent, _ damage: PixelRect, of place: PixelRect, _ pass: RenderPass
  ) {
    guard !place.isEmpty else { return }
    func range(_ from: Int, _ to: Int, _ start: Int, _ length: Int) -> ClosedRange<Int> {
      let first = Int(saturating: (Double(from - start) / Double(length)).rounded(.down))
      return
        first...max(
          first, Int(saturating: (Double(to - 1 - start) / Double(length)).rounded(.down)))
    }
    for row in range(damage.y, damage.maxY, place.y, place.height) {
      for column in range(damage.x, damage.maxX, place.x, place.width) {
        let tile = place.offset(x: column * place.width, y: row * place.height)
        var moved = viewport
        moved.x += column * place.width
        moved.y += row * place.height
        paint(content, damage.intersection(tile), at: moved, pass)
      }
    }
    let context = pass.context
    context.setColor(Color.black.with(alpha: 0.18))
    context.saved {
      context.clip(damage, without: place)
      context.fill(damage)
    }
  }

  /// The minimum side of a cell for drawing lines, in points.
  private static let leastLinedSide = 6.0

  func drawLines(_ pass: RenderPass, in damage: PixelRect) {
    let color = lineColor ?? pass.theme.cellLine
    tileLines?.draw(
      at: viewport, in: damage, color: color.with(alpha: 0.5), scale: scale, pass.context)
    let side = Int(saturating: viewport.cellSide)
    guard showsLines, viewport.cellSide >= Self.leastLinedSide * scale, !damage.isEmpty else {
      return
    }
    let context = pass.context
    let cells = viewport.cells(touching: damage)
    context.setColor(color)
    for column in cells.x...cells.maxX {
      let x = viewport.x + column * side
      context.rectangle(
        PixelRect(x: x, y: damage.y, width: 1, height: damage.height).intersection(damage))
    }
    for row in cells.y...cells.maxY {
      let y = viewport.y + row * side
      context.rectangle(
        PixelRect(x: damage.x, y: y, width: damage.width, height: 1).intersection(damage))
    }
    context.fill()
  }

  func drawEdge(of region: CellRegion, dashes: [Double], _ context: DrawingContext) {
    guard !region.isRectangle else { return drawFrame(of: region.bounds, dashes: dashes, context) }
    let seen = viewport.cells(touching: PixelRect(size: pixelSize))
    let edges = region.edges(in: seen)
    func corner(_ cell: CellPosition) -> ViewPoint {
      let place = viewport.pixels(of: CellRect(cell))
      return ViewPoint(x: Double(place.x), y: Double(place.y))
    }
    strokeTwoTone(width: max(1, scale.rounded()), dashes: dashes, context) {
      for edge in edges {
        let (start, end) = (corner(edge.start), corner(edge.end))
        context.move(x: start.x, y: start.y)
        context.line(x: end.x, y: end.y)
      }
    }
  }

  private func drawFrame(of cells: CellRect, dashes: [Double], _ context: DrawingContext) {
    let frame = viewport.pixels(of: cells)
    let width = max(1, scale.rounded())
    let line = ViewRect(
      x: Double(frame.x) - width / 2, y: Double(frame.y) - width / 2,
      width: Double(frame.width) + width, height: Double(frame.height) + width)
    strokeTwoTone(width: width, dashes: dashes, context) { context.rectangle(line) }
  }

  /// Draws a line just outside the cells of a tip.
  func drawOutline(of tip: GridTip, _ context: DrawingContext) {
    let width = max(1, scale.rounded())
    let rows = tip.rows.enumerated().map { y, row in
      viewport.pixels(
        of: CellRect(
          x: tip.bounds.x + row.lowerBound, y: tip.bounds.y + y, width: row.count, height: 1))
    }
    guard let first = rows.first else { return }
    let out = width / 2
    // Go down the right side and up the left one. The side of a row ends where a longer neighbour begins.
    var (right, left) = ([ViewPoint](), [ViewPoint]())
    var top = Double(first.y) - out
    for (index, row) in rows.enumerated() {
      var foot = Double(row.maxY) + out
      if index + 1 < rows.count, rows[index + 1].width > row.width {
        foot = Double(rows[index + 1].y) - out
      }
      let (from, to) = (Double(row.x) - out, Double(row.maxX) + out)
      right += [ViewPoint(x: to, y: top), ViewPoint(x: to, y: foot)]
      left += [ViewPoint(x: from, y: top), ViewPoint(x: from, y: foot)]
      top = foot
    }
    strokeTwoTone(width: width, dashes: [2 * scale, 2 * scale], context) {
      for (index, point) in (right + left.reversed()).enumerated() {
        if index == 0 {
          context.move(x: point.x, y: point.y)
        } else {
          context.line(x: point.x, y: point.y)
        }
      }
      context.closePath()
    }
  }

  /// Strokes in a light tone below dark dashes, so that it shows on every colour.
  private func strokeTwoTone(
    width: Double, dashes: [Double], _ context: DrawingContext,
    _ path: () -> Void
  ) {
    context.setColor(Color(0xFBF9F5))
    context.setLine(width: width)
    path()
    context.stroke()
    context.setColor(Color(0x1B1816))
    context.setLine(width: width, dash: dashes)
    path()
    context.stroke()
  }
}
