import Base
import DocumentWindows
import Editing
import Life
import Texts
import Widgets
import Windows

// The edges of a universe.
extension LifeEditor {
  /// Asks for the kind of edges, and the length of the sides.
  func askForEdges() {
    let texts = services.texts.life
    let edges = board.world.edges
    let known = EdgesKind(edges)
    let kinds = EdgesKind.allCases
    // Edges without a choice here are set along with the rule.
    let kind = ChoiceRow(
      name: texts.edgesTitle,
      choices: kinds.map { texts.name(of: $0) } + (known == nil ? [edges.suffix] : []),
      selection: known.flatMap { kinds.firstIndex(of: $0) } ?? kinds.count)
    let allowed = LifeEdges.allowedSide
    let size = EdgesSize(edges)
    let width = number(texts.width, Double(size.width), in: allowed, unit: texts.cells)
    let height = number(texts.height, Double(size.height), in: allowed, unit: texts.cells)
    let shift = number(
      texts.shift, Double(size.shift), in: 0...allowed.upperBound - 1, unit: texts.cells)
    let dialog = FormDialog(
      title: texts.edgesTitle, rows: [kind, width, height, shift], confirmTitle: texts.apply,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.edgesMessage
    var chosen: LifeEdges? {
      guard kinds.indices.contains(kind.selection) else { return edges }
      return kinds[kind.selection].edges(
        EdgesSize(
          width: Int(saturating: width.value), height: Int(saturating: height.value),
          shift: Int(saturating: shift.value)))
    }
    func check() {
      let needs = kinds.indices.contains(kind.selection) ? kinds[kind.selection].needs : []
      width.isEnabled = needs.contains(.width)
      height.isEnabled = needs.contains(.height)
      shift.isEnabled = needs.contains(.shift)
      let isAllowed = chosen?.allow(board.world.rule) ?? false
      dialog.confirmButton.isEnabled = isAllowed
      dialog.messageText = isAllowed ? texts.edgesMessage : texts.edgesDontFit
    }
    kind.chosen.listen(dialog) { _ in check() }
    for field in [width, height, shift] { field.wanted.listen(dialog) { _ in check() } }
    check()
    dialog.confirmed = { [weak self] in
      guard let chosen else { return false }
      self?.setEdges(chosen)
      return true
    }
    ask(dialog)
  }
}

/// The length of the sides, in cells.
private struct EdgesSize {
  var width = 128
  var height = 128
  var shift = 0

  init(width: Int, height: Int, shift: Int) {
    (self.width, self.height, self.shift) = (width, height, shift)
  }

  init(_ edges: LifeEdges) {
    if let area = edges.area { (width, height) = (area.width, area.height) }
    switch edges {
    case .shiftedTorus(_, _, _, let shift): self.shift = shift
    case .strip(_, let breadth, _): height = breadth
    default: break
    }
  }
}

/// The available kinds of edges.
private enum EdgesKind: CaseIterable {
  case none, torus, plane, kleinBottle, crossSurface, sphere, tube, strip

  struct Needs: OptionSet {
    let rawValue: Int
    static let width = Needs(rawValue: 1)
    static let height = Needs(rawValue: 2)
    static let shift = Needs(rawValue: 4)
  }

  /// Returns nil for edges that belong to none of them.
  init?(_ edges: LifeEdges) {
    switch edges {
    case .none: self = .none
    case .torus, .shiftedTorus(_, _, .horizontal, _): self = .torus
    case .plane: self = .plane
    case .kleinBottle(_, _, .horizontal, isShifted: false): self = .kleinBottle
    case .crossSurface: self = .crossSurface
    case .sphere: self = .sphere
    case .strip(.horizontal, _, let isJoined): self = isJoined ? .tube : .strip
    case .shiftedTorus, .kleinBottle, .strip: return nil
    }
  }

  var needs: Needs {
    switch self {
    case .none: []
    case .torus: [.width, .height, .shift]
    case .plane, .kleinBottle, .crossSurface: [.width, .height]
    case .sphere: .width
    case .tube, .strip: .height
    }
  }

  func edges(_ size: EdgesSize) -> LifeEdges? {
    let (width, height) = (size.width, size.height)
    switch self {
    case .none: return LifeEdges.none
    case .torus where size.shift == 0: return .torus(width: width, height: height)
    case .torus where size.shift < width:
      return .shiftedTorus(width: width, height: height, .horizontal, shift: size.shift)
    case .torus: return nil
    case .plane: return .plane(width: width, height: height)
    case .kleinBottle:
      return .kleinBottle(width: width, height: height, .horizontal, isShifted: false)
    case .crossSurface: return .crossSurface(width: width, height: height)
    case .sphere: return .sphere(side: width)
    case .tube: return .strip(.horizontal, breadth: height, isJoined: true)
    case .strip: return .strip(.horizontal, breadth: height, isJoined: false)
    }
  }
}

extension LifeTexts {
  fileprivate func name(of kind: EdgesKind) -> String {
    switch kind {
    case .none: noEdges
    case .torus: torus
    case .plane: plane
    case .kleinBottle: kleinBottle
    case .crossSurface: crossSurface
    case .sphere: sphere
    case .tube: tube
    case .strip: strip
    }
  }
}
