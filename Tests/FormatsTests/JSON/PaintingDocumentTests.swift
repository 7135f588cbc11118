import Base
import Documents
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("Documents of paintings")
struct PaintingDocumentTests {
  /// The format holds what is in effect, and no positions far beside the paper.
  private func importable(_ painting: Painting) -> Painting {
    let pages = painting.pages.map { page in
      Page(
        paper: page.paper, background: page.background, layers: page.layers,
        elements: page.elements.map(near), unknownFields: page.unknownFields,
        unknownBackgroundFields: page.unknownBackgroundFields)
    }
    return Painting(
      shape: .fixed(pages[0].aspectRatio), paperLength: pages[0].paperLength,
      background: pages[0].background, layers: pages[0].layers, baseElements: pages[0].elements,
      furtherPages: Array(pages.dropFirst()), unknownFields: painting.unknownFields,
      unknownBackgroundFields: painting.unknownBackgroundFields)
  }

  private func near(_ element: PaintingElement) -> PaintingElement {
    let content: ElementContent =
      switch element.content {
      case .freehand(let samples): .freehand(near(samples))
      case .path(let path, let samples): .path(path, near(samples))
      case .eraser(let samples): .eraser(near(samples))
      case .shape(let kind, let from, let to):
        .shape(
          kind, from: near([Sample(position: from)])[0].position,
          to: near([Sample(position: to)])[0].position)
      case .area(let outline): .area(near(outline))
      case .text(let block, let outline): .text(block, near(outline))
      case .picture(let block, let outline): .picture(block, near(outline))
      }
    var near = PaintingElement(
      id: element.id, layer: element.layer, content, width: element.width, style: element.style,
      grain: element.grain, placement: element.placement, unknownFields: element.unknownFields
    ).erased(by: element.erasures.map(near))
    near.setGroups(element.groups, styles: element.groupStyles)
    near.isLocked = element.isLocked
    near.connections = element.connections
    return near
  }

  private func near(_ outline: AreaOutline) -> AreaOutline {
    let points = outline.points.map { point in
      abs(point.x) < 1e6 && abs(point.y) < 1e6 ? point : UnitPoint(x: -0.0, y: 1)
    }
    return AreaOutline(points, ends: outline.ends, rule: outline.rule) ?? outline
  }

  private func near(_ samples: [Sample]) -> [Sample] {
    let near = samples.filter { abs($0.position.x) < 1e6 && abs($0.position.y) < 1e6 }
    return near.isEmpty ? [Sample(position: UnitPoint(x: -0.0, y: 1))] : near
  }

  private func bits(of element: PaintingElement) -> [UInt64] {
    let map = element.placement?.map ?? .identity
    return element.content.keySamples.flatMap {
      [$0.position.x.bitPattern, $0.position.y.bitPattern]
    } + [map.xx, map.xy, map.yx, map.yy, map.x0, map.y0, element.width].map(\.bitPattern)
      + element.erasures.flatMap(bits)
  }

  @Test(arguments: seeds(300))
  func `A painting that is exported and imported is equal, bit for bit`(seed: UInt64) throws {
    var random = SeededRandom(seed: 80 + seed)
    let original = importable(random.painting())
    let document = PaintingDocument(name: "Café \"7\"\\\t🐈", painting: original)
    let back = try PaintingDocument(json: document.json)
    #expect(back == document)
    for (page, old) in zip(back.painting.pages, original.pages) {
      #expect(page.elements.map(bits) == old.elements.map(bits), "equal zeros, too")
    }
    // Elements go on with ids of their own.
    var (one, other) = (original, back.painting)
    for _ in 0..<3 {
      let edit = random.edit(of: one)
      one.perform(edit)
      other.perform(edit)
    }
    #expect(one == other)
  }

