import Foundation
import Base
import Documents

/// Writes a painting as SVG, in pixels of a paper at 100 %.
struct SVGWriter {
  private let painting: Painting
  let strokes: [Stroke]
  /// By stroke.
  private let layers: [Layer.ID]
  /// By stroke, outermost first.
  private let groups: [[GroupID]]
  let groupStyles: SVGGroupStyles
  private let areLocked: [Bool]
  private let connections: SVGConnections
  /// By stroke, the erasers that affected it alone.
  private let erasures: [[Stroke]]
  /// The numbers of all gradients.
  let gradients: [InkGradient: Int]
  /// The lines that texts run along, by stroke.
  let letterLines: [Int: LetterLine]
  /// The ink of lines with kinds of brush, by stroke.
  let kindInk: [Int: SVGKindInk]
  let paper: AspectRatio
  /// Units per length of the paper's longer side.
  let scale: Double
  let width: Double
  let height: Double
  /// The display length in other programs, in pixels; nil for the size of its paper.
  private let longerSide: Double?
  private(set) var bytes: [UInt8] = []

  /// - Parameter longerSide: the display length in other programs, in pixels, which are then the units, too: Inkscape
  ///   pastes by the units. Nil for the size of its paper.
  init(_ painting: Painting, longerSide: Double? = nil) {
    self.painting = painting
    self.longerSide = longerSide
    let elements = painting.exportedElements
    layers = elements.map(\.layer)
    groups = elements.map(\.groups)
    groupStyles = SVGGroupStyles(of: elements)
    areLocked = elements.map(\.isLocked)
    let paper = painting.aspectRatio
    self.paper = paper
    connections = SVGConnections(of: elements, on: paper)
    letterLines = Self.letterLines(of: elements, on: paper)
    strokes = elements.map { $0.stroke(on: paper) }
    erasures = elements.map { $0.erasures.map { $0.stroke(on: paper) } }
    gradients = Self.gradients(of: strokes)
    kindInk = SVGKindInk.ink(of: elements, of: painting)
    scale = longerSide ?? Double(PaperScale.exportWidth) / paper.paperSize.dx
    width = paper.paperSize.dx * scale
    height = paper.paperSize.dy * scale
  }

  /// Successive strokes of a layer without an eraser in between, and the erasers that affect them later.
  private struct Run {
    var strokes: [Int]
    var erasers: [Int]
  }

  mutating func write(title: String, transparent: Bool) {
    let runs = runs()
    let size = "width=\"\(number(width))\" height=\"\(number(height))\""
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    raw(" xmlns:filbert=\"\(SVGNamespace.own)\"")
    if hasLayers || areLocked.contains(true) || !connections.isEmpty {
      raw(SVGNamespace.layers)
    }
    raw(" version=\"1.1\" \(shownSize ?? realSize ?? size)")
    raw(" viewBox=\"0 0 \(number(width)) \(number(height))\">\n")
    raw("<title>\(Self.escaped(title))</title>\n")
    writeDefinitions(runs, size)
    if !transparent { writeBackground(size) }
    if hasLayers {
      for layer in painting.layers where layer.isExported {
        begin(layer)
        for (index, run) in runs.enumerated() {
          if let first = run.strokes.first, layers[first] == layer.id { write(run, index) }
        }
        raw("</g>\n")
      }
    } else {
      let isIsolated = !groupStyles.blendedLayers.isEmpty
      if isIsolated { raw("<g style=\"isolation:isolate\">\n") }
      for (index, run) in runs.enumerated() where !run.strokes.isEmpty { write(run, index) }
      if isIsolated { raw("</g>\n") }
    }
    raw("</svg>\n")
  }

  private var shownSize: String? {
    let size = paper.paperSize
    func pixels(_ side: Double, _ longer: Double) -> String {
      number((side * longer * 1000).rounded() / 1000)
    }
    return longerSide.map {
      "width=\"\(pixels(size.dx, $0))\" height=\"\(pixels(size.dy, $0))\""
    }
  }

  /// In millimetres; nil for a paper with only a shape.
  private var realSize: String? {
    guard let length = painting.paperLength?.millimeters else { return nil }
    // The longer side is exact; the other one is derived from the view box when read.
    func millimeters(_ side: Double) -> String {
      number(side == 1 ? length : (side * length * 1e6).rounded() / 1e6) + "mm"
    }
    let size = paper.paperSize
    return "width=\"\(millimeters(size.dx))\" height=\"\(millimeters(size.dy))\""
  }

  /// Whether there is anything to write about layers.
  private var hasLayers: Bool {
    painting.layers.count > 1 || painting.layers[0] != Layer(id: painting.layers[0].id)
  }

  private mutating func begin(_ layer: Layer) {
    raw("<g inkscape:groupmode=\"layer\" filbert:layer=\"\(layer.id.number)\"")
    if !layer.name.isEmpty { raw(" inkscape:label=\"\(Self.escaped(layer.name))\"") }
    if layer.isLocked { raw(" sodipodi:insensitive=\"true\"") }
    if layer.opacity < 1 { raw(" opacity=\"\(number(layer.opacity))\"") }
    let isIsolated = groupStyles.blendedLayers.contains(layer.id)
    writeBlending(of: GroupStyle(blending: layer.blending, isIsolated: isIsolated))
    raw(">\n")
  }

