import Base
public import Documents

extension PixelPicture {
  /// Something that a person might do.
  public nonisolated mutating func changeRandomly(
    using random: inout some RandomNumberGenerator
  ) {
    let frame = Int.random(in: 0..<frames.count, using: &random)
    let color = CellGrid.Cell.random(in: -1..<CellGrid.Cell(palette.count), using: &random)
    func position(_ random: inout some RandomNumberGenerator) -> CellPosition {
      CellPosition(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
    }
    switch Int.random(in: 0..<19, using: &random) {
    case 0...3:
      let cells = (0..<Int.random(in: 1...40, using: &random)).map { _ in position(&random) }
      change(frame: frame) { grid in
        for cell in cells { grid.set(color, at: cell) }
      }
    case 4, 5:
      let rect = CellRect(from: position(&random), to: position(&random))
      change(frame: frame) { $0.fill(rect, with: color) }
    case 6:
      let start = position(&random)
      change(frame: frame) { grid in
        var cells = grid.allCells
        FloodFill.fill(&cells, size: grid.size, from: start, with: color)
        grid = CellGrid(size: grid.size, cells: cells)
      }
    case 7: insert([PixelFrame(CellGrid(size: size), milliseconds: 40)], at: frame)
    case 8: insert([frames[frame]], at: frame + 1)
    case 9: removeFrame(frame)
    case 10: moveFrame(frame, to: Int.random(in: 0..<frames.count, using: &random))
    case 11: setMilliseconds(Int.random(in: 1...5000, using: &random), frame: frame)
    case 12: setSection("s\(frame)", frames: frame...frames.count - 1)
    case 13:
      palette[Int.random(in: 0..<palette.count, using: &random)] = InkColor(
        rgba: UInt32.random(in: 0...UInt32.max, using: &random))
    case 14: sortPalette(by: PaletteOrder.allCases.randomElement(using: &random) ?? .hue)
    case 15: turn(CanvasTurn.allCases.randomElement(using: &random) ?? .turnLeft)
    case 16:
      let side = Int.random(in: 8...70, using: &random)
      resize(
        to: CellSize(width: side, height: Int.random(in: 8...70, using: &random)),
        anchor: CanvasAnchor.allCases.randomElement(using: &random) ?? .center)
    case 17:
      let places = (0..<2).map { _ in Int.random(in: 0..<palette.count, using: &random) }
      setRamp((places.min() ?? 0)...(places.max() ?? 0))
    default:
      playback = Playback.allCases.randomElement(using: &random) ?? .loop
      if color >= 0 { replaceEverywhere(color, with: 0) }
      removeColor(Int(max(0, color)))
    }
  }
}
