import Base
import Foundation
import Testing

@Suite("A file of what is remembered")
final class StateFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.appending(path: "deep/er/state").path }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ bytes: [UInt8]) throws {
    try StateFile(path).write([:])
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  @Test func `gives back what was written, and its folder is for one user alone`() throws {
    let values = ["a.b": "c=d", "two": "one\nand \\n two", "empty": "", "猫": "is no key"]
    #expect(StateFile(path).read() == nil)
    try StateFile(path).write(values)
    #expect(StateFile(path).read() == values.filter { $0.key != "猫" })
    let mode = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "deep").path)
    #expect(mode[.posixPermissions] as? Int == 0o700)
  }

  @Test(
    arguments: ["no equals", "=value", "bad key=1", "x=\\q", "x=\\", "# comment", "ключ=1"])
  func `leaves out a line that makes no sense, and no other`(line: String) throws {
    try write(Array("a=1\n\(line)\nb=2\n".utf8))
    #expect(StateFile(path).read() == ["a": "1", "b": "2"])
  }

  @Test func `leaves out what is no text, and a file that is too long`() throws {
    try write(Array("a=1\nx=".utf8) + [0xFF, 0xFE, 0x0A] + Array("b=2".utf8))
    #expect(StateFile(path).read() == ["a": "1", "b": "2"])
    try write([UInt8](repeating: UInt8(ascii: "a"), count: 1 << 17))
    #expect(StateFile(path).read() == [:])
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(StateFile(path).read() == [:])
  }

  @Test func `says where it can't be written, and what it held stays`() throws {
    #expect(throws: DocumentFileError.self) { try StateFile("/dev/null/state").write(["a": "1"]) }
  }
}
