public import Base

/// What the two ends of a line hold on to.
public struct LineConnections: Equatable, Hashable, Sendable {
  /// That of the start and that of the end, or nothing, so that the many lines without any stay small.
  private var all: [Connection?] = []

  public static let none = LineConnections()

  public init(start: Connection? = nil, end: Connection? = nil) {
    self[.start] = start
    self[.end] = end
  }

  public var isEmpty: Bool { all.isEmpty }

  public subscript(end: LineEnd) -> Connection? {
    get { all.isEmpty ? nil : all[end == .start ? 0 : 1] }
    set {
      var both = all.isEmpty ? [nil, nil] : all
      both[end == .start ? 0 : 1] = newValue
      all = both.contains { $0 != nil } ? both : []
    }
  }

  /// The elements that are held on to.
  public var elements: [ElementID] { all.compactMap { $0?.element } }

  /// The connections to other names of the elements.
  ///
  /// - Parameter name: nil for an element that is not there: then the end holds on to nothing.
  func renamed(_ name: (ElementID) -> ElementID?) -> LineConnections {
    func renamed(_ end: LineEnd) -> Connection? {
      guard var connection = self[end], let new = name(connection.element) else { return nil }
      connection.element = new
      return connection
    }
    return LineConnections(start: renamed(.start), end: renamed(.end))
  }
}

extension LineConnections {
  /// For each end that holds on to something its name, the element's number and the anchor, with spaces between: what
  /// files keep.
  public var text: String {
    LineEnd.allCases.compactMap { end in
      self[end].map { "\(end.rawValue) \($0.element) \($0.anchor.x) \($0.anchor.y)" }
    }.joined(separator: " ")
  }

  /// Nil for a text that is none.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4 || words.count == 8 else { return nil }
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
  /// Nil for an anchor that is nowhere near the box.
  public init?(_ element: ElementID, soundAnchor anchor: UnitPoint) {
    guard element != .unassigned, (-1...2).contains(anchor.x), (-1...2).contains(anchor.y) else {
      return nil
    }
    self.init(element, anchor: anchor)
  }
}

/// What an end of a line holds on to, and towards which point of it the line leads.
public struct Connection: Equatable, Hashable, Sendable {
  public var element: ElementID
  /// In the element's own box, whose corners are (0, 0) and (1, 1): it moves, grows and turns along.
  public var anchor: UnitPoint

  public init(_ element: ElementID, anchor: UnitPoint) {
    self.element = element
    self.anchor = anchor
  }

  /// The middle of a box.
  public static let middle = UnitPoint(x: 0.5, y: 0.5)
}

/// One of the two ends of a line.
public enum LineEnd: String, CaseIterable, Sendable {
  case start, end

  public var other: LineEnd { self == .start ? .end : .start }
}
