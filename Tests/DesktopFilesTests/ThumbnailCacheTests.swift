import Base
import DesktopFiles
import Foundation
import TestSupport
import Testing

@Suite("Small pictures that a desktop keeps")
struct ThumbnailCacheTests {
  private let folder: TemporaryFolder
  private let cache: ThumbnailCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ThumbnailCache(UserFolders(environment: ["XDG_CACHE_HOME": folder.path]))
  }

  /// A PNG file with no picture, but with texts.
  private func png(_ texts: [(String, String)]) -> [UInt8] {
    func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      let length = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (24 - 8 * $0)) }
      return length + Array(kind.utf8) + content + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", Array(1...13))
      + texts.flatMap { chunk("tEXt", Array($0.utf8) + [0] + Array($1.utf8)) } + chunk("IEND", [])
  }

  private func keep(_ bytes: [UInt8], in size: String) throws {
    let place = folder.file("thumbnails/\(size)")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    // The example of the standard.
    try Data(bytes).write(to: URL(filePath: place + "/c6ee772d9e49320e97ec29a7eb5b1697.png"))
  }

  private func found(changedAt: Int64 = 7) -> [UInt8]? {
    cache.png(of: "/home/jens/photos/me.png", changedAt: changedAt)
  }

  private let uri = ("Thumb::URI", "file:///home/jens/photos/me.png")

  @Test func `are found by the digest of the file's address, the smallest first`() throws {
    #expect(found() == nil)
    let large = png([uri, ("Thumb::MTime", "7")])
    try keep(large, in: "large")
    #expect(found() == large)
    let small = png([("Software", "GNOME"), ("Thumb::MTime", "7"), uri])
    try keep(small, in: "normal")
    #expect(found() == small)
  }

  @Test func `are none where they show an older state or another file, or make no sense`() throws {
    try keep(png([uri, ("Thumb::MTime", "6")]), in: "normal")
    #expect(found() == nil && found(changedAt: 6) != nil)
    try keep(png([("Thumb::URI", "file:///other.png"), ("Thumb::MTime", "7")]), in: "normal")
    #expect(found() == nil)
    let sound = png([uri, ("Thumb::MTime", "7")])
    for length in 0..<sound.count - 12 {
      try keep(Array(sound[..<length]), in: "normal")
      if length < sound.count - 24 { #expect(found() == nil) }
    }
    var huge = sound
    huge.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try keep(huge, in: "normal")
    #expect(found() == nil)
  }

  @Test func `are none of the pictures themselves`() {
    #expect(cache.png(of: folder.file("thumbnails/normal/a.png"), changedAt: 1) == nil)
  }
}
