public import Base
import Editing
public import Texts
public import Views
public import Widgets
public import Windows

/// Tools that repeat what they draw.
public protocol SymmetryChoosing: AnyObject {
  var texts: Texts { get }
  /// How what is drawn is repeated; in the middle of a gesture, it stays.
  var symmetry: Symmetry { get set }

  /// The next press says where the symmetry's centre and axis are.
  func placeSymmetry()
}

extension SymmetryChoosing {
  /// What the bar shows of it.
  public func symmetryChoice(
    _ commands: WindowCommands, show: @escaping (Menu, Button) -> Void
  ) -> ToolOptionChoice {
    ToolOptionChoice(
      icon: .mirror, name: texts.symmetry, tooltip: commands.tip(.mirror, texts.symmetryTip),
      isOn: symmetry.kind != .none
    ) { [weak self] button in
      if let menu = self?.symmetryMenu() { show(menu, button) }
    }
  }

  private func symmetryMenu() -> Menu {
    let kinds: [(String, Symmetry.Kind)] =
      [
        (texts.noSymmetry, .none), (texts.mirrorSymmetry, .mirror),
        (texts.twoMirrorsSymmetry, .twoMirrors),
      ] + SymmetryCatalogue.rayCounts.map { (texts.rays($0), .rays($0)) }
    var items: [Menu.Item] = kinds.map { name, kind in
      .choice(name, isChosen: symmetry.kind == kind) { [weak self] in self?.symmetry.kind = kind }
    }
    if symmetry.kind != .none {
      items += [
        .separator,
        .command(texts.placeSymmetry, key: "", isEnabled: true) { [weak self] in
          self?.placeSymmetry()
        },
        .command(texts.centerSymmetry, key: "", isEnabled: true) { [weak self] in
          guard let self else { return }
          symmetry = Symmetry(symmetry.kind)
        },
      ]
    }
    return Menu(name: texts.symmetry, items: items)
  }

  /// The next one that is used often.
  public func turnSymmetry() {
    let kinds = SymmetryCatalogue.usualKinds
    let place = kinds.firstIndex(of: symmetry.kind) ?? kinds.count - 1
    symmetry.kind = kinds[(place + 1) % kinds.count]
  }
}

/// The symmetries that are offered.
private enum SymmetryCatalogue {
  static let rayCounts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24]
  /// Those that the key goes through.
  static let usualKinds: [Symmetry.Kind] = [.none, .mirror, .twoMirrors, .rays(6)]
}
