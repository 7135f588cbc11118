/// Something that the program remembers from one start to the next, under a key.
///
///     extension Setting<PaperUnit> {
///       static var paperUnit: Setting { Setting("paper.unit", usually: .millimeters) }
///     }
///     settings[.paperUnit] = .inches
public struct Setting<Value> {
  public enum Place {
    /// How the program was left: windows, panels, folders, the order of the collection. It stays on this machine.
    case machine
    /// Work, such as brushes, palettes, rulers and guides: it comes along when the library is copied.
    case library
  }

  public let key: String
  let place: Place
  /// Gets nil where nothing is remembered.
  let read: (String?) -> Value
  /// Returns nil for what need not be remembered.
  public let write: (Value) -> String?

  public init(
    _ key: String, in place: Place = .machine, read: @escaping (String?) -> Value,
    write: @escaping (Value) -> String?
  ) {
    self.key = key
    self.place = place
    self.read = read
    self.write = write
  }

  /// - Parameters:
  ///   - usual: in the place of what is not remembered, or can't be read.
  ///   - read: returns nil for what makes no sense.
  public init(
    _ key: String, in place: Place = .machine, usually usual: Value,
    read: @escaping (String) -> Value?, write: @escaping (Value) -> String?
  ) {
    self.init(key, in: place, read: { $0.flatMap(read) ?? usual }, write: write)
  }
}

extension Setting where Value: RawRepresentable<String> {
  public init(_ key: String, in place: Place = .machine, usually usual: Value) {
    self.init(key, in: place, usually: usual, read: { Value(rawValue: $0) }, write: \.rawValue)
  }
}

extension Setting<Bool> {
  public init(_ key: String, usually usual: Bool) {
    self.init(key, usually: usual) {
      switch $0 {
      case "yes": true
      case "no": false
      default: nil
      }
    } write: {
      $0 ? "yes" : "no"
    }
  }
}

extension Setting<String?> {
  /// A text as it is.
  public init(plain key: String, in place: Place = .machine) {
    self.init(key, in: place, read: { $0 }, write: { $0 })
  }
}
