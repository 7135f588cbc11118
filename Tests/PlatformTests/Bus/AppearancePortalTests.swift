import Base
import BusTesting
import Canvas
import Testing

@testable import Platform

@Suite struct AppearancePortalTests {
  private let bus = PretendBus()
  private let listener = Listener()
  private final class Listener {}

  /// A program that asks as soon as it is on the bus, and has its answer.
  private func ask() async -> AppearancePortal {
    let member = bus.join()
    let asking = AppearancePortal(member)
    asking.observePreferences()
    await waitForChange(of: asking) { member.connect() }
    return asking
  }

  /// Does something, and waits for a change that came meanwhile or comes later.
  private func waitForChange(of asking: AppearancePortal, _ action: () async -> Void) async {
    let (changes, told) = AsyncStream.makeStream(of: Void.self)
    asking.changed.listen(listener) { told.yield() }
    await action()
    for await _ in changes { break }
    asking.changed.unlisten(listener)
  }

  private static let settings: [String: BusValue] = [
    "color-scheme": .uint32(1), "contrast": .uint32(1), "reduced-motion": .uint32(1),
    "accent-color": .tuple([.double(0.25), .double(0.5), .double(1)]),
  ]
  private static let wanted = DesktopAppearance(
    colorScheme: .dark, contrast: .more, accent: Color(red: 0.25, green: 0.5, blue: 1),
    motion: .reduced)

  @Test(arguments: [true, false])
  func `All settings are read, also from a portal that knows them in the old form alone`(
    knowsReadOne: Bool
  ) async {
    let portal = PretendPortal(on: bus.join(), settings: Self.settings)
    portal.knowsReadOne = knowsReadOne
    await portal.connect()
    #expect(await ask().appearance == Self.wanted)
  }

  @Test func `What the desktop does not say is left as usual`() async {
    let portal = PretendPortal(on: bus.join(), settings: ["color-scheme": .uint32(2)])
    await portal.connect()
    #expect(await ask().appearance == DesktopAppearance(colorScheme: .light))
  }

  @Test func `What changes is followed`() async {
    let portal = PretendPortal(on: bus.join())
    await portal.connect()
    let asking = await ask()
    #expect(asking.appearance == DesktopAppearance())
    for (key, value) in Self.settings {
      await waitForChange(of: asking) { portal.change(key, to: value) }
    }
    #expect(asking.appearance == Self.wanted)
    await waitForChange(of: asking) { portal.change("color-scheme", to: .uint32(0)) }
    #expect(asking.appearance?.colorScheme == nil)
  }

  @Test(arguments: [
    ("color-scheme", BusValue.uint32(9)), ("color-scheme", .string("dark")),
    ("color-scheme", .tuple([])), ("contrast", .bool(true)), ("reduced-motion", .int32(1)),
    ("accent-color", .tuple([.double(2), .double(0), .double(0)])),
    ("accent-color", .tuple([.double(.nan), .double(0), .double(0)])),
    ("accent-color", .tuple([.double(0), .double(0)])), ("accent-color", .string("blue")),
  ])
  func `A setting without sense is none`(key: String, value: BusValue) async {
    let portal = PretendPortal(on: bus.join(), settings: [key: value])
    await portal.connect()
    #expect(await ask().appearance == DesktopAppearance())
  }

  @Test func `A signal without sense changes nothing`() async {
    let member = bus.join()
    let portal = PretendPortal(on: member, settings: Self.settings)
    await portal.connect()
    let asking = await ask()
    for arguments in [[], [BusValue.string("org.freedesktop.appearance")]] {
      member.emit(
        BusSignal(
          Portal.path, "org.freedesktop.portal.Settings", "SettingChanged", arguments), to: nil)
    }
    await waitForChange(of: asking) { portal.change("contrast", to: .uint32(1)) }
    #expect(asking.appearance == Self.wanted)
  }

  @Test func `Without a portal, and with one that knows no settings, nothing is known`() async {
    #expect(await ask().appearance == nil)
    let portal = PretendPortal(on: bus.join())
    portal.manner = .refuses
    await portal.connect()
    #expect(await ask().appearance == nil)
  }

  @Test func `A portal that begins later is asked then, and a bus that goes takes it along`() async
  {
    let asking = await ask()
    let portal = PretendPortal(on: bus.join(), settings: Self.settings)
    await waitForChange(of: asking) { await portal.connect() }
    #expect(asking.appearance == Self.wanted)
    await waitForChange(of: asking) { bus.end() }
    #expect(asking.appearance == nil)
  }
}
