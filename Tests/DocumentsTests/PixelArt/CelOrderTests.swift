import Base
import Documents
import TestSupport
import Testing

@Suite("The cels of a frame")
struct CelOrderTests {
  /// Layers from the bottom to the top that all have one cell, of the colour of their number.
  private static func sprite(_ count: Int) -> Sprite {
    var sprite = Sprite(size: CellSize(width: 1, height: 1))
    for _ in 1..<count { sprite.addLayer(over: sprite.layers[sprite.layers.count - 1].id) }
    for (index, layer) in sprite.layers.enumerated() {
      sprite.change(CelAddress(frame: 0, layer: layer.id)) {
        $0.set(CellGrid.Cell(index), at: .zero)
      }
    }
    return sprite
  }

  private static func offset(_ sprite: inout Sprite, _ layer: Int, _ zIndex: Int) {
    sprite.changeDetails(of: CelAddress(frame: 0, layer: sprite.layers[layer].id)) {
      $0.zIndex = zIndex
    }
  }

  private static func top(_ sprite: Sprite) -> CellGrid.Cell {
    let cell = sprite.topCell(at: .zero, frame: 0)
    #expect(sprite.palette.color(of: cell)?.rgba == sprite.stack(frame: 0).color(at: .zero))
    return cell
  }

  @Test func `are drawn by the index of their layer and their offset, and then by the offset`() {
    var sprite = Self.sprite(3)
    #expect(Self.top(sprite) == 2)
    // 0 + 2 is the place of the uppermost; the larger offset goes above it.
    Self.offset(&sprite, 0, 2)
    #expect(Self.top(sprite) == 0)
    Self.offset(&sprite, 1, 2)
    #expect(Self.top(sprite) == 1)
    Self.offset(&sprite, 2, -2)
    #expect(Self.top(sprite) == 1)
    Self.offset(&sprite, 1, -1)
    #expect(Self.top(sprite) == 0)
  }

  @Test func `count groups before their members, and stay in groups that are blended as one`() {
    var sprite = Self.sprite(3)
    let top = sprite.layers[2].id
    guard let group = sprite.addLayer(over: top, isGroup: true) else { return }
    // The group takes the uppermost layer: 0, 1, group 2, layer 3.
    sprite.move(top, to: 2)
    #expect(sprite.layer(top)?.group == group)
    Self.offset(&sprite, 1, 2)
    #expect(Self.top(sprite) == 1)
    Self.offset(&sprite, 1, 1)
    #expect(Self.top(sprite) == 2)
    // A blended group is one in the order, at its own place.
    sprite.changeLayer(group) { $0.sheet = $0.sheet.faded(to: 0.99) }
    #expect(sprite.stack(frame: 0).color(at: .zero) == sprite.palette[1].rgba)
  }

  @Test func `have their own opacity on that of the layer`() {
    var sprite = Self.sprite(2)
    sprite.changeDetails(of: CelAddress(frame: 0, layer: sprite.layers[1].id)) {
      $0.opacity = 100
    }
    let layer = sprite.layers[1].id
    sprite.changeLayer(layer) { $0.sheet = $0.sheet.faded(to: 0.5) }
    let (above, below) = (sprite.palette[1].rgba, sprite.palette[0].rgba)
    // 128 and 100 of 255.
    #expect(
      sprite.stack(frame: 0).color(at: .zero)
        == BlendMode.normal.composed(above, over: below, opacity: 50))
  }

  @Test func `of layers of reference are seen, and in nothing that others get`() {
    var sprite = Self.sprite(2)
    sprite.changeLayer(sprite.layers[1].id) { $0.sheet.isReference = true }
    #expect(sprite.stack(frame: 0).color(at: .zero) == sprite.palette[1].rgba)
    #expect(sprite.exportedStack(frame: 0).color(at: .zero) == sprite.palette[0].rgba)
    #expect(sprite.flattened.frames[0].grid.allCells == [0])
    #expect(sprite.flattened(frame: 0).grid.allCells == [0])
  }

  @Test func `keep the names of colours and the transparent index as the palette changes`() {
    var sprite = Self.sprite(1)
    sprite.details.colorNames = [1: "one", 2: "two"]
    sprite.details.transparentIndex = 2
    sprite.moveColor(2, to: 0)
    #expect(sprite.details.colorNames == [0: "two", 2: "one"])
    #expect(sprite.details.transparentIndex == 0)
    sprite.removeColor(0)
    #expect(sprite.details.colorNames == [1: "one"] && sprite.details.transparentIndex == nil)
    sprite.removeUnusedColors()
    #expect(sprite.details.colorNames == [:])
  }
}