  private mutating func write(_ run: Run, _ index: Int) {
    raw("<g fill=\"none\"")
    if !run.erasers.isEmpty { raw(" mask=\"url(#mask\(index))\"") }
    raw(">\n")
    var open: [GroupID] = []
    for stroke in run.strokes {
      turn(from: &open, to: groups[stroke])
      let attributes =
        " filbert:order=\"\(stroke)\""
        + (areLocked[stroke] ? " sodipodi:insensitive=\"true\"" : "")
        + connections.attributes(of: stroke)
      let mask = erasures[stroke].isEmpty ? "" : " mask=\"url(#kept\(stroke))\""
      if let line = letterLines[stroke] {
        write(strokes[stroke], along: line, number: stroke, attributes + mask)
      } else if let ink = kindInk[stroke] {
        write(strokes[stroke], drawnAs: ink, attributes, mask: mask)
      } else {
        write(strokes[stroke], attributes, mask: mask)
      }
    }
    turn(from: &open, to: [])
    raw("</g>\n")
  }

  /// Closes groups and opens others: their members are contiguous, without erasers in between.
  private mutating func turn(from open: inout [GroupID], to groups: [GroupID]) {
    let kept = zip(open, groups).prefix { $0 == $1 }.count
    for group in open[kept...].reversed() { raw(groupStyles.end(of: group)) }
    for group in groups[kept...] { begin(group) }
    open = groups
  }

  /// Each run of strokes with the later erasers near it.
  private func runs() -> [Run] {
    var runs: [Run] = []
    var boxes: [PaperBox] = []
    var isRun = false
    for (index, stroke) in strokes.enumerated() {
      if index > 0, layers[index] != layers[index - 1] { isRun = false }
      if stroke.tool == .eraser {
        isRun = false
        let box = self.box(of: stroke)
        for run in runs.indices where boxes[run].intersects(box) {
          if layers[runs[run].strokes[0]] == layers[index] { runs[run].erasers.append(index) }
        }
        continue
      }
      if !isRun {
        runs.append(Run(strokes: [], erasers: []))
        boxes.append(.empty)
        isRun = true
      }
      runs[runs.count - 1].strokes.append(index)
      boxes[boxes.count - 1].add(box(of: stroke))
    }
    return runs
  }

  private func box(of stroke: Stroke) -> PaperBox {
    PaperBox(stroke.samples.map { PaperPoint($0.position, on: paper) })
      // Includes the tips of mitered corners.
      .grown(by: stroke.width / 2 * LineJoin.miterLimit)
  }

  private mutating func writeDefinitions(_ runs: [Run], _ size: String) {
    let erasers = strokes.indices.filter { strokes[$0].tool == .eraser }
    let erased = strokes.indices.filter { !erasures[$0].isEmpty }
    let patterned = Set(strokes.compactMap(\.filled).filter { $0.pattern != .solid })
    guard !erasers.isEmpty || !erased.isEmpty || !patterned.isEmpty || !gradients.isEmpty else {
      return
    }
    raw("<defs>\n")
    writeGradients()
    for fill in patterned.sorted(by: { $0.text < $1.text }) { writePattern(of: fill) }
    for eraser in erasers {
      let layer = hasLayers ? " filbert:layer=\"\(layers[eraser].number)\"" : ""
      write(
        strokes[eraser], " id=\"eraser\(eraser)\" filbert:order=\"\(eraser)\"\(layer)",
        color: .black)
    }
    for (index, run) in runs.enumerated() where !run.erasers.isEmpty {
      beginMask("mask\(index)", size)
      for eraser in run.erasers { raw("<use xlink:href=\"#eraser\(eraser)\"/>") }
      raw("</mask>\n")
    }
    for stroke in erased {
      beginMask("kept\(stroke)", size)
      raw("\n")
      for eraser in erasures[stroke] { write(eraser, " filbert:from=\"\(stroke)\"", color: .black) }
      raw("</mask>\n")
    }
    raw("</defs>\n")
  }

  private mutating func beginMask(_ id: String, _ size: String) {
    raw("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(size)>")
    raw("<rect \(size) fill=\"#FFFFFF\"/>")
  }

  private mutating func writeBackground(_ size: String) {
    let background = painting.background
    raw("<rect filbert:part=\"background\" \(size) fill=\"\(background.color.rgb)\"")
    if background.color.alpha < 255 { raw(" fill-opacity=\"\(opacity(background.color))\"") }
    raw("/>\n")
    if let picture = background.picture { write(picture) }
    if let pattern = background.pattern { write(pattern) }
  }

  // MARK: Text

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func opacity(_ color: InkColor) -> String { number(Double(color.alpha) / 255) }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      // XML can't represent the others.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension InkColor {
  /// `#RRGGBB`.
  var rgb: String { String(hex.prefix(7)) }
}
