import Base
import Editing
import Texts
import Views
import Widgets
import Windows

/// The keys of commands: searched by name and key, and recorded by pressing them.
final class KeySettings: SettingsPart {
  let page: KeysPage
  private let services: Services
  private var scope = CommandScope.painting
  /// The listed commands.
  private var entries: [CommandEntry] = []
  /// The command whose key is being recorded, and whether it keeps its present ones.
  private var recording: (entry: CommandEntry, isAdded: Bool)?
  private weak var scene: Scene?
  private var say: (String) -> Void = { _ in }

  init(_ services: Services) {
    self.services = services
    page = KeysPage(
      texts: services.texts.settings,
      fileNote: services.texts.settings.keymapFile(services.keymaps.path))
    updateList()
  }

  func connect(in scene: Scene, say: @escaping (String) -> Void) {
    self.scene = scene
    self.say = say
    page.searchField.changed.listen(self) { [weak self] _ in self?.updateList() }
    page.searchField.committed = { [weak self] _ in
      guard let self, !page.list.rows.isEmpty else { return }
      page.list.select(0)
      scene.focus(page.list)
    }
    page.list.chosen.listen(self) { [weak self] _ in self?.beginRecording(isAdded: false) }
    page.list.removed.listen(self) { [weak self] _ in self?.set([]) }
    page.list.selectionChanged.listen(self) { [weak self] _ in self?.stopRecording() }
    services.keymaps.changed.listen(self) { [weak self] _ in self?.updateList() }
    page.setButton.action = { [weak self] in self?.beginRecording(isAdded: false) }
    page.addButton.action = { [weak self] in self?.beginRecording(isAdded: true) }
    page.removeButton.action = { [weak self] in self?.set([]) }
    page.usualButton.action = { [weak self] in self?.set(nil) }
    page.allUsualButton.action = { [weak self] in self?.resetAll() }
    page.scopeButton.action = { [weak self] in self?.showScopes() }
    page.presetButton.action = { [weak self] in self?.showPresets() }
  }

  // MARK: Display

  private func showScopes() {
    let texts = services.texts.settings
    let menu = Menu(
      name: texts.windowOfKeys,
      items: CommandScope.allCases.map { scope in
        .choice(texts.scope(scope.textName), isChosen: scope == self.scope) { [weak self] in
          self?.scope = scope
          self?.page.list.selection = nil
          self?.updateList()
        }
      })
    scene?.show(menu, under: page.scopeButton)
  }

  private func showPresets() {
    let texts = services.texts.settings
    let keymap = services.keymaps.keymap
    func choice(_ name: String, _ preset: Keymap?, in scope: CommandScope?) -> Menu.Item {
      .choice(name, isChosen: keymap.adopting(preset).isEmpty) { [weak self] in
        guard let self else { return }
        keep(services.keymaps.keymap.adopting(preset))
        guard let scope else { return }
        self.scope = scope
        updateList()
      }
    }
    let menu = Menu(
      name: texts.keymapPreset,
      items: [
        choice(texts.usualKeymap, nil, in: nil),
        choice(texts.keymapOfAseprite, Keymap.aseprite.keymap, in: .pixels),
      ])
    scene?.show(menu, under: page.presetButton)
  }

  private func updateList() {
    let (texts, keymap) = (services.texts, services.keymaps.keymap)
    let selected = selectedEntry?.id
    page.scopeButton.title = texts.settings.scope(scope.textName)
    page.scopeButton.parent?.setNeedsLayout()
    let wanted = page.searchField.text.lowercased()
    let rows = CommandTable.entries(of: scope).map { entry in
      (
        entry,
        CommandKey(
          title: entry.help(texts), keys: keys(of: entry, keymap),
          isChanged: keymap.isChanged(entry.id))
      )
    }.filter { _, row in
      wanted.isEmpty || row.title.lowercased().contains(wanted)
        || row.keys.lowercased().contains(wanted)
    }
    entries = rows.map(\.0)
    page.list.rows = rows.map(\.1)
    page.list.selection = entries.firstIndex { $0.id == selected }
    page.allUsualButton.isEnabled = CommandTable.all.contains { keymap.isChanged($0.id) }
    page.showButtons()
  }

  private func keys(of entry: CommandEntry, _ keymap: Keymap) -> String {
    services.texts.commands.list(
      keymap.keys(of: entry.id).map { $0.text(services.texts.commands) })
  }

  private var selectedEntry: CommandEntry? {
    page.list.selection.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
  }

  // MARK: Recording

  private func beginRecording(isAdded: Bool) {
    guard let entry = selectedEntry else { return }
    recording = (entry, isAdded)
    page.list.prompt = services.texts.settings.pressKey
    say(services.texts.settings.pressKey(for: entry.help(services.texts)))
  }

  func stopRecording() {
    recording = nil
    page.list.prompt = nil
  }

  /// Records a key if one is expected.
  ///
  /// - Returns: whether one was.
  func record(_ event: KeyEvent) -> Bool {
    guard let recording else { return false }
    guard event.key != .other, !event.isRepeat else { return true }
    stopRecording()
    guard event.key != .escape else { return true }
    let key = KeyBinding(event.latinKey == .other ? event.key : event.latinKey, event.modifiers)
    let old = recording.isAdded ? services.keymaps.keymap.keys(of: recording.entry.id) : []
    set(old.contains(key) ? old : old + [key])
    return true
  }

  // MARK: Setting

  /// - Parameter keys: nil for the defaults.
  private func set(_ keys: [KeyBinding]?) {
    guard let entry = selectedEntry else { return }
    let change = services.keymaps.keymap.giving(keys, to: entry.id)
    keep(change.keys)
    let texts = services.texts
    if let (key, loser) = change.lost.first, let other = CommandTable.entry(loser) {
      say(
        texts.settings.taken(
          key.text(texts.commands), from: other.help(texts)))
    }
  }

  private func resetAll() {
    keep(services.keymaps.keymap.adopting(nil))
  }

  private func keep(_ changes: [CommandID: [KeyBinding]?]) {
    services.keymaps.set(changes) { [weak self] reason in
      guard let self else { return }
      say(services.texts.settings.keysNotKept(reason))
    }
  }
}

extension CommandScope {
  var textName: SettingsTexts.ScopeName {
    switch self {
    case .collection: .collection
    case .painting: .painting
    case .pixels: .pixels
    case .life: .life
    case .settings: .settings
    }
  }
}
