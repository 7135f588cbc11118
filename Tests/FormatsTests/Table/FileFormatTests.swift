import Base
import Canvas
import Documents
import Life
import Rendering
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("The table of formats")
struct FileFormatTests {
  /// Every row with each kind of document that is written in it.
  private static let written = FileFormat.written.flatMap { format in
    ItemKind.allCases.filter(format.isWritten).map { (format, $0) }
  }

  /// What such a file can hold, and a name that is in no other.
  private func document(_ kind: ItemKind, _ seed: UInt64) throws -> Document {
    var random = SeededRandom(seed: seed)
    switch kind {
    case .painting:
      let strokes = (0..<6).map { _ in
        Stroke(
          tool: .pencil, width: .random(in: 0.01...0.1, using: &random), style: LineStyle(),
          samples: (0..<9).map { _ in
            Sample(
              position: UnitPoint(
                x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)))
          })
      }
      return .painting(
        Painting(
          shape: .fixed(.fourToThree), background: Background(color: InkColor(rgb: 0xFFEE88)),
          baseStrokes: strokes))
    case .pixels:
      let size = CellSize(width: 12, height: 9)
      let grids = (0..<3).map { _ in
        CellGrid(
          size: size, cells: (0..<size.count).map { _ in .random(in: -1..<7, using: &random) })
      }
      let frames = grids.map { PixelFrame($0, milliseconds: 70) }
      return .pixels(PixelArt(try #require(Sprite(frames: frames, palette: .usual))))
    case .life:
      var world = LifeWorld(rule: try #require(CellRule("B3/S23")))
      world.fillAtRandom(
        LifeBounds(left: 0, top: 0, right: 30, bottom: 20), density: 0.4, seed: seed)
      // In a file of rows, the first ones are those of the pattern.
      world.set(true, at: LifeCell(x: 0, y: 0))
      return .life(Board(world))
    }
  }

  private func bytes(of document: Document, _ format: FileFormat) throws -> [UInt8] {
    switch document {
    case .painting(let painting):
      try PaintingExport(as: format, width: 200).bytes(of: painting, name: "Cat")
    case .pixels(let art): try PixelExport(as: format).bytes(of: art, name: "Cat")
    case .life(let board): try BoardExport(as: format).bytes(of: board, name: "Cat")
    }
  }

  @Test(arguments: 0..<4)
  func `writes and reads the same document, in every row that can do both`(seed: UInt64) throws {
    var count = 0
    for (format, kind) in Self.written where format.isRead(as: kind) {
      let document = try document(kind, seed)
      let read = try DocumentImport.document(
        bytes(of: document, format), kind == .pixels ? PixelImport.Request() : nil,
        asPainting: kind == .painting)
      #expect(read.document.kind == kind, "\(format.id)")
      switch (document, read.document) {
      case (.painting(let old), .painting(let new)) where format != .json:
        // JPEG is lossy, of an XPM's colours alike ones may be one, and a page of a PDF has other edges.
        let most: [FileFormat: Double] = [.jpeg: 4, .xpm: 1, .pdf: 3]
        #expect(try difference(old, new) <= most[format] ?? 0, "\(format.id)")
      case (.pixels(let old), .pixels(let new)) where format.family == .pictures:
        let isOneFrame = format.offers(.frame)
        #expect(rasters(new) == (isOneFrame ? [rasters(old)[0]] : rasters(old)), "\(format.id)")
      default: #expect(read.document == document, "\(format.id)")
      }
      count += 1
    }
    #expect(count >= 12)
  }

  @Test(
    arguments: [
      CellSize(width: 1, height: 1), CellSize(width: 4, height: 4), CellSize(width: 1, height: 9),
      CellSize(width: 4096, height: 1),
    ])
  func `writes and reads pixel art of a few cells as it is, in every row that can do both`(
    size: CellSize
  ) throws {
    for format in FileFormat.written(from: .pixels) where format.isRead(as: .pixels) {
      var picture = Sprite(size: size)
      picture.change(frame: 0) { $0.fill(CellRect(x: 0, y: 0, width: 1, height: 1), with: 3) }
      let bytes = try PixelExport(as: format).bytes(of: PixelArt(picture), name: "Dot")
      let read = try DocumentImport.document(bytes, PixelImport.Request())
      guard case .pixels(let art) = read.document else {
        Issue.record("\(format.id) is no pixel art")
        continue
      }
      #expect(art.sprite.size == size, "\(format.id)")
      #expect(art.sprite.raster(0) == picture.raster(0), "\(format.id)")
    }
  }

  /// The mean difference of the channels of what two paintings look like.
  private func difference(_ old: Painting, _ new: Painting) throws -> Double {
    let pixels = try [old, new].map {
      try ColorRaster($0, size: CellSize(width: 200, height: 150), transparent: false).pixels
    }
    var sum = 0
    for (old, new) in zip(pixels[0], pixels[1]) {
      for shift in [8, 16, 24] { sum += abs(Int(old >> shift & 255) - Int(new >> shift & 255)) }
    }
    return Double(sum) / Double(3 * pixels[0].count)
  }

  private func rasters(_ art: PixelArt) -> [ColorRaster] {
    art.sprite.frames.indices.map { art.sprite.raster($0) }
  }

  @Test func `recognises what was written as the one row that wrote it`() throws {
    for (format, kind) in Self.written where format.reader != nil {
      let bytes = try bytes(of: document(kind, 1), format)
      #expect(FileFormat(recognizing: bytes) == format)
      let others = FileFormat.read.filter {
        ($0.isMarked(bytes) || $0.looksAlike(bytes)) && $0 != .otherPictures
      }
      #expect(others == [format], "\(format.id)")
    }
  }

  @Test func `knows a binary file by its magic number, whatever character its first byte is`()
    throws
  {
    let sprite = try bytes(of: document(.pixels, 1), .aseprite)
    // The size comes first: what follows the chunks is part of it, and read by nobody.
    for length in sprite.count..<sprite.count + 256 {
      var longer = sprite + [UInt8](repeating: 0, count: length - sprite.count)
      withUnsafeBytes(of: UInt32(length).littleEndian) { longer.replaceSubrange(0..<4, with: $0) }
      #expect(FileFormat(recognizing: longer) == .aseprite, "\(length)")
    }
    // Such are the marks of gzip, JPEG and macrocells.
    for size: [UInt8] in [[0x1F, 0x8B, 8, 0], [0xFF, 0xD8, 0xFF, 1], Array("[M2]".utf8)] {
      #expect(FileFormat(recognizing: size + sprite.dropFirst(4)) == .aseprite)
    }
    // A TGA begins with the length of its name, and has no mark.
    for character in "<{[ \n" {
      let head: [UInt8] = [character.asciiValue ?? 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0]
      #expect(FileFormat(recognizing: head + [24, 0, 60, 60]) == .otherPictures)
    }
  }

  @Test func `knows a file that is written by each of its endings, in any case`() {
    for format in FileFormat.written {
      for ending in format.endings {
        #expect(FileFormat(ofFile: "A.cat." + ending.uppercased()) == format)
      }
      #expect(FileFormat(ofFile: "." + format.id) == format)
      for ending in format.foreignEndings { #expect(FileFormat(ofFile: "a." + ending) == nil) }
    }
    for name in ["a", "a.", "a.bmp", "png"] { #expect(FileFormat(ofFile: name) == nil) }
  }

  @Test func `has no id and no ending twice, and every ending in small letters`() {
    let ids = FileFormat.all.map(\.id)
    let endings = FileFormat.all.flatMap { $0.endings + $0.foreignEndings }
    #expect(Set(ids).count == ids.count && Set(endings).count == endings.count)
    #expect(endings.allSatisfy { $0 == $0.lowercased() && !$0.hasPrefix(".") && !$0.isEmpty })
  }

  @Test func `offers each kind of document its formats, the usual one first`() {
    let ids = ItemKind.allCases.map { FileFormat.written(from: $0).map(\.id) }
    #expect(
      ids == [
        ["png", "jpeg", "svg", "pdf", "xopp", "json", "xpm"],
        ["png", "gif", "apng", "ase", "json", "tmx", "tmj", "gpl", "hex", "pal", "act", "xpm"],
        ["rle", "mc", "cells", "lif", "png", "gif", "json"],
      ])
  }

  @Test func `finds pictures and palettes by the endings that other programs give them`() {
    #expect(
      FileFormat.endings(of: .pictures).subtracting(PictureLoaderPackage.all.flatMap(\.endings))
        == [
          "png", "apng", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "ico", "xpm", "pnm", "ppm",
          "pgm", "tga",
        ])
    #expect(FileFormat.endings(of: .palettes) == ["gpl", "hex", "txt", "pal", "act", "aco"])
  }

  @Test func `claims pictures that need a loader of their own only where there is one`() {
    let known = PictureKinds.endings
    #expect(known.isSuperset(of: ["png", "jpeg", "bmp"]))
    for kind in PictureLoaderPackage.all {
      for ending in kind.endings {
        #expect(FileFormat.readEndings.contains(ending) == known.contains(ending), "\(ending)")
      }
    }
  }

  @Test func `says of every row that is written what it is good for, and begins with its name`() {
    for format in FileFormat.written {
      #expect(format.tip?.text.hasPrefix(format.id.uppercased() + ": ") == true)
    }
  }
}
