import Base
import Documents
import TestSupport
import Testing

@Suite("What is seen of a frame")
struct CelStackTests {
  @Test(arguments: seeds(40))
  func `is otherwise only where that is told`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 70, height: 40))
    for step in 0..<60 {
      let old = picture
      picture.changeRandomly(using: &random)
      guard picture.size == old.size else { continue }
      let (before, after) = (old.stack(frame: 0), picture.stack(frame: 0))
      let areas = after.changedAreas(from: before)
      let (then, now) = (before.colors(in: old.bounds), after.colors(in: old.bounds))
      for (index, colors) in zip(then, now).enumerated() where colors.0 != colors.1 {
        let cell = CellPosition(x: index % old.size.width, y: index / old.size.width)
        #expect(areas.contains { $0.contains(cell) }, "step \(step): \(cell)")
      }
    }
  }

  @Test(
    arguments: seeds(30)
  )
  func `is flat where no colours are blended, and the same in one cell as in all`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 40, height: 36))
    for _ in 0..<40 { picture.changeRandomly(using: &random) }
    let stack = picture.stack(frame: 0)
    let all = ColorRaster(size: stack.size, pixels: stack.colors(in: stack.bounds))
    if let flat = stack.flatGrid { #expect(ColorRaster(flat, picture.palette) == all) }
    for _ in 0..<50 {
      let cell = CellPosition(
        x: Int.random(in: 0..<stack.size.width, using: &random),
        y: Int.random(in: 0..<stack.size.height, using: &random))
      let color = stack.color(at: cell)
      #expect((color & 255 == 0 ? 0 : color) == all.pixels[cell.y * stack.size.width + cell.x])
    }
    let (grid, palette) = picture.flattened(frame: 0)
    #expect(ColorRaster(grid, palette) == all)
  }

  @Test func `changes nowhere when a layer comes that is empty, and where a layer is that goes`() {
    var picture = Sprite(size: CellSize(width: 200, height: 200))
    let before = picture.stack(frame: 0)
    picture.addLayer(over: .first)
    #expect(picture.stack(frame: 0).changedAreas(from: before).isEmpty)
    picture.change(CelAddress(frame: 0, layer: Layer.ID(2))) {
      $0.set(3, at: CellPosition(x: 40, y: 5))
    }
    let shown = picture.stack(frame: 0)
    picture.changeLayer(Layer.ID(2)) { $0.sheet.isHidden = true }
    let areas = picture.stack(frame: 0).changedAreas(from: shown)
    #expect(areas == [CellRect(x: 32, y: 0, width: 32, height: 32)])
  }
}
