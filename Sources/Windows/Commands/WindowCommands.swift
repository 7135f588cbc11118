public import Base
public import Editing
public import Texts
public import Widgets

/// The implementations of a window's commands, and the keys, menus, buttons and tooltips that refer to them.
public final class WindowCommands {
  let scope: CommandScope
  /// Whether all commands are blocked, as during a gesture.
  public var isBlocked: () -> Bool = { false }
  /// Called before a command runs, to commit anything in progress.
  public var willPerform: () -> Void = {}
  /// The only commands available while something covers the document; nil for all.
  public var onlyPossible: Set<CommandName>?
  /// Whether keys are meant for the focused view, so that no command takes precedence.
  public var isFocusMeant: () -> Bool = { false }
  /// The key of the running command; nil if a button or a menu started it.
  public private(set) var callingKey: KeyEvent?
  /// The texts of titles and tooltips.
  public let texts: Texts
  private let keymaps: KeymapFollower
  private var actions: [CommandName: Action] = [:]
  /// Updates of displayed keys, called again when the keymap changes.
  private var showings: [() -> Void] = []

  private struct Action {
    /// Whether the command makes sense now.
    public let isPossible: () -> Bool
    /// Whether its keys come before the focused view's.
    public let precedesViews: () -> Bool
    /// Performs the command.
    public let perform: () -> Void
  }

  /// Creates the commands of a kind of window, none of them implemented yet.
  public init(_ scope: CommandScope, keymaps: KeymapFollower, texts: Texts) {
    self.scope = scope
    self.keymaps = keymaps
    self.texts = texts
    keymaps.changed.listen(self) { [weak self] _ in
      for show in self?.showings ?? [] { show() }
    }
  }

  // MARK: Actions

  /// Defines the action of a command.
  ///
  /// - Parameters:
  ///   - isPossible: called before running it, and before showing it in a menu.
  ///   - precedesViews: called if its row allows it to precede the focused view.
  ///   - perform: runs it.
  public func on(
    _ name: CommandName, if isPossible: @escaping () -> Bool = { true },
    beforeViewsIf precedesViews: @escaping () -> Bool = { true },
    _ perform: @escaping () -> Void
  ) {
    precondition(CommandTable.entry(id(name)) != nil, "\(id(name)) has no row in the table")
    actions[name] = Action(
      isPossible: isPossible, precedesViews: precedesViews, perform: perform)
  }

  /// Checks that every row of the table for this kind of window has an action; to be called after creating the window.
  public func checkThatAllDoSomething() {
    let idle = CommandTable.entries(of: scope).filter { actions[$0.id.name] == nil }
    precondition(idle.isEmpty, "\(idle.map(\.id)) do nothing")
  }

  /// Whether a command is implemented and makes sense now.
  public func isPossible(_ name: CommandName) -> Bool {
    guard let action = actions[name] else { return false }
    return !isBlocked() && isLetThrough(name) && action.isPossible()
  }

  /// Performs a command, if that is possible now.
  public func perform(_ name: CommandName) {
    guard isPossible(name), let action = actions[name] else { return }
    willPerform()
    action.perform()
  }

  // MARK: Keys

  /// Runs the command of a key.
  ///
  /// - Parameter beforeViews: whether the focused view has yet to receive the key.
  /// - Returns: whether the key was handled.
  func handle(_ event: KeyEvent, beforeViews: Bool) -> Bool {
    if beforeViews, isFocusMeant() { return false }
    let entries = keymaps.keymap.entries(for: event, in: scope).filter { entry in
      guard let action = actions[entry.id.name], isLetThrough(entry.id.name) else { return false }
      return !beforeViews || entry.precedesViews && action.precedesViews()
    }
    if !entries.isEmpty, isBlocked() { return true }
    guard
      let action = entries.lazy.compactMap({ self.actions[$0.id.name] })
        .first(where: { $0.isPossible() })
    else { return false }
    callingKey = event
    defer { callingKey = nil }
    willPerform()
    action.perform()
    return true
  }

