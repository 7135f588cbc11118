public import ArgumentParser
public import Documents

/// The arguments to open: files, or a blank document.
public struct OpenOptions: ParsableArguments {
  @Argument(
    help: "Documents, pictures and patterns, in any format that can be imported.",
    completion: .file())
  public var files: [String] = []

  @Option(
    help: ArgumentHelp("Open a blank document of this kind instead of files.", valueName: "kind"))
  public var new: ItemKind?

  public init() {}

  public func validate() throws {
    if new != nil, !files.isEmpty {
      throw ValidationError("--new can't be combined with files")
    }
  }
}
