import Base
import Glibc
import TestSupport
import Testing
import Texts

@Suite("Names of files that are no UTF-8")
struct FileNameTests {
  @Test(arguments: 0..<200)
  func `are texts that lead back to their bytes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0...3, using: &random) {
      case 0: [UInt8.random(in: 1...255, using: &random)]
      case 1: Array("é猫🎨".utf8)
      case 2: Array(String(UnicodeScalar(0x10_FE80 + UInt32.random(in: 0..<128)) ?? "a").utf8)
      default: Array("a/".utf8)
      }
    }
    let name = String(fileName: bytes)
    #expect(name.fileNameBytes.elementsEqual(bytes))
    #expect(name.systemPath.elementsEqual(bytes.map(CChar.init(bitPattern:)) + [0]))
    #expect(name.hasLooseBytes || name.utf8.elementsEqual(bytes))
    #expect(!name.withVisibleBytes.hasLooseBytes)
  }

  @Test func `are shown with their bytes, and sentences show them so`() {
    let name = String(fileName: Array("caf".utf8) + [0xE9] + Array(".png".utf8))
    #expect(name.hasLooseBytes && name.withVisibleBytes == #"caf\xE9.png"#)
    #expect(
      Message("cannot read {path}", ["path": name]).description == #"cannot read caf\xE9.png"#)
    for usual in ["", "café.png", "猫", "🎨"] {
      #expect(!usual.hasLooseBytes && usual.withVisibleBytes == usual)
      #expect(String(fileName: Array(usual.utf8)) == usual)
    }
  }

  @Test func `name files that are written, found, read and replaced`() throws {
    let folder = try TemporaryFolder()
    let inner = DocumentFolder(folder.path + "/" + String(fileName: [0xFC]))
    try inner.makeEmpty()
    let file = inner.file(String(fileName: [0xE9, 0x2E, 0x61]))
    #expect(!file.exists)
    try file.replace(with: [1, 2, 3])
    try file.replace(with: [4])
    #expect(file.exists)
    #expect(try file.read() == [4])
    #expect(inner.names == [file.name])
    #expect(CanonicalPath(file.path).text == file.path)
    // As the system has it.
    let path = inner.path.fileNameBytes + Array("/".utf8) + [0xE9, 0x2E, 0x61, 0]
    #expect(access(path.map(CChar.init(bitPattern:)), F_OK) == 0)
  }
}
