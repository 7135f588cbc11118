public import Base
public import Editing
public import Texts
public import Widgets

/// What the commands of one window do, and the keys, menus, buttons and tooltips that call and name them.
public final class WindowCommands {
  let scope: CommandScope
  /// Whether no command is carried out now, as in the middle of a gesture.
  public var isBlocked: () -> Bool = { false }
  /// Called before a command is carried out: what is under way comes into effect.
  public var willPerform: () -> Void = {}
  /// The only ones that are possible now, as while something lies over the document; nil for all.
  public var onlyPossible: Set<CommandName>?
  /// Whether the view with the focus is meant by a key, so that no command goes before it.
  public var isFocusMeant: () -> Bool = { false }
  /// The key that calls the command that is carried out now; nil where a button or a menu does.
  public private(set) var callingKey: KeyEvent?
  public let texts: Texts
  private let keymaps: KeymapFollower
  private var actions: [CommandName: Action] = [:]
  /// Each shows keys somewhere, and is called again when the keymap is another one.
  private var showings: [() -> Void] = []

  private struct Action {
    public let isPossible: () -> Bool
    public let precedesViews: () -> Bool
    public let perform: () -> Void
  }

  public init(_ scope: CommandScope, keymaps: KeymapFollower, texts: Texts) {
    self.scope = scope
    self.keymaps = keymaps
    self.texts = texts
    keymaps.changed.listen(self) { [weak self] _ in
      for show in self?.showings ?? [] { show() }
    }
  }

  // MARK: What they do

  /// Says what a command does.
  ///
  /// - Parameters:
  ///   - isPossible: asked before it is carried out, and before a menu shows it.
  ///   - precedesViews: asked where its row says that it may go before the view with the focus.
  ///   - perform: carries it out.
  public func on(
    _ name: CommandName, if isPossible: @escaping () -> Bool = { true },
    beforeViewsIf precedesViews: @escaping () -> Bool = { true },
    _ perform: @escaping () -> Void
  ) {
    precondition(CommandTable.entry(id(name)) != nil, "\(id(name)) has no row in the table")
    actions[name] = Action(
      isPossible: isPossible, precedesViews: precedesViews, perform: perform)
  }

  /// Holds that every row of the table for this kind of window does something: to be called when the window is made.
  public func checkThatAllDoSomething() {
    let idle = CommandTable.entries(of: scope).filter { actions[$0.id.name] == nil }
    precondition(idle.isEmpty, "\(idle.map(\.id)) do nothing")
  }

  public func isPossible(_ name: CommandName) -> Bool {
    guard let action = actions[name] else { return false }
    return !isBlocked() && isLetThrough(name) && action.isPossible()
  }

  public func perform(_ name: CommandName) {
    guard isPossible(name), let action = actions[name] else { return }
    willPerform()
    action.perform()
  }

  // MARK: Keys

  /// Carries out what a key calls.
  ///
  /// - Parameter beforeViews: whether the view with the focus has yet to see it.
  /// - Returns: whether the key is done with.
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

  /// Whether a key calls a command, possible or not.
  public func matches(_ event: KeyEvent, _ name: CommandName) -> Bool {
    keymaps.keymap.keys(of: id(name)).contains { $0.matches(event) }
  }

  // MARK: What is shown of them

  public func title(_ name: CommandName) -> String { entry(name)?.title(texts) ?? "" }

  /// The key that is shown for a command; empty for none.
  public func key(_ name: CommandName) -> String {
    keymaps.keymap.keys(of: id(name)).first?.text(texts.commands) ?? ""
  }

  /// The row of a menu that carries out a command.
  ///
  /// - Parameter isEnabled: whether it makes sense, where a key would say why it does not.
  public func item(_ name: CommandName, isEnabled: Bool = true) -> Menu.Item {
    .command(title(name), key: key(name), isEnabled: isEnabled && isPossible(name)) {
      [weak self] in self?.perform(name)
    }
  }

  /// The row of a menu that switches something.
  public func choice(_ name: CommandName, isChosen: Bool) -> Menu.Item {
    .choice(title(name), isChosen: isChosen) { [weak self] in self?.perform(name) }
  }

  /// What a command does, with its key.
  ///
  /// - Parameter text: in place of what the table says.
  public func tip(_ name: CommandName, _ text: String? = nil) -> String {
    tip(text ?? entry(name)?.help(texts) ?? "", [name])
  }

  /// A sentence with the keys of some commands.
  public func tip(_ text: String, _ names: [CommandName], and others: [String] = []) -> String {
    texts.commands.tip(text, others + names.map(key).filter { !$0.isEmpty })
  }

  /// Lets a button carry out a command, and its tooltip say so.
  public func bind(_ button: Button, _ name: CommandName) {
    button.action = { [weak self] in self?.perform(name) }
    label(button, name)
  }

  /// Lets a view's tooltip say what a command does, and with which key.
  public func label(_ view: View, _ name: CommandName, _ text: String? = nil) {
    show { [weak self, weak view] in
      view?.tooltip = self?.tip(name, text)
      view?.accessibility.key = self?.key(name) ?? ""
    }
  }

  /// Shows keys now and whenever they are others.
  public func show(_ showing: @escaping () -> Void) {
    showings.append(showing)
    showing()
  }

  /// All keys of the window and what they do, as a list has it: neighbours of a family share a row.
  ///
  /// - Parameter gestures: what is done with keys and the pointer besides.
  func keyRows(_ gestures: [CommandTexts.Gesture]) -> [(key: String, meaning: String)] {
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
        // Modifiers stand there once.
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
