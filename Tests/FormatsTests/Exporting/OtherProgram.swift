import Canvas
import Formats
import Foundation
import Testing

/// What other programs make of files, each in a folder of its own.
enum OtherProgram {
  /// Whether a program is among those of the machine, for tests that are skipped without it.
  static func isInstalled(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) must be installed and understand it")
  }

  /// What rsvg-convert and pdftoppm make of a file, on white.
  static func rendering(
    of bytes: [UInt8], as format: FileFormat, width: Int, in folder: String
  ) throws -> Surface {
    try Data(bytes).write(to: URL(filePath: folder + "/a"))
    if format == .svg {
      try run(
        "rsvg-convert",
        ["-b", "white", "-w", "\(width)", folder + "/a", "-o", folder + "/a.png"])
    } else {
      try run(
        "pdftoppm",
        [
          "-png", "-singlefile", "-scale-to-x", "\(width)", "-scale-to-y", "-1",
          folder + "/a", folder + "/a",
        ])
    }
    return try Surface(png: Array(Data(contentsOf: URL(filePath: folder + "/a.png"))))
  }

  /// Programs that draw pages of PDF files, each in a way of its own: Poppler by Cairo, Poppler by Splash, and MuPDF.
  enum PageReader: CaseIterable {
    case cairo, splash, mupdf
  }

  /// What a program makes of a file's page.
  static func page(
    of bytes: [UInt8], by reader: PageReader, width: Int, in folder: String
  ) throws -> Surface {
    let (file, picture) = (folder + "/page.pdf", folder + "/page-\(reader)")
    try Data(bytes).write(to: URL(filePath: file))
    switch reader {
    case .cairo, .splash:
      try run(
        reader == .cairo ? "pdftocairo" : "pdftoppm",
        [
          "-png", "-singlefile", "-scale-to-x", "\(width)", "-scale-to-y", "-1", file, picture,
        ])
    case .mupdf: try run("mutool", ["draw", "-q", "-w", "\(width)", "-o", picture + ".png", file])
    }
    return try Surface(png: Array(Data(contentsOf: URL(filePath: picture + ".png"))))
  }

  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
