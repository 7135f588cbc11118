import Base
import Glibc
import Synchronization

/// Where rules are found that have a file: those that the program brings, those of somebody's own, and Golly's.
///
/// Files are read once, and when they are asked for.
public final class RuleLibrary: Sendable {
  /// Folders in which files lie that are named for their rules, the first ones first.
  public let folders: [String]
  private let known = Mutex<[String: RuleFile]>([:])

  public init(folders: [String]) { self.folders = folders }

  /// Somebody's own folder, `filbert/rules` among the data, and Golly's where it is installed.
  public static let standard: RuleLibrary = {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return RuleLibrary(
      environment: ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"].reduce(into: [:]) {
        $0[$1] = value($1)
      })
  }()

  convenience init(environment: [String: String]) {
    let home = environment["HOME"] ?? "/"
    let own = UserFolders(environment: environment).data
    let usual = "/usr/local/share:/usr/share"
    let named = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? usual
    self.init(
      folders: ["\(own)/filbert/rules", "\(home)/.golly/Rules"]
        + named.split(separator: ":").map { "\($0)/golly/Rules" })
  }

  /// The rule of a name; nil for none, and for a file that can't be read.
  ///
  /// - Throws: where a file is wrong.
  public func rule(named name: String) throws(LifePatternError) -> RuleFile? {
    guard Self.isName(name) else { return nil }
    if let rule = RuleFile.builtIn.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return rule
    }
    if let rule = known.withLock({ $0[name] }) { return rule }
    for folder in folders {
      let file = DocumentFile("\(folder)/\(name).rule")
      guard file.exists, let bytes = try? file.read(atMost: RuleFile.mostBytes) else { continue }
      let rule = try RuleFile(String(decoding: bytes, as: UTF8.self))
      known.withLock { $0[name] = rule }
      return rule
    }
    return nil
  }

  /// Takes in a rule that came with a document, unless there is one of its name.
  public func keep(_ rule: RuleFile) {
    known.withLock { if $0[rule.name] == nil { $0[rule.name] = rule } }
  }

  /// The names of all that are there, in order.
  public var names: [String] {
    var names = Set(RuleFile.builtIn.map(\.name))
    for folder in folders { names.formUnion(Self.names(in: folder)) }
    return names.sorted()
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".rule") { names.append(String(name.dropLast(5))) }
    }
    return names
  }

  /// Letters, digits and a few marks: nothing that leads out of a folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_+".contains($0)) }
  }
}