  @Test func `What is written is what the manual says`() throws {
    let from = UnitPoint(x: 0.25, y: 0.5)
    let placement = ElementPlacement(
      paper: try #require(AspectRatio(2)),
      map: PaperMap(xx: 1, xy: 2, yx: 3, yy: 4, x0: 5, y0: 6))
    let painting = Painting(
      shape: .fixed(.fourToThree),
      layers: [
        Layer(
          name: "Sky", isHidden: true, isLocked: true, opacity: 0.25,
          unknownFields: #"{"weight":0.5,"opacity":0.75}"#), Layer(id: Layer.ID(7)),
      ],
      baseElements: [
        PaintingElement(
          id: ElementID(9), .shape(.line, from: from, to: from), width: 0.5,
          placement: placement, unknownFields: #"{"x":1}"#),
        PaintingElement(
          .freehand([
            Sample(position: from, pressure: 0.5, milliseconds: 8),
            Sample(position: from, tilt: PenTilt(x: 0, y: -30)),
          ]), width: 0.25),
      ])
    let json = String(decoding: PaintingDocument(painting: painting).json, as: UTF8.self)
    #expect(
      json == #"""
        {"format": "filbert-painting", "version": 2, "aspectRatio": 1.3333333333333333,
         "background": {"color": "#FFFFFF"},
         "layers": [
          {"id": 1, "name": "Sky", "hidden": true, "locked": true, "opacity": 0.25, "weight":0.5, "elements": [
           {"id": 9, "kind": "line", "width": 0.5, "cap": "round", "join": "round", "color": "#000000FF", "dash": [], "points": [[0.25, 0.5], [0.25, 0.5]], "paper": 2, "transform": [1, 3, 2, 4, 5, 6], "x":1},
           {"id": 10, "kind": "stroke", "width": 0.25, "cap": "round", "join": "round", "color": "#000000FF", "dash": [], "points": [[0.25, 0.5, 0.5, 8], [0.25, 0.5, 1, 0, 0, -30]]}]},
          {"id": 7, "elements": []}]}

        """#)
  }

  private static func document(_ layers: String, _ more: String = "") -> String {
    #"{"format":"filbert-painting","version":2,"aspectRatio":1.5,"layers":[\#(layers)]\#(more)}"#
  }

  /// In the second layer, over a sound one.
  private static func element(_ fields: String) -> String {
    let sound = #"{"id":1,"width":1,"points":[[0,0]]}"#
    return document(
      #"{"id":1,"elements":[\#(sound)]},{"id":2,"elements":[{"width":1,\#(fields)}]}"#)
  }

  static let mistakes: [(json: String, complaint: String)] = [
    (
      #"{"version":\#(PaintingDocument.version + 1)}"#,
      "version: is newer than this version of Filbert supports; update Filbert"
    ),
    (document(""), "layers: must hold at least one layer"),
    (document("7"), "layers[0]: must be an object"),
    (document("", #","strokes":[]"#), "strokes: is only allowed in version 1"),
    (
      #"{"format":"filbert-painting","version":2,"aspectRatio":1}"#, "layers: is missing"
    ),
    (document(#"{"elements":[]}"#), "layers[0].id: is missing"),
    (document(#"{"id":1}"#), "layers[0].elements: is missing"),
    (document(#"{"id":0,"elements":[]}"#), "layers[0].id: must be a whole number from 1 to"),
    (document(#"{"id":1,"name":1,"elements":[]}"#), "layers[0].name: must be a string"),
    (
      document(#"{"id":3,"elements":[]},{"id":3,"elements":[]}"#),
      "layers[1].id: appears twice"
    ),
    (element(#""id":1,"points":[[0,0]]"#), "layers[1].elements[0].id: appears twice"),
    (element(#""points":[[0,0]]"#), "layers[1].elements[0].id: is missing"),
    (element(#""id":1.5"#), "layers[1].elements[0].id: must be a whole number from 1 to"),
    (element(#""id":-1"#), "layers[1].elements[0].id: must be a whole number from 1 to"),
    (element(#""id":2"#), "layers[1].elements[0].points: is missing"),
    (
      element(#""id":2,"points":[[0]]"#),
      "layers[1].elements[0].points[0]: must hold x and y, optionally followed by pressure, milliseconds, two tilt angles and a rotation"
    ),
    (
      element(#""id":2,"points":[[0,0,1,0,5]]"#),
      "layers[1].elements[0].points[0]: must hold x and y, optionally followed by pressure, milliseconds, two tilt angles and a rotation"
    ),
    (
      element(#""id":2,"points":[[0,0,1,0,91,0]]"#),
      "layers[1].elements[0].points[0][4]: must be a whole number of degrees, -90 to 90"
    ),
    (
      element(#""id":2,"points":[[0,0,1,0,9,0.5]]"#),
      "layers[1].elements[0].points[0][5]: must be a whole number of degrees, -90 to 90"
    ),
    (element(#""kind":"cloud""#), "layers[1].elements[0].kind: must be one of stroke, eraser"),
    (element(#""kind":"line","kind":"line""#), "layers[1].elements[0].kind: appears twice"),
    (
      element(#""id":2,"kind":"line","points":[[0,0]]"#),
      "layers[1].elements[0].points: must hold two points for a shape"
    ),
    (
      element(#""id":2,"kind":"ellipse","points":[[0,0],[1,1],[2,2]]"#),
      "layers[1].elements[0].points: must hold two points for a shape"
    ),
    (
      element(#""transform":[1,0,0,1,0]"#),
      "layers[1].elements[0].transform: must hold six numbers"
    ),
    (
      element(#""transform":[1,0,0,1,0,0,0]"#),
      "layers[1].elements[0].transform: must hold six numbers"
    ),
    (
      element(#""transform":[1,0,1e999,1,0,0]"#),
      "layers[1].elements[0].transform[2]: must be a finite number"
    ),
    (element(#""transform":[1,0,"0"]"#), "layers[1].elements[0].transform[2]: must be a number"),
    (element(#""paper":0"#), "layers[1].elements[0].paper: must be between 0.01 and 100"),
    (element(#""width":2"#), "layers[1].elements[0].width: appears twice"),
    (element(#""x":1,"x":2"#), "layers[1].elements[0].x: appears twice"),
  ]

  @Test(arguments: mistakes)
  func `What is wrong is named in one line`(_ row: (json: String, complaint: String)) throws {
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array(row.json.utf8))
    }
    let message = try #require(error?.description)
    #expect(message.hasPrefix(row.complaint))
    #expect(!message.contains("\n"))
  }

  @Test func `What is missing has its default`() throws {
    let json = Self.element(#""id":4294967295,"transform":[1,0,0,1,2,3],"points":[[0,1]]"#)
    let painting = try PaintingDocument(json: Array(json.utf8)).painting
    let sample = Sample(position: UnitPoint(x: 0, y: 1))
    let map = PaperMap.translation(PaperVector(dx: 2, dy: 3))
    #expect(
      painting.elements == [
        PaintingElement(
          id: ElementID(1), .freehand([Sample(position: UnitPoint(x: 0, y: 0))]), width: 1),
        // An id that leaves no room for more becomes another.
        PaintingElement(
          id: ElementID(2), layer: Layer.ID(2), .freehand([sample]), width: 1,
          placement: ElementPlacement(paper: painting.aspectRatio, map: map)),
      ])
    #expect(painting.layers == [Layer(), Layer(id: Layer.ID(2))])
    let alone = Self.element(#""id":2,"paper":0.5,"points":[[0,1]]"#)
    #expect(
      try PaintingDocument(json: Array(alone.utf8)).painting.elements[1].placement
        == ElementPlacement(paper: try #require(AspectRatio(0.5)), map: .identity))
  }

  @Test func `No bytes trap the reader`() {
    var random = SeededRandom(seed: 83)
    let sound = Array(
      Self.element(
        #""id":7,"kind":"line","paper":2,"transform":[1,0,0,1,0,0],"x":"é","points":[[0,1],[1,1]]"#
      ).utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if random.one(in: 4) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      guard let document = try? PaintingDocument(json: bytes) else { continue }
      accepted += 1
      #expect((try? PaintingDocument(json: document.json)) == document)
    }
    #expect(0 < accepted && accepted < 20_000)
  }

  @Test func `is read as it was written, however far its points lie from the paper`() throws {
    for far in [1e6, 1_000_001, -3e9, 1e22, -1e30, 1e300] {
      let samples = [UnitPoint(x: 0.5, y: far), UnitPoint(x: far, y: 0.25)].map {
        Sample(position: $0)
      }
      let painting = Painting(
        shape: .fixed(.fourToThree),
        baseElements: [PaintingElement(.freehand(samples), width: 0.01)])
      let json = NamedDocument(name: "Far", document: .painting(painting)).json
      guard case .painting(let read) = try NamedDocument(json: json).document else {
        Issue.record("it is no painting")
        continue
      }
      #expect(read.elements[0].content.keySamples.map(\.position.x) == [0.5, min(far, 1e30)])
    }
  }

  private func document(_ element: String) throws -> Painting {
    let json = """
      {"format": "filbert-painting", "version": 2, "aspectRatio": 1.5,
       "layers": [{"id": 1, "elements": [\(element)]}]}
      """
    guard case .painting(let painting) = try NamedDocument(json: Array(json.utf8)).document else {
      throw InterchangeError("it is no painting")
    }
    return painting
  }

  @Test func `sets a text that comes without an outline as one that was written here`() throws {
    let element = """
      {"id": 1, "kind": "text", "color": "#D1483F",
       "text": {"string": "Hi, cat", "family": "Sans", "align": "center", "width": 4,
                "map": [0.05, 0, 0, 0.05, 0.5, 0.2]}}
      """
    let painting = try document(element)
    let block = TextBlock(
      "Hi, cat", style: TextStyle(family: "Sans", alignment: .center), width: 4,
      map: PaperMap(xx: 0.05, xy: 0, yx: 0, yy: 0.05, x0: 0.5, y0: 0.2))
    let wanted = try #require(AspectRatio(1.5).flatMap { ElementContent(block, on: $0) })
    #expect(painting.elements[0].content == wanted)
    #expect(painting.elements[0].style.color == InkColor(rgb: 0xD1483F))
    let again = NamedDocument(name: nil, document: .painting(painting)).json
    #expect(try NamedDocument(json: again).document == .painting(painting))
  }

  @Test func `refuses a text without an outline that can't be set, and names the field`() {
    let long = String(repeating: "a", count: 100_000)
    for (string, part) in [("  ", "a visible character"), (long, "at most 4000 characters")] {
      let element =
        #"{"id": 1, "kind": "text", "text": {"string": "\#(string)", "map": [0.1, 0, 0, 0.1, 0, 0]}}"#
      let error = #expect(throws: InterchangeError.self) { try document(element) }
      #expect(error.map { "\($0)".contains("elements[0].text.string: ") } == true)
      #expect(error.map { "\($0)".contains(part) } == true)
    }
    // What has points has contours as well.
    #expect(throws: InterchangeError.self) {
      try document(
        #"{"id": 1, "kind": "text", "points": [[0, 0]], "text": {"string": "a", "map": [1, 0, 0, 1, 0, 0]}}"#
      )
    }
  }
}
