public import Base

/// What an edit is: all that the painting, the library and the rooms above ask of one, so that a new kind is a file,
/// and a case of `PaintingEdit` that leads to it.
public protocol EditForm: Sendable {
  /// What libraries call such steps, and the version of the library that first had each name.
  ///
  /// A version may be the edit's alone: `Schema` has no step to it, and programs that know older ones say that the
  /// library is newer than themselves.
  static var names: [String: Int64] { get }

  /// The name under which this one is kept.
  var name: String { get }

  /// What such edits change.
  static var scope: EditScope { get }

  /// The edit as values, which `read` takes in the same order. Its new elements are kept beside them.
  ///
  /// - Parameter fileNumber: under which the library keeps a file that the edit speaks of.
  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64)

  /// The edit that `write` wrote under a name; throws for what it never wrote.
  ///
  /// - Parameter parts: what is kept beside the values.
  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit

  /// What it does to the list of elements: splices that rise within it.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>]

  /// About how many points have to be drawn anew after it.
  func cost(in painting: Painting) -> Int

  /// Which elements it brings elsewhere among the others; nil where it leaves all in their places and their order, and
  /// for several edits, each of which says so itself.
  var displacement: Displacement? { get }

  /// The elements that it puts in the place of one; nil where it leaves what that is.
  ///
  /// - Parameter id: nil for what it adds and puts in the place of none.
  func successors(of id: ElementID?) -> [PaintingElement]?

  // MARK: What not every edit has

  /// What becomes of the list of layers.
  func layers(after layers: [Layer]) -> [Layer]

  /// The background as it becomes; nil where it is no part of the edit. One that changes it changes nothing else,
  /// unless it gives the paper other edges.
  func background(after old: Background) -> Background?

  /// The paper as it becomes, with edges that it had not before; nil where it keeps them.
  func paper(after old: PaperSize) -> PaperSize?

  /// The edit as it is recorded, which says what was there before, and whose elements have ids and layers; nil where it
  /// says all of that already.
  func completed(in painting: inout Painting) -> PaintingEdit?

  /// The elements that it brings, in their order.
  var newElements: [PaintingElement] { get }

  /// The edit with other elements in the places of those that it brings; nil where it brings none.
  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit?

  /// The groups that there are after it and may not have been there before.
  var newGroups: [GroupID] { get }

  /// The layers that there are to be after it, or after a part of it.
  var newLayers: [Layer] { get }

  /// The file that it brings, beside those of its elements.
  var newFile: [UInt8]? { get }

  /// The background as it was, where the edit brings another one.
  var backgroundBefore: Background? { get }

  /// The paper as it was, where the edit gives it other edges.
  var paperBefore: PaperSize? { get }

  /// Whether all its numbers are finite.
  var isFinite: Bool { get }
}

extension EditForm {
  public func layers(after layers: [Layer]) -> [Layer] { layers }
  public func background(after old: Background) -> Background? { nil }
  public func paper(after old: PaperSize) -> PaperSize? { nil }
  public func completed(in painting: inout Painting) -> PaintingEdit? { nil }
  public var newElements: [PaintingElement] { [] }
  public func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? { nil }
  public var newGroups: [GroupID] { newElements.flatMap(\.groups) }
  public var newLayers: [Layer] { [] }
  public var newFile: [UInt8]? { nil }
  public var backgroundBefore: Background? { nil }
  public var paperBefore: PaperSize? { nil }
  public var isFinite: Bool { true }
}

/// Elements that come to lie elsewhere among the others, and so over other ones or under other erasers.
public struct Displacement: Sendable {
  public let ids: [ElementID]
  public let way: Way

  /// As the edits of the same names.
  public enum Way: Sendable {
    case transformed(PaperMap, widthScale: Double)
    case reordered(above: ElementID?)
    case movedToLayer(Layer.ID)
    case grouped(as: GroupID)
  }

  init(_ ids: [ElementID], _ way: Way) { (self.ids, self.way) = (ids, way) }
}

/// What kinds of edits change: who looks for the first paper of a long history reads no other steps.
public struct EditScope: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let elements = EditScope(rawValue: 1)
  public static let layers = EditScope(rawValue: 2)
  public static let background = EditScope(rawValue: 4)
  /// Its edges.
  public static let paper = EditScope(rawValue: 8)
}

/// What a library keeps beside the values of an edit.
public struct EditParts {
  /// Those that are not taken yet, in their order.
  private var elements: ArraySlice<PaintingElement>
  private let files: [Int64: [UInt8]]
  /// The numbers of the files that were asked for.
  public private(set) var askedFiles: [Int64] = []

  public init(elements: [PaintingElement], files: [Int64: [UInt8]]) {
    self.elements = elements[...]
    self.files = files
  }

  public var hasElements: Bool { !elements.isEmpty }

  /// The next so many elements.
  mutating func take(_ count: Int) throws(UnreadableValue) -> [PaintingElement] {
    guard count <= elements.count else { throw UnreadableValue() }
    defer { elements = elements.dropFirst(count) }
    return Array(elements.prefix(count))
  }

  /// Nil for one that can't be read, which the library counts by itself.
  mutating func file(_ number: Int64) -> [UInt8]? {
    askedFiles.append(number)
    return files[number]
  }
}
