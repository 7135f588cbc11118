public import Base

extension StateFile {
  /// The state file of a library, named after the library's path.
  ///
  /// - Parameter environment: determines the folder of such files.
  public init(ofLibraryAt path: String, environment: [String: String]) {
    let name = PathDigest(CanonicalPath(path).text).text
    self.init("\(UserFolders(environment: environment).state)/filbert/\(name).state")
  }
}
