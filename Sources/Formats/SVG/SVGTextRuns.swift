import Base
import Documents

/// The contents of a `<text>` read so far, as successive pieces.
struct SVGTextRuns {
  /// Successive letters of one style, each after the one before it.
  struct Piece {
    fileprivate(set) var text = ""
    let style: SVGStyle
    let map: PaperMap
    /// The position of its first letter on the baseline; nil to continue after the piece before it.
    fileprivate(set) var x: Double?
    fileprivate(set) var y: Double?
    /// The offset from there.
    fileprivate(set) var dx = 0.0
    fileprivate(set) var dy = 0.0
    /// Of each of its letters, clockwise, in degrees.
    fileprivate(set) var rotation = 0.0
    /// The line that its letters stand on.
    let path: SVGTextPath?
    /// The element whose length is given, as an index of `stretches`.
    fileprivate(set) var stretch: Int?

    /// Whether it does not follow the piece before it.
    var startsAnew: Bool { x != nil || y != nil }
  }

  /// The length that the letters of an element take up.
  struct Stretch {
    let length: Double
    /// Whether the letters themselves become wider, and not the gaps between them.
    let isOfLetters: Bool
  }

  /// A `<text>` or an element in it.
  private struct Level {
    let style: SVGStyle
    let map: PaperMap
    let positions: SVGLetterPositions
    let firstLetter: Int
    let firstPiece: Int
    let path: SVGTextPath?
    let stretch: Stretch?
  }

  private var levels: [Level] = []
  private(set) var pieces: [Piece] = []
  private(set) var stretches: [Stretch] = []
  private var byteCount = 0
  private var letterCount = 0
  private var isAfterSpace = true
  /// Whether the next letter belongs to another element than the one before it.
  private var isElsewhere = true
  /// Whether the last letter is a small capital.
  private var isSmall = false
  /// The limit of text in bytes.
  private static let mostBytes = 1 << 16
  private static let mostPieces = 1 << 13
  /// Of elements around a letter, as many can say where it is.
  private static let mostPositioning = 16
  /// Whether text was dropped.
  private(set) var isCut = false

  /// Begins a `<text>` or an element in it.
  ///
  /// - Parameter path: the line of a `<textPath>`; nil for that of the element around it.
  mutating func begin(
    _ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap, path: SVGTextPath? = nil
  ) {
    let positions = SVGLetterPositions(attributes, style.lengths)
    if positions.startAnew { isAfterSpace = !style.letters.keepsSpaces }
    let length = attributes["textLength"].flatMap { style.lengths.length($0, along: .x) }
    levels.append(
      Level(
        style: style, map: map, positions: positions, firstLetter: letterCount,
        firstPiece: pieces.count, path: path ?? levels.last?.path,
        stretch: length.flatMap {
          $0 > 0
            ? Stretch(length: $0, isOfLetters: attributes["lengthAdjust"] == "spacingAndGlyphs")
            : nil
        }))
    isElsewhere = true
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let level = levels.popLast() else { return }
    isElsewhere = true
    guard let stretch = level.stretch else { return }
    stretches.append(stretch)
    for index in level.firstPiece..<pieces.count where pieces[index].stretch == nil {
      pieces[index].stretch = stretches.count - 1
    }
  }

