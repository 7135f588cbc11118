import Foundation
import Base
import Documents
import Life
import TestSupport
import Testing

@testable import Storage

/// A library as a version of the program wrote it: never changed once it is there.
struct Fixture {
  let version: Int
  let documents: [Document]
  /// By the places of their documents.
  var tags: [Int: [ItemTag]] {
    guard version >= 14 else { return [:] }
    return [0: ["Cats", "späť"], 2: ["cats"]].mapValues { $0.compactMap(ItemTag.init) }
  }

  /// What each version brought; its library has all that came before as well.
  private static let additions: [[Document]] = [
    paintingsOfVersion1.map { .painting($0) },
    [.painting(paintingOfVersion2)],
    [.pixels(pixelsOfVersion3)],
    [.pixels(pixelsOfVersion4)],
    [.painting(paintingOfVersion5)],
    [],
    [.painting(paintingOfVersion7)],
    [.painting(paintingOfVersion8)],
    [.painting(paintingOfVersion9)],
    [.painting(paintingOfVersion10)],
    [.painting(paintingOfVersion11)],
    [.painting(paintingOfVersion12)],
    [filledOfVersion13, groupedOfVersion13, picturesOfVersion13].map { .painting($0) },
    [.painting(connectedOfVersion14)],
    [.painting(sizedOfVersion15)],
    [.pixels(layeredOfVersion16)],
    [.pixels(tiledOfVersion17)],
    [.painting(fittedOfVersion18)],
    [.pixels(repeatedOfVersion19)],
    [.life(notedOfVersion20)],
    [.painting(ruledOfVersion21)],
    [.painting(spiralOfVersion22)],
    [.painting(paintedOfVersion23)],
    [.painting(maskedOfVersion24)],
    [.painting(pagesOfVersion25)],
    [.painting(kindsOfVersion26)],
    [.painting(tiltedOfVersion27)],
    [.painting(pathsOfVersion28)],
    [.painting(labelledOfVersion29)],
    [.painting(headedOfVersion30)],
    [.painting(shapesOfVersion31)],
    [.painting(lettersOfVersion32), .painting(referenceOfVersion32)],
    [.painting(rotatedOfVersion33)],
    [.pixels(PixelArt(.detailed))],
    [.pixels(coloredOfVersion35)],
  ]

  static let all = additions.indices.map { last in
    Fixture(version: last + 1, documents: additions[...last].flatMap { $0 })
  }

