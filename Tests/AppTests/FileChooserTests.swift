import Base
import Foundation
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows

@Suite("The chooser of files")
final class FileChooserTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/Holidays", withIntermediateDirectories: true)
    for name in ["b10.png", "b9.png", "note.txt", ".hidden.png"] {
      try Data("x".utf8).write(to: URL(filePath: folder + "/" + name))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func controller(_ purpose: FileChooser.Purpose) throws -> FileChooserController {
    let chooser = FileChooser(purpose, title: "A", confirmTitle: "OK", texts: .english)
    return FileChooserController(
      purpose, chooser: chooser, folder: Folder(folder), endings: ["png"], texts: .english,
      places: [FolderPlace(name: "Here", icon: .home, folder: Folder(folder))],
      patience: .seconds(30))
  }

  @Test func `lists folders first, then what fits in natural order, and walks through folders`()
    throws
  {
    let files = try controller(.reading)
    #expect(files.chooser.list.rows.map(\.name) == ["Holidays", "b9.png", "b10.png"])
    #expect(!files.chooser.confirmButton.isEnabled)
    files.chooser.list.opened.post(0)
    #expect(files.folder.path.hasSuffix("/Holidays") && files.chooser.list.rows.isEmpty)
    files.chooser.upButton.action()
    #expect(files.chooser.list.rows.count == 3)
  }

  @Test func `lists names that are no UTF-8, shows their bytes, and gives the file`() throws {
    let name = String(fileName: [0xE9] + Array(".png".utf8))
    try DocumentFile(folder + "/" + name).replace(with: [1])
    var chosen: [String] = []
    let files = try controller(.reading)
    files.chosen = {
      chosen.append($0)
      return false
    }
    let row = try #require(files.chooser.list.rows.firstIndex { $0.name == name })
    #expect(files.chooser.list.accessibleItem(row)?.accessibility.name == #"\xE9.png"#)
    files.chooser.list.opened.post(row)
    files.chooser.list.select(row)
    files.confirm()
    #expect(try chosen.last.map { try DocumentFile($0).read() } == [1])
  }

  @Test func `gives several files that were marked with Ctrl and Shift, and no folder`() throws {
    var chosen: [[String]] = []
    let files = try controller(.reading)
    files.chosenSeveral = {
      chosen.append($0.map { URL(filePath: $0).lastPathComponent })
      return false
    }
    let tester = try SceneTester(files.chooser, width: 560, height: 460)
    tester.scene.focus(files.chooser.list)
    tester.key(.character("a"), .control)
    #expect(files.chooser.problem == "2 files")
    tester.click(files.chooser.confirmButton)
    tester.scene.focus(files.chooser.list)
    tester.key(.home)
    #expect(files.chooser.problem == "")
    tester.key(.down)
    tester.key(.down, .shift)
    tester.click(files.chooser.confirmButton)
    let list = tester.frame(of: files.chooser.list)
    tester.press(list.x + 40, list.y + 55, .primary, .control).release()
    tester.click(files.chooser.confirmButton)
    #expect(chosen == [["b9.png", "b10.png"], ["b9.png", "b10.png"], ["b10.png"]])
  }

  @Test func `gives the folder that is marked, or else the one that is shown`() throws {
    var chosen: [String] = []
    let files = try controller(.folder)
    files.chosen = {
      chosen.append(URL(filePath: $0).lastPathComponent)
      return false
    }
    #expect(files.chooser.problem == "Into “\(URL(filePath: folder).lastPathComponent)”")
    files.chooser.confirmButton.action()
    let tester = try SceneTester(files.chooser, width: 560, height: 460)
    tester.scene.focus(files.chooser.list)
    tester.key(.home)
    #expect(files.chooser.problem == "Into “Holidays”")
    files.chooser.confirmButton.action()
    #expect(chosen == [URL(filePath: folder).lastPathComponent, "Holidays"])
  }

  @Test func `gives the file that was marked; a name that is typed is used as it is`() throws {
    var chosen: [String] = []
    let reading = try controller(.reading)
    reading.chosen = {
      chosen.append($0)
      return false
    }
    let tester = try SceneTester(reading.chooser, width: 560, height: 460)
    tester.click(reading.chooser.list, 0.5, 55 / reading.chooser.list.frame.height)
    #expect(reading.chooser.confirmButton.isEnabled)
    tester.click(reading.chooser.confirmButton)
    let writing = try controller(.writing)
    writing.chosen = reading.chosen
    let cases = [
      ("", false), ("a/b", false), ("cat", true), ("b9.png", true), (".hidden.png", true),
    ]
    for (name, allowed) in cases {
      writing.chooser.nameField.text = name
      writing.check()
      #expect(writing.chooser.confirmButton.isEnabled == allowed)
      let isThere = writing.chooser.problem == Texts.english.files.replaces
      #expect(isThere == name.hasSuffix(".png"))
    }
    writing.chooser.nameField.text = "cat"
    writing.check()
    writing.chooser.confirmButton.action()
    #expect(chosen.map { URL(filePath: $0).lastPathComponent } == ["b9.png", "cat"])
  }

  @Test
  func `writes to a path that is typed, from the root, from home or from the folder that is shown`()
    throws
  {
    var chosen: [String] = []
    let files = try controller(.writing)
    files.chosen = {
      chosen.append($0)
      return false
    }
    let home = Folder.home.path
    let real = Folder(folder).path
    for (name, path) in [
      ("\(folder)/Holidays/cat.png", "\(folder)/Holidays/cat.png"),
      ("Holidays/cat.png", "\(real)/Holidays/cat.png"), ("~/cat.png", "\(home)/cat.png"),
      ("/cat.png", "/cat.png"), ("../cat.png", "\(real)/../cat.png"),
    ] {
      files.chooser.nameField.text = name
      files.check()
      #expect(files.chooser.problem == "" && files.chooser.confirmButton.isEnabled)
      files.chooser.confirmButton.action()
      #expect(chosen.last == path)
    }
    files.chooser.nameField.text = folder + "/b9.png"
    files.check()
    #expect(files.chooser.problem == Texts.english.files.replaces)
  }

  @Test func `says what is wrong with a name under which nothing can be written`() throws {
    let files = try controller(.writing)
    for (name, problem) in [
      ("", "The file needs a name."), ("/", "The file needs a name."),
      ("\(folder)/Holidays/", "The file needs a name."), ("..", "The file needs a name."),
      ("~", "The file needs a name."), ("~/", "The file needs a name."),
      ("/nowhere/at/all/cat.png", "The folder “/nowhere/at/all” does not exist."),
      ("b9.png/cat.png", "The folder “b9.png” does not exist."),
      ("~nobody/cat.png", "The folder “~nobody” does not exist."),
    ] {
      files.chooser.nameField.text = name
      files.check()
      #expect(files.chooser.problem == problem && !files.chooser.confirmButton.isEnabled)
    }
    files.chooser.nameField.text = "cat.png"
    files.check()
    #expect(files.chooser.problem == "" && files.chooser.confirmButton.isEnabled)
  }

  @Test func `takes what is typed as the name, wherever one has clicked`() throws {
    let files = try controller(.writing)
    let tester = try SceneTester(files.chooser, width: 560, height: 460)
    tester.click(files.chooser.homeButton)
    #expect(!files.chooser.nameField.isFocused)
    tester.type("~/dog.png")
    #expect(files.chooser.nameField.isFocused && files.chooser.nameField.text == "~/dog.png")
    let reading = try controller(.reading)
    let other = try SceneTester(reading.chooser, width: 560, height: 460)
    other.click(reading.chooser.homeButton)
    other.type("dog")
    #expect(reading.chooser.nameField.text.isEmpty)
  }
}
