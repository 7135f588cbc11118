public import Base
public import Canvas
public import Documents

/// A text laid out along a line: each cluster of letters stands on the place of its middle, and turns with the line
/// there. Further lines of the text run beside the first one.
public struct LineTextSetting {
  /// The text with its upright placement, which it has apart from the line.
  public let block: TextBlock
  /// The straight layout, in units of 1 / `TextSetting.unitsPerEm` em.
  public let layout: TextLayout
  private let line: LetterLine
  /// The length of a unit of the layout.
  public let scale: Double
  /// The distance of the layout's left side from the start of the line.
  let start: Double

  /// Lays a text out along a line.
  public init(_ text: TextBlock, along line: LetterLine) {
    self.line = line
    var plain = text
    plain.width = nil
    plain.map = .identity
    let setting = TextSetting(plain)
    layout = setting.layout
    scale = text.chosenSize / TextSetting.unitsPerEm
    let beginsOnRight = layout.beginsOnRight
    block = text.placed(
      on: line, baseline: layout.baseline / TextSetting.unitsPerEm, beginsOnRight: beginsOnRight)
    start =
      text.anchor(on: line, beginsOnRight: beginsOnRight) + setting.map.x0 * text.chosenSize
  }

  /// The length of its longest line along the line that it stands on.
  public var width: Double { layout.size.width * scale }

  /// Returns the map that stands letters with their baseline on the x axis, in units of the layout, on the line.
  ///
  /// - Parameters:
  ///   - x: of the layout, which the y axis comes to.
  ///   - y: of the layout, which the x axis comes to.
  private func map(atX x: Double, y: Double) -> PaperMap {
    line.map(at: start + x * scale).after(
      PaperMap(
        xx: scale, xy: 0, yx: 0, yy: scale, x0: 0, y0: (y - layout.baseline) * scale))
  }

  /// The rows of the text, with the distance of their baselines below the line that the first one is drawn along.
  var rows: [(string: String, depth: Double)] {
    let strings = block.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return zip(layout.lines(), strings).map { row, string in
      (String(string), (row.baseline - layout.baseline) * scale - line.rise)
    }
  }

  /// Returns the place of a point of the layout.
  public func place(of point: ViewPoint) -> PaperPoint {
    map(atX: point.x, y: point.y)(PaperPoint(x: 0, y: 0))
  }

  /// Returns the point of the layout that is nearest to a place.
  public func point(at place: PaperPoint) -> ViewPoint {
    let (distance, depth) = line.nearest(to: place)
    var along = distance - start
    if line.isClosed {
      // The turn that is nearest to the middle of the text.
      along -= ((along - width / 2) / line.length).rounded() * line.length
    }
    return ViewPoint(x: along / scale, y: depth / scale + layout.baseline)
  }

  /// The text with its letters; nil if nothing is visible.
  ///
  /// - Parameter paper: that it is written on.
  public func letters(on paper: AspectRatio) -> LineLetters? {
    guard block.isSound, let outline = outline(on: paper) else { return nil }
    return LineLetters(content: .text(block, outline), start: start, width: width)
  }

  /// The outline of the letters; nil if nothing is visible.
  ///
  /// - Complexity: O(*n* log *m*) in the numbers of letters and of points of the line.
  public func outline(on paper: AspectRatio) -> AreaOutline? {
    var contours: [[UnitPoint]] = []
    for row in layout.lines() {
      for cluster in row.clusters where !cluster.contours.isEmpty {
        let half = cluster.width / 2
        let map = map(atX: row.x + cluster.x + half, y: row.baseline)
          .after(.translation(PaperVector(dx: -half, dy: 0)))
        contours += cluster.contours.map { contour in
          contour.map { map(PaperPoint(x: $0.x, y: $0.y)).unitPoint(on: paper) }
        }
      }
    }
    return AreaOutline(contours: contours)
  }
}
