import Base
public import Documents

nonisolated extension PaintingEdit {
  /// An edit of any kind that fits a painting.
  public static func random<Random: RandomNumberGenerator>(
    for painting: Painting, using random: inout Random, stroke: (inout Random) -> Stroke
  ) -> PaintingEdit {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let paper = painting.aspectRatio
    func layer() -> Layer.ID { painting.layers.randomElement(using: &random)?.id ?? .first }
    func element() -> PaintingElement {
      var element = PaintingElement(stroke(&random), layer: layer(), on: paper)
      guard case .shape(.line, _, _) = element.content else { return element }
      for end in LineEnd.allCases where Bool.random(using: &random) {
        element.connections[end] = painting.elements.randomElement(using: &random).flatMap {
          Connection($0.id, soundAnchor: UnitPoint(x: number(0...1), y: number(-0.5...1.5)))
        }
      }
      return element
    }
    let ids = painting.elements.map(\.id).filter { _ in Bool.random(using: &random) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      return .add((0..<Int.random(in: 1...3, using: &random)).map { _ in element() })
    case 2:
      return .replace(
        ids.prefix(4).map { id in
          PaintingEdit.Replacement(
            id, by: (0..<Int.random(in: 0...2, using: &random)).map { _ in element() })
        })
    case 3:
      let map = PaperMap(
        xx: number(-2...2), xy: number(-1...1), yx: number(-1...1), yy: number(-2...2),
        x0: number(-1...1), y0: number(-1...1))
      return .transform(ids, map, widthScale: number(0.3...2))
    case 4:
      let parts = (0..<5).map { _ in Bool.random(using: &random) }
      var change = StyleChange(
        color: parts[0] ? InkColor(red: 1, green: 2, blue: 3, alpha: 200) : nil,
        cap: parts[1] ? EndCap.allCases.randomElement(using: &random) : nil,
        join: parts[2] ? LineJoin.allCases.randomElement(using: &random) : nil,
        dash: parts[3] ? DashPattern([number(0.1...4), 2]) : nil,
        width: parts[4] ? number(0.001...0.1) : nil)
      if parts[0] { change.smoothing = number(0...100) }
      if parts[1] {
        change.widthSource = HandStyle.WidthSource.allCases.randomElement(using: &random)
      }
      if parts[2] { change.thinnest = number(0...1) }
      if parts[3] { (change.exponent, change.taperStart) = (number(0.25...4), number(0...200)) }
      if parts[1] { change.taperEnd = number(0...200) }
      if parts[4] {
        let fill = FillStyle(
          color: InkColor(red: 7, green: 8, blue: 9),
          pattern: FillPattern.allCases.randomElement(using: &random) ?? .solid)
        change.fill = parts[1] ? .set(fill) : .remove
      }
      if parts[2] {
        change.heads = LineHeads(
          start: LineHead.allCases.randomElement(using: &random) ?? .none, end: .arrow)
      }
      if parts[3] {
        let field = GradientField(
          from: PaperPoint(x: number(0...1), y: number(0...1)),
          to: PaperPoint(x: number(0...1), y: number(0...1)),
          stops: [GradientStop(at: number(0...1), .black), GradientStop(at: 1, .white)])
        change.lineGradient = parts[0] ? .remove : .set(.linear(field))
        if parts[2] {
          change.fillGradient = .set(.radial(field, focus: PaperPoint(x: number(-1...1), y: 0)))
        }
      }
      if parts[4], parts[1] {
        let names = BrushKind.Name.allCases
        change.kind = BrushKind(names[painting.elements.count % names.count])
        if parts[0] { change.lightestOpacity = number(0...1) }
      }
      return .restyle(ids, change)
    case 5:
      let others = painting.elements.map(\.id).filter { !ids.contains($0) }
      return .reorder(
        ids,
        above: Int.random(in: 0..<3, using: &random) == 0
          ? nil : others.randomElement(using: &random))
    case 6:
      let file: [UInt8] = [1, 2, UInt8.random(in: 0...3, using: &random)]
      let picture = BackgroundPicture(
        file: file,
        placement: BackgroundPicture.Placement.allCases.randomElement(using: &random) ?? .fill)
      return .setBackground(
        from: painting.background,
        to: Background(
          color: InkColor(red: 9, green: UInt8.random(in: 0...255, using: &random), blue: 7),
          picture: Bool.random(using: &random) ? picture : nil,
          pattern: .random(using: &random)))
    case 7:
      let erasers = painting.elements.filter(\.isEraser).map(\.id)
      return .bindErasers(
        erasers.prefix(3).map { eraser in
          EraserBinding(eraser, to: ids, remains: Bool.random(using: &random))
        })
    case 8:
      let edits = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Self.random(for: painting, using: &random, stroke: stroke)
      }
      return .joined(edits.filter(\.isOfElements))
    case 9: return .moveToLayer(ids, layer())
    case 12: return .group(ids, as: .unassigned)
    case 13: return .ungroup(painting.elements.flatMap { $0.groups.prefix(1) }.suffix(2))
    case 14: return .lock(ids, Bool.random(using: &random))
    case 15:
      let group = painting.elements.flatMap(\.groups).randomElement(using: &random)
      return .styleGroup(group ?? GroupID(1), .random(using: &random))
    case 16:
      return .mask(
        ids, by: Array(ids.suffix(Int.random(in: 0...2, using: &random))),
        as: MaskGroups(role: GroupStyle.Role.allCases.randomElement(using: &random) ?? .clip))
    case 17: return Self.random(forPagesOf: painting, using: &random)
    case 18:
      guard let page = painting.pages.randomElement(using: &random)?.id else { return .add([]) }
      var turned = painting
      turned.turn(to: page)
      let edit = Self.random(for: turned, using: &random, stroke: stroke)
      return type(of: edit.form).scope.contains(.pages) ? edit : .onPage(page, edit)
    case 10, 11: return Self.random(forLayersOf: painting, using: &random)
    default:
      guard Bool.random(using: &random) else {
        // Often the same shape in another size.
        let ratio = Bool.random(using: &random) ? paper : AspectRatio(number(0.2...4))
        return .reshape(
          from: painting.paper,
          to: PaperSize(ratio ?? .fourToThree, length: .random(using: &random)))
      }
      return .crop(
        from: painting.paper,
        to: PaperBox(
          from: PaperPoint(x: number(-0.2...0.4), y: number(-0.2...0.4)),
          to: PaperPoint(x: number(0.4...1.2), y: number(0.4...1.2))))
    }
  }
}

