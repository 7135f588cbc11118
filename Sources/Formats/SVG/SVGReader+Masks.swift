import Base
import Documents

// The masks and clips of composed groups.
extension SVGReader {
  /// The most masks and clips of a file, counting each use.
  private static let mostMasks = 20_000
  /// Of masks that are masked themselves.
  private static let deepestMask = 16

  /// The masks and clips of an element; nil if a painting doesn't know one of them. Clips by a convex polygon are added
  /// to the level instead.
  mutating func masks(
    _ name: String, _ values: [String: String], _ level: inout Level
  ) -> [SVGMaskUse]? {
    guard values["clip-path"] != nil || values["mask"] != nil else { return [] }
    var place = SVGMaskedPlace(level, name, values)
    var masks: [SVGMaskUse] = []
    let areKnown = add(masksIn: values, at: &place, to: &masks, &level.clips, depth: 0)
    return areKnown ? masks : nil
  }

  /// Adds the masks and clips that an element names, and theirs.
  ///
  /// - Returns: whether a painting knows all of them.
  private mutating func add(
    masksIn values: [String: String], at place: inout SVGMaskedPlace, to masks: inout [SVGMaskUse],
    _ clips: inout [[PaperPoint]], depth: Int
  ) -> Bool {
    guard depth < Self.deepestMask else { return false }
    if let link = values["clip-path"], let clip = tree.element(linkedBy: link) {
      let own = self.values(of: clip)
      let isRelative = tree[clip, "clipPathUnits"] == "objectBoundingBox"
      guard isKnown(clip: clip, own), let map = map(at: &place, isRelative: isRelative) else {
        return false
      }
      if let polygon = polygon(of: clip, own, under: map, place.lengths(isRelative: isRelative)) {
        clips.append(polygon)
      } else {
        masks.append(SVGMaskUse(element: clip, role: .clip, map: map, isRelative: isRelative))
      }
      guard add(masksIn: own, at: &place, to: &masks, &clips, depth: depth + 1) else {
        return false
      }
    }
    if let link = values["mask"], let mask = tree.element(linkedBy: link) {
      let own = self.values(of: mask)
      let isRelative = tree[mask, "maskContentUnits"] == "objectBoundingBox"
      guard tree[mask].name == "mask", Self.isUnfiltered(own),
        let map = map(at: &place, isRelative: isRelative)
      else { return false }
      let role = own["mask-type"] == "alpha" ? GroupStyle.Role.alphaMask : .luminanceMask
      masks.append(SVGMaskUse(element: mask, role: role, map: map, isRelative: isRelative))
      guard addRegion(of: mask, at: &place, to: &clips),
        add(masksIn: own, at: &place, to: &masks, &clips, depth: depth + 1)
      else { return false }
    }
    return true
  }

  /// Whether a painting has the content of a clip as shapes and letters.
  private mutating func isKnown(clip: Int, _ own: [String: String]) -> Bool {
    // A clip of the clip itself is in the units around it.
    guard tree[clip].name == "clipPath", own["clip-path"] == nil || own["transform"] == nil
    else { return false }
    return Array(tree.children(of: clip)).allSatisfy { child in
      let name = tree[child].name
      guard Self.drawn.contains(name) else { return true }
      guard SVGShape.names.contains(name) || name == "use" || name == "text" else { return false }
      let values = self.values(of: child)
      return values["clip-path"].flatMap(tree.element(linkedBy:)) == nil
    }
  }

  private static func isUnfiltered(_ values: [String: String]) -> Bool {
    values["filter"].map { $0 == "none" } ?? true
  }

  /// The map of a mask's content to the canvas; nil if it is relative to a box that is unknown.
  private mutating func map(at place: inout SVGMaskedPlace, isRelative: Bool) -> PaperMap? {
    guard isRelative else { return place.map }
    return box(of: &place).map { box in
      place.map.after(
        PaperMap(xx: box.width, xy: 0, yx: 0, yy: box.height, x0: box.left, y0: box.top))
    }
  }

  /// Adds the region of a mask with a position, in lengths of the paper's longer side; false if it is relative to a box
  /// that is unknown.
  private mutating func addRegion(
    of mask: Int, at place: inout SVGMaskedPlace, to clips: inout [[PaperPoint]]
  ) -> Bool {
    let isRelative = tree[mask, "maskUnits"] != "userSpaceOnUse"
    // Without a position, a region relative to the element contains it.
    if isRelative, ["x", "y", "width", "height"].allSatisfy({ tree[mask, $0] == nil }) {
      return true
    }
    guard let map = map(at: &place, isRelative: isRelative) else { return false }
    let lengths = place.lengths(isRelative: isRelative)
    func length(_ name: String, _ standard: String, _ axis: SVGLengths.Axis) -> Double {
      lengths.length(tree[mask, name] ?? standard, along: axis) ?? 0
    }
    let (x, y) = (length("x", "-10%", .x), length("y", "-10%", .y))
    let (width, height) = (length("width", "120%", .x), length("height", "120%", .y))
    clips.append(
      [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
        canvas.lengths.after(map)(PaperPoint(x: $0.0, y: $0.1))
      })
    return true
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
    (level.element, level.map, level.home) = (mask.element, mask.map, owner.home)
    level.style = markerStyles[mask.element] ?? around(mask.element)
    level.style.lengths = owner.style.lengths
    if mask.isRelative { level.style.lengths.viewport = SVGMaskedPlace.unitViewport }
    level.style = level.style.inherited(values)
    _ = level.style.becomeLayer(in: SVGStyle())
    level.isClip = mask.role == .clip
    (level.mask, level.textAround, text) = (mask, text, nil)
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

  /// Ends a mask. One without elements hides everything.
  mutating func end(_ mask: Level) {
    text = mask.textAround
    if drawing.marks.count == mask.start.markCount, let group = mask.home.groups.dropLast().last {
      drawing.hiddenGroups.insert(group)
    }
  }

  /// The outline of a `clipPath` that is one convex polygon, in lengths of the paper's longer side; nil for any other.
  private mutating func polygon(
    of clip: Int, _ around: [String: String], under map: PaperMap, _ lengths: SVGLengths
  ) -> [PaperPoint]? {
    let children = Array(tree.children(of: clip))
    guard children.count == 1, SVGShape.names.contains(tree[children[0]].name) else { return nil }
    let values = self.values(of: children[0])
    let hides = ["display", "visibility", "systemLanguage", "requiredExtensions"]
    guard hides.allSatisfy({ around[$0] == nil && values[$0] == nil }) else { return nil }
    let shape = SVGShape(tree[children[0]].name, values, lengths, mostPoints: 64)
    guard shape.contours.count == 1, let corners = shape.contours[0].polygon, corners.isConvex
    else { return nil }
    let own = [around, values].reduce(map) { map, values in
      values["transform"].map {
        map.after(SVGTransform.map($0, origin: values["transform-origin"], lengths))
      } ?? map
    }
    return corners.map(canvas.lengths.after(own).callAsFunction)
  }
}
