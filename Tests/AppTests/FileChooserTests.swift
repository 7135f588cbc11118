import Foundation
import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App

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
      purpose, chooser: chooser, folder: Folder(folder), endings: ["png"], texts: .english)
  }

  @Test("lists folders first, then what fits in natural order, and walks through folders")
  func listing() throws {
    let files = try controller(.reading)
    #expect(files.chooser.list.rows.map(\.name) == ["Holidays", "b9.png", "b10.png"])
    #expect(!files.chooser.confirmButton.isEnabled)
    files.chooser.list.opened.post(0)
    #expect(files.folder.path.hasSuffix("/Holidays") && files.chooser.list.rows.isEmpty)
    files.chooser.upButton.action()
    #expect(files.chooser.list.rows.count == 3)
  }

  @Test("gives the file that was marked; a name that is typed is used as it is")
  func choosing() throws {
    var chosen: [String] = []
    let reading = try controller(.reading)
    reading.chosen = {
      chosen.append($0)
      return false
    }
    let tester = try SceneTester(reading.chooser, width: 560, height: 460)
    tester.click(reading.chooser.list, 0.5, 46 / reading.chooser.list.frame.height)
    #expect(reading.chooser.confirmButton.isEnabled)
    tester.click(reading.chooser.confirmButton)
    let writing = try controller(.writing)
    writing.chosen = reading.chosen
    for (name, allowed) in [("", false), ("a/b", false), ("cat", true), ("b9.png", true)] {
      writing.chooser.nameField.text = name
      writing.check()
      #expect(writing.chooser.confirmButton.isEnabled == allowed)
      #expect((writing.chooser.problem == Texts.english.files.replaces) == (name == "b9.png"))
    }
    writing.chooser.nameField.text = "cat"
    writing.check()
    writing.chooser.confirmButton.action()
    #expect(chosen.map { URL(filePath: $0).lastPathComponent } == ["b9.png", "cat"])
  }
}
