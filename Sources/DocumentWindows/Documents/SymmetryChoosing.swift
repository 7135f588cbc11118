public import Base
import Editing
public import Texts
public import Views
public import Widgets
public import Windows

/// Tools with a symmetry.
public protocol SymmetryChoosing: AnyObject {
  /// The texts of the menu.
  var texts: Texts { get }
  /// The symmetry of drawing; can't be changed during a gesture.
  var symmetry: Symmetry { get set }

  /// Makes the next press place the symmetry's centre and axis.
  func placeSymmetry()
}

extension SymmetryChoosing {
  /// Returns the option for the bar.
  public func symmetryChoice(
    _ commands: WindowCommands, show: @escaping (Menu, Button) -> Void
  ) -> ToolBarOption {
    ToolBarOption(
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

  /// Switches to the next common symmetry.
  public func turnSymmetry() {
    let kinds = SymmetryCatalogue.usualKinds
    let place = kinds.firstIndex(of: symmetry.kind) ?? kinds.count - 1
    symmetry.kind = kinds[(place + 1) % kinds.count]
  }
}

/// The available symmetries.
private enum SymmetryCatalogue {
  static let rayCounts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24]
  /// The symmetries that the key cycles through.
  static let usualKinds: [Symmetry.Kind] = [.none, .mirror, .twoMirrors, .rays(6)]
}
