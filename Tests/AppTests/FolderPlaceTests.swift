import Base
import Foundation
import TestSupport
import Testing
import Texts

@testable import App
@testable import DocumentWindows

@Suite("Places that files are kept in")
struct FolderPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "home/Bilder", "home/Desktop", "home/My Work/é", "home/.config/gtk-3.0", "media/Stick",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  @Test
  func `are home, what the desktop names, what was used last, bookmarks and what is plugged in`()
    throws
  {
    let home = folder.file("home")
    try """
    # This file is written by xdg-user-dirs-update
    XDG_DESKTOP_DIR="$HOME/Desktop"
    XDG_DOCUMENTS_DIR="$HOME/"
    XDG_PICTURES_DIR="$HOME/Bilder"
    XDG_DOWNLOAD_DIR="/nowhere/at/all"
    """.write(toFile: home + "/.config/user-dirs.dirs", atomically: true, encoding: .utf8)
    try """
    file://\(home)/My%20Work/%C3%A9 The accent
    file://\(home)/Bilder
    file://\(home)/gone
    sftp://elsewhere/a
    file:///%zz
    """.write(
      toFile: home + "/.config/gtk-3.0/bookmarks", atomically: true, encoding: .utf8)
    let places = FolderPlace.all(
      environment: ["HOME": home], lastUsed: Folder(home + "/My Work"), texts: Texts.english.files,
      media: [folder.file("media"), "/nowhere"])
    #expect(
      places.map(\.name)
        == ["Home folder", "Desktop", "Bilder", "Recent", "The accent", "Stick"])
    #expect(places[4].folder == Folder(home + "/My Work/é"))
  }

  @Test func `are home alone where the desktop says nothing`() {
    let places = FolderPlace.all(
      environment: ["HOME": folder.path], lastUsed: nil, texts: Texts.english.files, media: [])
    #expect(places.map(\.name) == ["Home folder"])
  }

  @Test(
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Pics\"", "/h/Pics"), ("XDG_PICTURES_DIR=\"/p/q/\"", "/p/q"),
      ("  XDG_PICTURES_DIR=\"$HOME/a \\\"b\\\"\"", "/h/a \"b\""),
      ("XDG_PICTURES_DIR=\"$HOME\"", nil),
      ("XDG_PICTURES_DIR=\"relative\"", nil), ("XDG_PICTURES_DIR=$HOME/Pics", nil),
      ("#XDG_PICTURES_DIR=\"/p\"", nil), ("XDG_PICTURES_DIR=", nil), ("", nil),
    ] as [(String, String?)])
  func `are read as the desktop writes them`(line: String, path: String?) {
    #expect(SpecialFolders(text: line + "\n", home: "/h").path(of: .pictures) == path)
  }
}
