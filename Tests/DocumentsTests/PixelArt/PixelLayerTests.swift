import Base
import Documents
import TestSupport
import Testing

@Suite("Layers of pixel art")
struct PixelLayerTests {
  private static let size = CellSize(width: 8, height: 8)

  /// Layers 1, 2 and 3, the lowest first.
  private static var three: Sprite {
    var picture = Sprite(size: size)
    picture.addLayer(over: Layer.ID(1))
    picture.addLayer(over: Layer.ID(2))
    return picture
  }

  private static func order(_ picture: Sprite) -> String {
    picture.layers.map { layer in
      "\(layer.id.number)\(layer.isGroup ? "g" : "")\(layer.group.map { "(\($0.number))" } ?? "")"
    }.joined(separator: " ")
  }

  @Test(arguments: seeds(60))
  func `stay in an order that is allowed, whatever is done with them`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: Self.size)
    for step in 0..<80 {
      let before = Self.order(picture)
      picture.changeRandomly(using: &random)
      let isAllowed = Sprite.allows(picture.layers)
      #expect(isAllowed, "step \(step): \(before) became \(Self.order(picture))")
      #expect(picture.frames.allSatisfy { $0.cels.count == picture.layers.count })
      // Linked cels are one, and none is linked with nothing.
      for (place, layer) in picture.layers.enumerated() {
        let linked = Dictionary(grouping: picture.frames.map { $0.cels[place] }, by: \.link)
        for (link, cels) in linked where link != 0 {
          #expect(cels.count > 1 && Set(cels.map(\.grid.text)).count == 1)
        }
        if layer.isGroup { #expect(picture.frames.allSatisfy { $0.cels[place].isEmpty }) }
      }
      if !isAllowed { return }
    }
  }

  @Test func `come over others, into groups, out of them, and go with all that is in them`() {
    var picture = Self.three
    picture.addLayer(over: Layer.ID(3), isGroup: true)
    #expect(Self.order(picture) == "1 2 3 4g")
    picture.move(Layer.ID(2), to: 2)
    #expect(Self.order(picture) == "1 3 2(4) 4g")
    picture.move(Layer.ID(3), to: 2)
    #expect(Self.order(picture) == "1 2(4) 3(4) 4g")
    picture.addLayer(over: Layer.ID(4))
    #expect(Self.order(picture) == "1 2(4) 3(4) 5(4) 4g")
    picture.move(Layer.ID(4), to: 0)
    #expect(Self.order(picture) == "2(4) 3(4) 5(4) 4g 1")
    picture.takeOutOfGroup(Layer.ID(3))
    #expect(Self.order(picture) == "2(4) 5(4) 4g 3 1")
    picture.removeLayer(Layer.ID(4))
    #expect(Self.order(picture) == "3 1")
    picture.removeLayer(Layer.ID(3))
    #expect(!picture.removeLayer(Layer.ID(1)) && Self.order(picture) == "1")
  }

  @Test
  func `that are hidden, locked or groups can't be painted, and what is in such groups neither`() {
    var picture = Self.three
    picture.addLayer(over: Layer.ID(3), isGroup: true)
    picture.move(Layer.ID(3), to: 2)
    #expect(picture.isOpen(Layer.ID(3)) && !picture.isOpen(Layer.ID(4)))
    picture.changeLayer(Layer.ID(4)) { $0.sheet.isLocked = true }
    #expect(!picture.isOpen(Layer.ID(3)) && picture.isOpen(Layer.ID(2)))
    picture.changeLayer(Layer.ID(2)) { $0.sheet.isHidden = true }
    #expect(!picture.isOpen(Layer.ID(2)))
    picture.change(CelAddress(frame: 0, layer: Layer.ID(4))) { $0.fill($0.bounds, with: 1) }
    #expect(picture[cel: CelAddress(frame: 0, layer: Layer.ID(4))]?.isEmpty == true)
  }

  @Test func `are seen over each other, and through where they are empty`() {
    var picture = Self.three
    for (layer, color) in [(1, 10), (2, 20), (3, 30)] {
      picture.change(CelAddress(frame: 0, layer: Layer.ID(UInt32(layer)))) { grid in
        for x in 0..<layer { grid.set(CellGrid.Cell(color), at: CellPosition(x: 2 * x, y: 0)) }
      }
    }
    let flat = picture.flattened(frame: 0).grid
    #expect(flat.cells(in: CellRect(x: 0, y: 0, width: 6, height: 1)) == [30, -1, 30, -1, 30, -1])
    picture.changeLayer(Layer.ID(3)) { $0.sheet.isHidden = true }
    let below = picture.flattened(frame: 0).grid
    #expect(below.cells(in: CellRect(x: 0, y: 0, width: 5, height: 1)) == [20, -1, 20, -1, -1])
    #expect(picture.topCell(at: CellPosition(x: 2, y: 0), frame: 0) == 20)
  }

  @Test func `of a group are laid over the rest together, as faint as the group`() {
    var picture = Sprite(
      size: Self.size, palette: Palette([0x000000, 0xFFFFFF, 0xFF0000].map { InkColor(rgb: $0) }))
    picture.setBackground(1, of: Layer.ID(1))
    picture.addLayer(over: Layer.ID(1))
    picture.addLayer(over: Layer.ID(2))
    picture.addLayer(over: Layer.ID(3), isGroup: true)
    picture.move(Layer.ID(3), to: 2)
    picture.move(Layer.ID(2), to: 1)
    picture.changeLayer(Layer.ID(4)) { $0.sheet = $0.sheet.faded(to: 0.5) }
    #expect(Self.order(picture) == "1 2 3(4) 4g" || Self.order(picture) == "1 2(4) 3(4) 4g")
    picture.move(Layer.ID(2), to: 2)
    #expect(Self.order(picture) == "1 3(4) 2(4) 4g")
    for layer in [2, 3] {
      picture.change(CelAddress(frame: 0, layer: Layer.ID(UInt32(layer)))) {
        $0.fill($0.bounds, with: layer == 2 ? 2 : 0)
      }
    }
    // The black one lies under the red one, and does not shine through.
    #expect(picture.raster(0).pixels[0] == 0xFF7F_7FFF)
  }

  @Test func `that are a background are opaque, the lowest, and erased to its colour`() {
    var picture = Self.three
    picture.setBackground(6, of: Layer.ID(2))
    #expect(Self.order(picture) == "2 1 3" && picture.layers[0].background == 6)
    #expect(picture.flattened(frame: 0).grid.allCells.allSatisfy { $0 == 6 })
    picture.changeLayer(Layer.ID(2)) {
      $0.blendMode = .multiply
      $0.sheet = $0.sheet.faded(to: 0.3)
    }
    #expect(picture.layers[0].opacity == 1 && picture.layers[0].blendMode == .normal)
    picture.move(Layer.ID(1), to: 0)
    #expect(Self.order(picture) == "2 1 3")
    picture.setBackground(4, of: Layer.ID(3))
    #expect(Self.order(picture) == "3 2 1" && picture.layers.map(\.background) == [4, nil, nil])
    picture.arrangePalette(Array(picture.palette.colors.indices.reversed()))
    #expect(picture.layers[0].background == CellGrid.Cell(picture.palette.count - 5))
  }

  @Test(arguments: seeds(20))
  func `look as before when one is merged with that under it`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = Self.three
    for _ in 0..<12 { picture.changeRandomly(using: &random) }
    for layer in picture.layers {
      guard let lower = picture.lower(toMerge: layer.id), lower.blendMode == .normal,
        lower.opacity == 1
      else { continue }
      var merged = picture
      merged.mergeDown(layer.id)
      #expect(merged.layers.count == picture.layers.count - 1)
      for frame in picture.frames.indices {
        let (old, new) = (picture.raster(frame).pixels, merged.raster(frame).pixels)
        // Three roundings to 255 parts lie between.
        let isAlike = zip(old, new).allSatisfy { old, new in
          [0, 8, 16, 24].allSatisfy { shift in
            let alpha = Double(old & 255) / 255
            let weight = shift == 0 ? 1 : alpha
            return abs(Double(old >> shift & 255) - Double(new >> shift & 255)) * weight <= 4
          }
        }
        #expect(isAlike, "\(Self.order(picture)): layer \(layer.id.number), frame \(frame)")
      }
    }
  }
}
