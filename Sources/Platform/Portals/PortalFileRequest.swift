/// Which files the desktop is to let somebody choose.
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
    /// In small letters, without the dot; any name will do if empty.
    public var endings: [String]

    public init(name: String, endings: [String]) {
      self.name = name
      self.endings = endings
    }
  }

  public var purpose: Purpose
  public var title: String
  /// Of the button that confirms.
  public var acceptLabel: String
  public var filters: [Filter]
  /// The index of the one that is used at first.
  public var filter: Int?
  /// The path of the folder that is shown at first.
  public var folder: String
  /// What windows are called to whom is asked to stand over them.
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
