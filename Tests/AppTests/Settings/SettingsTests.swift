import Base
import Documents
import Editing
import Foundation
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import PaintingEditing
@testable import Windows

@Suite("Settings")
struct SettingsTests {
  @Test func `open by Ctrl+comma in every kind of window, once, and close by Esc and Ctrl+W`()
    throws
  {
    let tester = try ApplicationTester()
    var windows = [try tester.collection]
    for kind in [ItemKind.painting, .pixels, .life] { windows.append(try tester.new(kind)) }
    for (window, close) in zip(windows, ["Esc", "Ctrl+W", "Esc", "Ctrl+W"]) {
      window.key("Ctrl+Comma")
      #expect(tester.titles.last == "Settings")
      window.key("Ctrl+Comma")
      #expect(tester.titles.count { $0 == "Settings" } == 1)
      try tester.window("Settings").key(close)
      #expect(!tester.titles.contains("Settings"))
    }
    #expect(tester.titles.count == 4)
  }

  @Test func `make everything larger at once, as a size and as large controls`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("System default", in: "Interface scale")
    try settings.choose("200")
    #expect(tester.display.scale == 2)
    #expect(try settings.button("200 %").isHidden == false)
    try settings.press("Large")
    #expect(tester.display.scale == 3.5)
    try settings.press("200 %")
    try settings.choose("As the")
    #expect(tester.display.scale == 1.75)
    #expect(try #require(tester.application.collection).window.scene.scale == 1.75)
    try settings.press("Normal")
    #expect(tester.display.scale == 1)
  }

  @Test func `leave less motion in all windows`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("Reduced")
    #expect(tester.application.collection?.window.scene.theme.motion == .reduced)
    try settings.press("System default", in: "Motion")
    #expect(tester.application.collection?.window.scene.theme.motion == .usual)
  }

  @Test func `are kept from one start to the next, whatever library is shown`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("Dark")
    try settings.press("Large")
    try tester.restart(after: .signal)
    #expect(tester.display.scale == 1.75)
    #expect(tester.application.services.theme.isDark)
    let again = try tester.openSettings()
    #expect(try again.button("Dark").isOn)
    #expect(try again.button("Large").isOn)
    #expect(!tester.stateText.contains("dark"))
  }

  @Test
  func `let another language be chosen, for which the program starts again with what is open`()
    throws
  {
    let tester = try ApplicationTester()
    _ = try tester.new(.life)
    let settings = try tester.openSettings()
    #expect(settings.shownButton("Restart Filbert now") == nil)
    try settings.press("System default", in: "Language")
    try settings.choose("Deutsch")
    #expect(tester.application.services.preferences.language == "de")
    try settings.press("Restart Filbert now")
    #expect(tester.hasStopped)
    #expect(tester.application.isRestarting)
  }

  @Test func `know the languages that there are catalogues of, and English`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources/Translations")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let codes = files.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
    #expect(Set(Language.all.map(\.code)) == Set(codes + ["en"]))
  }

  @Test func `say how brushes follow the hand, and give that to all of them when asked to`() throws
  {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("Drawing")
    try settings.press("Pressure")
    try type("62", in: "Smoothing", settings)
    let hand = tester.application.services.preferences.smoothingDefaults
    #expect(hand.style.smoothing == 62)
    #expect(hand.style.widthSource == .pressure)
    let brushes = tester.application.paintings.brush
    #expect(brushes.brush.style.hand.smoothing == 35)
    try settings.press("Apply to all brushes")
    #expect(([brushes.brush] + brushes.kit.channels).allSatisfy { $0.style.hand == hand.style })
    #expect(brushes.smoothingDefaults == hand)
    try settings.press("Reset")
    #expect(tester.application.services.preferences.smoothingDefaults == SmoothingDefaults())
  }

  private func type(_ text: String, in name: String, _ settings: SettingsWindow) throws {
    let field = try #require(settings.views.first { $0.accessibility.name == name })
    settings.scene.focus(field.firstFocus)
    (field.firstFocus as? TextField)?.selectAll()
    settings.window.type(text)
    settings.window.key("Enter")
  }

  @Test func `set how long to hold still for a shape, or turn that off`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("Drawing")
    let preferences = tester.application.services.preferences
    for (text, time) in [("1.2", 1.2), ("99", 5), ("0", 0.2), ("0.5", 0.5)] {
      try type(text, in: "Hold time", settings)
      #expect(preferences.holdTime == time)
    }
    try settings.press("Do nothing")
    #expect(!preferences.makesShapesOnHold)
    try settings.press("Make a shape")
    #expect(preferences.makesShapesOnHold)
  }

  // MARK: Pens

  @Test func `show each pen's curve as it comes near, and change its pressure`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    try settings.press("Pens")
    #expect(settings.texts.contains { $0.hasPrefix("Bring a pen near") })
    #expect(settings.shownButton("Soft") == nil)
    tester.display.onPenChange?(PenID(device: "Tablet Pen", serial: 7))
    #expect(!settings.texts.contains { $0.hasPrefix("Bring a pen near") })
    #expect(try settings.button("Linear").isOn && settings.button("Tablet Pen", in: "Pen").isOn)
    try settings.press("Soft")
    let curve = try #require(tester.display.pressureCurves["Tablet Pen"])
    #expect(curve.output(at: 0.3) > 0.5 && tester.display.pressureCurves.count == 1)
    tester.display.onPenChange?(PenID(device: "Another Pen"))
    #expect(try settings.button("Another Pen", in: "Pen").isOn && settings.button("Linear").isOn)
    try settings.press("Firm")
    #expect(tester.display.pressureCurves.count == 2)
    try settings.press("Tablet Pen", in: "Pen")
    #expect(try settings.button("Soft").isOn)
    try settings.press("Linear")
    #expect(Set(tester.display.pressureCurves.keys) == ["Another Pen"])
  }

  @Test func `keep curves of pens, however they are called`() throws {
    let tester = try ApplicationTester()
    let preferences = tester.application.services.preferences
    let curve = try #require(ResponseCurve(text: "0,0.125 0.25,0.5 1,1"))
    let curves = ["Pen\t= \\n": curve, "Ручка": curve, "": curve]
    preferences.pressureCurves = curves
    #expect(preferences.pressureCurves == curves)
    preferences.pressureCurves["Two\nlines"] = curve
    #expect(preferences.pressureCurves == curves)
    preferences.pressureCurves = ["Pen": .straight]
    #expect(preferences.pressureCurves.isEmpty)
  }

  // MARK: Keys

  private func commandList(_ settings: SettingsWindow) -> CommandKeyList {
    settings.controller.keys.page.list
  }

  /// Finds a command, and has the keyboard at it.
  private func find(_ text: String, _ settings: SettingsWindow) throws -> CommandKey {
    settings.window.key("Ctrl+F").type(text)
    settings.window.key("Enter")
    return try #require(commandList(settings).rows.first)
  }

  @Test func `record a key, tell which command has lost it, and go back to the usual ones`()
    async throws
  {
    let tester = try ApplicationTester()
    let painting = try tester.new(.painting)
    let settings = try tester.openSettings()
    #expect(try find("export…", settings).keys == "Ctrl+E")
    settings.window.key("Enter")
    #expect(commandList(settings).prompt == "Press the key")
    // The key that opens the list of all keys otherwise.
    settings.window.key("F11")
    #expect(settings.said.contains { $0.contains("F11 no longer runs “Full screen”") })
    let keymaps = tester.application.services.keymaps
    let export = CommandID(.painting, .export)
    try await tester.wait(until: "F11 exports") {
      keymaps.keymap.keys(of: export) == [KeyBinding(.function(11))]
    }
    #expect(keymaps.keymap.keys(of: CommandID(.painting, .fullScreen)).isEmpty)
    #expect(commandList(settings).rows.first?.keys == "F11")
    painting.key("F11")
    #expect(!painting.isFullScreen)
    try settings.press("Restore defaults")
    try await tester.wait(until: "F11 is full screen again") {
      keymaps.keymap == .usual
    }
  }

  @Test
  func `add a key to those that a command has, take all away, and leave other lines of the file`()
    async throws
  {
    let tester = try ApplicationTester()
    let keymaps = tester.application.services.keymaps
    keymaps.startWatching()
    let path = URL(filePath: keymaps.path)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "# mine\npainting.group = Ctrl+Shift+X\n".write(to: path, atomically: true, encoding: .utf8)
    let settings = try tester.openSettings()
    let lock = CommandID(.painting, .lock)
    #expect(try find("ctrl+l", settings).keys == "Ctrl+L")
    try settings.press("Add shortcut…")
    settings.window.key("Ctrl+Shift+F12")
    try await tester.wait(until: "both keys lock") { keymaps.keymap.keys(of: lock).count == 2 }
    try settings.press("Remove shortcuts")
    try await tester.wait(until: "no key locks") { keymaps.keymap.keys(of: lock).isEmpty }
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text == "# mine\npainting.group = Ctrl+Shift+X\npainting.lock =\n")
    try settings.press("Restore all defaults")
    try await tester.wait(until: "all keys are the usual ones") { keymaps.keymap == .usual }
    #expect(try String(contentsOf: path, encoding: .utf8) == "# mine\n")
  }

  @Test func `record nothing by Esc, nor when another page is turned to`() throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    _ = try find("export…", settings)
    settings.window.key("Enter").key("Esc")
    #expect(commandList(settings).prompt == nil)
    #expect(tester.titles.contains("Settings"))
    settings.window.key("Enter")
    try settings.press("Library")
    settings.window.key("F1")
    #expect(tester.application.services.keymaps.keymap == .usual)
  }

  // MARK: Library

  @Test func `say where the library lies, back it up now, and go back to that`() async throws {
    let tester = try ApplicationTester { library in
      try library.add(.painting(Painting()), name: "Cat", at: Timestamp(milliseconds: 0))
    }
    let settings = try tester.openSettings()
    try settings.press("Library")
    try await tester.wait(until: "the size is there") {
      settings.texts.contains { $0.hasSuffix("one document") }
    }
    #expect(settings.texts.contains(tester.library.path))
    #expect(settings.texts.contains("None yet."))
    try settings.press("Back up now")
    try await tester.wait(until: "a copy is listed") {
      settings.shownButton("Restore…") != nil
    }
    let backup = try #require(Backups(of: tester.library.path).all.first)
    #expect(backup.isWhole)
    try settings.press("Restore…")
    #expect(!tester.hasStopped)
    try settings.press("Restore")
    #expect(tester.hasStopped)
    #expect(tester.application.repair == .restore(backup))
  }

  @Test(arguments: [(240, 200), (240, 900)])
  func `have room in a tiny window and in a tall narrow one`(width: Int, height: Int) throws {
    let tester = try ApplicationTester()
    let settings = try tester.openSettings()
    settings.window.resize(to: PixelSize(width: width, height: height))
    tester.display.onPenChange?(PenID(device: "Tablet Pen", serial: 7))
    for page in ["Appearance", "Drawing", "Pens", "Keys", "Library"] {
      try settings.press(page)
      settings.window.draw()
      for button in settings.views.compactMap({ $0 as? Button }) {
        let origin = button.originInScene
        #expect(origin.x >= 0 && origin.x + button.frame.width <= Double(width), "\(button.title)")
        #expect(button.frame.width >= 24 && button.frame.height >= 24, "\(button.title)")
      }
    }
  }
}
