import Base
import Documents

/// Encodes a step of pixel art, and decodes it: its changes, as the contents of the changed tiles.
///
/// Each frame refers to its source frame before the step, and each of its cels contains the differences from the cel of
/// the same layer there. A tile consists of runs of equal cells.
struct PixelCoding {
  let item: Int64
  let position: Int64

  private static let version: UInt8 = 6
  /// For libraries before version 35: whole palettes, and no true colour.
  private static let limitedVersion: UInt8 = 5
  /// For libraries before version 34: without details of other programs.
  private static let plainVersion: UInt8 = 4
  /// For libraries before version 19: sections without repeats.
  private static let unrepeatedVersion: UInt8 = 3
  /// For libraries before version 16: one layer, and sections without their own order.
  private static let flatVersion: UInt8 = 1

  private struct Parts: OptionSet {
    let rawValue: UInt16
    static let palette = Parts(rawValue: 1)
    static let playback = Parts(rawValue: 2)
    static let sections = Parts(rawValue: 4)
    /// Since version 4 of the library.
    static let ramps = Parts(rawValue: 8)
    static let layers = Parts(rawValue: 16)
    /// Since version 17 of the library.
    static let tilesets = Parts(rawValue: 32)
    /// Since version 34 of the library.
    static let details = Parts(rawValue: 64)
    /// Since version 34 of the library.
    static let slices = Parts(rawValue: 128)
    /// Since version 35 of the library.
    static let swatches = Parts(rawValue: 256)
    static let all: Parts = [
      .palette, .playback, .sections, .ramps, .layers, .tilesets, .details, .slices, .swatches,
    ]
  }

  private var seal: StepSeal {
    StepSeal(item: item, position: position, kind: position == 0 ? .base : .pixels)
  }

  // MARK: Writing

  /// - Parameter old: the picture before the step; nil for the initial one.
  func bytes(of new: Sprite, after old: Sprite?) -> [UInt8] {
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
    if old?.layers ?? [PixelLayer()] == new.layers { parts.remove(.layers) }
    if old?.tilesets ?? [] == new.tilesets { parts.remove(.tilesets) }
    if old?.details ?? SpriteDetails() == new.details { parts.remove(.details) }
    if old?.slices ?? [] == new.slices { parts.remove(.slices) }
    if old?.swatches == new.swatches { parts.remove(.swatches) }
    writer.appendVariable(UInt64(parts.rawValue))
    if parts.contains(.palette) { Self.write(new.palette, after: old?.palette, to: &writer) }
    if parts.contains(.swatches) {
      writer.append(UInt8(new.isTrueColor ? 1 : 0))
      if let swatches = new.swatches { Self.write(swatches, after: nil, to: &writer) }
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
    if parts.contains(.layers) { PixelLayerCoding.write(new.layers, to: &writer) }
    if parts.contains(.tilesets) {
      TilesetCoding.write(new.tilesets, after: old?.tilesets ?? [], to: &writer)
    }
    if parts.contains(.details) { DetailsCoding.write(new.details, to: &writer) }
    if parts.contains(.slices) { DetailsCoding.write(new.slices, to: &writer) }
    writer.appendVariable(UInt64(new.frames.count))
    let coding = CelCoding(of: new.layers, new.tilesets, size: new.size, after: old)
    for (index, frame) in new.frames.enumerated() {
      let source = Self.source(of: frame, at: index, in: old, size: new.size)
      let before = source.flatMap { old?.frames[$0] }
      let isSame = before == frame && old?.layers.map(\.id) == new.layers.map(\.id)
      writer.appendVariable(UInt64((source ?? -1) + 1) << 1 | (isSame ? 0 : 1))
      guard !isSame else { continue }
      writer.appendVariable(UInt64(frame.milliseconds))
      writer.append(frame.unknownFields)
      coding.write(frame.cels, after: before?.cels, to: &writer)
    }
    return seal.sealed(writer)
  }

  /// The most likely source of a frame.
  private static func source(
    of frame: PixelFrame, at index: Int, in old: Sprite?, size: CellSize
  ) -> Int? {
    guard let old, old.size == size else { return nil }
    if old.frames.indices.contains(index), old.frames[index].cels == frame.cels { return index }
    return old.frames.firstIndex { $0.cels == frame.cels }
      ?? (old.frames.indices.contains(index) ? index : nil)
  }

  /// Writes the number of first colours that stay, and the others.
  private static func write(
    _ palette: Palette, after old: Palette?, to writer: inout ByteWriter
  ) {
    let kept = zip(palette.colors, old?.colors ?? []).prefix { $0 == $1 }.count
    writer.appendVariable(UInt64(kept))
    writer.appendVariable(UInt64(palette.count - kept))
    for color in palette.colors[kept...] { writer.append(color.rgba) }
  }

  private static func write(_ sections: [FrameSection], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(sections.count))
    for section in sections {
      writer.append(section.name)
      writer.appendVariable(UInt64(section.frames.lowerBound))
      writer.appendVariable(UInt64(section.frames.count))
      let playback = section.playback.flatMap { Playback.allCases.firstIndex(of: $0) }
      writer.append(UInt8(playback.map { $0 + 1 } ?? 0))
      writer.appendVariable(UInt64(section.repeats))
      writer.append(section.userData)
    }
  }

  // MARK: Reading

