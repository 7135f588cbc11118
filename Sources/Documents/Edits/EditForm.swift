public import Base

/// The interface of an edit to the painting, the library and higher layers. A new kind of edit is a file and a case of
/// `PaintingEdit` that refers to it.
public protocol EditForm: Sendable {
  /// The names of such steps in libraries, with the version of the library that introduced each.
  ///
  /// A version may exist only for the edit: `Schema` has no migration step to it, and programs that know only older
  /// versions report that the library is too new for them.
  static var names: [String: Int64] { get }

  /// The name that this edit is stored under.
  var name: String { get }

  /// The part of a painting that such edits change.
  static var scope: EditScope { get }

  /// Writes the edit as values, in the order expected by `read`. Its new elements are stored separately.
  ///
  /// - Parameter fileNumber: returns the library's number of a file that the edit refers to.
  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64)

  /// Reads an edit that `write` wrote under a name. Throws for any other input.
  ///
  /// - Parameter parts: the parts stored separately from the values.
  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit

  /// Returns its effect on the list of elements: splices in ascending order.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>]

  /// The approximate number of points to redraw after it.
  func cost(in painting: Painting) -> Int

  /// The elements that it moves among the others, or nil if it keeps the order of all. Nil for joined edits too, as
  /// each part has its own.
  var displacement: Displacement? { get }

  /// The elements that replace a given one, or nil if it leaves that unchanged.
  ///
  /// - Parameter id: nil for elements that it adds without replacing any.
  func successors(of id: ElementID?) -> [PaintingElement]?

  // MARK: Optional parts

  /// Returns the list of layers after the edit.
  func layers(after layers: [Layer]) -> [Layer]

  /// Returns the new background, or nil if the edit doesn't change it. An edit of the background changes nothing else,
  /// unless it also gives the paper new edges.
  func background(after old: Background) -> Background?

  /// Returns the paper with its new edges, or nil if the edit keeps them.
  func paper(after old: PaperSize) -> PaperSize?

  /// Returns the edit as it is recorded, with the previous state and with ids and layers of its elements. Returns nil
  /// if it is complete already.
  func completed(in painting: inout Painting) -> PaintingEdit?

  /// The elements that it brings in, in order.
  var newElements: [PaintingElement] { get }

  /// Returns the edit with its new elements replaced, or nil if it has none.
  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit?

  /// The groups that it may newly create.
  var newGroups: [GroupID] { get }

  /// The layers required after it or after a part of it.
  var newLayers: [Layer] { get }

  /// The file that it brings in, not counting its elements' files.
  var newFile: [UInt8]? { get }

  /// The previous background, if the edit replaces it.
  var backgroundBefore: Background? { get }

  /// The previous paper, if the edit gives it new edges.
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

/// Elements moved among the others, and so above other elements or below other erasers.
public struct Displacement: Sendable {
  /// The moved elements.
  public let ids: [ElementID]
  /// The movement, and its destination.
  public let way: Way

  /// Named after the edits.
  public enum Way: Sendable {
    case transformed(PaperMap, widthScale: Double)
    case reordered(above: ElementID?)
    case movedToLayer(Layer.ID)
    case grouped(as: GroupID)
  }

  init(_ ids: [ElementID], _ way: Way) { (self.ids, self.way) = (ids, way) }
}

/// The parts of a painting that a kind of edit changes. A search for the first paper in a long history skips other
/// steps.
public struct EditScope: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The elements: their content, placement and order.
  public static let elements = EditScope(rawValue: 1)
  /// The stack of layers.
  public static let layers = EditScope(rawValue: 2)
  /// The paper's background.
  public static let background = EditScope(rawValue: 4)
  /// The edges of the paper.
  public static let paper = EditScope(rawValue: 8)
  /// The list of pages, or a page other than the one that the painting began with.
  public static let pages = EditScope(rawValue: 16)
}

/// The parts of an edit that a library stores separately from its values.
public struct EditParts {
  /// The elements not taken yet, in order.
  private var elements: ArraySlice<PaintingElement>
  private let files: [Int64: [UInt8]]
  /// The numbers of the requested files.
  public private(set) var askedFiles: [Int64] = []

  /// Creates the parts that a library has read: elements in the order of the edit, and files by their numbers.
  public init(elements: [PaintingElement], files: [Int64: [UInt8]]) {
    self.elements = elements[...]
    self.files = files
  }

  /// Whether elements are left that no value of the edit asked for.
  public var hasElements: Bool { !elements.isEmpty }

  /// Takes the next elements.
  mutating func takeElements(_ count: Int) throws(UnreadableValue) -> [PaintingElement] {
    guard count <= elements.count else { throw UnreadableValue() }
    defer { elements = elements.dropFirst(count) }
    return Array(elements.prefix(count))
  }

  /// Returns nil for an unreadable file, which the library counts itself.
  mutating func file(_ number: Int64) -> [UInt8]? {
    askedFiles.append(number)
    return files[number]
  }
}
