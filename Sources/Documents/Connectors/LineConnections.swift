public import Base

/// The connections of a line's two ends.
public struct LineConnections: Equatable, Hashable, Sendable {
  /// The start's and the end's connection, or empty, which keeps the many unconnected lines small.
  private var all: [Connection?] = []

  /// The way from one end to the other.
  public var course = LineCourse.straight

  /// Two free ends of a straight line.
  public static let none = LineConnections()

  /// Creates the connections of both ends; nil for a free one.
  public init(
    start: Connection? = nil, end: Connection? = nil, course: LineCourse = .straight
  ) {
    self[.start] = start
    self[.end] = end
    self.course = course
  }

  /// Whether both ends are free, and the line is straight.
  public var isEmpty: Bool { all.isEmpty && course == .straight }

  /// The connection of one end, or nil if it is free.
  public subscript(end: LineEnd) -> Connection? {
    get { all.isEmpty ? nil : all[end == .start ? 0 : 1] }
    set {
      var both = all.isEmpty ? [nil, nil] : all
      both[end == .start ? 0 : 1] = newValue
      all = both.contains { $0 != nil } ? both : []
    }
  }

  /// The elements that the line is attached to.
  public var elements: [ElementID] { all.compactMap { $0?.element } }

  /// Returns the connections with renamed elements.
  ///
  /// - Parameter name: the new id, or nil for a missing element, which detaches the end.
  func renamed(_ name: (ElementID) -> ElementID?) -> LineConnections {
    func renamed(_ end: LineEnd) -> Connection? {
      guard var connection = self[end], let new = name(connection.element) else { return nil }
      connection.element = new
      return connection
    }
    return LineConnections(start: renamed(.start), end: renamed(.end), course: course)
  }
}

extension LineConnections {
  /// The form stored in files: for each connected end its name, the element's number and the anchor, and the course
  /// unless it is straight, separated by spaces.
  public var text: String {
    let ends = LineEnd.allCases.compactMap { end in
      self[end].map { "\(end.rawValue) \($0.element) \($0.anchor.x) \($0.anchor.y)" }
    }
    return (ends + (course == .straight ? [] : [course.rawValue])).joined(separator: " ")
  }

  /// Returns nil for malformed text.
  public init?(text: some StringProtocol) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    if let course = words.last.flatMap({ LineCourse(rawValue: String($0)) }), course != .straight {
      self.course = course
      words.removeLast()
    }
    guard words.count == 4 || words.count == 8 || words.isEmpty && !isEmpty else { return nil }
    for first in stride(from: 0, to: words.count, by: 4) {
      guard let end = LineEnd(rawValue: String(words[first])), self[end] == nil,
        let number = UInt32(words[first + 1]), number > 0,
        let x = Double(words[first + 2]), let y = Double(words[first + 3]),
        let connection = Connection(ElementID(number), soundAnchor: UnitPoint(x: x, y: y))
      else { return nil }
      self[end] = connection
    }
  }
}

extension Connection {
  /// Returns nil for an anchor far outside the box.
  public init?(_ element: ElementID, soundAnchor anchor: UnitPoint) {
    guard element != .unassigned, (-1...2).contains(anchor.x), (-1...2).contains(anchor.y) else {
      return nil
    }
    self.init(element, anchor: anchor)
  }
}

/// The element that an end of a line is attached to, and the point of it that the line aims at.
public struct Connection: Equatable, Hashable, Sendable {
  /// The element that the end is attached to.
  public var element: ElementID
  /// In the element's own box, with corners (0, 0) and (1, 1), so it moves, scales and rotates along.
  public var anchor: UnitPoint

  /// Attaches an end to an element, aimed at an anchor in its box.
  public init(_ element: ElementID, anchor: UnitPoint) {
    self.element = element
    self.anchor = anchor
  }

  /// The centre of a box.
  public static let middle = UnitPoint(x: 0.5, y: 0.5)
}

/// The way of a line from one end to the other.
public enum LineCourse: String, CaseIterable, Sendable {
  case straight
  /// At right angles round the elements at its ends.
  case elbow
  /// Like an elbow, with round corners.
  case rounded
}

/// An end of a line.
public enum LineEnd: String, CaseIterable, Sendable {
  case start, end

  /// The end on the other side.
  public var other: LineEnd { self == .start ? .end : .start }
}
