public import Base

extension StateFile {
  /// The file for one library, named after its path: what was open in one is nothing to another.
  ///
  /// - Parameter environment: where the place for such files is looked up.
  public init(ofLibraryAt path: String, environment: [String: String]) {
    let name = PathDigest(CanonicalPath(path).text).text
    self.init("\(UserFolders(environment: environment).state)/filbert/\(name).state")
  }
}