  private func isLetThrough(_ name: CommandName) -> Bool { onlyPossible?.contains(name) ?? true }

  /// Whether a key belongs to a command, possible or not.
  public func matches(_ event: KeyEvent, _ name: CommandName) -> Bool {
    keymaps.keymap.keys(of: id(name)).contains { $0.matches(event) }
  }

  // MARK: Display

  /// The title of a command in the user's language; empty for an unknown one.
  public func title(_ name: CommandName) -> String { entry(name)?.title(texts) ?? "" }

  /// Returns the key shown for a command; empty for none.
  public func key(_ name: CommandName) -> String {
    keymaps.keymap.keys(of: id(name)).first?.text(texts.commands) ?? ""
  }

  /// Returns a menu item that runs a command.
  ///
  /// - Parameter isEnabled: whether it is applicable. By key, the command runs and explains why not.
  public func item(_ name: CommandName, isEnabled: Bool = true) -> Menu.Item {
    .command(title(name), key: key(name), isEnabled: isEnabled && isPossible(name)) {
      [weak self] in self?.perform(name)
    }
  }

  /// Returns a menu item that toggles a command's setting.
  public func choice(_ name: CommandName, isChosen: Bool) -> Menu.Item {
    .choice(title(name), isChosen: isChosen) { [weak self] in self?.perform(name) }
  }

  /// Returns the description of a command with its key.
  ///
  /// - Parameter text: replaces the description in the table.
  public func tip(_ name: CommandName, _ text: String? = nil) -> String {
    tip(text ?? entry(name)?.help(texts) ?? "", [name])
  }

  /// Returns a sentence with the keys of some commands.
  public func tip(_ text: String, _ names: [CommandName], and others: [String] = []) -> String {
    texts.commands.tip(text, others + names.map(key).filter { !$0.isEmpty })
  }

  /// Makes a button run a command, and sets its tooltip.
  public func bind(_ button: Button, _ name: CommandName) {
    button.action = { [weak self] in self?.perform(name) }
    label(button, name)
  }

  /// Sets a view's tooltip to the description and key of a command.
  public func label(_ view: View, _ name: CommandName, _ text: String? = nil) {
    observeKeys { [weak self, weak view] in
      view?.tooltip = self?.tip(name, text)
      view?.accessibility.key = self?.key(name) ?? ""
    }
  }

  /// Runs an update of displayed keys now, and whenever they change.
  public func observeKeys(_ showing: @escaping () -> Void) {
    showings.append(showing)
    showing()
  }

  /// Returns all keys of the window and their meanings for a list, with neighbours of a family sharing a row.
  ///
  /// - Parameter gestures: other uses of keys and the pointer.
  func keyRows(_ gestures: [CommandTexts.KeyRow]) -> [(key: String, meaning: String)] {
    var rows: [(key: String, meaning: String)] = []
    var last: KeyBinding?
    for entry in CommandTable.entries(of: scope) where actions[entry.id.name] != nil {
      let keys = keymaps.keymap.keys(of: entry.id)
      guard let first = keys.first else { continue }
      defer { last = first }
      guard let family = entry.family?(texts) else {
        let text = keys.prefix(2).map { $0.text(texts.commands) }.joined(separator: ", ")
        rows.append((text, entry.help(texts)))
        continue
      }
      if let row = rows.indices.last, rows[row].meaning == family {
        // Don't repeat modifiers.
        let isAlike = last?.modifiers == first.modifiers
        rows[row].key += " " + (isAlike ? KeyBinding(first.key) : first).text(texts.commands)
      } else {
        rows.append((first.text(texts.commands), family))
      }
    }
    return rows + gestures
  }

  private func id(_ name: CommandName) -> CommandID { CommandID(scope, name) }

  private func entry(_ name: CommandName) -> CommandEntry? { CommandTable.entry(id(name)) }
}
