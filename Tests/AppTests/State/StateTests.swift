import Base
import Documents
import Foundation
import Platform
import Storage
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("What is remembered")
struct StateTests {
  @Test func `is where a window was left, also after a crash`() async throws {
    let tester = try ApplicationTester()
    try tester.collection.place(at: ScreenPoint(x: 123, y: 45))
    try tester.collection.resize(to: PixelSize(width: 700, height: 500))
    try await tester.wait(until: "it is written") {
      tester.stateText.contains("window.collection=700x500+123+45\n")
    }
    try tester.restart(after: .crash)
    let collection = try tester.collection
    #expect(collection.size == PixelSize(width: 700, height: 500))
    #expect(collection.corner == ScreenPoint(x: 123, y: 45))

    collection.place(at: ScreenPoint(x: 0, y: 0), isMaximized: true)
    try tester.restart(after: .signal)
    #expect(try tester.collection.isMaximized)
    #expect(tester.stateText.contains("window.collection=700x500+123+45 maximized\n"))
  }

  @Test func `is not where a window of the same kind lies already`() throws {
    let tester = try ApplicationTester()
    try tester.new(.painting).place(at: ScreenPoint(x: 300, y: 200))
    tester.display.letTimePass()
    let second = try tester.new(.painting)
    #expect(second.corner != ScreenPoint(x: 300, y: 200))
  }

  @Test func `are panels, order and folders, beside the library and not in it`() throws {
    let tester = try ApplicationTester()
    let settings = tester.application.services.settings
    settings[.collectionOrder] = .name
    settings[.isChooserTornOff] = true
    settings[.folder(.exports)] = "/a folder\nof two lines"
    settings.state.settle()
    #expect(try tester.library.setting("collection.order") == nil)
    try tester.restart(after: .crash)
    let later = tester.application.services.settings
    #expect(later[.collectionOrder] == .name && later[.isChooserTornOff])
    #expect(later[.folder(.exports)] == "/a folder\nof two lines")
  }

  @Test func `is taken over from a library that had it, once`() throws {
    let tester = try ApplicationTester { library in
      try library.setSetting("window.collection", to: "500.0x400.0")
      try library.setSetting("collection.order", to: "name")
      try library.setSetting("chooser.open", to: "yes")
    }
    #expect(try tester.collection.size == PixelSize(width: 500, height: 400))
    let settings = tester.application.services.settings
    #expect(settings[.collectionOrder] == .name && settings[.isChooserOpen])
    settings[.collectionOrder] = .created
    try tester.restart(after: .signal)
    #expect(tester.application.services.settings[.collectionOrder] == .created)
  }

  @Test func `disturbs nothing where it can't be written`() throws {
    let state = ProgramState(StateFile("/dev/null/no/state")) { _, action in
      action()
      return {}
    }
    #expect(state.isNew)
    state["chooser.open"] = "yes"
    state.settle()
    #expect(state["chooser.open"] == "yes")
  }

  @Test func `is a file for each library`() {
    let environment = ["XDG_STATE_HOME": "/s", "HOME": "/h"]
    let first = StateFile(ofLibraryAt: "/tmp/a.sqlite", environment: environment)
    #expect(first.path.hasPrefix("/s/filbert/") && first.path.hasSuffix(".state"))
    #expect(first == StateFile(ofLibraryAt: "/tmp/../tmp/a.sqlite", environment: environment))
    #expect(first != StateFile(ofLibraryAt: "/tmp/b.sqlite", environment: environment))
    #expect(
      StateFile(ofLibraryAt: "/tmp/a", environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]).path
        .hasPrefix("/h/.local/state/filbert/"))
  }
}
