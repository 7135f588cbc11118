import Base
import Documents

/// A mask or a clip of an element, as a group of masking elements.
struct SVGMaskUse {
  /// The `mask` or `clipPath`.
  let element: Int
  let role: GroupStyle.Role
}

// Elements that are drawn as a whole become composed groups of the painting.
extension SVGReader {
  /// The most masks and clips of a file, counting each use.
  private static let mostMasks = 20_000

  /// Makes an element a composed group if it is faded, blended, clipped or masked in a way that a painting knows.
  ///
  /// - Parameter group: the element's group, made for other elements than `g`.
  mutating func compose(
    _ name: String, _ values: [String: String], _ level: inout Level, _ group: inout GroupID?
  ) {
    level.opacity = values["opacity"].flatMap(SVGStyle.opacity) ?? 1
    guard !isOurs else {
      if let group { composeOwn(group, values, &level) }
      return
    }
    guard !levels.isEmpty, text == nil, !level.isClip,
      level.home.groups.count < GroupID.deepest - 2,
      let blending = Self.blending(values), blending == .normal || blendsInLayer(level),
      let masks = masks(values, &level)
    else { return }
    let isIsolated = !masks.isEmpty || values["isolation"] == "isolate" && name == "g"
    var style = GroupStyle(blending: blending, isIsolated: isIsolated)
    if level.opacity < 1, level.opacity > 0,
      style.isComposed || hasSeveralCoats(name, values, level)
    {
      style = style.faded(to: level.style.becomeLayer(in: levels.last?.style ?? SVGStyle()))
      level.opacity = 1
    }
    level.isComposed = true
    guard style != .plain else { return }
    let number = group ?? drawing.newGroup()
    group = number
    drawing.groupStyles[number] = style
    level.masks = masks
    parts.composed.append(level.element)
  }

  /// Reads the style of a group that this program wrote.
  private mutating func composeOwn(
    _ group: GroupID, _ values: [String: String], _ level: inout Level
  ) {
    let style = GroupStyle(
      opacity: level.style.becomeLayer(in: levels.last?.style ?? SVGStyle()),
      blending: values["mix-blend-mode"].flatMap(Blending.init) ?? .normal,
      isIsolated: values["isolation"] == "isolate",
      role: values["filbert:role"].flatMap(GroupStyle.Role.init) ?? .content)
    (level.opacity, level.isComposed) = (1, true)
    if style != .plain { drawing.groupStyles[group] = style }
  }

  /// Whether what an element blends with is in its layer of the painting, or in a composed group around it.
  private func blendsInLayer(_ level: Level) -> Bool {
    level.home.layer == nil && drawing.layers.layers.isEmpty
      || levels.contains { !drawing.isPlain($0.home.groups) }
  }

  /// The blend mode of an element, or nil if a painting doesn't know it.
  private static func blending(_ values: [String: String]) -> Blending? {
    values["mix-blend-mode"].map { Blending(rawValue: $0) } ?? .normal
  }

  /// Whether parts of an element may show through each other if it is translucent.
  private func hasSeveralCoats(
    _ name: String, _ values: [String: String], _ level: Level
  ) -> Bool {
    if SVGShape.names.contains(name) {
      let style = level.style
      guard style.strokeWidth > 0, style.stroke.isSeen, style.fill.isSeen else { return false }
      let shape = SVGShape(
        name, values, style.lengths, mostPoints: DrawingBudget.mostPoints)
      return shape.contours.contains(where: \.canBeFilled)
    }
    guard ["g", "svg", "a", "switch"].contains(name) else { return name != "image" }
    var (element, count) = (level.element, 0)
    // A chain of groups around a single shape fades that.
    for _ in 0..<Self.deepest {
      let children = tree.children(of: element).filter { Self.drawn.contains(tree[$0].name) }
        .prefix(2)
      count = children.count
      guard count == 1, let only = children.first, tree[only].name == "g" else { break }
      element = only
    }
    return count > 1
  }

  /// The masks and clips of an element; nil if a painting doesn't know one of them. Clips by a convex polygon are added
  /// to the level instead.
  private mutating func masks(
    _ values: [String: String], _ level: inout Level
  ) -> [SVGMaskUse]? {
    var masks: [SVGMaskUse] = []
    if let link = values["clip-path"], let clip = tree.element(linkedBy: link) {
      if let polygon = polygon(of: clip, under: level.map, level.style.lengths) {
        level.clips.append(polygon)
      } else if isKnown(clip: clip) {
        masks.append(SVGMaskUse(element: clip, role: .clip))
      } else {
        return nil
      }
    }
    if let link = values["mask"], let mask = tree.element(linkedBy: link) {
      guard isKnown(mask: mask) else { return nil }
      let isAlpha = self.values(of: mask)["mask-type"] == "alpha"
      masks.append(SVGMaskUse(element: mask, role: isAlpha ? .alphaMask : .luminanceMask))
      if let region = region(of: mask, under: level.map, level.style.lengths) {
        level.clips.append(region)
      }
    }
    return masks
  }

  /// Ends a mask. One without elements hides everything.
  mutating func end(_ mask: Level) {
    text = mask.textAround
    if drawing.marks.count == mask.start.markCount, let group = mask.home.groups.dropLast().last {
      drawing.hiddenGroups.insert(group)
    }
  }

  private mutating func isKnown(clip: Int) -> Bool {
    guard tree[clip].name == "clipPath", tree[clip, "clipPathUnits"] != "objectBoundingBox",
      isPlain(clip)
    else { return false }
    return Array(tree.children(of: clip)).allSatisfy { child in
      !Self.drawn.contains(tree[child].name)
        || (SVGShape.names.contains(tree[child].name) || tree[child].name == "use")
          && isPlain(child)
    }
  }

