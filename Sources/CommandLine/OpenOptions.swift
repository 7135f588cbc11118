public import ArgumentParser
public import Documents

/// The arguments to open: files, or a blank document.
public struct OpenOptions: ParsableArguments {
  /// The paths of the files to import and open; empty for none.
  @Argument(
    help: "Documents, pictures and patterns, in any format that can be imported.",
    completion: .file())
  public var files: [String] = []

  /// The kind of the blank document to open; nil for none.
  @Option(
    help: ArgumentHelp("Open a blank document of this kind instead of files.", valueName: "kind"))
  public var new: ItemKind?

  /// The program's name in the last session of the desktop; nil for a start by hand.
  @Option(name: .customLong("sm-client-id"), help: .hidden)
  public var sessionName: String?

  /// Creates options without values, which the parser sets.
  public init() {}

  /// Checks that files and a new document aren't asked for at once.
  ///
  /// - Throws: `ValidationError`, which the parser shows.
  public func validate() throws {
    if new != nil, !files.isEmpty {
      throw ValidationError("--new can't be combined with files")
    }
  }
}
