public import Base
public import Documents

nonisolated extension SeededRandom {
  public mutating func one(in chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &self) == 0
  }

  /// Any finite number, most of them near the paper.
  public mutating func coordinate() -> Double {
    if one(in: 10) {
      let strange = Double(bitPattern: next())
      return strange.isFinite ? strange : -0.0
    }
    return Double.random(in: -0.1...1.1, using: &self)
  }

  /// What any tool may leave: of a line, a rectangle or an ellipse often its two ends or corners.
  public mutating func stroke(samples: ClosedRange<Int> = 1...20) -> Stroke {
    let tool = Tool.allCases.randomElement(using: &self) ?? .pencil
    if tool == .area {
      var area = area()
      area.areaRule = one(in: 2) ? .nonZero : .evenOdd
      return area
    }
    if tool == .text { return text() }
    if tool == .picture { return picture() }
    if tool != .pencil, tool != .eraser, samples.contains(2), !one(in: 4) {
      return line(tool, [point(), point()].map { Sample(position: $0) })
    }
    let (hasPressure, hasTime, hasTilt) = (one(in: 2), one(in: 2), one(in: 3))
    let points = (0..<Int.random(in: samples, using: &self)).map { _ in
      Sample(
        position: point(),
        pressure: hasPressure ? Float.random(in: 0...1, using: &self) : 1,
        milliseconds: hasTime ? UInt32.random(in: 0...(.max), using: &self) : 0,
        tilt: hasTilt ? tilt() : .upright)
    }
    return line(tool, points)
  }

  /// One or more contours of curves, even such as nobody would draw.
  private mutating func area() -> Stroke {
    var ends: [Int] = []
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      ends.append((ends.last ?? 0) + 3 * Int.random(in: 1...4, using: &self))
    }
    var area = line(.area, (0..<ends[ends.count - 1]).map { _ in Sample(position: point()) })
    area.contourEnds = ends
    return area
  }

  /// Any contours with any text, even such as nobody could write.
  private mutating func text() -> Stroke {
    var text = area()
    text.tool = .text
    let words = ["späť 🐈", "مرحبا", "two\nlines\t\"&<>'", "", " "]
    let style = TextStyle(
      family: one(in: 2) ? "DejaVu Sans" : "", weight: .random(in: 1...1000, using: &self),
      isItalic: one(in: 2),
      alignment: TextStyle.Alignment.allCases.randomElement(using: &self) ?? .start)
    text.text = TextBlock(
      words.randomElement(using: &self) ?? "", style: style, width: one(in: 2) ? size() : nil,
      map: map())
    return text
  }

  /// Any contours with any file, even such as no program could draw.
  private mutating func picture() -> Stroke {
    var picture = area()
    picture.tool = .picture
    let file = (0..<Int.random(in: 1...40, using: &self)).map { UInt8($0) }
    picture.picture = PictureBlock(PictureBytes(file), map: map())
    return picture
  }

  private mutating func map() -> PaperMap {
    PaperMap(
      xx: size(), xy: one(in: 2) ? 0 : -size() / 20, yx: -0.0, yy: size(), x0: coordinate(),
      y0: coordinate())
  }

  private mutating func size() -> Double { Double.random(in: 0.1...2, using: &self) }

  private mutating func tilt() -> PenTilt {
    PenTilt(
      x: .random(in: -90...90, using: &self), y: .random(in: -90...90, using: &self),
      rotation: one(in: 3) ? .random(in: 0..<360, using: &self) : nil)
  }

  private mutating func point() -> UnitPoint { UnitPoint(x: coordinate(), y: coordinate()) }

  private mutating func line(_ tool: Tool, _ samples: [Sample]) -> Stroke {
    let lengths = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      Double.random(in: 0...10, using: &self)
    }
    let gradient = one(in: 4) ? gradient() : nil
    var drawn = Stroke(
      tool: tool, width: Double.random(in: 1e-9...1, using: &self),
      style: LineStyle(
        cap: EndCap.allCases.randomElement(using: &self) ?? .round,
        join: LineJoin.allCases.randomElement(using: &self) ?? .round,
        color: InkColor(
          red: .random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
          blue: .random(in: 0...255, using: &self), alpha: .random(in: 0...255, using: &self)),
        dash: DashPattern(lengths) ?? .solid, hand: one(in: 3) ? hand() : .plain,
        fill: one(in: 3) ? fill() : nil, heads: one(in: 3) ? heads() : .none),
      samples: samples,
      grain: one(in: 3) ? Double.random(in: 0...0.01, using: &self) : PaperScale.grain,
      unknownFields: one(in: 4) ? #"{"mood":"späť 🐈","n":1.50}"# : "")
    if tool != .eraser { drawn.style.gradient = gradient }
    if drawn.canHaveKind { drawn.style.takeKind() }
    return drawn
  }

  /// Of either kind, now and then with stops at one offset or a field without width.
  public mutating func gradient() -> InkGradient {
    let offsets = (0..<Int.random(in: 1...4, using: &self)).map { _ in
      one(in: 3) ? 0.5 : Double.random(in: 0...1, using: &self)
    }
    let field = GradientField(
      map: one(in: 8) ? PaperMap(xx: 0, xy: 0, yx: 0, yy: 0, x0: 0.5, y0: 0.25) : map(),
      stops: offsets.sorted().map { offset in
        GradientStop(
          at: offset,
          InkColor(
            red: .random(in: 0...255, using: &self), green: 9, blue: 200,
            alpha: one(in: 2) ? 255 : .random(in: 0...255, using: &self)))
      },
      spread: GradientSpread.allCases.randomElement(using: &self) ?? .pad,
      space: GradientSpace.allCases.randomElement(using: &self) ?? .srgb)
    return one(in: 2)
      ? .linear(field)
      : .radial(
        field,
        focus: PaperPoint(
          x: .random(in: -1...1, using: &self),
          y: one(in: 2) ? 0 : .random(in: -1...1, using: &self)))
  }

  public mutating func erasers(on paper: AspectRatio) -> [PaintingElement] {
    (0..<Int.random(in: 1...2, using: &self)).map { _ in
      var eraser = stroke()
      eraser.tool = .eraser
      let element = PaintingElement(eraser, on: paper)
      return one(in: 2)
        ? element
        : element.moved(
          by: PaperMap(
            xx: 1, xy: 0.5, yx: -0.5, yy: 1, x0: 0.1, y0: 0), on: paper)
    }
  }

  public mutating func fill() -> FillStyle {
    FillStyle(
      color: InkColor(red: 9, green: 99, blue: .random(in: 0...255, using: &self), alpha: 130),
      gradient: one(in: 3) ? gradient() : nil,
      pattern: FillPattern.allCases.randomElement(using: &self) ?? .solid,
      rule: one(in: 2) ? .evenOdd : .nonZero)
  }

  public mutating func heads() -> LineHeads {
    LineHeads(
      start: LineHead.allCases.randomElement(using: &self) ?? .none,
      end: LineHead.allCases.randomElement(using: &self) ?? .none,
      size: one(in: 2) ? LineHeads.usualSize : .random(in: LineHeads.allowedSizes, using: &self))
  }

  public mutating func hand() -> HandStyle {
    HandStyle(
      smoothing: .random(in: 0...100, using: &self),
      widthSource: HandStyle.WidthSource.allCases.randomElement(using: &self) ?? .steady,
      thinnest: .random(in: 0...1, using: &self), exponent: .random(in: 0.25...4, using: &self),
      taper: one(in: 2) ? .none : taper())
  }

  private mutating func taper() -> Taper {
    Taper(
      start: one(in: 3) ? 0 : .random(in: 0...200, using: &self),
      end: .random(in: 0...200, using: &self))
  }

  /// One or more, whose ids rise or not.
  public mutating func layers() -> [Layer] {
    if one(in: 2) { return [Layer()] }
    return ([4, 1, 2] as [UInt32]).shuffled(using: &self).prefix(one(in: 2) ? 2 : 3).map { number in
      var layer = Layer(
        id: Layer.ID(number), name: one(in: 3) ? "" : "Sheet “\(number)”", isHidden: one(in: 5),
        isLocked: one(in: 5), opacity: one(in: 2) ? 1 : Double.random(in: 0...1, using: &self),
        blending: one(in: 2) ? .normal : Blending.allCases.randomElement(using: &self) ?? .normal,
        unknownFields: one(in: 3) ? #"{"mood":{"mode":"calm"}}"# : "")
      layer.isReference = one(in: 6)
      return layer
    }
  }

  public mutating func groupStyle() -> GroupStyle {
    .random(using: &self)
  }

  private mutating func groups() -> [GroupID] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in
      GroupID(UInt32.random(in: 1...4, using: &self))
    }
  }

  /// With base elements, steps in effect and steps that were undone.
  public mutating func painting() -> Painting {
    let paper = AspectRatio(Double.random(in: 0.01...100, using: &self)) ?? .fourToThree
    let layers = layers()
    let base = elements(in: layers, on: paper)
    var painting = Painting(
      shape: .fixed(paper), paperLength: .random(using: &self),
      background: Background(
        color: InkColor(red: 1, green: 2, blue: .random(in: 0...255, using: &self)),
        pattern: .random(using: &self)),
      layers: layers, baseElements: base, furtherPages: one(in: 4) ? pages() : [],
      unknownFields: one(in: 3) ? #"{"author":"Ada"}"# : "",
      unknownBackgroundFields: one(in: 3) ? #"{"grain":[1,2]}"# : "")
    let isPlain = one(in: 2)
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      if isPlain { painting.add(stroke()) } else { painting.perform(edit(of: painting)) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &self) where painting.canUndo { painting.undo() }
    painting.turn(to: painting.pages[0].id)
    return painting
  }

  private mutating func elements(
    in layers: [Layer], on paper: AspectRatio
  ) -> [PaintingElement] {
    layers.flatMap { layer in
      (0..<Int.random(in: 0...3, using: &self)).map { _ in
        var element = PaintingElement(stroke(), layer: layer.id, on: paper)
        // Even such groups as no painting has.
        if one(in: 2) {
          element.groups = groups()
          for group in element.groups where one(in: 3) { element.setStyle(groupStyle(), of: group) }
        }
        element.isLocked = one(in: 6)
        return one(in: 4) ? element.erased(by: erasers(on: paper)) : element
      }
    }
  }

  /// Initial pages, whose layers have ids of others, or of their own.
  private mutating func pages() -> [Page] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in
      let paper = AspectRatio(Double.random(in: 0.01...100, using: &self)) ?? .fourToThree
      let layers = layers()
      return Page(
        id: Page.ID(.random(in: 1...4, using: &self)),
        paper: PaperSize(paper, length: .random(using: &self)),
        background: Background(
          color: InkColor(red: 3, green: .random(in: 0...255, using: &self), blue: 4),
          picture: one(in: 3) ? BackgroundPicture(file: [7, 8], placement: .fit) : nil,
          pattern: .random(using: &self)),
        layers: layers, elements: elements(in: layers, on: paper),
        unknownFields: one(in: 3) ? #"{"side":"left"}"# : "",
        unknownBackgroundFields: one(in: 3) ? #"{"grain":[3]}"# : "")
    }
  }

  public mutating func edit(of painting: Painting) -> PaintingEdit {
    .random(for: painting, using: &self) { $0.stroke() }
  }
}

