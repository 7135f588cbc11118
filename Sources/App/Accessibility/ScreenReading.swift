import Base
import Platform
import Texts
import Widgets
import Windows

/// The program's windows as exposed to screen readers: the adapter between views and the bus.
///
/// Without a screen reader, it knows only the windows. Otherwise, objects are numbered as they are requested.
final class ScreenReading {
  let texts: Texts
  private(set) var bus: AccessibilityBus?
  private(set) var windows: [SceneWindow] = []
  private var numbers: [AccessibleKey: Int] = [:]
  private(set) var targets: [Int: AccessibleTarget] = [:]
  private var lastNumber = 0
  private let display: any WindowSystem
  /// The text to announce after a pause since the last one.
  private var pending: String?
  private var isWaiting = false

  /// The number of numbered objects.
  var objectCount: Int { targets.count }

  init(texts: Texts, display: any WindowSystem) {
    self.texts = texts
    self.display = display
  }

  /// - Parameter desktop: the bus for finding a screen reader.
  func start(on desktop: any DesktopBus) {
    let bus = AccessibilityBus("Filbert", on: desktop, reading: self)
    self.bus = bus
    bus.changed.listen(self) { [weak self] in self?.updateWindows(isOn: $0) }
    bus.watchForReaders()
  }

  private func updateWindows(isOn: Bool) {
    for window in windows { window.scene.accessibilityListener = isOn ? self : nil }
    (numbers, targets) = ([:], [:])
    guard isOn else { return }
    for window in windows { report(.window(.created), of: window) }
  }

  func add(_ window: SceneWindow) {
    windows.append(window)
    window.closed.listen(self) { [weak self, weak window] in
      if let window { self?.remove(window) }
    }
    window.focused.listen(self) { [weak self, weak window] in
      self?.noteFocus(of: window, isActive: true)
    }
    window.unfocused.listen(self) { [weak self, weak window] in
      self?.noteFocus(of: window, isActive: false)
    }
    window.announced.listen(self) { [weak self, weak window] in
      self?.announce($0, in: window)
    }
    guard bus?.isOn == true else { return }
    window.scene.accessibilityListener = self
    bus?.report(.childrenChanged, of: 0)
    report(.window(.created), of: window)
  }

  private func remove(_ window: SceneWindow) {
    report(.window(.destroyed), of: window)
    windows.removeAll { $0 === window }
    targets = targets.filter { $0.value.window !== window }
    numbers = numbers.filter { targets[$0.value] != nil }
    if bus?.isOn == true { bus?.report(.childrenChanged, of: 0) }
  }

  private(set) weak var active: SceneWindow?

  private func noteFocus(of window: SceneWindow?, isActive: Bool) {
    if isActive { active = window } else if active === window { active = nil }
    guard bus?.isOn == true, let window else { return }
    report(.window(isActive ? .activated : .deactivated), of: window)
    bus?.report(.state(.active, isActive), of: number(of: window))
    if isActive, let view = window.scene.focused {
      bus?.report(.state(.focused, true), of: number(of: view, in: window))
    }
  }

  func report(_ event: AccessibleEvent, of window: SceneWindow) {
    guard let bus, bus.isOn else { return }
    bus.report(event, of: number(of: window))
  }

  /// Announces a text.
  func announce(_ text: String, in window: SceneWindow?) {
    guard let window, !text.isEmpty, let bus, bus.isOn else { return }
    if bus.hearsAnnouncements { return report(.announcement(text), of: window) }
    // Orca up to 44 announces a change of the focused object's description.
    let object = window.scene.focused.map { number(of: $0, in: window) } ?? number(of: window)
    bus.report(.description(text), of: object)
  }

  /// Announces a text at a limited rate: a running board or a held key changes its value frequently.
  func announceSoon(_ text: String, in window: SceneWindow, pause: Duration = .seconds(1)) {
    if isWaiting {
      pending = text
      return
    }
    announce(text, in: window)
    isWaiting = true
    _ = display.after(pause) { [weak self, weak window] in
      guard let self else { return }
      isWaiting = false
      let text = pending
      pending = nil
      if let text, let window { announceSoon(text, in: window, pause: pause) }
    }
  }

  // MARK: Numbers

  func number(of window: SceneWindow) -> Int {
    number(
      .window(ObjectIdentifier(window)),
      AccessibleTarget(window: window, view: nil, item: nil, isWindow: true))
  }

  func number(of view: View, in window: SceneWindow) -> Int {
    number(
      .view(ObjectIdentifier(view)),
      AccessibleTarget(window: window, view: view, item: nil, isWindow: false))
  }

  func number(ofItem item: Int, of view: View, in window: SceneWindow) -> Int {
    number(
      .item(ObjectIdentifier(view), item),
      AccessibleTarget(window: window, view: view, item: item, isWindow: false))
  }

  private func number(_ key: AccessibleKey, _ target: AccessibleTarget) -> Int {
    // A removed view may have been at the same address.
    if let known = numbers[key], let old = targets[known],
      target.isWindow ? old.window === target.window : old.view === target.view
    {
      return known
    }
    lastNumber += 1
    numbers[key] = lastNumber
    targets[lastNumber] = target
    return lastNumber
  }
}
