public import Base
import Life

/// How somebody wants the program to look and to be used, whatever library it shows: a small file among the user's
/// configuration.
///
/// What windows look like follows at once (`changed`); a language comes with the next start.
public final class Preferences {
  /// Posted after something is wanted otherwise.
  public let changed = Signal<Void>()
  private let state: ProgramState

  public init(_ state: ProgramState) { self.state = state }

  /// The file that they are kept in.
  ///
  /// - Parameter environment: says where the user's configuration lies.
  public static func file(environment: [String: String]) -> StateFile {
    StateFile(
      UserFolders(environment: environment).configuration + "/filbert/settings",
      purpose: "what was chosen in the window of settings.")
  }

  private static let languageKey = "language"

  /// The language that was chosen, before anything else is there; nil for that of the desktop.
  public static func language(in file: StateFile) -> String? {
    known(file.read()?[languageKey])
  }

  private static func known(_ code: String?) -> String? {
    Language.all.first { $0.code == code }?.code
  }

  private func set(_ key: String, _ value: String?) {
    guard state[key] != value else { return }
    state[key] = value
    changed.post(())
  }

  /// Whether windows are light or dark; nil where nobody has chosen yet.
  public var colors: ColorChoice? {
    get { state["colors"].flatMap(ColorChoice.init) }
    set { set("colors", newValue?.rawValue) }
  }

  /// Device pixels for a point, 1…4; nil for the desktop's.
  public var scale: Double? {
    get { state["scale"].flatMap(Double.init).flatMap { (1...4).contains($0) ? $0 : nil } }
    set { set("scale", newValue.map { "\($0)" }) }
  }

  public var controlSize: ControlSize {
    get { state["controls"].flatMap(ControlSize.init) ?? .usual }
    set { set("controls", newValue == .usual ? nil : newValue.rawValue) }
  }

  public var motion: MotionChoice {
    get { state["motion"].flatMap(MotionChoice.init) ?? .asDesktop }
    set { set("motion", newValue == .asDesktop ? nil : newValue.rawValue) }
  }

  /// Of the squares on which one sees that nothing is painted; nil for those of the theme.
  public var squareColors: (even: InkColor, odd: InkColor)? {
    get {
      let colors = state["squares"]?.split(separator: " ").compactMap { InkColor(hex: String($0)) }
      guard let colors, colors.count == 2 else { return nil }
      return (colors[0], colors[1])
    }
    set {
      set("squares", newValue.map { $0.even.hex + " " + $0.odd.hex })
    }
  }

  /// What the wheel does over cells.
  public var wheel: WheelChoice {
    get { state["wheel"].flatMap(WheelChoice.init) ?? .moves }
    set { set("wheel", newValue == .moves ? nil : newValue.rawValue) }
  }

  /// Whether a line goes on to the pointer when it is lifted, if a rope steadies it.
  public var catchesUp: Bool {
    get { state["steadiness.catchesUp"] != "no" }
    set { set("steadiness.catchesUp", newValue ? nil : "no") }
  }

  public static let allowedHashMemory = 64...1 << 20

  /// Megabytes that HashLife may use.
  public var hashMemory: Int {
    get {
      let usual = HashLife.usualMemoryLimit >> 20
      let allowed = Self.allowedHashMemory
      return state["life.memory"].flatMap { Int($0) }.flatMap { allowed.contains($0) ? $0 : nil }
        ?? usual
    }
    set { set("life.memory", newValue == HashLife.usualMemoryLimit >> 20 ? nil : "\(newValue)") }
  }

  /// Nil for the desktop's.
  public var language: String? {
    get { Self.known(state[Self.languageKey]) }
    set { set(Self.languageKey, Self.known(newValue)) }
  }

  /// How the line of a new brush follows the hand, and how much it is steadied.
  public var usualHand: UsualHand {
    get { state["hand"].flatMap { UsualHand(text: $0) } ?? UsualHand() }
    set { set("hand", newValue == UsualHand() ? nil : newValue.text) }
  }

  /// Writes what is still to be written, and waits for it.
  public func settle() { state.settle() }
}