  private mutating func isKnown(mask: Int) -> Bool {
    guard tree[mask].name == "mask", tree[mask, "maskContentUnits"] != "objectBoundingBox",
      isPlain(mask)
    else { return false }
    // Without a position, its region contains the element.
    return tree[mask, "maskUnits"] == "userSpaceOnUse"
      || ["x", "y", "width", "height"].allSatisfy { tree[mask, $0] == nil }
  }

  private mutating func isPlain(_ element: Int) -> Bool {
    let values = self.values(of: element)
    return ["clip-path", "mask", "filter"].allSatisfy { values[$0] == nil || values[$0] == "none" }
  }

  /// The region of a mask with a position on the paper, in lengths of the paper's longer side.
  private func region(
    of mask: Int, under map: PaperMap, _ lengths: SVGLengths
  ) -> [PaperPoint]? {
    guard tree[mask, "maskUnits"] == "userSpaceOnUse" else { return nil }
    func length(_ name: String, _ standard: String, _ axis: SVGLengths.Axis) -> Double {
      lengths.length(tree[mask, name] ?? standard, along: axis) ?? 0
    }
    let (x, y) = (length("x", "-10%", .x), length("y", "-10%", .y))
    let (width, height) = (length("width", "120%", .x), length("height", "120%", .y))
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
      canvas.lengths.after(map)(PaperPoint(x: $0.0, y: $0.1))
    }
  }

  /// Begins the elements of a mask, in a group within that of the masked element.
  mutating func begin(_ mask: SVGMaskUse) throws(SVGError) {
    guard let owner = levels.last, !levels.contains(where: { $0.element == mask.element }),
      levels.count < Self.deepest
    else { return }
    markerCount += 1
    guard markerCount <= Self.mostMasks else {
      throw SVGError("it has too many masks")
    }
    let values = self.values(of: mask.element)
    var level = Level(start: drawing.place)
    (level.element, level.map, level.home) = (mask.element, owner.map, owner.home)
    level.style = markerStyles[mask.element] ?? around(mask.element)
    level.style.lengths = owner.style.lengths
    level.style = level.style.inherited(values)
    _ = level.style.becomeLayer(in: SVGStyle())
    (level.mask, level.textAround, text) = (mask, text, nil)
    level.isClip = mask.role == .clip
    (level.isShared, level.isComposed) = (true, true)
    if level.isClip, let transform = values["transform"] {
      level.map = level.map.after(
        SVGTransform.map(transform, origin: values["transform-origin"], level.style.lengths))
    }
    let group = drawing.newGroup()
    drawing.groupStyles[group] = GroupStyle(role: mask.role)
    level.home.groups.append(group)
    level.composedCount = parts.composed.count
    steps.append(.end)
    level.stepCount = steps.count
    levels.append(level)
    for child in Array(tree.children(of: mask.element)).reversed() {
      steps.append(.begin(child, copied: [:]))
    }
  }

  /// The outline of a `clipPath` that is one convex polygon, in lengths of the paper's longer side; nil for any other.
  private mutating func polygon(
    of clip: Int, under map: PaperMap, _ lengths: SVGLengths
  ) -> [PaperPoint]? {
    let children = Array(tree.children(of: clip))
    guard tree[clip].name == "clipPath", children.count == 1,
      tree[clip, "clipPathUnits"] != "objectBoundingBox"
    else { return nil }
    let (around, values) = (self.values(of: clip), self.values(of: children[0]))
    let hides = ["clip-path", "display", "visibility", "systemLanguage", "requiredExtensions"]
    guard hides.allSatisfy({ around[$0] == nil && values[$0] == nil }) else { return nil }
    let shape = SVGShape(tree[children[0]].name, values, lengths, mostPoints: 64)
    guard shape.contours.count == 1, let corners = shape.contours[0].polygon, corners.isConvex
    else { return nil }
    let own = [around["transform"], values["transform"]].reduce(map) { map, transform in
      transform.map { map.after(SVGTransform.map($0)) } ?? map
    }
    return corners.map(canvas.lengths.after(own).callAsFunction)
  }
}

extension SVGDrawing {
  /// Whether none of some groups is composed.
  func isPlain(_ groups: [GroupID]) -> Bool {
    groups.allSatisfy { !(groupStyles[$0]?.isComposed ?? false) }
  }

  /// Shows what was drawn since a place only within a polygon.
  ///
  /// - Parameter home: of the element that was drawn.
  mutating func clip(to polygon: [PaperPoint], since place: Place, in home: SVGHome) {
    guard place.markCount < marks.count, home.groups.count < GroupID.deepest - 1,
      let outline = AreaOutline(polygon: polygon, on: canvas.ratio), count(outline.points.count)
    else { return }
    let (group, mask) = (newGroup(), newGroup())
    groupStyles[group] = GroupStyle(isIsolated: true)
    groupStyles[mask] = GroupStyle(role: .clip)
    let depth = home.groups.count
    for index in place.markCount..<marks.count {
      guard marks[index].home.groups.count >= depth else { continue }
      marks[index].home.groups.insert(group, at: depth)
      marks[index].home.groups.removeLast(max(0, marks[index].home.groups.count - GroupID.deepest))
    }
    var own = placed(home)
    own.groups += [group, mask]
    marks.append(
      SVGMark(
        stroke: Stroke(
          tool: .area, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: .black),
          samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends),
        home: own))
  }
}