  /// Appends text, with white space as browsers have it: one space for any, and none at the start.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard let level = levels.last else { return }
    guard !isCut, byteCount + bytes.count <= Self.mostBytes else {
      isCut = true
      return
    }
    byteCount += bytes.count
    let keepsSpaces = level.style.letters.keepsSpaces
    for character in String(decoding: bytes, as: UTF8.self) {
      let isSpace = Self.spaces.contains(character)
      if isSpace, isAfterSpace, !keepsSpaces { continue }
      isAfterSpace = isSpace
      append(isSpace ? " " : character, level)
      guard !isCut else { return }
    }
  }

  /// Those of XML: others are letters.
  private static let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]

  private mutating func append(_ character: Character, _ level: Level) {
    defer { letterCount += character.unicodeScalars.count }
    let place = place(ofLetter: letterCount)
    let isTurned = pieces.last?.rotation != place.rotation || place.rotation != 0
    let wasSmall = isSmall
    isSmall = level.style.letters.isSmall(character)
    if isElsewhere || isTurned || place.isMoved || isSmall != wasSmall {
      guard pieces.count < Self.mostPieces else { return isCut = true }
      var style = level.style
      if isSmall { style.becomeThatOfSmallCapitals() }
      pieces.append(Piece(style: style, map: level.map, path: level.path))
      let last = pieces.count - 1
      (pieces[last].x, pieces[last].y) = (place.x, place.y)
      (pieces[last].dx, pieces[last].dy) = (place.dx ?? 0, place.dy ?? 0)
      pieces[last].rotation = place.rotation
      isElsewhere = false
    }
    pieces[pieces.count - 1].text += isSmall ? character.uppercased() : String(character)
  }

  /// The position of a letter, by the innermost element that says something about it.
  private func place(ofLetter index: Int) -> SVGLetterPositions.Place {
    var place = SVGLetterPositions.Place()
    var turn: Double?
    let positioning = levels.reversed().lazy.filter { !$0.positions.isEmpty }
    for level in positioning.prefix(Self.mostPositioning) {
      let own = level.positions.place(index - level.firstLetter)
      place.add(own)
      turn = turn ?? level.positions.rotation(index - level.firstLetter)
    }
    place.rotation = turn ?? 0
    return place
  }

  /// Pieces that follow each other from a given position on, without a space at the end of the text.
  var chunks: [[Piece]] {
    var chunks: [[Piece]] = []
    for piece in pieces {
      if piece.startsAnew || chunks.isEmpty || piece.path != chunks.last?.last?.path {
        chunks.append([piece])
      } else {
        chunks[chunks.count - 1].append(piece)
      }
    }
    guard let last = chunks.indices.last, let end = chunks[last].indices.last,
      chunks[last][end].text.last == " ", !chunks[last][end].style.letters.keepsSpaces
    else { return chunks }
    chunks[last][end].text.removeLast()
    return chunks
  }
}

/// The lists that say where the letters of an element are.
struct SVGLetterPositions {
  struct Place {
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var rotation = 0.0

    /// Whether it is not the place after the letter before it.
    var isMoved: Bool { x != nil || y != nil || (dx ?? 0) != 0 || (dy ?? 0) != 0 }

    /// Adds what another place says in addition.
    mutating func add(_ other: Place) {
      (x, y, dx, dy) = (x ?? other.x, y ?? other.y, dx ?? other.dx, dy ?? other.dy)
    }
  }

  private let x: [Double]
  private let y: [Double]
  private let dx: [Double]
  private let dy: [Double]
  private let rotations: [Double]

  init(_ attributes: [String: String], _ lengths: SVGLengths) {
    func list(_ name: String, _ axis: SVGLengths.Axis) -> [Double] {
      (attributes[name] ?? "").split { $0 == "," || $0.isWhitespace }
        .compactMap { lengths.length(String($0), along: axis) }
    }
    (x, y, dx, dy) = (list("x", .x), list("y", .y), list("dx", .x), list("dy", .y))
    rotations = attributes["rotate"].map(SVGScanner.numbers) ?? []
  }

  var isEmpty: Bool { x.isEmpty && y.isEmpty && dx.isEmpty && dy.isEmpty && rotations.isEmpty }

  /// Whether the first letter has a position.
  var startAnew: Bool { !x.isEmpty || !y.isEmpty }

  func place(_ index: Int) -> Place {
    func value(_ list: [Double]) -> Double? { index < list.count ? list[index] : nil }
    return Place(x: value(x), y: value(y), dx: value(dx), dy: value(dy))
  }

  /// The last rotation is that of all further letters.
  func rotation(_ index: Int) -> Double? {
    index < rotations.count ? rotations[index] : rotations.last
  }
}
