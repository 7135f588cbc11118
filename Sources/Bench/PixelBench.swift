import CBench
import Formats
import Foundation
import Base
import Storage
import Documents
import Editing

/// Pixel art: filling, drawing, undoing, writing a GIF.
struct PixelBench {
  func run() throws {
    fills()
    drag()
    layers()
    try undo()
    try gif()
  }

  // MARK: Fill

  private static let fillSize = CellSize(width: 4096, height: 4096)

  private func fills() {
    print("Flood fill of 4096 × 4096 cells, beside a textbook scanline fill in C")
    let size = Self.fillSize
    var random = SplitMix(state: 1)
    let empty = [Int32](repeating: -1, count: size.count)
    let noise = empty.map { $0 + (random.next() % 10 < 4 ? 1 : 0) }
    for (name, cells) in [("empty", empty), ("spiral", Self.spiral(size)), ("40 % noise", noise)] {
      var (own, plain) = (Measurement(), Measurement())
      var (mine, theirs) = (cells, cells)
      let start = name == "40 % noise" ? Self.start(in: cells, size) : CellPosition(x: 0, y: 0)
      for _ in 0..<7 {
        (mine, theirs) = (cells, cells)
        // Ensures unique storage before timing.
        mine[0] = cells[0]
        theirs[0] = cells[0]
        plain.add(
          Measurement.time {
            theirs.withUnsafeMutableBufferPointer {
              plain_fill(
                $0.baseAddress, Int32(size.width), Int32(size.height), Int32(start.x),
                Int32(start.y), 7)
            }
          })
        own.add(Measurement.time { FloodFill.fill(&mine, size: size, from: start, with: 7) })
      }
      precondition(mine == theirs, "Both fill the same cells")
      row("\(name): textbook", plain.median, "ms")
      row("\(name): Filbert", own.median, "ms", baseline: plain.median, "  target × 1")
    }
    print("")
  }

  /// An empty cell near the middle that is connected to most of the noise.
  private static func start(in cells: [Int32], _ size: CellSize) -> CellPosition {
    var place = size.count / 2 + size.width / 2
    while true {
      place = cells[(place + 1)...].firstIndex(of: -1) ?? 0
      let start = CellPosition(x: place % size.width, y: place / size.width)
      var trial = cells
      let rect = FloodFill.fill(&trial, size: size, from: start, with: 7)
      if rect.width > size.width / 2 || place == 0 { return start }
    }
  }

