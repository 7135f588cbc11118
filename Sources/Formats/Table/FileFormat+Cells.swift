import Documents
import Texts

// Table entries for pattern files. All are read the same way, since the text itself identifies the format, and each may
// be compressed by gzip or in a zip file.
extension FileFormat {
  /// Patterns of Life as run lengths, the most common form. Lists of them and rules are read, too.
  public static let rle = FileFormat(
    "rle", .cells, endings: ["rle"], foreignEndings: ["rle.gz", "mcl", "rule", "zip"],
    mimeTypes: [
      "rle": "text/x-life-rle", "rle.gz": "application/x-life-gzip", "mcl": "text/plain",
      "rule": "text/plain", "zip": "application/zip",
    ],
    // Notes are packed by gzip as well.
    looksAlike: { LifeFile.kind(of: $0) == .runLengths && !XournalFile.isXournal($0) },
    reader: cellReader, seeds: "life",
    writer: Writer(
      Message("RLE: run lengths, read by every Life program"),
      board: { board, name, export, progress in
        try export.runLengths(of: board, name: name, progress: progress)
      }))

  /// Patterns of Life as macrocells: Golly's form of very large ones.
  public static let mc = FileFormat(
    "mc", .cells, endings: ["mc"], foreignEndings: ["mc.gz"],
    mimeTypes: ["mc": "text/x-life-macrocell", "mc.gz": "application/x-life-gzip"],
    looksAlike: { LifeFile.kind(of: $0) == .macrocell }, reader: cellReader, seeds: "life",
    writer: Writer(
      Message("MC: Golly’s macrocell format, for patterns of any size"),
      board: { board, _, export, _ in try export.macrocell(of: board) }))

  /// Patterns of Life as plain text, in rows of dots and circles.
  public static let cells = FileFormat(
    "cells", .cells, endings: ["cells"], foreignEndings: ["cells.gz"],
    mimeTypes: ["cells": "text/x-life-cells", "cells.gz": "application/x-life-gzip"],
    looksAlike: { LifeFile.kind(of: $0) == .rows }, reader: cellReader, seeds: "life",
    writer: Writer(
      Message("CELLS: plain text, rows of dots and Os"),
      board: { board, name, export, _ in try export.rows(of: board, name: name) }))

  /// Patterns of Life as a list of living cells, or in blocks.
  public static let lif = FileFormat(
    "lif", .cells, endings: ["lif"], foreignEndings: ["lif.gz", "life", "life.gz"],
    mimeTypes: [
      "lif": "text/x-life-list", "lif.gz": "application/x-life-gzip", "life": "text/x-life-list",
      "life.gz": "application/x-life-gzip",
    ],
    looksAlike: { LifeFile.kind(of: $0) == .list }, reader: cellReader, seeds: "life",
    writer: Writer(
      Message("LIF: Life 1.06, a list of cells"),
      board: { board, name, export, progress in
        try export.list(of: board.world, name: name, progress: progress)
      }))

  private static let cellReader = Reader.document(as: [.life]) { bytes, goesOn in
    let read = try LifeFile.world(bytes, goesOn: goesOn)
    return ImportedDocument(
      NamedDocument(name: read.name, document: .life(Board(read.world, notes: read.notes))))
  }
}
