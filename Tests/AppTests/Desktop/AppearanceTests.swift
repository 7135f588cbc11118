import Base
import BusTesting
import Canvas
import Documents
import Editing
import Life
import Platform
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import Windows

@Suite struct AppearanceTests {
  private static let light: UInt32 = 0xF8_F6F3
  private static let dark: UInt32 = 0x2E_2A26

  /// The ground of the bars of all windows.
  private func bars(_ tester: ApplicationTester) -> Set<UInt32?> {
    for window in tester.display.windows { window.draw() }
    return Set(tester.display.windows.map { $0.pixel(3, 3) })
  }

  private func waitForBars(_ color: UInt32, _ tester: ApplicationTester) async throws {
    try await tester.wait(until: "all bars are \(String(color, radix: 16))") {
      bars(tester) == [color]
    }
  }

  /// Windows of all kinds.
  private func openAll(_ tester: ApplicationTester) throws {
    for kind in [ItemKind.painting, .pixels, .life] { _ = try tester.new(kind) }
    #expect(tester.display.windows.count == 4)
  }

  @Test func `All open windows follow the desktop's colours while the program runs`() async throws {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join(), settings: ["color-scheme": .uint32(1)])
    await portal.connect()
    let tester = try ApplicationTester(on: bus)
    try await waitForBars(Self.dark, tester)
    try openAll(tester)
    #expect(bars(tester) == [Self.dark])
    portal.change("color-scheme", to: .uint32(2))
    try await waitForBars(Self.light, tester)
    portal.change("color-scheme", to: .uint32(1))
    try await waitForBars(Self.dark, tester)
  }

  @Test func `Without a portal the name of the desktop's theme says it`() async throws {
    let tester = try ApplicationTester(on: PretendBus())
    try openAll(tester)
    tester.display.isDark = true
    #expect(bars(tester) == [Self.dark])
    tester.display.isDark = false
    #expect(bars(tester) == [Self.light])
  }

  @Test func `A portal without a preference leaves it to the theme, and one with it goes before`()
    async throws
  {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join(), settings: ["color-scheme": .uint32(0)])
    await portal.connect()
    let tester = try ApplicationTester(on: bus)
    tester.display.isDark = true
    try await waitForBars(Self.dark, tester)
    portal.change("color-scheme", to: .uint32(2))
    try await waitForBars(Self.light, tester)
  }

  @Test
  func `What is chosen in the program holds at once in all windows, whatever the desktop wants`()
    async throws
  {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join(), settings: ["color-scheme": .uint32(2)])
    await portal.connect()
    let tester = try ApplicationTester(on: bus)
    try openAll(tester)
    let settings = try tester.openSettings()
    for (choice, color) in [
      ("Dark", Self.dark), ("Light", Self.light), ("Dark", Self.dark),
      ("System default", Self.light),
    ] {
      try settings.press(choice, in: "Theme")
      #expect(bars(tester) == [color], "\(choice)")
    }
    try settings.press("Dark", in: "Theme")
    portal.change("contrast", to: .uint32(0))
    #expect(bars(tester) == [Self.dark])
  }

  @Test func `What was chosen, and what the desktop wanted last, hold from the first picture on`()
    throws
  {
    for (key, value) in [("colors", "dark"), ("colors.desktop", "dark")] {
      let tester = try ApplicationTester { try $0.setSetting(key, to: value) }
      #expect(bars(tester) == [Self.dark])
    }
  }

  @Test func `Pictures of the collection move by themselves unless the desktop wants less motion`()
    async throws
  {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join())
    await portal.connect()
    let tester = try ApplicationTester(on: bus) { library in
      try library.add(.life(Board(LifeWorld())), name: "Ant", at: Timestamp(milliseconds: 0))
    }
    let collection = try #require(tester.application.collection)
    let themes = tester.application.services.themes
    func hover() {
      collection.collectionView(
        collection.screen.grid, hovers: collection.screen.grid.entries[0])
    }
    hover()
    #expect(collection.player.isPlaying)
    portal.change("reduced-motion", to: .uint32(1))
    try await tester.wait(until: "nothing moves any more") { !collection.player.isPlaying }
    hover()
    #expect(!collection.player.isPlaying)
    portal.change("reduced-motion", to: .uint32(0))
    try await tester.wait(until: "things may move") { themes.theme.motion == .usual }
    hover()
    #expect(collection.player.isPlaying)
  }

  @Test func `What was said for this start goes before the portal`() async throws {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join(), settings: ["color-scheme": .uint32(2)])
    await portal.connect()
    let tester = try ApplicationTester(on: bus)
    tester.display.isDark = true
    try await waitForBars(Self.light, tester)
    tester.display.isDarkGiven = true
    portal.change("color-scheme", to: .uint32(2))
    try await waitForBars(Self.dark, tester)
  }

  @Test func `A desktop that no longer says anything is not remembered for ever`() async throws {
    let tester = try ApplicationTester(on: PretendBus()) {
      try $0.setSetting("colors.desktop", to: "dark")
    }
    try await waitForBars(Self.light, tester)
  }

  @Test func `Accent and contrast of the desktop are the theme's`() async throws {
    let bus = PretendBus()
    let portal = PretendPortal(on: bus.join())
    await portal.connect()
    let tester = try ApplicationTester(on: bus)
    let themes = tester.application.services.themes
    let usual = themes.theme
    portal.change("accent-color", to: .tuple([.double(0.1), .double(0.3), .double(0.7)]))
    try await tester.wait(until: "the accent is there") { themes.theme.accent.blue == 0.7 }
    portal.change("accent-color", to: .tuple([.double(1), .double(1), .double(0.5)]))
    try await tester.wait(until: "an accent that can't be read is not") {
      themes.theme.accent == usual.accent
    }
    portal.change("contrast", to: .uint32(1))
    try await tester.wait(until: "there are outlines") { themes.theme.outline != nil }
    #expect(themes.theme.motion == .usual)
    portal.change("reduced-motion", to: .uint32(1))
    try await tester.wait(until: "nothing moves") { themes.theme.motion == .reduced }
  }
}
