import Base
import Documents

/// The bytes of a step of pixel art, and back: what it changed, as the contents of the tiles that are others.
///
/// Each frame names the frame before the step that it came from. A tile is written as runs of equal cells.
struct PixelCoding {
  let item: Int64
  let position: Int64

  private static let version: UInt8 = 1

  private struct Parts: OptionSet {
    let rawValue: UInt8
    static let palette = Parts(rawValue: 1)
    static let playback = Parts(rawValue: 2)
    static let sections = Parts(rawValue: 4)
    /// Since version 4 of the library.
    static let ramps = Parts(rawValue: 8)
    static let all: Parts = [.palette, .playback, .sections, .ramps]
  }

  private var seal: StepSeal {
    StepSeal(item: item, position: position, kind: position == 0 ? .base : .pixels)
  }

  // MARK: Writing

  /// - Parameter old: the picture before the step; nil for what was there from the beginning.
  func bytes(of new: PixelPicture, after old: PixelPicture?) -> [UInt8] {
    var writer = ByteWriter(capacity: 256)
    writer.append(Self.version)
    writer.appendVariable(UInt64(new.size.width))
    writer.appendVariable(UInt64(new.size.height))
    var parts = Parts.all
    if let old {
      if old.palette == new.palette { parts.remove(.palette) }
      if old.playback == new.playback, old.loopCount == new.loopCount { parts.remove(.playback) }
      if old.sections == new.sections { parts.remove(.sections) }
    }
    if old?.ramps ?? [] == new.ramps { parts.remove(.ramps) }
    writer.append(parts.rawValue)
    if parts.contains(.palette) {
      writer.appendVariable(UInt64(new.palette.count))
      for color in new.palette.colors { writer.append(color.rgba) }
    }
    if parts.contains(.playback) {
      writer.append(UInt8(Playback.allCases.firstIndex(of: new.playback) ?? 0))
      writer.appendVariable(UInt64(new.loopCount))
    }
    if parts.contains(.sections) { Self.write(new.sections, to: &writer) }
    if parts.contains(.ramps) {
      writer.appendVariable(UInt64(new.ramps.count))
      for ramp in new.ramps {
        writer.appendVariable(UInt64(ramp.lowerBound))
        writer.appendVariable(UInt64(ramp.count))
      }
    }
    writer.appendVariable(UInt64(new.frames.count))
    let blank = CellGrid(size: new.size)
    for (index, frame) in new.frames.enumerated() {
      let source = Self.source(of: frame, at: index, in: old, size: new.size)
      let before = source.flatMap { old?.frames[$0] }
      let isSame = before == frame
      writer.appendVariable(UInt64((source ?? -1) + 1) << 1 | (isSame ? 0 : 1))
      if !isSame { Self.write(frame, after: before?.grid ?? blank, to: &writer) }
    }
    return seal.sealed(writer)
  }

  /// The frame that another one most likely came from.
  private static func source(
    of frame: PixelFrame, at index: Int, in old: PixelPicture?, size: CellSize
  ) -> Int? {
    guard let old, old.size == size else { return nil }
    if old.frames.indices.contains(index), old.frames[index].grid == frame.grid { return index }
    return old.frames.firstIndex { $0.grid == frame.grid }
      ?? (old.frames.indices.contains(index) ? index : nil)
  }

