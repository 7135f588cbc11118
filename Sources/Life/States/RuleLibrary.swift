public import Base
import Synchronization

/// Finds rules defined by files: built-in ones, the user's, and Golly's.
///
/// Files are read once, on demand.
public final class RuleLibrary: Sendable {
  /// The folders of files named after their rules, by falling precedence.
  public let folders: [String]
  /// Rules that take precedence over others of the same name, such as a document's own.
  private let own: [RuleFile]
  /// The rules read from the folders, and those that came with documents.
  private let known = Mutex<(read: [String: RuleFile], kept: [String: RuleFile])>(([:], [:]))

  /// Creates a library of folders, which need not exist, and of rules that precede theirs.
  public init(folders: [String], own: [RuleFile] = []) {
    self.folders = folders
    self.own = own
  }

  /// The user's library: `filbert/rules` in the data folder, and Golly's if it is installed.
  public convenience init(_ user: UserFolders) {
    self.init(
      folders: ["\(user.data)/filbert/rules", "\(user.home)/.golly/Rules"]
        + user.sharedData.map { "\($0)/golly/Rules" })
  }

  /// The library of the present user.
  public static let standard = RuleLibrary(.current)

  /// The rule with a name; nil if missing or unreadable.
  ///
  /// - Throws: if a file is invalid.
  public func rule(named name: String) throws(LifePatternError) -> RuleFile? {
    guard Self.isName(name) else { return nil }
    if let rule = RuleFile.builtIn.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return rule
    }
    if let rule = own.first(where: { $0.name == name }) { return rule }
    if let rule = known.withLock({ $0.read[name] }) { return rule }
    for folder in folders {
      let file = DocumentFolder(folder).file(name + Self.ending)
      guard file.exists, let bytes = try? file.read(atMost: RuleFile.mostBytes) else { continue }
      let rule = try RuleFile(String(decoding: bytes, as: UTF8.self))
      known.withLock { $0.read[name] = rule }
      return rule
    }
    return known.withLock { $0.kept[name] }
  }

  /// Adds a rule that came with a document, for use if no folder has one of its name.
  public func keep(_ rule: RuleFile) { known.withLock { $0.kept[rule.name] = rule } }

  /// All available names, sorted.
  public var names: [String] {
    var names = Set(RuleFile.builtIn.map(\.name))
    for folder in folders {
      for name in DocumentFolder(folder).names where name.hasSuffix(Self.ending) {
        names.insert(String(name.dropLast(Self.ending.count)))
      }
    }
    return names.sorted()
  }

  private static let ending = ".rule"

  /// Allows letters, digits and a few marks, which can't lead out of a folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_+".contains($0)) }
  }
}