  func copy(to path: String) throws {
    let name = Bundle.module.path(
      forResource: "version-\(version)", ofType: "sqlite", inDirectory: "Fixtures")
    try FileManager.default.copyItem(atPath: try #require(name), toPath: path)
  }

  /// Cells of any colours beside a palette, steps that add to both, and one that limits them.
  private static var coloredOfVersion35: PixelArt {
    var base = Sprite(size: CellSize(width: 34, height: 3), palette: Palette([.black, .white]))
    base.useTrueColor()
    var art = PixelArt(base)
    func step(_ change: (inout Sprite) -> Void) {
      var picture = art.sprite
      change(&picture)
      art.commit(picture)
    }
    for number in 0..<3 {
      step { picture in
        let cells = picture.adopt(
          (0..<34).map { InkColor(rgba: UInt32($0 * 70_001 + number * 300) << 8 | 0xFE) })
        picture.change(CelAddress(frame: 0)) { grid in
          grid.replace(CellRect(x: 0, y: number, width: 34, height: 1), with: cells)
        }
      }
    }
    step { $0.addColor(InkColor(rgb: 0xFF8000)) }
    step { $0.sortPalette(by: .hue) }
    step { $0.limitColors() }
    art.undo()
    return art
  }

  /// Steps that change cells, frames, colours, the size and what is said of frames.
  private static var pixelsOfVersion3: PixelArt {
    var base = Sprite(size: CellSize(width: 40, height: 9))
    base.change(frame: 0) { $0.fill(CellRect(x: 3, y: 2, width: 35, height: 4), with: 5) }
    var art = PixelArt(base, unknownFields: #"{"mood":"späť"}"#)
    func step(_ change: (inout Sprite) -> Void) {
      var picture = art.sprite
      change(&picture)
      art.commit(picture)
    }
    step { $0.change(frame: 0) { $0.set(31, at: CellPosition(x: 39, y: 8)) } }
    step { picture in
      let frame = PixelFrame(
        picture.frames[0].grid, milliseconds: 1234, unknownFields: #"{"a":1}"#)
      picture.insert([frame, PixelFrame(CellGrid(size: picture.size))], at: 1)
    }
    step { $0.setSection("walk", frames: 1...2) }
    step {
      $0.playback = .pingPong
      $0.loopCount = 3
    }
    step { $0.palette[5] = InkColor(red: 1, green: 2, blue: 3, alpha: 4) }
    step { $0.moveFrame(2, to: 0) }
    step { $0.turn(.turnRight) }
    step { $0.resize(to: CellSize(width: 12, height: 50), anchor: .bottomLeft) }
    step { $0.removeFrame(1) }
    art.undo()
    return art
  }

  /// A side that no version before allowed, and ramps that come, go, and move with the palette.
  private static var pixelsOfVersion4: PixelArt {
    var base = Sprite(size: CellSize(width: 2000, height: 9))
    base.setRamp(8...11)
    var art = PixelArt(base)
    func step(_ change: (inout Sprite) -> Void) {
      var picture = art.sprite
      change(&picture)
      art.commit(picture)
    }
    step { $0.change(frame: 0) { $0.set(31, at: CellPosition(x: 1999, y: 8)) } }
    step { $0.setRamp(0...6) }
    step { $0.removeColor(3) }
    step { $0.removeRamp(of: 9) }
    return art
  }

  /// Steps that change layers, cels, links and the order of a section.
  /// Layers of tiles of both shapes: made, painted in both ways, with tiles mirrored and moved, and one layer free
  /// again.
  private static var tiledOfVersion17: PixelArt {
    var base = Sprite(size: CellSize(width: 24, height: 16))
    base.change(frame: 0) { $0.fill(CellRect(x: 2, y: 1, width: 12, height: 9), with: 4) }
    var art = PixelArt(base)
    func step(_ change: (inout Sprite) -> Void) {
      var picture = art.sprite
      change(&picture)
      art.commit(picture)
    }
    let (first, second) = (Layer.ID.first, Layer.ID(2))
    step {
      $0.makeTilemap(of: first, shape: .rectangular, tileSize: CellSize(width: 8, height: 4))
    }
    step { $0.addLayer(over: first) }
    step {
      $0.makeTilemap(of: second, shape: .isometric, tileSize: CellSize(width: 8, height: 4))
    }
    step { picture in
      picture.change(CelAddress(frame: 0, layer: second)) {
        $0.fill(CellRect(x: 5, y: 3, width: 9, height: 7), with: 7)
      }
    }
    step { $0.insert([$0.frames[0]], at: 1) }
    step { picture in
      var painted = picture.frames[0].cels[0].grid
      painted.set(9, at: CellPosition(x: 9, y: 5))
      picture.paintTiles(painted, of: CelAddress(frame: 0, layer: first), .manual)
    }
    step {
      $0.setTile(
        PlacedTile(1, flips: [.horizontal, .vertical]), at: [2, 5, 11],
        of: CelAddress(frame: 1, layer: first))
    }
    step { $0.link([CelAddress(frame: 0, layer: second), CelAddress(frame: 1, layer: second)]) }
    step { picture in
      picture.change(CelAddress(frame: 1, layer: second)) {
        $0.set(3, at: CellPosition(x: 20, y: 9))
      }
    }
    step { $0.moveTile(1, to: 2, of: $0.tilesets[0].id) }
    step { $0.makeOrdinary(second) }
    art.undo()
    return art
  }

  private static var layeredOfVersion16: PixelArt {
    var base = Sprite(size: CellSize(width: 40, height: 9))
    base.insert([base.blankFrame(milliseconds: 80), base.blankFrame(milliseconds: 90)], at: 1)
    base.addLayer(over: .first)
    base.changeLayer(.first) {
      $0.sheet = Layer(id: .first, name: "Ground", isLocked: true, unknownFields: #", "x": 1"#)
    }
    base.setBackground(5, of: .first)
    var art = PixelArt(base)
    func step(_ change: (inout Sprite) -> Void) {
      var picture = art.sprite
      change(&picture)
      art.commit(picture)
    }
    func cel(_ frame: Int, _ layer: UInt32) -> CelAddress {
      CelAddress(frame: frame, layer: Layer.ID(layer))
    }
    step { $0.change(cel(1, 2)) { $0.set(7, at: CellPosition(x: 39, y: 8)) } }
    step { $0.addLayer(over: Layer.ID(2), isGroup: true) }
    step { $0.move(Layer.ID(2), to: 1) }
    step {
      $0.changeLayer(Layer.ID(3)) { group in
        group.sheet = group.sheet.faded(to: 0.25)
        group.blendMode = .screen
      }
    }
    step { $0.link([cel(0, 2), cel(1, 2)]) }
    step { $0.change(cel(0, 2)) { $0.fill(CellRect(x: 3, y: 3, width: 35, height: 2), with: 4) } }
    step { $0.moveCels([cel(1, 2)], byFrames: 1, layers: 0, leavesCopy: true) }
    step { $0.setSection("walk", frames: 0...2, playback: .pingPongReverse) }
    step { $0.playback = .reverse }
    step { $0.addLayer(over: Layer.ID(2)) }
    art.undo()
    return art
  }

  /// An edit of each kind.
  private static var paintingOfVersion2: Painting {
    func stroke(_ x: Double) -> Stroke {
      Stroke(width: 0.02, samples: [Sample(position: UnitPoint(x: x, y: 0.5))])
    }
    let picture = BackgroundPicture(file: [7, 8, 9], placement: .tile)
    var painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: .black, picture: picture),
      baseStrokes: [stroke(0.1), stroke(0.2), stroke(0.3)])
    painting.add(stroke(0.4))
    // Ids are numbers in the order of steps and places.
    let ids = (0...5).map { ElementID($0) }
    painting.perform(
      .replace([.init(ids[2], by: [PaintingElement(stroke(0.5), on: .fourToThree)])]))
    painting.perform(
      .transform(
        [ids[1], ids[3]], PaperMap(xx: 0.5, xy: 0.25, yx: -0.25, yy: 0.5, x0: 0.1, y0: 0.2),
        widthScale: 0.5))
    painting.perform(
      .restyle(
        [ids[5], ids[3]],
        StyleChange(
          color: .white, cap: .square, join: .bevel, dash: DashPattern([1, 2]), width: 0.03)))
    painting.perform(.reorder([ids[1], ids[4]], above: ids[5]))
    let other = BackgroundPicture(file: [1], placement: .fit)
    painting.perform(.setBackground(from: .white, to: Background(color: .white, picture: other)))
    painting.perform(.reshape(from: .fourToThree, to: PaperSize(AspectRatio(0.5) ?? .fourToThree)))
    painting.perform(
      .setBackground(from: .white, to: Background(color: .white, picture: picture)))
    painting.undo()
    return painting
  }

  /// Elements of each kind in three layers, with an edit of each kind that names them.
  private static var paintingOfVersion5: Painting {
    let layers = [
      Layer(id: Layer.ID(3), name: "Ground", unknownFields: #"{"opacity":0.5}"#), Layer(),
      Layer(id: Layer.ID(2), name: "層"),
    ]
    let (from, to) = (UnitPoint(x: 0.2, y: 0.7), UnitPoint(x: 0.6, y: -0.1))
    let samples = [
      Sample(position: from, pressure: 0.25), Sample(position: to, milliseconds: 16),
    ]
    let placement = ElementPlacement(
      paper: .fourToThree, map: PaperMap(xx: 0, xy: -2, yx: 2, yy: 0, x0: 0.5, y0: 1e-9))
    var painting = Painting(
      shape: .fixed(AspectRatio(1.5) ?? .fourToThree), layers: layers,
      baseElements: [
        PaintingElement(
          id: ElementID(40), layer: Layer.ID(3), .shape(.rectangle, from: from, to: to),
          width: 0.01, style: LineStyle(dash: DashPattern([1, 2]) ?? .solid)),
        PaintingElement(
          id: ElementID(7), layer: Layer.ID(3), .freehand(samples), width: 0.03,
          placement: placement, unknownFields: #"{"mood":"späť"}"#),
        PaintingElement(layer: .first, .eraser(samples), width: 0.2),
        PaintingElement(layer: Layer.ID(2), .shape(.ellipse, from: to, to: from), width: 0.02),
      ])
    let line = PaintingElement(
      layer: Layer.ID(2), .shape(.line, from: from, to: to), width: 0.04)
    painting.perform(
      .add([line, PaintingElement(layer: Layer.ID(2), .freehand(samples), width: 0.05)]))
    let ids = painting.elements.map(\.id)
    painting.perform(
      .transform(
        [ids[5], ids[0]], PaperMap(xx: 0.5, xy: 0.25, yx: -0.25, yy: 0.5, x0: 0.1, y0: 0.2),
        widthScale: 0.5))
    painting.perform(.replace([.init(ids[1], by: [line, painting.elements[1], line])]))
    painting.perform(
      .restyle([ids[2], ids[3]], StyleChange(color: .white, cap: .butt, width: 0.3)))
    painting.perform(.reorder([ids[4], ids[0]], above: ids[2]))
    painting.perform(.reorder([ids[3]], above: nil))
    painting.perform(.reshape(from: .fourToThree, to: PaperSize(AspectRatio(0.75) ?? .fourToThree)))
    painting.perform(.remove([ids[5]]))
    painting.undo()
    return painting
  }

  /// Lines that follow a hand in each way, and changes of each of it.
  private static var paintingOfVersion7: Painting {
    let samples: [Sample] = (0..<4).map { (index: Int) -> Sample in
      let place = UnitPoint(x: 0.2 * Double(index), y: 0.1 * Double(index * index))
      return Sample(
        position: place, pressure: 0.25 * Float(index), milliseconds: UInt32(16 * index))
    }
    let hands = [
      HandStyle(smoothing: 35, fit: .reach),
      HandStyle(smoothing: 12.5, widthSource: .pressure, thinnest: 0.3, fit: .reach),
      HandStyle(widthSource: .speed, exponent: 2.5, fit: .reach),
    ]
    var painting = Painting(shape: .fixed(.fourToThree))
    for hand in hands {
      painting.perform(
        .add([
          PaintingElement(
            .freehand(samples), width: 0.02, style: LineStyle(hand: hand), grain: 1.0 / 900)
        ]))
    }
    var change = StyleChange(color: .white)
    (change.smoothing, change.widthSource) = (80, .steady)
    (change.thinnest, change.exponent) = (0.5, 0.75)
    painting.perform(.restyle([painting.elements[1].id], change))
    var smoother = StyleChange()
    smoother.smoothing = 3
    painting.perform(.restyle(painting.elements.map(\.id), smoother))
    painting.undo()
    return painting
  }

  /// Areas of either rule, one of which comes in the place of another.
  private static var ruledOfVersion21: Painting {
    func area(_ x: Double, _ rule: FillRule) -> PaintingElement? {
      let contours: [[UnitPoint]] = [0, 0.0625].map { (shift: Double) -> [UnitPoint] in
        (0..<9).map { (index: Int) -> UnitPoint in
          let left = x + shift + 0.125 * Double(index % 4)
          return UnitPoint(x: left, y: Double(index * index % 5) / 8)
        }
      }
      return AreaOutline(contours: contours, rule: rule).map {
        PaintingElement(.area($0), width: 0.001)
      }
    }
    let areas = [area(0.125, .nonZero), area(0.25, .evenOdd), area(0.5, .nonZero)]
      .compactMap { $0 }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: [areas[0]])
    painting.perform(.add([areas[1]]))
    painting.perform(.replace([.init(painting.elements[1].id, by: [areas[2]])]))
    painting.perform(.transform([painting.elements[0].id], .identity, widthScale: 2))
    painting.undo()
    return painting
  }

  /// Notes from the beginning, other ones, those that a run keeps, and none.
  private static var notedOfVersion20: Board {
    var world = LifeWorld()
    for (x, y) in [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)] {
      world.set(true, at: LifeCell(x: x, y: y))
    }
    var board = Board(world, notes: LifeNotes(author: "Guy", comments: ["späť", "", "“c/4”"]))
    var notes = board.step.notes
    notes.author = "Richard K. Guy"
    board.commit(BoardStep(world, isRun: true, notes: notes))
    world.set(true, at: LifeCell(x: -9, y: 9))
    board.commit(BoardStep(world, notes: notes))
    world.generation = 1 << 60
    board.commit(BoardStep(world, isRun: true, notes: notes))
    board.commit(BoardStep(world))
    board.undo()
    return board
  }

  /// A canvas of few cells, and sections with repeats that stand in an order of their own.
  private static var repeatedOfVersion19: PixelArt {
    var base = Sprite(size: CellSize(width: 3, height: 1))
    base.insert((0..<3).map { _ in base.blankFrame(milliseconds: 80) }, at: 1)
    base.setSections([
      FrameSection(name: "land", frames: 2...3, repeats: 2),
      FrameSection(name: "jump", frames: 0...1, playback: .pingPong, repeats: 1),
    ])
    var art = PixelArt(base)
    var picture = art.sprite
    picture.change(frame: 0) { $0.set(4, at: CellPosition(x: 2, y: 0)) }
    picture.setSections(base.sections.reversed())
    art.commit(picture)
    return art
  }

  /// Lines of each fit, and one whose smoothing was set again.
  private static var fittedOfVersion18: Painting {
    let samples = (0..<6).map { (index: Int) -> Sample in
      Sample(
        position: UnitPoint(x: 0.1 * Double(index), y: 0.02 * Double(index * index)),
        milliseconds: UInt32(8 * index))
    }
    var painting = Painting(shape: .fixed(.fourToThree))
    for fit in LineFit.allCases {
      let hand = HandStyle(smoothing: 35, fit: fit)
      painting.perform(
        .add([PaintingElement(.freehand(samples), width: 0.01, style: LineStyle(hand: hand))]))
    }
    var change = StyleChange()
    (change.smoothing, change.fit) = (60, .pixels)
    painting.perform(.restyle(painting.elements.map(\.id), change))
    return painting
  }

  /// Tilted pens, and erasers that come with elements and that are bound to them, in steps of their own and in combined
  /// ones.
  private static var paintingOfVersion8: Painting {
    func samples(_ y: Double) -> [Sample] {
      [0.1, 0.5, 0.9].map {
        Sample(position: UnitPoint(x: $0, y: y), tilt: PenTilt(x: $0 * 60, y: -90))
      }
    }
    let eraser = PaintingElement(
      .eraser(samples(0.4)), width: 0.1,
      style: LineStyle(hand: HandStyle(smoothing: 40, fit: .reach)),
      grain: 1.0 / 700, unknownFields: #"{"soft":true}"#)
    let turned = eraser.moved(
      by: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0.5, y0: 0.1), on: .fourToThree)
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        PaintingElement(.freehand(samples(0.3)), width: 0.02).erased(by: [eraser, turned]),
        PaintingElement(.freehand(samples(0.5)), width: 0.03), eraser,
      ])
    let ids = painting.elements.map(\.id)
    painting.perform(.bindErasers([EraserBinding(ids[2], to: [ids[1]], remains: true)]))
    let map = PaperMap(xx: 0.5, xy: 0, yx: 0, yy: 0.5, x0: 0.1, y0: 0.2)
    painting.perform(
      .combined([
        .bindErasers([EraserBinding(ids[2], to: [ids[0], ids[1]], remains: false)]),
        .transform([ids[0]], map, widthScale: 0.5),
      ]))
    painting.perform(.combined([.add([turned]), .remove([ids[1]])]))
    painting.undo()
    return painting
  }

