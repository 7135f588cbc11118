public import Base
import Synchronization

/// Where rules are found that have a file: those that the program brings, those of somebody's own, and Golly's.
///
/// Files are read once, and when they are asked for.
public final class RuleLibrary: Sendable {
  /// Folders in which files lie that are named for their rules, the first ones first.
  public let folders: [String]
  /// Those that go before all others of their names, as a document has its own.
  private let own: [RuleFile]
  /// Those that were read from the folders, and those that came with documents.
  private let known = Mutex<(read: [String: RuleFile], kept: [String: RuleFile])>(([:], [:]))

  public init(folders: [String], own: [RuleFile] = []) {
    self.folders = folders
    self.own = own
  }

  /// Those of somebody: `filbert/rules` among the data, and Golly's where it is installed.
  public convenience init(_ user: UserFolders) {
    self.init(
      folders: ["\(user.data)/filbert/rules", "\(user.home)/.golly/Rules"]
        + user.sharedData.map { "\($0)/golly/Rules" })
  }

  public static let standard = RuleLibrary(.current)

  /// The rule of a name; nil for none, and for a file that can't be read.
  ///
  /// - Throws: where a file is wrong.
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

  /// Takes in a rule that came with a document, for where no folder has one of its name.
  public func keep(_ rule: RuleFile) { known.withLock { $0.kept[rule.name] = rule } }

  /// The names of all that are there, in order.
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

  /// Letters, digits and a few marks: nothing that leads out of a folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_+".contains($0)) }
  }
}
