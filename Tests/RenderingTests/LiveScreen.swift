import Base
import Canvas
import Rendering

/// Transparent paper on which a stroke under the pointer is painted again where it says so, and nowhere else.
struct LiveScreen {
  let stroke: LiveStroke
  private let surface: Surface
  private let backdrop: BackdropTiles

  init(
    pen: Pen, isTapered: Bool, size: PixelSize, from source: InkSource = .chosen
  ) throws {
    stroke = try LiveStroke(
      pen: pen, isTapered: isTapered, paper: size,
      surfaces: LiveSurfaces(visible: PixelRect(size: size), from: source))
    surface = try Surface(size: size, format: .argb32)
    backdrop = BackdropTiles(Backdrop(color: .white), size: size)
  }

  func append(_ step: LineGrowth.Step) throws {
    let damage = try stroke.append(step.new, rest: step.rest)
    surface.clear(damage)
    stroke.paint(damage, in: DrawingContext(surface), x: 0, y: 0, over: backdrop)
  }

  /// The picture of the line so far if it were finished.
  var settled: Surface {
    get throws {
      let picture = try TiledPicture(size: surface.size)
      try picture.append(stroke.line)
      return try picture.surface()
    }
  }

  /// What the stroke shows where all of the paper is painted again.
  var exposed: Surface {
    get throws {
      let exposed = try Surface(size: surface.size, format: .argb32)
      stroke.paint(
        exposed.bounds, in: DrawingContext(exposed), x: 0, y: 0, over: backdrop)
      return exposed
    }
  }

  func difference(from other: Surface) -> Int { surface.difference(from: other) }
}

extension Surface {
  /// The greatest one of a byte.
  func difference(from other: Surface) -> Int {
    (0..<size.height).reduce(0) { most, y in
      let row = PixelRect(x: 0, y: y, width: size.width, height: 1)
      let (mine, others) = (pixels(in: row), other.pixels(in: row))
      guard mine != others else { return most }
      return zip(mine, others).reduce(most) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
  }
}
