import Texts

/// A rule defined by a text, as in Golly's `.rule` files: `@RULE`, `@TABLE` or `@TREE`, `@COLORS` and `@NAMES`.
///
/// The format: <https://golly.sourceforge.io/Help/formats.html#rule>. Equal texts are equal rules.
public final class RuleFile: Hashable, Sendable {
  /// The rule's name in patterns.
  public let name: String
  /// The whole text, as it was read.
  public let text: String
  let transitions: any RuleTransitions
  /// By state; missing ones have default colours.
  let colors: [Int: StateColor]
  /// By state.
  public let names: [Int: String]
  /// Whether the rule is built in, so that its text need not be stored.
  let isBuiltIn: Bool

  /// The number of states, the dead one included.
  public var stateCount: Int { transitions.stateCount }

  /// The size limit of a text.
  public static let mostBytes = 1 << 24

  /// Parses a text, and checks that an empty plane stays empty.
  public convenience init(_ text: String) throws(LifePatternError) {
    try self.init(text, isBuiltIn: false)
    let isTaken =
      LifeRuleText.withoutFile(name) != nil
      || Self.builtIn.contains { $0.name.lowercased() == name.lowercased() && $0.text != text }
    guard !isTaken else {
      throw LifePatternError("another rule is already called “{name}”", ["name": name])
    }
  }

  init(_ text: String, isBuiltIn: Bool) throws(LifePatternError) {
    let sections = try RuleSections(text)
    name = sections.name
    self.text = text
    self.isBuiltIn = isBuiltIn
    // The first of both takes precedence.
    switch sections.transitions {
    case ("@TABLE", let lines, let start)?:
      transitions = try RuleTable(lines, firstLine: start)
    case (_, let lines, let start)?:
      transitions = try RuleTree(lines, firstLine: start)
    case nil:
      throw LifePatternError(
        "the rule “{name}” has neither a table nor a tree", ["name": sections.name])
    }
    names = sections.names
    colors = sections.colors(stateCount: transitions.stateCount)
    guard transitions.next(StateNeighbourhood(west: 0, middle: 0, east: 0)) == 0 else {
      throw LifePatternError(
        "the rule “{name}” changes empty space, which is not supported",
        ["name": sections.name])
    }
  }

  public static func == (a: RuleFile, b: RuleFile) -> Bool { a === b || a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The sections of a rule's text.
private struct RuleSections {
  let name: String
  private var sections: [(title: String, lines: [Substring], start: Int)] = []

  init(_ text: String) throws(LifePatternError) {
    guard text.utf8.count <= RuleFile.mostBytes else {
      throw LifePatternError(
        "a rule file can have at most {most} bytes", ["most": RuleFile.mostBytes])
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var name: String?
    for (index, line) in lines.enumerated() {
      if line.first == "@", line.dropFirst().first?.isUppercase ?? false {
        let words = line.split(whereSeparator: \.isWhitespace)
        if words[0] == "@RULE", words.count > 1, name == nil { name = String(words[1]) }
        sections.append((String(words[0]), [], index + 2))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    guard let name else {
      throw LifePatternError(line: 1, Message("a rule file must begin with @RULE and a name"))
    }
    self.name = name
  }

  var transitions: (title: String, lines: [Substring], start: Int)? {
    sections.first { $0.title == "@TABLE" || $0.title == "@TREE" }
  }

  private func lines(_ title: String) -> [Substring] {
    (sections.first { $0.title == title }?.lines ?? []).filter { $0.first != "#" }
  }

  /// Parses lines such as `1 electron tail`.
  var names: [Int: String] {
    var names: [Int: String] = [:]
    for line in lines("@NAMES") {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      if words.count == 2, let state = Int(words[0]) { names[state] = String(words[1]) }
    }
    return names
  }

  /// Parses lines such as `1 0 128 255`, or `0 0 255 255 0 0` for all states from 1 on.
  func colors(stateCount: Int) -> [Int: StateColor] {
    var colors: [Int: StateColor] = [:]
    for line in lines("@COLORS") {
      let words = line.split(whereSeparator: \.isWhitespace)
      let numbers = words.prefix { Int($0) != nil }.compactMap { Int($0) }
      let parts = numbers.map { UInt8(clamping: $0) }
      switch numbers.count {
      case 4, 5: colors[numbers[0]] = StateColor(parts[1], parts[2], parts[3])
      case 6...:
        let gradient = StateColor.gradient(
          StateColor(parts[0], parts[1], parts[2]), StateColor(parts[3], parts[4], parts[5]),
          count: stateCount - 1)
        for (index, color) in gradient.enumerated() { colors[index + 1] = color }
      default: break
      }
    }
    return colors
  }
}

/// The transition function defined by a rule file.
protocol RuleTransitions: Sendable {
  var stateCount: Int { get }
  func next(_ around: StateNeighbourhood) -> UInt8
}
