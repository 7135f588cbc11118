import Glibc

/// A private folder of this run.
struct TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/filbert-bench-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw BenchError(description: "no temporary folder")
    }
    self.path = String(cString: path)
  }

  func remove() { _ = try? Process.run(["/bin/rm", "-rf", path]).wait() }
}