nonisolated extension PaintingEdit {
  /// A change of the list of pages.
  private static func random<Random: RandomNumberGenerator>(
    forPagesOf painting: Painting, using random: inout Random
  ) -> PaintingEdit {
    let chosen = painting.pages.randomElement(using: &random)?.id ?? .first
    let edit: PaintingEdit? =
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: painting.addingPage
      case 2: painting.duplicatingPage
      case 3: painting.removingPage(chosen)
      default: painting.movingPage(chosen, to: Int.random(in: 0...3, using: &random))
      }
    return edit ?? .add([])
  }

  /// A change of the list of layers.
  private static func random<Random: RandomNumberGenerator>(
    forLayersOf painting: Painting, using random: inout Random
  ) -> PaintingEdit {
    let chosen = painting.layers.randomElement(using: &random)?.id ?? .first
    let edit: PaintingEdit? =
      switch Int.random(in: 0..<9, using: &random) {
      case 8:
        painting.changing(chosen) {
          $0.blending = Blending.allCases.randomElement(using: &random) ?? .normal
        }
      case 0, 1, 2: painting.adding(over: chosen)?.edit
      case 3: painting.removing(chosen)
      case 4: painting.moving(chosen, to: Int.random(in: 0...3, using: &random))
      case 5: painting.changing(chosen) { $0.name = "層 “\(painting.layers.count)”" }
      case 6:
        painting.changing(chosen) { $0 = $0.faded(to: Double.random(in: 0...1, using: &random)) }
      default:
        painting.changing(chosen) {
          $0.isHidden = Bool.random(using: &random)
          $0.isLocked = Bool.random(using: &random)
        }
      }
    return edit ?? .setLayers(painting.layers)
  }

  fileprivate var isOfElements: Bool {
    type(of: form).scope.isDisjoint(with: [.background, .paper, .pages])
  }
}

nonisolated extension GroupStyle {
  /// Often plain in all but one respect.
  public static func random<Random: RandomNumberGenerator>(using random: inout Random) -> Self {
    GroupStyle(
      opacity: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random),
      blending: Bool.random(using: &random)
        ? .normal : Blending.allCases.randomElement(using: &random) ?? .normal,
      isIsolated: Bool.random(using: &random),
      role: Bool.random(using: &random)
        ? .content : Role.allCases.randomElement(using: &random) ?? .clip)
  }
}

nonisolated extension PaperLength? {
  /// None now and then.
  public static func random<Random: RandomNumberGenerator>(
    using random: inout Random
  ) -> PaperLength? {
    guard Bool.random(using: &random) else { return nil }
    return PaperLength(
      millimeters: Bool.random(using: &random)
        ? 297 : .random(in: PaperLength.allowed, using: &random))
  }
}

nonisolated extension PaperPattern? {
  /// None now and then.
  public static func random<Random: RandomNumberGenerator>(
    using random: inout Random
  ) -> PaperPattern? {
    guard Bool.random(using: &random) else { return nil }
    let kinds = PaperPattern.Kind.allCases
    return PaperPattern(
      kinds.randomElement(using: &random) ?? .ruled,
      spacing: .random(in: 0.005...0.2, using: &random),
      color: InkColor(red: 3, green: .random(in: 0...255, using: &random), blue: 200, alpha: 150),
      origin: PaperPoint(
        x: Bool.random(using: &random) ? 0 : .random(in: -0.1...0.1, using: &random), y: 0))
  }
}
