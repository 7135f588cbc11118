import Life
import Documents

/// Encodes a step of a board, and decodes it: the rule, and either the changed squares of cells, or all cells if those
/// would be many.
struct BoardCoding {
  let item: Int64
  let position: Int64

  private static let version: UInt8 = 1
  /// For boards too old or too wide for version 1: the generation is preceded by its length in bytes.
  private static let bigVersion: UInt8 = 2
  /// For rules or edges unsupported by earlier versions: like version 2, with the rule's map, and the edges as text
  /// unless they form a torus or a plane.
  private static let mapVersion: UInt8 = 3
  /// For rules with more than two states: like version 3, with the rule as text instead of a map, and the text of its
  /// file, unless unchanged since the last step; changes are of all living cells and of each bit of the states.
  private static let statesVersion: UInt8 = 4
  /// Since version 20 of libraries, if the notes differ from the last step's: the author and the comment lines,
  /// followed by one of the earlier versions.
  private static let notesVersion: UInt8 = 5
  /// The greatest generation in version 1.
  private static let lastOfVersionOne = BigInteger(1) << 53
  /// The number of changed squares above which all cells are written, with equal parts once.
  private static let mostChangedLeaves = 1 << 12

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let isRun = Marks(rawValue: 1)
    static let isBackgroundAlive = Marks(rawValue: 2)
    /// Changed squares follow rather than all cells.
    static let isChange = Marks(rawValue: 4)
    /// The rule is that of the last step, and does not follow.
    static let hasSameRule = Marks(rawValue: 8)
    static let all: Marks = [.isRun, .isBackgroundAlive, .isChange, .hasSameRule]
  }

  private var seal: StepSeal {
    StepSeal(item: item, position: position, kind: position == 0 ? .base : .life)
  }

  // MARK: Writing

  /// - Parameter old: the state before the step; nil for the initial one.
  func bytes(of new: BoardStep, after old: BoardStep?) -> [UInt8] {
    var writer = ByteWriter(capacity: 256)
    let world = new.world
    let hasStates = world.rule.life == nil
    let changed = old.flatMap { old in
      let cells = old.world.cells
      return hasStates
        ? world.cells.changedStateLeaves(from: cells, most: Self.mostChangedLeaves)
        : world.cells.changedLeaves(from: cells, most: Self.mostChangedLeaves).map { [$0] }
    }
    var marks: Marks = []
    if new.isRun { marks.insert(.isRun) }
    if world.isBackgroundAlive { marks.insert(.isBackgroundAlive) }
    if changed != nil { marks.insert(.isChange) }
    if hasStates, old?.world.rule == world.rule { marks.insert(.hasSameRule) }
    let counts = Self.isOld(world.edges) ? world.rule.life?.counts : nil
    let isBig = counts == nil || world.generation > Self.lastOfVersionOne
    if new.notes != old?.notes ?? LifeNotes() { write(new.notes, to: &writer) }
    let newVersion = hasStates ? Self.statesVersion : Self.mapVersion
    writer.append(counts == nil ? newVersion : isBig ? Self.bigVersion : Self.version)
    writer.append(marks.rawValue)
    if let counts {
      writer.append(counts.birth)
      writer.append(counts.survival)
    } else if !marks.contains(.hasSameRule) {
      write(world.rule, to: &writer)
    }
    write(world.edges, to: &writer)
    if isBig {
      let bytes = world.generation.bytes
      writer.appendVariable(UInt64(bytes.count))
      for byte in bytes { writer.append(byte) }
    } else {
      writer.appendVariable(UInt64(world.generation.clampedInt))
    }
    if let changed {
      if hasStates { writer.append(UInt8(changed.count)) }
      for leaves in changed { write(leaves, to: &writer) }
    } else {
      for byte in world.cells.bytes { writer.append(byte) }
    }
    return seal.sealed(writer)
  }

  private func write(_ notes: LifeNotes, to writer: inout ByteWriter) {
    writer.append(Self.notesVersion)
    write(notes.author, to: &writer)
    writer.appendVariable(UInt64(notes.comments.count))
    for comment in notes.comments { write(comment, to: &writer) }
  }

  private func write(_ leaves: [LifeCell: UInt64], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(leaves.count))
    for (place, bits) in leaves.sorted(by: { $0.key < $1.key }) {
      writer.appendVariable(signed: Int64(place.x))
      writer.appendVariable(signed: Int64(place.y))
      writer.append(bits)
    }
  }

  private func write(_ rule: CellRule, to writer: inout ByteWriter) {
    switch rule {
    case .life(let rule): for index in 0..<8 { writer.append(rule.map[index]) }
    case .states(let rule):
      write(rule.notation, to: &writer)
      write(rule.source ?? "", to: &writer)
    }
  }

  private func write(_ text: String, to writer: inout ByteWriter) {
    let bytes = Array(text.utf8)
    writer.appendVariable(UInt64(bytes.count))
    for byte in bytes { writer.append(byte) }
  }

  /// Whether the first version supports the edges.
  private static func isOld(_ edges: LifeEdges) -> Bool {
    switch edges {
    case .none, .torus, .plane: true
    default: false
    }
  }

  private func write(_ edges: LifeEdges, to writer: inout ByteWriter) {
    switch edges {
    case .none: writer.append(UInt8(0))
    case .torus(let width, let height):
      writer.append(UInt8(1))
      writer.appendVariable(UInt64(width))
      writer.appendVariable(UInt64(height))
    case .plane(let width, let height):
      writer.append(UInt8(2))
      writer.appendVariable(UInt64(width))
      writer.appendVariable(UInt64(height))
    default:
      writer.append(UInt8(3))
      write(edges.suffix, to: &writer)
    }
  }

  // MARK: Reading

  /// - Parameter old: the state before the step; nil for the initial one.
  func step(
    _ detail: [UInt8]?, after old: BoardStep?
  ) throws(ByteReader.OutOfBytes) -> BoardStep {
    try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      var notes = old?.notes ?? LifeNotes()
      var version = try reader.number(UInt8.self)
      if version == Self.notesVersion {
        notes = try Self.notes(from: &reader)
        version = try reader.number(UInt8.self)
      }
      guard (Self.version...Self.statesVersion).contains(version) else {
        throw ByteReader.OutOfBytes()
      }
      let marks = Marks(rawValue: try reader.number())
      let isNew = version >= Self.mapVersion
      let rule: CellRule =
        switch version {
        case Self.statesVersion:
          try Self.stateRule(from: &reader, marks.contains(.hasSameRule) ? old?.world.rule : nil)
        case Self.mapVersion: .life(LifeRule(map: try Self.map(from: &reader)))
        default: .life(LifeRule(birth: try reader.number(), survival: try reader.number()))
        }
      let edges = try Self.edges(from: &reader, isNew: isNew)
      guard Marks.all.contains(marks) else { throw ByteReader.OutOfBytes() }
      let generation = try Self.generation(from: &reader, isBig: version != Self.version)
      let cells: LifeCells
      if marks.contains(.isChange) {
        let before = old?.world.cells ?? LifeCells()
        if version == Self.statesVersion {
          let count = try reader.number(UInt8.self)
          guard (1...9).contains(count) else { throw ByteReader.OutOfBytes() }
          var changes: [[LifeCell: UInt64]] = []
          for _ in 0..<count { changes.append(try Self.changes(from: &reader)) }
          cells = before.replacing(stateLeaves: changes)
        } else {
          cells = before.replacing(leaves: try Self.changes(from: &reader))
        }
      } else {
        guard let all = LifeCells(bytes: reader.rest()) else { throw ByteReader.OutOfBytes() }
        cells = all
      }
      let world = LifeWorld(
        rule: rule, edges: edges, generation: generation,
        isBackgroundAlive: marks.contains(.isBackgroundAlive), cells: cells)
      return BoardStep(world, isRun: marks.contains(.isRun), notes: notes)
    }
  }

  private static func generation(
    from reader: inout ByteReader, isBig: Bool
  ) throws(ByteReader.OutOfBytes) -> BigInteger {
    guard isBig else { return BigInteger(try reader.variable()) }
    var bytes: [UInt8] = []
    for _ in 0..<(try reader.count()) { bytes.append(try reader.number()) }
    let generation = BigInteger(bytes: bytes)
    guard !bytes.isEmpty, !generation.isNegative else { throw ByteReader.OutOfBytes() }
    return generation
  }

  /// - Parameter known: the rule if none follows.
  private static func stateRule(
    from reader: inout ByteReader, _ known: CellRule?
  ) throws(ByteReader.OutOfBytes) -> CellRule {
    if let known { return known }
    let (notation, source) = (try text(from: &reader), try text(from: &reader))
    guard let rule = CellRule(notation, source: source.isEmpty ? nil : source) else {
      throw ByteReader.OutOfBytes()
    }
    return rule
  }

  private static func notes(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> LifeNotes {
    var notes = LifeNotes(author: try text(from: &reader))
    for _ in 0..<(try reader.count()) { notes.add(comment: try text(from: &reader)) }
    return notes
  }

  private static func text(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<(try reader.count()) { bytes.append(try reader.number()) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func map(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> SIMD8<UInt64> {
    var map = SIMD8<UInt64>.zero
    for index in map.indices { map[index] = try reader.number() }
    return map
  }

  private static func edges(
    from reader: inout ByteReader, isNew: Bool
  ) throws(ByteReader.OutOfBytes) -> LifeEdges {
    let kind = try reader.number(UInt8.self)
    if kind == 0 { return .none }
    if kind == 3, isNew {
      guard let edges = LifeEdges(suffix: try text(from: &reader)) else {
        throw ByteReader.OutOfBytes()
      }
      return edges
    }
    let (width, height) = (try reader.smallNumber(), try reader.smallNumber())
    guard LifeEdges.allowedSide.contains(width), LifeEdges.allowedSide.contains(height) else {
      throw ByteReader.OutOfBytes()
    }
    switch kind {
    case 1: return .torus(width: width, height: height)
    case 2: return .plane(width: width, height: height)
    default: throw ByteReader.OutOfBytes()
    }
  }

  private static func changes(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [LifeCell: UInt64] {
    var leaves: [LifeCell: UInt64] = [:]
    let farthest = Int64(LifeCells.farthest / 8)
    for _ in 0..<(try reader.count()) {
      let (x, y) = (try reader.signedVariable(), try reader.signedVariable())
      guard (-farthest..<farthest).contains(x), (-farthest..<farthest).contains(y) else {
        throw ByteReader.OutOfBytes()
      }
      leaves[LifeCell(x: Int(x), y: Int(y))] = try reader.number()
    }
    return leaves
  }
}