nonisolated extension Painting {
  /// The page that a replay shows at its end: that of the last step, or the first one if that is gone.
  public var showingLastStep: Painting {
    var painting = self
    painting.turn(to: pages[0].id)
    if let last = history.edits.prefix(history.position).last { painting.turn(to: last.page) }
    return painting
  }

  /// Whether the elements of a layer lie together, over those of the layers before it.
  public var isLayered: Bool {
    let places = elements.map { element in layers.firstIndex { $0.id == element.layer } }
    return zip(places, places.dropFirst()).allSatisfy { lower, upper in
      guard let lower, let upper else { return false }
      return lower <= upper
    } && !places.contains(nil)
  }

  /// Whether the members of a group follow one another, in one layer and in the same groups, with one style.
  public var isGrouped: Bool {
    var homes: [GroupID: (parents: [GroupID], layer: Layer.ID, last: Int)] = [:]
    var styles: [GroupID: GroupStyle] = [:]
    for (place, element) in elements.enumerated() {
      if element.isEraser, !element.groups.isEmpty { return false }
      guard element.groupStyles.keys.allSatisfy(element.groups.contains),
        element.groups.allSatisfy({ group in
          let style = element.style(of: group)
          defer { styles[group] = style }
          return styles[group, default: style] == style
        })
      else { return false }
      for (depth, group) in element.groups.enumerated() {
        let parents = Array(element.groups[..<depth])
        if let home = homes[group],
          home.parents != parents || home.layer != element.layer || home.last != place - 1
        {
          return false
        }
        homes[group] = (parents, element.layer, place)
      }
    }
    return true
  }
}

extension Stroke {
  /// Whether its line is drawn by a brush.
  fileprivate nonisolated var canHaveKind: Bool {
    switch tool {
    case .pencil, .shape: true
    case .dashed, .eraser, .area, .text, .picture: false
    }
  }
}

extension LineStyle {
  /// Takes a kind of brush by the bytes of its colour, which leaves the dice to what was there before.
  fileprivate nonisolated mutating func takeKind() {
    guard color.green % 3 == 0 else { return }
    let names = BrushKind.Name.allCases
    kind = BrushKind(names[Int(color.blue) % names.count])
    for (index, setting) in kind.name.settings.enumerated() {
      let share = Double((Int(color.red) + 70 * index) % 256) / 255
      kind[setting] =
        setting.range.lowerBound + (setting.range.upperBound - setting.range.lowerBound) * share
    }
    if color.red % 2 == 0 { kind = kind.seeded(UInt32(color.rgba)) }
    if color.blue % 3 == 0 { lightestOpacity = Double(color.red) / 255 }
  }
}
