import Base

/// The search path of `require`: the script's own folder, and then Golly's, which has modules for its scripts.
package struct ScriptModules {
  private let folders: [String]

  /// - Parameter folders: searched in this order.
  package init(folders: [String]) { self.folders = folders }

  /// - Parameter name: words separated by dots; `a.b` is `a/b.lua`, and `a` may be `a/init.lua`.
  /// - Returns: nil if the module is missing or the name invalid.
  func find(_ name: String) -> (text: [UInt8], name: String)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
    guard isPlain else { return nil }
    let path = parts.joined(separator: "/")
    for folder in folders {
      for ending in [".lua", "/init.lua"] {
        let file = DocumentFile(folder + "/" + path + ending)
        if file.exists, let text = try? file.read(atMost: Self.mostBytes) {
          return (text, path + ending)
        }
      }
    }
    return nil
  }

  private static let mostBytes = 1 << 22
}
