/// A value kept between sessions under a key.
///
///     extension Setting<PaperUnit> {
///       static var paperUnit: Setting { Setting("paper.unit", usually: .millimeters) }
///     }
///     settings[.paperUnit] = .inches
public struct Setting<Value> {
  /// The places that values are kept in.
  public enum Store {
    /// The state of the program: windows, panels, folders, the order of the collection. Stays on this machine.
    case machine
    /// The user's work, such as brushes, palettes, rulers and guides. Copied along with the library.
    case library
  }

  /// The key in its store; it must not be reused for another meaning.
  public let key: String
  let store: Store
  /// Receives nil for a missing value.
  let read: (String?) -> Value
  /// Returns nil for a value that needn't be stored.
  public let write: (Value) -> String?

  /// Creates a setting that converts any text, even a missing one.
  public init(
    _ key: String, in store: Store = .machine, read: @escaping (String?) -> Value,
    write: @escaping (Value) -> String?
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  /// - Parameters:
  ///   - usual: the default for a missing or invalid value.
  ///   - read: returns nil for invalid text.
  public init(
    _ key: String, in store: Store = .machine, usually usual: Value,
    read: @escaping (String) -> Value?, write: @escaping (Value) -> String?
  ) {
    self.init(key, in: store, read: { $0.flatMap(read) ?? usual }, write: write)
  }
}

extension Setting where Value: RawRepresentable<String> {
  /// Creates a setting that is stored as its raw value.
  ///
  /// - Parameter usual: the default for a missing or unknown value.
  public init(_ key: String, in store: Store = .machine, usually usual: Value) {
    self.init(key, in: store, usually: usual, read: { Value(rawValue: $0) }, write: \.rawValue)
  }
}

extension Setting<Bool> {
  /// Creates a setting that is stored as `yes` or `no`, on this machine.
  ///
  /// - Parameter usual: the default for a missing or unknown value.
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
  /// Stores a plain text.
  public init(plain key: String, in store: Store = .machine) {
    self.init(key, in: store, read: { $0 }, write: { $0 })
  }
}
