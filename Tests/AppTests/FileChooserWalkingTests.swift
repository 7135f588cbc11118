import Base
import Canvas
import Foundation
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows

@Suite("The chooser of files, walking")
final class FileChooserWalkingTests {
  private let folder: TemporaryFolder
  private var path: String { Folder(folder.path).path }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Trips", "Cats"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    let files = [("b10.png", 10, 300.0), ("b9.png", 3000, 100), ("a.gif", 200, 200)]
    for (name, size, time) in files + [(".secret.png", 1, 1)] {
      try Data(count: size).write(to: URL(filePath: folder.file(name)))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: folder.file(name))
    }
  }

  private func controller(
    _ purpose: FileChooser.Purpose = .reading, places: [FolderPlace] = [],
    patience: Duration = .seconds(30)
  ) -> FileChooserController {
    let chooser = FileChooser(purpose, title: "A", confirmTitle: "OK", texts: .english)
    return FileChooserController(
      purpose, chooser: chooser, folder: Folder(folder.path), endings: ["png", "gif"],
      texts: .english, places: places, thumbnails: nil, patience: patience)
  }

  private func names(_ files: FileChooserController) -> [String] {
    files.chooser.list.rows.map(\.name)
  }

  @Test func `sorts by every column, both ways, folders first and what is marked stays so`() throws
  {
    let files = controller()
    var chosen: [FileSorting] = []
    files.sortingChosen.listen(files) { chosen.append($0) }
    let tester = try SceneTester(files.chooser, width: 900, height: 540)
    files.chooser.list.select(4)
    func click(_ column: Int) -> [String] {
      tester.click(files.chooser.head.children[column])
      return Array(names(files).dropFirst(2))
    }
    #expect(names(files) == ["Cats", "Trips", "a.gif", "b9.png", "b10.png"])
    #expect(click(0) == ["b10.png", "b9.png", "a.gif"])
    #expect(click(1) == ["a.gif", "b9.png", "b10.png"])
    #expect(click(2) == ["b9.png", "a.gif", "b10.png"])
    #expect(click(2) == ["b10.png", "a.gif", "b9.png"])
    #expect(click(3) == ["b10.png", "a.gif", "b9.png"])
    #expect(click(3) == ["b9.png", "a.gif", "b10.png"])
    #expect(files.chooser.list.selection.map { names(files)[$0] } == "b10.png")
    #expect(chosen.map(\.text).last == "date" && chosen.count == 6)
    // The same by key.
    tester.scene.focus(files.chooser.head.children[0])
    tester.key(.space)
    #expect(Array(names(files).dropFirst(2)) == ["a.gif", "b9.png", "b10.png"])
  }

  @Test func `shows hidden files for as long as they are wanted`() throws {
    let files = controller()
    let tester = try SceneTester(files.chooser, width: 560, height: 460)
    tester.scene.focus(files.chooser.list)
    tester.key(.character("h"), .control)
    #expect(names(files).contains(".secret.png"))
    tester.key(.character("h"), .control)
    #expect(!names(files).contains(".secret.png"))
  }

  @Test
  func `goes to places by click and by key, and folds them into a menu where there is no room`()
    throws
  {
    let places = [
      FolderPlace(name: "Here", icon: .home, folder: Folder(folder.path)),
      FolderPlace(name: "Trips", icon: .folder, folder: Folder(folder.file("Trips"))),
    ]
    let files = controller(places: places)
    let tester = try SceneTester(files.chooser, width: 820, height: 540)
    tester.draw()
    #expect(!files.chooser.places.isHidden && files.chooser.placesButton.isHidden)
    #expect(files.chooser.places.selection == 0)
    tester.scene.focus(files.chooser.places)
    tester.key(.down)
    tester.key(.enter)
    #expect(files.folder.path == path + "/Trips" && files.chooser.places.selection == 1)
    tester.key(.up, .alt)
    // Where one came from is marked.
    #expect(files.chooser.list.selection.map { names(files)[$0] } == "Trips")

    let small = controller(places: places)
    let other = try SceneTester(small.chooser, width: 396, height: 540)
    other.draw()
    #expect(small.chooser.places.isHidden && !small.chooser.placesButton.isHidden)
    other.click(small.chooser.placesButton)
    #expect(other.scene.hasPopup)
    other.key(.end)
    other.key(.enter)
    #expect(small.folder.path == path + "/Trips")
  }

  @Test func `takes a path that is typed, of a folder or of a file that fits`() throws {
    let files = controller()
    var chosen: [String] = []
    files.chosen = {
      chosen.append($0)
      return false
    }
    let tester = try SceneTester(View(), width: 900, height: 700)
    files.show(in: tester.scene) {}
    func go(_ path: String) {
      tester.scene.focus(files.chooser.list)
      tester.type(path)
      #expect(files.chooser.pathField.isFocused && files.chooser.pathField.text == path)
      tester.key(.enter)
    }
    go(path + "/Cats")
    #expect(files.folder.path == path + "/Cats" && files.chooser.pathField.isHidden)
    go(path + "/b9.png")
    #expect(chosen == [path + "/b9.png"])
    go("/nowhere/at/all")
    #expect(files.chooser.problem == "“/nowhere/at/all” does not exist.")
    try Data("x".utf8).write(to: URL(filePath: folder.file("note.txt")))
    go(path + "/note.txt")
    #expect(files.chooser.problem == "“note.txt” is not a supported file type.")
    #expect(chosen.count == 1)
    go("~")
    #expect(files.folder == .home)
    tester.scene.focus(files.chooser.list)
    tester.key(.character("l"), .control)
    #expect(files.chooser.pathField.text == Folder.home.path + "/")
    // Esc ends the path alone.
    tester.key(.escape)
    #expect(files.chooser.list.isFocused && files.chooser.pathField.isHidden)
  }

  @Test(arguments: [(396, 540), (276, 236)])
  func `fits a small window`(width: Int, height: Int) throws {
    for purpose in [FileChooser.Purpose.reading, .writing] {
      let files = controller(
        purpose, places: [FolderPlace(name: "Here", icon: .home, folder: Folder(folder.path))])
      let tester = try SceneTester(files.chooser, width: width, height: height)
      tester.draw()
      let list = tester.frame(of: files.chooser.list)
      #expect(list.height >= 60 && list.width >= 240)
      let views = [files.chooser.upButton, files.chooser.confirmButton, files.chooser.placesButton]
      for view in views {
        let frame = tester.frame(of: view)
        #expect(frame.x >= 0 && frame.maxX <= Double(width) && frame.maxY <= Double(height))
        #expect(frame.intersection(list).isEmpty)
      }
    }
  }

  @Test func `goes on while a folder of fifty thousand files is read, and shows it then`()
    async throws
  {
    let many = folder.file("Many")
    try FileManager.default.createDirectory(atPath: many, withIntermediateDirectories: true)
    for number in 0..<50_000 {
      let file = creat("\(many)/p\(number).png", 0o600)
      close(file)
    }
    let files = controller(patience: .zero)
    files.show(Folder(many))
    // It is not there yet, and what is typed meanwhile is heard.
    #expect(files.folder.path != Folder(many).path || files.entries.isEmpty)
    #expect(files.chooser.list.emptyText == "Reading the folder…")
    for _ in 0..<60_000 where files.entries.count != 50_000 {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(files.entries.count == 50_000)
    #expect(names(files).prefix(3) == ["p0.png", "p1.png", "p2.png"])
    #expect(names(files).last == "p49999.png")
    // What one has left meanwhile comes too late.
    files.show(Folder(many))
    files.show(Folder(folder.path))
    for _ in 0..<60_000 where files.entries.count != 5 + 1 {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(files.folder.path == path)
  }

  @Test func `shows pictures of what is in sight, one after the other`() async throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'><path d='M0 0h9v6z'/></svg>"
    try Data(svg.utf8).write(to: URL(filePath: folder.file("c.svg")))
    let thumbnails = FileThumbnails()
    func surface(_ name: String) -> Bool {
      thumbnails.surface(of: folder.file(name), changedAt: 1, byteCount: 1000) != nil
    }
    #expect(!surface("c.svg") && !surface("b9.png"))
    for _ in 0..<60_000 where !surface("c.svg") { try await Task.sleep(for: .milliseconds(1)) }
    let picture = try #require(
      thumbnails.surface(of: folder.file("c.svg"), changedAt: 1, byteCount: 1000))
    #expect(picture.size.longerSide == 72)
    #expect(!surface("b9.png"), "it holds no picture")
    #expect(thumbnails.surface(of: "/large", changedAt: 1, byteCount: 1 << 40) == nil)
  }
}