  /// A corridor of one cell's width from the corner to the middle, between walls of one.
  private static func spiral(_ size: CellSize) -> [Int32] {
    let (width, height) = (size.width, size.height)
    var cells = [Int32](repeating: 1, count: size.count)
    var (x, y, dx, dy) = (0, 0, 1, 0)
    func isFree(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] == 1
    }
    cells[0] = -1
    while true {
      // Straight on while the cell after the next is still wall.
      let isOpen = isFree(x + dx, y + dy)
      let isFar =
        isFree(x + 2 * dx, y + 2 * dy) || !(0..<width).contains(x + 2 * dx)
        || !(0..<height).contains(y + 2 * dy)
      if isOpen && isFar {
        (x, y) = (x + dx, y + dy)
        cells[y * width + x] = -1
      } else {
        (dx, dy) = (-dy, dx)
        guard isFree(x + dx, y + dy), isFree(x + 2 * dx, y + 2 * dy) else { break }
      }
    }
    return cells
  }

  // MARK: Drawing

  private static func animation(side: Int, frames: Int) -> Sprite {
    var picture = Sprite(size: CellSize(width: side, height: side))
    var made: [PixelFrame] = []
    for frame in 0..<frames {
      var grid = CellGrid(size: picture.size, filledWith: 5)
      // A static landscape with three balls moving over it.
      for band in 0..<8 {
        grid.fill(
          CellRect(x: 0, y: side * 3 / 4 + band * side / 32, width: side, height: side / 32),
          with: CellGrid.Cell(16 + band))
      }
      for column in stride(from: 0, to: side, by: 24) {
        grid.fill(
          CellRect(x: column, y: side * 3 / 4 - column % 40, width: 6, height: column % 40),
          with: 7)
      }
      for ball in 0..<3 {
        let x = (frame * (5 + 3 * ball) + ball * side / 3) % (side * 3 / 4)
        let y = side / 8 + ball * side / 5
        let cells = CellShape.ellipse.cells(
          from: CellPosition(x: x, y: y), to: CellPosition(x: x + side / 6, y: y + side / 6),
          isFilled: true)
        for cell in cells {
          let shade = ((cell.x - x) + (cell.y - y)) * 4 / (side / 3)
          grid.set(CellGrid.Cell(8 + 4 * ball + min(3, shade)), at: cell)
        }
      }
      made.append(PixelFrame(grid, milliseconds: 40))
    }
    picture = Sprite(frames: made, palette: .usual) ?? picture
    return picture
  }

  private func drag() {
    print("A drag with a tip of 4 cells through 1024 × 1024 cells of one of 64 frames")
    let art = PixelArt(Self.animation(side: 1024, frames: 64))
    var picture = art.sprite
    var measurement = Measurement()
    var first = 0.0
    var stroke = CellStroke(
      on: picture.frames[9].cels[0].grid, brush: CellBrush(.cell(30), tip: CellTip(size: 4)))
    for step in 0..<2000 {
      let cell = CellPosition(x: step * 7 % 1000, y: (step * step / 40) % 1000)
      let time = Measurement.time {
        picture.change(CelAddress(frame: 9)) { grid in _ = stroke.move(to: cell, in: &grid) }
      }
      if step == 0 { first = time } else { measurement.add(time) }
    }
    row("the first cell", first, "ms")
    row("a sample, median", measurement.median, "ms", "  target 1")
    row("a sample, slowest", measurement.quantile(1), "ms")
    var kept = art
    row("the step", Measurement.time { kept.commit(picture) }, "ms")
    print("")
  }

  private func layers() {
    print("A drag with a tip of 4 cells in one of 20 layers of 2048 × 2048 cells and 64 frames")
    var picture = Self.animation(side: 2048, frames: 64)
    var top = Layer.ID.first
    for layer in 1..<20 {
      top = picture.addLayer(over: top) ?? top
      for frame in 0..<64 {
        picture.change(CelAddress(frame: frame, layer: top)) {
          let rect = CellRect(x: layer * 80, y: frame * 20, width: 400, height: 500)
          $0.fill(rect, with: CellGrid.Cell(layer))
        }
      }
      if layer % 4 == 0 {
        picture.changeLayer(top) { layer in
          layer.blendMode = .multiply
          layer.sheet = layer.sheet.faded(to: 0.5)
        }
      }
    }
    let edited = CelAddress(frame: 9, layer: Layer.ID(10))
    guard let cells = picture[cel: edited]?.grid,
      let surface = try? CellSurface(picture.stack(frame: 9))
    else { return }
    var stroke = CellStroke(on: cells, brush: CellBrush(.cell(30), tip: CellTip(size: 4)))
    var (sample, playing) = (Measurement(), Measurement())
    for step in 0..<1000 {
      let cell = CellPosition(x: step * 7 % 2000, y: (step * step / 40) % 2000)
      let time = Measurement.time {
        let before = picture.stack(frame: 9)
        picture.change(edited) { grid in _ = stroke.move(to: cell, in: &grid) }
        let stack = picture.stack(frame: 9)
        for area in stack.changedAreas(from: before) { surface.update(area, of: stack) }
      }
      if step > 0 { sample.add(time) }
    }
    row("a sample with what is seen of it, median", sample.median, "ms", "  target 1")
    row("a sample, slowest", sample.quantile(1), "ms")
    var seen = picture.stack(frame: 9)
    for frame in 0..<64 {
      playing.add(
        Measurement.time {
          let next = picture.stack(frame: frame)
          for area in next.changedAreas(from: seen) { surface.update(area, of: next) }
          seen = next
        })
    }
    row("the next frame, median", playing.median, "ms", "  target 16")
    row("the next frame, slowest", playing.quantile(1), "ms")
    print("")
  }

  private func undo() throws {
    print("500 strokes in 1024 × 1024 × 64 frames, taken back, and opened again")
    var art = PixelArt(Self.animation(side: 1024, frames: 64))
    let folder = FileManager.default.temporaryDirectory.path + "/filbert-bench-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = try Library.open(at: folder + "/library.sqlite")
    defer { library.close() }
    let now = Timestamp(milliseconds: 0)
    let id = try library.add(.pixels(art), name: "A", at: now)
    var record = Measurement()
    for step in 0..<500 {
      let old = art.sprite
      var new = old
      var stroke = CellStroke(
        on: new.frames[step % 64].cels[0].grid,
        brush: CellBrush(.cell(CellGrid.Cell(step % 32)), tip: CellTip(size: 3)))
      new.change(CelAddress(frame: step % 64)) { grid in
        for x in 0..<20 {
          stroke.move(to: CellPosition(x: x * 50, y: (step * 37 + x * 13) % 1000), in: &grid)
        }
      }
      art.commit(new)
      let position = step
      record.add(
        try Measurement.time {
          try library.record(new, after: old, in: id, at: position, modifiedAt: now)
        })
    }
    row("a stroke in the library, median", record.median, "ms")
    var undo = Measurement()
    while art.canUndo { undo.add(Measurement.time { art.undo() }) }
    row("an undo, slowest", undo.quantile(1), "ms", "  target 16")
    var steps = 0
    let opened = try Measurement.time { steps = try library.pixelArt(id).art.history.edits.count }
    row("opened with all \(steps) steps", opened, "ms")
    print("")
  }

  // MARK: GIF

  private func gif() throws {
    print("A GIF of 64 frames of 512 × 512 cells, 32 colours, beside Pillow and gifsicle -O3")
    let picture = Self.animation(side: 512, frames: 64)
    var own = Measurement()
    var bytes: [UInt8] = []
    for _ in 0..<9 { own.add(try Measurement.time { bytes = try GIFFile.bytes(of: picture) }) }
    let folder = FileManager.default.temporaryDirectory.path + "/filbert-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let raw = picture.frames.flatMap { $0.cels[0].grid.allCells.map { UInt8($0) } }
    try Data(raw).write(to: URL(fileURLWithPath: folder + "/raw"))
    try Data(picture.palette.colors.flatMap { [$0.red, $0.green, $0.blue] })
      .write(to: URL(fileURLWithPath: folder + "/palette"))
    let script = """
      import sys, time
      from PIL import Image
      raw = open("\(folder)/raw", "rb").read(); palette = open("\(folder)/palette", "rb").read()
      frames = []
      for i in range(64):
          im = Image.frombytes("P", (512, 512), raw[i * 262144:(i + 1) * 262144])
          im.putpalette(palette); frames.append(im)
      times = []
      for _ in range(9):
          t = time.perf_counter()
          frames[0].save("\(folder)/p.gif", save_all=True, append_images=frames[1:], duration=40, loop=0)
          times.append(time.perf_counter() - t)
      open("\(folder)/time", "w").write(str(sorted(times)[4] * 1000))
      """
    guard try Process.run(["/usr/bin/python3", "-c", script]).wait() == 0,
      let text = try? String(contentsOfFile: folder + "/time", encoding: .utf8),
      let pillow = Double(text),
      let pillowBytes = try? Data(contentsOf: URL(fileURLWithPath: folder + "/p.gif")).count
    else {
      row("Filbert", own.median, "ms", "  \(bytes.count / 1000) kB")
      return print("Pillow is not there to be compared with\n")
    }
    row("Pillow", pillow, "ms", "  \(pillowBytes) bytes")
    let sicle = try Measurement.time {
      _ = try Process.run(
        ["/usr/bin/gifsicle", "-O3", folder + "/p.gif", "-o", folder + "/s.gif"]
      ).wait()
    }
    let sicleBytes = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/s.gif")).count) ?? 0
    row("gifsicle -O3, of Pillow's file", sicle, "ms", "  \(sicleBytes) bytes")
    row(
      "Filbert", own.median, "ms", baseline: pillow,
      "  \(bytes.count) bytes; target faster than Pillow, as small as gifsicle")
    print("")
  }
}

/// A reproducible sequence of random numbers: Steele, Lea, Flood (2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