  /// - Parameter old: the picture before the step; nil for the initial one.
  func picture(
    _ detail: [UInt8]?, after old: Sprite?
  ) throws(ByteReader.OutOfBytes) -> Sprite {
    try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      let version = try reader.number(UInt8.self)
      guard (Self.flatVersion...Self.version).contains(version) else {
        throw ByteReader.OutOfBytes()
      }
      let size = CellSize(width: try reader.smallNumber(), height: try reader.smallNumber())
      guard Sprite.allowedSide.contains(size.width),
        Sprite.allowedSide.contains(size.height)
      else { throw ByteReader.OutOfBytes() }
      let parts = try Self.parts(from: &reader, version)
      var palette = old?.palette ?? .usual
      if parts.contains(.palette) {
        palette = try Self.palette(
          from: &reader, after: version > Self.limitedVersion ? palette : nil)
      }
      var swatches = old?.swatches
      if parts.contains(.swatches) {
        let isTrueColor = try reader.number(UInt8.self) == 1
        swatches =
          isTrueColor ? Palette(try Self.palette(from: &reader, after: .usual).colors) : nil
      }
      guard swatches != nil || palette.count <= Palette.allowedCount.upperBound else {
        throw ByteReader.OutOfBytes()
      }
      var playback = (old?.playback ?? .loop, old?.loopCount ?? 0)
      if parts.contains(.playback) {
        let index = Int(try reader.number(UInt8.self))
        guard Playback.allCases.indices.contains(index) else { throw ByteReader.OutOfBytes() }
        playback = (Playback.allCases[index], try reader.smallNumber())
      }
      let sections =
        parts.contains(.sections)
        ? try Self.sections(from: &reader, version)
        : old?.sections ?? []
      let ramps = parts.contains(.ramps) ? try Self.ramps(from: &reader) : old?.ramps ?? []
      let layers =
        parts.contains(.layers)
        ? try PixelLayerCoding.layers(from: &reader) : old?.layers ?? [PixelLayer()]
      let tilesets =
        parts.contains(.tilesets)
        ? try TilesetCoding.tilesets(
          from: &reader, after: old?.tilesets ?? [], hasDetails: version > Self.plainVersion)
        : old?.tilesets ?? []
      let details =
        parts.contains(.details)
        ? try DetailsCoding.sprite(from: &reader) : old?.details ?? SpriteDetails()
      let slices =
        parts.contains(.slices) ? try DetailsCoding.slices(from: &reader) : old?.slices ?? []
      let coding = CelCoding(of: layers, tilesets, size: size, after: old)
      var frames: [PixelFrame] = []
      for _ in 0..<(try reader.count()) {
        frames.append(try Self.frame(from: &reader, coding, version))
      }
      guard
        var picture = Sprite(
          frames: frames, palette: palette, layers: layers, tilesets: tilesets)
      else { throw ByteReader.OutOfBytes() }
      if let swatches { picture.useTrueColor(swatches) }
      (picture.playback, picture.loopCount) = playback
      picture.setSections(sections)
      picture.setRamps(ramps)
      (picture.details, picture.slices) = (details, slices)
      return picture
    }
  }

  private static func parts(
    from reader: inout ByteReader, _ version: UInt8
  ) throws(ByteReader.OutOfBytes) -> Parts {
    guard version > limitedVersion else {
      return Parts(rawValue: UInt16(try reader.number(UInt8.self)))
    }
    guard let parts = UInt16(exactly: try reader.smallNumber()) else {
      throw ByteReader.OutOfBytes()
    }
    return Parts(rawValue: parts)
  }

  /// - Parameter old: the palette whose first colours may stay; nil if all are given.
  private static func palette(
    from reader: inout ByteReader, after old: Palette?
  ) throws(ByteReader.OutOfBytes) -> Palette {
    let kept = old == nil ? 0 : try reader.smallNumber()
    guard kept <= old?.count ?? 0 else { throw ByteReader.OutOfBytes() }
    var colors = Array((old?.colors ?? []).prefix(kept))
    for _ in 0..<(try reader.count()) { colors.append(InkColor(rgba: try reader.number())) }
    guard (1...Palette.mostTrueColors).contains(colors.count) else { throw ByteReader.OutOfBytes() }
    return Palette(all: colors)
  }

  private static func sections(
    from reader: inout ByteReader, _ version: UInt8
  ) throws(ByteReader.OutOfBytes) -> [FrameSection] {
    var sections: [FrameSection] = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      let first = try reader.smallNumber()
      let count = try reader.smallNumber()
      guard count > 0 else { throw ByteReader.OutOfBytes() }
      let order = version > flatVersion ? Int(try reader.number(UInt8.self)) : 0
      guard order <= Playback.allCases.count else { throw ByteReader.OutOfBytes() }
      let repeats = version > unrepeatedVersion ? try reader.smallNumber() : 0
      var section = FrameSection(
        name: name, frames: first...first + count - 1,
        playback: order == 0 ? nil : Playback.allCases[order - 1], repeats: repeats)
      if version > plainVersion { section.userData = try reader.userData() }
      sections.append(section)
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
    from reader: inout ByteReader, _ coding: CelCoding, _ version: UInt8
  ) throws(ByteReader.OutOfBytes) -> PixelFrame {
    let head = try reader.smallNumber()
    let source = coding.frame(head >> 1 - 1)
    guard head & 1 != 0 else {
      guard let source else { throw ByteReader.OutOfBytes() }
      return source
    }
    let milliseconds = try reader.smallNumber()
    let unknownFields = try reader.text()
    return PixelFrame(
      try coding.cels(
        from: &reader, after: source?.cels, hasLinks: version > flatVersion,
        hasDetails: version > plainVersion),
      milliseconds: milliseconds, unknownFields: unknownFields)
  }
}
