/// The kind of files to choose in the desktop's dialog.
public struct PortalFileRequest: Equatable {
  /// The use of the chosen file.
  public enum Purpose: Equatable {
    case open(several: Bool)
    /// - Parameter name: the initial file name.
    case save(name: String)
    case folder
  }

  /// A filter for a kind of file.
  public struct Filter: Equatable {
    /// The name in the dialog's menu.
    public var name: String
    /// Lower case, without the dot; empty for any name.
    public var endings: [String]

    /// Creates a filter for names with some extensions.
    public init(name: String, endings: [String]) {
      self.name = name
      self.endings = endings
    }
  }

  /// The use of the chosen file.
  public var purpose: Purpose
  /// The title of the dialog.
  public var title: String
  /// The label of the confirming button.
  public var acceptLabel: String
  /// The filters to choose from, in the order of the menu; none to show all files.
  public var filters: [Filter]
  /// The index of the initial filter.
  public var filter: Int?
  /// The path of the initial folder.
  public var folder: String
  /// The identifier of the dialog's parent window.
  public var parent: String

  /// Creates a request; without a filter the desktop chooses the initial one.
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