  /// Texts, one of them with a width, moved and written again.
  private static var paintingOfVersion10: Painting {
    func text(_ string: String, _ style: TextStyle, width: Double?, _ x: Double) -> PaintingElement?
    {
      let points = (0..<6).map { (number: Int) -> UnitPoint in
        let row = number * number % 5
        return UnitPoint(x: x + Double(number) / 16, y: Double(row) / 8)
      }
      return AreaOutline(points, ends: [3, 6]).map {
        PaintingElement(
          .text(
            TextBlock(
              string, style: style, size: 0.0625, width: width, at: PaperPoint(x: x, y: 0.25)),
            $0), width: 0.001)
      }
    }
    let texts = [
      text("Grüße,\n\"Welt\" 🐈", TextStyle(), width: nil, 0.125),
      text(
        "", TextStyle(family: "DejaVu Serif", weight: 700, isItalic: true, alignment: .end),
        width: 0.5, 0.25),
    ].compactMap { $0 }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: [texts[0]])
    let id = painting.elements[0].id
    let map = PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0.5, y0: 0.125)
    painting.perform(.add([texts[1]]))
    painting.perform(.transform([id], map, widthScale: 1))
    painting.perform(.replace([.init(id, by: [texts[1]])]))
    painting.undo()
    return painting
  }

  /// Areas of one contour and of several, moved and erased, and one that comes under a line.
  private static var paintingOfVersion9: Painting {
    func contour(_ x: Double, _ side: Double, _ count: Int) -> [UnitPoint] {
      (0..<3 * count).map { (number: Int) -> UnitPoint in
        let (column, row) = (number % 4, number * number % 5)
        return UnitPoint(x: x + side * Double(column), y: 0.25 + side * Double(row))
      }
    }
    func area(_ contours: [[UnitPoint]]) -> PaintingElement? {
      AreaOutline(contours: contours).map {
        PaintingElement(
          .area($0), width: 0.001, style: LineStyle(color: InkColor(red: 1, green: 2, blue: 3)))
      }
    }
    let line = PaintingElement(
      .freehand([Sample(position: UnitPoint(x: 0.5, y: 0.5))]), width: 0.02)
    let eraser = PaintingElement(
      .eraser([Sample(position: UnitPoint(x: 0.3, y: 0.3))]), width: 0.1)
    let areas = [
      area([contour(0.1, 0.1, 4)]), area([contour(0.2, 0.15, 5), contour(0.3, -0.0625, 1)]),
    ].compactMap { $0 }
    var painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [areas[0].erased(by: [eraser]), line])
    let ids = painting.elements.map(\.id)
    painting.perform(.replace([.init(ids[1], by: [areas[1], painting.elements[1]])]))
    let map = PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0.5, y0: 0.1)
    painting.perform(.transform([ids[0]], map, widthScale: 0.5))
    painting.perform(.add([areas[0].moved(by: map, on: .fourToThree)]))
    painting.undo()
    return painting
  }

  /// Layers in every state, and steps that change each of it, bring layers, take them away and merge them.
  private static var paintingOfVersion11: Painting {
    func element(_ x: Double, _ layer: UInt32) -> PaintingElement {
      PaintingElement(
        layer: Layer.ID(layer), .freehand([Sample(position: UnitPoint(x: x, y: 0.5))]), width: 0.02)
    }
    var painting = Painting(
      shape: .fixed(.fourToThree),
      layers: [
        Layer(id: Layer.ID(4), name: "Ground", isLocked: true),
        Layer(isHidden: true, opacity: 0.25, unknownFields: #"{"blend":"multiply"}"#),
        Layer(id: Layer.ID(2), name: "層", isHidden: true, isLocked: true, opacity: 0),
        Layer(id: Layer.ID(9)),
      ],
      baseElements: [element(0.1, 4), element(0.2, 1), element(0.3, 2), element(0.4, 9)])
    func step(_ edit: PaintingEdit?) { if let edit { painting.perform(edit) } }
    step(painting.adding(over: Layer.ID(4))?.edit)
    let new = Layer.ID(10)
    step(.add([element(0.5, 10), element(0.6, 10)]))
    step(
      painting.changing(new) {
        $0 = $0.faded(to: 0.375)
        ($0.name, $0.isHidden, $0.isLocked) = ("späť", true, true)
      })
    step(painting.moving(Layer.ID(9), to: 0))
    step(.moveToLayer([painting.elements[0].id, painting.elements[1].id], new))
    step(painting.removing(Layer.ID(2)))
    step(
      .combined([
        .moveToLayer([painting.elements[0].id], .first),
        .setLayers(painting.layers.filter { $0.id != new }),
      ]))
    painting.undo()
    return painting
  }

  /// Patterns of each kind, with and without a picture under them, and a paper that is cropped.
  private static var paintingOfVersion12: Painting {
    func pattern(_ kind: PaperPattern.Kind) -> PaperPattern? {
      PaperPattern(
        kind, spacing: 1.0 / 64, color: InkColor(red: 9, green: 8, blue: 7, alpha: 6),
        origin: PaperPoint(x: 0.25, y: -0.5))
    }
    let picture = BackgroundPicture(file: [4, 5], placement: .center)
    var painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: .black, pattern: pattern(.ruled)),
      baseStrokes: [Stroke(width: 0.02, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])])
    painting.perform(
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: 0.25, y: -0.125), to: PaperPoint(x: 0.75, y: 0.5))))
    for kind in PaperPattern.Kind.allCases {
      let picture = kind == .dotted ? picture : nil
      painting.perform(
        .setBackground(
          from: .white, to: Background(color: .white, picture: picture, pattern: pattern(kind))))
    }
    painting.perform(.setBackground(from: .white, to: Background(color: .white, picture: picture)))
    painting.undo()
    return painting
  }

  /// Lines with fills of each pattern and heads of each kind, erased ones, too, and changes of both.
  private static var filledOfVersion13: Painting {
    let samples = [(0.1, 0.2), (0.5, 0.9), (0.9, 0.1)].map {
      Sample(position: UnitPoint(x: $0.0, y: $0.1))
    }
    let eraser = PaintingElement(
      .eraser(samples), width: 0.1,
      style: LineStyle(fill: FillStyle(color: .white), heads: LineHeads(start: .dot)))
    let lines = zip(FillPattern.allCases, LineHead.allCases).map { pattern, head in
      PaintingElement(
        .freehand(samples), width: 0.02,
        style: LineStyle(
          fill: FillStyle(
            color: InkColor(red: 9, green: 8, blue: 7, alpha: 6), pattern: pattern,
            rule: head == .dot ? .nonZero : .evenOdd),
          heads: LineHeads(start: head, end: .arrow)))
    }
    var painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [lines[0].erased(by: [eraser]), lines[1]])
    painting.perform(.add(Array(lines[2...])))
    let ids = painting.elements.map(\.id)
    var change = StyleChange(color: .white)
    (change.fill, change.heads) = (.remove, LineHeads(end: .bar))
    painting.perform(.restyle([ids[0], ids[3]], change))
    var filled = StyleChange()
    filled.fill = .set(FillStyle(color: .black, pattern: .dotted, rule: .nonZero))
    painting.perform(.restyle(ids, filled))
    painting.undo()
    return painting
  }

  /// Groups within groups and locked elements, from the beginning and by steps.
  private static var groupedOfVersion13: Painting {
    func element(_ x: Double, _ groups: [UInt32] = [], isLocked: Bool = false) -> PaintingElement {
      var element = PaintingElement(
        .freehand([Sample(position: UnitPoint(x: x, y: 0.5))]), width: 0.02)
      (element.groups, element.isLocked) = (groups.map { GroupID($0) }, isLocked)
      return element
    }
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        element(0.1, [7, 300]), element(0.2, [7, 300], isLocked: true), element(0.3, [7]),
        element(0.4, isLocked: true), element(0.5),
      ])
    let ids = painting.elements.map(\.id)
    painting.perform(.group([ids[0], ids[4]], as: .unassigned))
    painting.perform(.add([element(0.6, [1, 2]), element(0.7, [1], isLocked: true)]))
    painting.perform(.group(painting.elements.suffix(3).map(\.id), as: .unassigned))
    painting.perform(.lock([ids[0], ids[2]], true))
    painting.perform(.lock([ids[3]], false))
    painting.perform(.ungroup([GroupID(7), painting.elements[4].groups[0]]))
    painting.undo()
    return painting
  }

  /// Pictures, two of one file, one of them cut and erased, and one that was placed, moved and taken away.
  private static var picturesOfVersion13: Painting {
    let paper = AspectRatio.fourToThree
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    func picture(_ file: PictureBytes, _ x: Double) -> PaintingElement {
      let center = PaperPoint(x: x, y: 0.3)
      return PaintingElement(file, width: 300, height: 200, within: room, around: center, on: paper)
        ?? PaintingElement(.freehand([]), width: 1)
    }
    let (first, second) = (PictureBytes([1, 2, 3, 4]), PictureBytes([1, 2, 3, 5]))
    let eraser = PaintingElement(
      .eraser([Sample(position: UnitPoint(x: 0.3, y: 0.3))]), width: 0.1)
    var painting = Painting(
      shape: .fixed(paper), baseElements: [picture(first, 0.3).erased(by: [eraser])])
    painting.perform(.add([picture(first, 0.5), picture(second, 0.7)]))
    var cut = painting.elements[1]
    if let block = cut.content.picture,
      let outline = block.outline(
        of: PaperBox(from: PaperPoint(x: 0.1, y: 0.2), to: PaperPoint(x: 0.9, y: 0.6)), on: paper)
    {
      cut.content = .picture(block, outline)
    }
    painting.perform(.replace([PaintingEdit.Replacement(cut.id, by: [cut])]))
    painting.perform(
      .transform(
        [painting.elements[2].id], .translation(PaperVector(dx: 0.1, dy: -0.1)), widthScale: 1))
    painting.perform(.replace([PaintingEdit.Replacement(painting.elements[2].id, by: [])]))
    painting.undo()
    return painting
  }

  /// Lines that hold on to shapes, from the beginning and by steps, follow one of them and let go of another.
  private static var connectedOfVersion14: Painting {
    func box(_ number: UInt32, _ x: Double) -> PaintingElement {
      PaintingElement(
        id: ElementID(number),
        .shape(.rectangle, from: UnitPoint(x: x, y: 0.2), to: UnitPoint(x: x + 0.25, y: 0.5)),
        width: 0.01)
    }
    func line(_ number: UInt32, _ start: UInt32?, _ end: UInt32?) -> PaintingElement {
      var line = PaintingElement(
        id: ElementID(number),
        .shape(.line, from: UnitPoint(x: 0.3, y: 0.3), to: UnitPoint(x: 0.5, y: 0.3)),
        width: 0.01)
      line.connections = LineConnections(
        start: start.map { Connection(ElementID($0), anchor: Connection.middle) },
        end: end.map { Connection(ElementID($0), anchor: UnitPoint(x: 0.25, y: 1)) })
      return line
    }
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [box(1, 0), box(2, 0.5), line(3, 1, 2), line(4, nil, 2)])
    var other = line(0, 2, 1)
    other.style.heads = LineHeads(end: .arrow)
    painting.perform(.add([other]))
    // The ends of lines as the programs of this version placed them.
    func moved(_ number: Int, _ from: (Double, Double), _ to: (Double, Double))
      -> PaintingEdit.Replacement
    {
      var line = painting.elements[number - 1]
      line.content = .shape(
        .line, from: UnitPoint(x: from.0, y: from.1), to: UnitPoint(x: to.0, y: to.1))
      return PaintingEdit.Replacement(line.id, by: [line])
    }
    painting.restore(
      .combined([
        .transform(
          [ElementID(2)], .translation(PaperVector(dx: 0.125, dy: 0.25)), widthScale: 1),
        .replace([
          moved(
            3, (0.25840571035093635, 0.46463009185710086),
            (0.6165942896490637, 0.7724069451799362)),
          moved(4, (0.3, 0.3), (0.6180420478417299, 0.7377352916531338)),
          moved(
            5, (0.6151941932430908, 0.6473851181981575),
            (0.0723058067569092, 0.5026148818018424)),
        ]),
      ]))
    painting.perform(.remove([ElementID(1)]))
    painting.undo()
    return painting
  }

  /// Groups with an appearance, clips and masks, from the beginning and by steps.
  private static var maskedOfVersion24: Painting {
    func element(_ x: Double, _ groups: [UInt32] = []) -> PaintingElement {
      var element = PaintingElement(
        .freehand([Sample(position: UnitPoint(x: x, y: 0.5))]), width: 0.02)
      element.setGroups(
        groups.map { GroupID($0) },
        styles: [
          GroupID(7): GroupStyle(opacity: 0.25, blending: .colorDodge),
          GroupID(8): GroupStyle(role: .luminanceMask),
        ])
      return element
    }
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        element(0.1, [7]), element(0.2, [7, 8]), element(0.3, [9]), element(0.4, [9]),
      ])
    painting.perform(.add([element(0.5, [8]), element(0.6, [8, 7]), element(0.7)]))
    let ids = painting.elements.map(\.id)
    painting.perform(
      .styleGroup(GroupID(9), GroupStyle(opacity: 0.75, isIsolated: true, role: .alphaMask)))
    painting.perform(.mask(Array(ids[4...]), by: [ids[6]], as: MaskGroups(role: .clip)))
    painting.perform(.styleGroup(GroupID(7), GroupStyle(blending: .luminosity)))
    painting.undo()
    return painting
  }

  /// Gradients of each kind in lines, fills, an area and an erased line, from the beginning and by steps.
  private static var paintedOfVersion23: Painting {
    let samples = [(0.125, 0.25), (0.5, 0.875), (0.75, 0.125)].map {
      Sample(position: UnitPoint(x: $0.0, y: $0.1))
    }
    func field(_ spread: GradientSpread, _ space: GradientSpace) -> GradientField {
      GradientField(
        map: PaperMap(xx: 0.5, xy: -0.25, yx: 0.125, yy: 0.75, x0: 0.25, y0: 0.125),
        stops: [
          GradientStop(at: 0, .white), GradientStop(at: 0.375, InkColor(red: 1, green: 2, blue: 3)),
          GradientStop(at: 1, InkColor(red: 9, green: 8, blue: 7, alpha: 6)),
        ], spread: spread, space: space)
    }
    let linear = InkGradient.linear(field(.pad, .srgb))
    let radial = InkGradient.radial(field(.reflect, .oklab), focus: PaperPoint(x: 0.5, y: -0.25))
    func line(_ own: InkGradient?, fill: InkGradient?) -> PaintingElement {
      var style = LineStyle(
        fill: fill.map { FillStyle(color: .black, gradient: $0, rule: .nonZero) })
      style.gradient = own
      return PaintingElement(.freehand(samples), width: 0.02, style: style)
    }
    let eraser = PaintingElement(.eraser(samples), width: 0.1)
    var painting = Painting(
      shape: .fixed(.fourToThree), layers: [Layer(blending: .multiply)],
      baseElements: [line(linear, fill: radial), line(radial, fill: nil).erased(by: [eraser])])
    painting.perform(.add([line(nil, fill: linear)]))
    let ids = painting.elements.map(\.id)
    painting.perform(
      .transform([ids[0]], .translation(PaperVector(dx: 0.125, dy: 0.25)), widthScale: 1))
    var change = StyleChange()
    (change.lineGradient, change.fillGradient) = (.set(radial), .remove)
    painting.perform(.restyle(ids, change))
    painting.perform(.setLayers([Layer(blending: .colorBurn), Layer(id: Layer.ID(2))]))
    var flat = StyleChange(color: .black)
    flat.fillGradient = .set(linear)
    painting.perform(.restyle([ids[0]], flat))
    painting.undo()
    return painting
  }

  /// Pages from the beginning and by steps, which are drawn on, moved, copied and removed.
  private static var pagesOfVersion25: Painting {
    func line(_ x: Double) -> PaintingElement {
      PaintingElement(
        .freehand([(0.125, 0.25), (x, 0.5)].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }),
        width: 0.02)
    }
    let wide = PaperSize(AspectRatio(2) ?? .fourToThree, length: PaperLength(millimeters: 420))
    var painting = Painting(
      shape: .fixed(.fourToThree), background: Background(color: .black),
      baseElements: [line(0.25)],
      furtherPages: [
        Page(
          paper: wide,
          background: Background(
            color: .white, picture: BackgroundPicture(file: [1, 2, 3], placement: .fit)),
          layers: [Layer(id: Layer.ID(7), name: "層", opacity: 0.5, blending: .multiply)],
          elements: [line(0.5), line(0.75)], unknownFields: #"{"side":"left"}"#,
          unknownBackgroundFields: #"{"grain":[3]}"#)
      ])
    func step(_ edit: PaintingEdit?) { if let edit { painting.perform(edit) } }
    step(painting.addingPage)
    step(.add([line(0.875)]))
    step(.setBackground(from: .white, to: Background(color: .white)))
    step(.reshape(from: .fourToThree, to: wide))
    painting.turn(to: Page.ID(2))
    step(.remove([painting.elements[0].id]))
    step(painting.duplicatingPage)
    step(painting.movingPage(.first, to: 2))
    step(painting.removingPage(Page.ID(2)))
    painting.undo()
    painting.turn(to: painting.pages[0].id)
    return painting
  }

  /// A box with a label, both moved, and a text of its own.
  private static var labelledOfVersion29: Painting {
    let corners = [0.25, 0.375, 0.5].map { UnitPoint(x: $0, y: $0) }
    func text(_ string: String, _ label: TextLabel?) -> PaintingElement? {
      var block = TextBlock(
        string, style: TextStyle(alignment: .center), size: 0.0625, width: 0.25,
        at: PaperPoint(x: 0.25, y: 0.25))
      block.label = label
      return AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]).map {
        PaintingElement(.text(block, $0), width: 0.001)
      }
    }
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        PaintingElement(
          .shape(.rectangle, from: UnitPoint(x: 0.125, y: 0.125), to: UnitPoint(x: 0.75, y: 0.75)),
          width: 0.01)
      ])
    let box = painting.elements[0]
    let texts = [text("inside", TextLabel(of: box.id, size: 0.125)), text("outside", nil)]
    painting.perform(
      .replace([PaintingEdit.Replacement(box.id, by: [box] + texts.compactMap(\.self))]))
    painting.perform(
      .transform([box.id], .translation(PaperVector(dx: 0.125, dy: 0)), widthScale: 1))
    return painting
  }

  /// A reference under a drawing from the beginning, and one beside it that is put away again and made ordinary.
  private static var referenceOfVersion32: Painting {
    var under = Layer(id: Layer.ID(2), name: "Photo", isLocked: true, opacity: 0.5)
    under.isReference = true
    let line = PaintingElement(
      .shape(.line, from: UnitPoint(x: 0.125, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5)),
      width: 0.01)
    var painting = Painting(
      shape: .fixed(.fourToThree), layers: [under, Layer()], baseElements: [line])
    guard let beside = painting.addingReference([line], named: "Beside", isUnder: false) else {
      return painting
    }
    painting.perform(beside.edit)
    if let edit = painting.changing(beside.layer, { $0.isReference = false }) {
      painting.perform(edit)
    }
    painting.undo()
    return painting
  }

  /// A line with a text on its right, both moved, and one with a text at its end.
  private static var lettersOfVersion32: Painting {
    let corners = [0.25, 0.375, 0.5].map { UnitPoint(x: $0, y: $0) }
    func text(_ label: TextLabel) -> PaintingElement? {
      var block = TextBlock(
        "along", style: TextStyle(alignment: .end), size: 0.0625, at: PaperPoint(x: 0.25, y: 0.25))
      block.label = label
      return AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]).map {
        PaintingElement(.text(block, $0), width: 0.001)
      }
    }
    let lines = [0.125, 0.75].map { y in
      PaintingElement(
        .shape(.line, from: UnitPoint(x: 0.125, y: y), to: UnitPoint(x: 0.75, y: y)), width: 0.01)
    }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: lines)
    for (line, course) in zip(
      painting.elements, [LabelCourse(.right, offset: -0.125), LabelCourse()])
    {
      let label = text(TextLabel(of: line.id, size: 0.125, course: course))
      painting.perform(
        .replace([PaintingEdit.Replacement(line.id, by: [line] + [label].compactMap(\.self))]))
    }
    painting.perform(
      .transform(
        [painting.elements[0].id], .translation(PaperVector(dx: 0.125, dy: 0)), widthScale: 1))
    return painting
  }

  /// Heads of all kinds in several sizes, and elbows, by steps.
  private static var headedOfVersion30: Painting {
    let boxes = [(UInt32(1), 0.0), (2, 0.5)].map { id, x in
      PaintingElement(
        id: ElementID(id),
        .shape(.rectangle, from: UnitPoint(x: x, y: x), to: UnitPoint(x: x + 0.25, y: x + 0.25)),
        width: 0.02)
    }
    let lines = LineHead.allCases.enumerated().map { number, head in
      let y = Double(number + 1) / 16
      return PaintingElement(
        .shape(.line, from: UnitPoint(x: 0.25, y: y), to: UnitPoint(x: 0.75, y: y)), width: 0.005,
        style: LineStyle(
          heads: LineHeads(start: head, end: .open, size: number % 2 == 0 ? 4 : 2.5)))
    }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: boxes + lines)
    // The courses as the programs of this version found them.
    func line(_ id: UInt32, _ course: LineCourse, _ content: ElementContent) -> PaintingElement {
      var line = PaintingElement(id: ElementID(id), content, width: 0.01)
      line.connections = LineConnections(
        start: Connection(ElementID(1), anchor: Connection.middle),
        end: course == .rounded ? nil : Connection(ElementID(2), anchor: Connection.middle),
        course: course)
      return line
    }
    func straight(_ from: (Double, Double), _ to: (Double, Double)) -> ElementContent {
      .shape(.line, from: UnitPoint(x: from.0, y: from.1), to: UnitPoint(x: to.0, y: to.1))
    }
    func elbow(_ nodes: [PathNode], _ samples: [(Double, Double)]) -> ElementContent {
      NodePath(nodes, isClosed: false).map {
        .path($0, samples.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) })
      } ?? .freehand([])
    }
    func corner(_ x: Double, _ y: Double) -> PathNode { PathNode(PaperPoint(x: x, y: y)) }
    let third = 0.2916666666666667
    painting.restore(.add([line(16, .straight, straight((0.262, 0.262), (0.488, 0.488)))]))
    painting.restore(
      .add([
        line(
          17, .elbow,
          elbow(
            [corner(0.125, 0.2025), corner(0.125, 0.46875), corner(0.485, 0.46875)],
            [(0.125, 0.27), (0.125, 0.625), (0.485, 0.625)]))
      ]))
    painting.restore(
      .add([
        line(
          18, .rounded,
          elbow(
            [
              corner(0.265, 0.09375),
              PathNode(
                PaperPoint(x: 0.605, y: 0.09375), arriving: PaperPoint(x: 0.605, y: 0.09375),
                leaving: PaperPoint(x: 0.616046, y: 0.09375)),
              PathNode(
                PaperPoint(x: 0.625, y: 0.11375), arriving: PaperPoint(x: 0.625, y: 0.102704),
                leaving: PaperPoint(x: 0.625, y: 0.11375)),
              corner(0.625, 0.46875),
            ],
            [(0.265, 0.125), (0.605, 0.125), (0.625, 0.15166666666666667), (0.625, 0.625)]))
      ]))
    painting.restore(
      .combined([
        .transform(
          [ElementID(2)], .translation(PaperVector(dx: 0.125, dy: -0.25)), widthScale: 1),
        .replace([
          PaintingEdit.Replacement(
            ElementID(16),
            by: [
              line(
                16, .straight,
                straight(
                  (0.2647087101353638, 0.162255656036097),
                  (0.6102912898646362, 0.25441101063056965)))
            ]),
          PaintingEdit.Replacement(
            ElementID(17),
            by: [
              line(
                17, .elbow,
                elbow(
                  [corner(0.125, 0.2025), corner(0.125, 0.21875), corner(0.61, 0.21875)],
                  [(0.125, 0.27), (0.125, third), (0.61, third)]))
            ]),
        ]),
      ]))
    var change = StyleChange()
    change.heads = LineHeads(start: .hollowDiamond, end: .many, size: 8)
    painting.perform(.restyle([ElementID(3)], change))
    return painting
  }

  /// Paths: open, closed, and of a stroke, moved and changed by steps.
  private static var pathsOfVersion28: Painting {
    func node(
      _ x: Double, _ y: Double, _ way: Double, _ kind: PathNode.Kind, pressure: Double = 1
    ) -> PathNode {
      let point = PaperPoint(x: x, y: y)
      return PathNode(
        point, arriving: PaperPoint(x: x - way, y: y), leaving: PaperPoint(x: x + way, y: y),
        kind: kind, pressure: pressure)
    }
    let samples = [0.125, 0.25, 0.75].map {
      Sample(position: UnitPoint(x: $0, y: 0.5), pressure: 0.5, milliseconds: 8)
    }
    func element(_ nodes: [PathNode], isClosed: Bool, isOfStroke: Bool) -> PaintingElement? {
      NodePath(nodes, isClosed: isClosed, isOfStroke: isOfStroke).map {
        PaintingElement(
          .path($0, isOfStroke ? samples : $0.nodeSamples(on: .fourToThree)), width: 0.02,
          style: LineStyle(hand: isOfStroke ? .gentle : .plain))
      }
    }
    let elements = [
      element(
        [node(0.1, 0.2, 0, .corner), node(0.7, 0.3, 0.1, .smooth)], isClosed: false,
        isOfStroke: false),
      element(
        [
          node(0.1, 0.4, 0.05, .symmetric), node(0.5, 0.6, 0, .corner),
          node(0.2, 0.7, 0.01, .smooth),
        ],
        isClosed: true, isOfStroke: false),
      element(
        [node(0.125, 0.375, 0.1, .corner, pressure: 0.25), node(0.75, 0.375, 0.1, .corner)],
        isClosed: false, isOfStroke: true),
    ].compactMap(\.self)
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: Array(elements[..<2]))
    painting.perform(.add([elements[2], PaintingElement(.freehand(samples), width: 0.01)]))
    let ids = painting.elements.map(\.id)
    painting.perform(
      .transform(
        [ids[0], ids[2]], PaperMap(xx: 0.5, xy: 0, yx: 0, yy: 0.5, x0: 0.25, y0: 0.125),
        widthScale: 0.5))
    var stroke = painting.elements[2]
    stroke.content = .freehand(samples)
    painting.perform(.replace([PaintingEdit.Replacement(ids[2], by: [stroke])]))
    painting.undo()
    return painting
  }

  /// Kinds of brush in lines and shapes, from the beginning and by steps.
  private static var kindsOfVersion26: Painting {
    func line(_ name: BrushKind.Name, _ number: Int) -> PaintingElement {
      let place = Double(number) / 8
      var style = LineStyle(hand: number % 2 == 0 ? .plain : .gentle)
      style.kind = BrushKind(name).seeded(UInt32(number + 1))
      if number % 3 == 1 { style.lightestOpacity = 0.25 }
      return PaintingElement(
        number == 2
          ? .shape(.ellipse, from: UnitPoint(x: 0.1, y: 0.2), to: UnitPoint(x: 0.5, y: 0.75))
          : .freehand(
            [0.125, 0.75].map { Sample(position: UnitPoint(x: $0, y: place), pressure: 0.5) }),
        width: 0.02, style: style)
    }
    let all = BrushKind.Name.allCases.enumerated().map { line($1, $0) }
    var painting = Painting(shape: .fixed(.fourToThree), baseElements: Array(all[..<4]))
    painting.perform(.add(Array(all[4...])))
    let ids = painting.elements.map(\.id)
    var nib = BrushKind(.nib)
    (nib[.angle], nib[.turning], nib[.corners]) = (62.5, 2, 1)
    var change = StyleChange(width: 0.03)
    (change.kind, change.lightestOpacity) = (nib, 0.125)
    painting.perform(.restyle(Array(ids[..<3]), change))
    change = StyleChange()
    change.kind = BrushKind(.spatter)
    painting.perform(.restyle([ids[6], ids[0]], change))
    change.kind = .pen
    painting.perform(.restyle(ids, change))
    painting.undo()
    return painting
  }

  /// Lines whose width follows the tilt, from the beginning and by a step, and the rest of a line of chalk.
  private static var tiltedOfVersion27: Painting {
    let samples = (0..<5).map { (number: Int) -> Sample in
      let place = UnitPoint(x: 0.125 * Double(number + 1), y: 0.5)
      let tilt = PenTilt(x: Double(15 * number), y: -10)
      return Sample(
        position: place, pressure: 0.75, milliseconds: UInt32(20 * number), tilt: tilt)
    }
    let hand = HandStyle(smoothing: 35, widthSource: .tilt, thinnest: 0.125, fit: .pixels)
    var chalk = BrushKind(.chalk).seeded(7)
    chalk.start = 62.5
    var style = LineStyle(hand: hand)
    style.kind = chalk
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        PaintingElement(.freehand(samples), width: 0.02, style: style),
        PaintingElement(.freehand(samples), width: 0.01),
      ])
    var change = StyleChange()
    change.widthSource = .tilt
    painting.perform(.restyle([painting.elements[1].id], change))
    return painting
  }

  /// A line of a pen that rotates, and then tells no rotation any more.
  private static var rotatedOfVersion33: Painting {
    let samples = (0..<5).map { (number: Int) -> Sample in
      Sample(
        position: UnitPoint(x: 0.125 * Double(number + 1), y: 0.5),
        tilt: PenTilt(
          x: Double(10 * number), y: 0, rotation: number == 4 ? nil : Double(100 * number + 5)))
    }
    return Painting(
      shape: .fixed(.fourToThree),
      baseElements: [PaintingElement(.freehand(samples), width: 0.02)])
  }

  /// A shape of each kind with numbers, with others than the usual ones.
  private static var shapesOfVersion31: Painting {
    let words = [
      "rounded-120", "star-7,450", "regular-8", "arc-1200,300", "pie-450,2700",
      "callout-100,-250,1500", "block-300,600",
    ]
    return Painting(
      shape: .fixed(.fourToThree),
      baseElements: words.compactMap { ShapeKind(rawValue: $0) }.enumerated().map { index, kind in
        let x = Double(index + 1) / 16
        return PaintingElement(
          id: ElementID(UInt32(index + 1)),
          .shape(kind, from: UnitPoint(x: x, y: 0.25), to: UnitPoint(x: x + 0.25, y: 0.5)),
          width: 0.01)
      })
  }

  /// A spiral as it is usual.
  private static var spiralOfVersion22: Painting {
    Painting(
      shape: .fixed(.fourToThree),
      baseElements: ["spiral"].compactMap { ShapeKind(rawValue: $0) }.map { kind in
        PaintingElement(
          id: ElementID(1),
          .shape(kind, from: UnitPoint(x: 0.5, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5)), width: 0.01
        )
      })
  }

  /// A size from the beginning, another one, none, and one that a crop leaves.
  private static var sizedOfVersion15: Painting {
    func paper(_ ratio: Double, _ millimeters: Double?) -> PaperSize {
      PaperSize(
        AspectRatio(ratio) ?? .fourToThree,
        length: millimeters.flatMap { PaperLength(millimeters: $0) })
    }
    var painting = Painting(
      shape: .fixed(.fourToThree), paperLength: PaperLength(millimeters: 279.4),
      baseElements: [
        PaintingElement(.freehand([Sample(position: UnitPoint(x: 0.5, y: 0.5))]), width: 0.02)
      ])
    painting.perform(.reshape(from: .fourToThree, to: paper(4.0 / 3, 420)))
    painting.perform(.reshape(from: .fourToThree, to: paper(0.5, nil)))
    painting.perform(.reshape(from: .fourToThree, to: paper(0.75, 297)))
    painting.perform(
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: 0.25, y: -0.125), to: PaperPoint(x: 0.75, y: 0.5))))
    painting.perform(.reshape(from: .fourToThree, to: paper(2, 10_000)))
    painting.undo()
    return painting
  }

  private static var paintingsOfVersion1: [Painting] {
    let points = [
      Sample(position: UnitPoint(x: 0.1, y: 0.2), pressure: 0.7, milliseconds: 0),
      Sample(position: UnitPoint(x: -0.0, y: 1e-300), pressure: 1, milliseconds: 4_294_967_295),
    ]
    let dashed = Stroke(
      tool: .dashed, width: 0.01,
      style: LineStyle(
        cap: .butt, join: .miter, color: InkColor(red: 1, green: 2, blue: 3, alpha: 4),
        dash: DashPattern([3, 0.1]) ?? .solid),
      samples: points, unknownFields: #"{"mood":"späť"}"#)
    let dot = Stroke(
      tool: .eraser, width: 0.25, style: LineStyle(cap: .square, join: .bevel),
      samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])
    var drawn = Painting(
      shape: .fixed(.fourToThree),
      background: Background(color: InkColor(red: 9, green: 8, blue: 7)),
      baseStrokes: [dashed, dot], unknownFields: #"{"author":"Ada"}"#,
      unknownBackgroundFields: #"{"grain":[1,2]}"#)
    for stroke in [dot, dashed, dot] { drawn.add(stroke) }
    drawn.undo()
    return [drawn, Painting(), Painting(shape: .fixed(.fourToThree), baseStrokes: [dot])]
  }

  /// Writes the fixture of the version that the program has now.
  func write(to path: String) throws {
    let library = try Library.open(at: path)
    for (index, document) in documents.enumerated() {
      try library.add(
        document, name: "Painting \(index + 1)", tags: tags[index] ?? [],
        at: Timestamp(milliseconds: 1_700_000_000_000 + Int64(index)))
    }
    try library.storeThumbnail([0x89, 0x50], of: ItemID(1), revision: 1, longerSide: 2)
    try library.setSetting("window.collection", to: "900.0x600.0")
    try library.trash([ItemID(3)], at: Timestamp(milliseconds: 1_700_000_000_009))
    library.close()
  }
}
