import Base
import Foundation
import DesktopFiles
import TestSupport
import Testing

@Suite("Files used lately")
struct RecentFilesTests {
  private let folder: TemporaryFolder
  private let files: RecentFiles

  init() throws {
    folder = try TemporaryFolder()
    files = RecentFiles(
      UserFolders(environment: ["XDG_DATA_HOME": folder.path]), name: "Filbert",
      command: "filbert %u")
  }

  private var text: String { (try? String(contentsOfFile: files.path, encoding: .utf8)) ?? "" }

  private func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func `are added with kind, program, count and times, for one user alone`() throws {
    #expect(files.add("/home/somebody/A cat é.png", mimeType: "image/png"))
    #expect(text.contains(#"href="file:///home/somebody/A%20cat%20%C3%A9.png""#))
    #expect(text.contains(#"<mime:mime-type type="image/png"/>"#))
    #expect(text.contains(#"name="Filbert" exec="&apos;filbert %u&apos;""#))
    #expect(text.contains(#"count="1""#) && text.contains("modified=") && text.contains("added="))
    #expect(!text.contains("private"))
    let mode = try FileManager.default.attributesOfItem(atPath: files.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(files.add("/home/somebody/A cat é.png", mimeType: "image/png"))
    #expect(count("<bookmark href") == 1 && text.contains(#"count="2""#))
  }

  @Test func `leave what other programs wrote as it was`() throws {
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks" \
    xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
      <bookmark href="file:///tmp/letter.odt" added="2024-01-02T03:04:05.000000Z" \
    modified="2024-01-02T03:04:05.000000Z" visited="2024-01-02T03:04:05.000000Z">
        <title>A letter</title>
        <info><metadata owner="http://freedesktop.org">
          <mime:mime-type type="application/vnd.oasis.opendocument.text"/>
          <bookmark:groups><bookmark:group>Office</bookmark:group></bookmark:groups>
          <bookmark:applications><bookmark:application name="Writer" exec="&apos;writer %u&apos;" \
    modified="2024-01-02T03:04:05.000000Z" count="7"/></bookmark:applications>
          <bookmark:private/>
        </metadata></info>
      </bookmark>
    </xbel>
    """.write(toFile: files.path, atomically: true, encoding: .utf8)
    #expect(files.add("/tmp/cat.png", mimeType: "image/png"))
    for part in [
      "file:///tmp/letter.odt", "<title>A letter</title>", "2024-01-02T03:04:05", "Office",
      #"count="7""#, "<bookmark:private/>", "file:///tmp/cat.png",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(count("<bookmark:private/>") == 1)
  }

  @Test(arguments: ["", "no XML", "<xbel version=\"1.0\"><bookmark", "<html></html>"])
  func `leave a list that can't be read alone`(text: String) throws {
    try text.write(toFile: files.path, atomically: true, encoding: .utf8)
    #expect(!files.add("/tmp/cat.png", mimeType: "image/png"))
    #expect(self.text == text)
  }

  @Test func `leave a list alone that is too long, and one that is no file`() throws {
    let long = Data(repeating: 0x20, count: 9 << 20)
    try long.write(to: URL(filePath: files.path))
    #expect(!files.add("/tmp/cat.png", mimeType: "image/png"))
    #expect(FileManager.default.contents(atPath: files.path)?.count == long.count)
    try FileManager.default.removeItem(atPath: files.path)
    #expect(mkfifo(files.path, 0o600) == 0)
    #expect(!files.add("/tmp/cat.png", mimeType: "image/png"))
    #expect(!files.add("relative.png", mimeType: "image/png"))
    let nowhere = RecentFiles(
      UserFolders(environment: ["XDG_DATA_HOME": "/dev/null"]), name: "a", command: "a")
    #expect(!nowhere.add("/tmp/cat.png", mimeType: "image/png"))
  }
}
