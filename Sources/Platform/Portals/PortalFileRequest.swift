/// The kind of files to choose in the desktop's dialog.
public struct PortalFileRequest: Equatable {
  public enum Purpose: Equatable {
    case open(several: Bool)
    /// - Parameter name: of the file at first.
    case save(name: String)
    case folder
  }

  /// Files of some kind.
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
  /// The index of the one that is used at first.
  public var filter: Int?
  /// The path of the folder that is shown at first.
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
