import Base
import Editing
import Texts
import Views
import Widgets

// How what is drawn is repeated.
extension ToolController {
  func symmetryChoice(
    show: @escaping (Menu, Button) -> Void
  ) -> ToolOptionChoice {
    ToolOptionChoice(
      icon: .mirror, name: texts.symmetry, tooltip: texts.symmetryTip,
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
      ] + Self.rayCounts.map { (texts.rays($0), .rays($0)) }
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
  func turnSymmetry() {
    let kinds: [Symmetry.Kind] = [.none, .mirror, .twoMirrors, .rays(6)]
    let place = kinds.firstIndex(of: symmetry.kind) ?? kinds.count - 1
    symmetry.kind = kinds[(place + 1) % kinds.count]
  }

  private static let rayCounts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24]

  /// Shows along what is repeated.
  func showGuides() {
    let symmetry = symmetry
    guard symmetry.kind != .none else { return paper.guides = nil }
    let ratio = context.ratio
    let center = symmetry.center(on: ratio)
    paper.guides = PaperGuides(
      center: center.unitPoint(on: ratio),
      ends: symmetry.directions.map { (center + $0 * Self.farAway).unitPoint(on: ratio) })
  }

  /// Beyond every edge, in lengths of the paper's longer side.
  private static let farAway = 3.0
}
