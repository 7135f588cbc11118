/// The kind of files to choose in the desktop's dialog.
public struct PortalFileRequest: Equatable {
  public enum Purpose: Equatable {
    case open(several: Bool)
    /// - Parameter name: the initial file name.
    case save(name: String)
    case folder
  }

  /// A filter for a kind of file.
  public struct Filter: Equatable {
    public var name: String
    /// Lower case, without the dot; empty for any name.
    public var endings: [String]

    public init(name: String, endings: [String]) {
      self.name = name
      self.endings = endings
    }
  }

  public var purpose: Purpose
  public var title: String
  /// The label of the confirming button.
  public var acceptLabel: String
  public var filters: [Filter]
  /// The index of the initial filter.
  public var filter: Int?
  /// The path of the initial folder.
  public var folder: String
  /// The identifier of the dialog's parent window.
  public var parent: String

  public init(
    _ purpose: Purpose, title: String, acceptLabel: String, filters: [Filter], filter: Int? = nil,
    folder: String, parent: String
  ) {
    self.purpose = purpose
    self.title = title
    self.acceptLabel = acceptLabel
    self.filters = filters
    self.filter = filter
    self.folder = folder
    self.parent = parent
  }
}