  private static func write(_ sections: [FrameSection], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(sections.count))
    for section in sections {
      writer.append(section.name)
      writer.appendVariable(UInt64(section.frames.lowerBound))
      writer.appendVariable(UInt64(section.frames.count))
    }
  }

  private static func write(_ frame: PixelFrame, after old: CellGrid, to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(frame.milliseconds))
    writer.append(frame.unknownFields)
    let changed = frame.grid.changedTiles(from: old)
    writer.appendVariable(UInt64(changed.count))
    var next = 0
    for index in changed {
      writer.appendVariable(UInt64(index - next))
      next = index + 1
      write(frame.grid.tile(index), to: &writer)
    }
  }

  private static func write(_ tile: [CellGrid.Cell], to writer: inout ByteWriter) {
    var runs: [(cell: CellGrid.Cell, count: Int)] = []
    for cell in tile {
      if let last = runs.last, last.cell == cell {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    writer.appendVariable(UInt64(runs.count))
    for run in runs {
      writer.appendVariable(UInt64(run.count))
      writer.appendVariable(UInt64(Int(run.cell) + 1))
    }
  }

  // MARK: Reading

  /// - Parameter old: the picture before the step; nil for what was there from the beginning.
  func picture(
    _ detail: [UInt8]?, after old: PixelPicture?
  ) throws(ByteReader.OutOfBytes) -> PixelPicture {
    try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      guard try reader.number(UInt8.self) == Self.version else { throw ByteReader.OutOfBytes() }
      let size = CellSize(width: try reader.smallNumber(), height: try reader.smallNumber())
      guard PixelPicture.allowedSide.contains(size.width),
        PixelPicture.allowedSide.contains(size.height)
      else { throw ByteReader.OutOfBytes() }
      let parts = Parts(rawValue: try reader.number())
      var palette = old?.palette ?? .usual
      if parts.contains(.palette) {
        var colors: [InkColor] = []
        for _ in 0..<(try reader.count()) { colors.append(InkColor(rgba: try reader.number())) }
        palette = Palette(colors)
      }
      var playback = (old?.playback ?? .loop, old?.loopCount ?? 0)
      if parts.contains(.playback) {
        let index = Int(try reader.number(UInt8.self))
        guard Playback.allCases.indices.contains(index) else { throw ByteReader.OutOfBytes() }
        playback = (Playback.allCases[index], try reader.smallNumber())
      }
      let sections =
        parts.contains(.sections) ? try Self.sections(from: &reader) : old?.sections ?? []
      let ramps = parts.contains(.ramps) ? try Self.ramps(from: &reader) : old?.ramps ?? []
      var frames: [PixelFrame] = []
      for _ in 0..<(try reader.count()) {
        frames.append(try Self.frame(from: &reader, old, size))
      }
      guard var picture = PixelPicture(frames: frames, palette: palette) else {
        throw ByteReader.OutOfBytes()
      }
      (picture.playback, picture.loopCount) = playback
      picture.setSections(sections)
      picture.setRamps(ramps)
      return picture
    }
  }

  private static func sections(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [FrameSection] {
    var sections: [FrameSection] = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      let first = try reader.smallNumber()
      let count = try reader.smallNumber()
      guard count > 0 else { throw ByteReader.OutOfBytes() }
      sections.append(FrameSection(name: name, frames: first...first + count - 1))
    }
    return sections
  }

  private static func ramps(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [ClosedRange<Int>] {
    var ramps: [ClosedRange<Int>] = []
    for _ in 0..<(try reader.count()) {
      let first = try reader.smallNumber()
      let count = try reader.smallNumber()
      guard count > 0 else { throw ByteReader.OutOfBytes() }
      ramps.append(first...first + count - 1)
    }
    return ramps
  }

  private static func frame(
    from reader: inout ByteReader, _ old: PixelPicture?, _ size: CellSize
  ) throws(ByteReader.OutOfBytes) -> PixelFrame {
    let head = try reader.smallNumber()
    let source = head >> 1 - 1
    var frame = PixelFrame(CellGrid(size: size))
    if let old, old.frames.indices.contains(source), old.size == size {
      frame = old.frames[source]
    }
    guard head & 1 != 0 else { return frame }
    frame.milliseconds = try reader.smallNumber()
    frame.unknownFields = try reader.text()
    var next = 0
    for _ in 0..<(try reader.count()) {
      let index = next + (try reader.smallNumber())
      next = index + 1
      guard index < frame.grid.tileCount else { throw ByteReader.OutOfBytes() }
      frame.grid.setTile(index, to: try tile(from: &reader))
    }
    return frame
  }

  private static func tile(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [CellGrid.Cell] {
    let whole = CellGrid.tileSide * CellGrid.tileSide
    var cells: [CellGrid.Cell] = []
    for _ in 0..<(try reader.count()) {
      let count = try reader.smallNumber()
      guard let cell = CellGrid.Cell(exactly: try reader.smallNumber() - 1),
        count <= whole - cells.count
      else { throw ByteReader.OutOfBytes() }
      cells += Array(repeating: cell, count: count)
    }
    guard cells.count == 1 || cells.count == whole else { throw ByteReader.OutOfBytes() }
    return cells
  }
}
