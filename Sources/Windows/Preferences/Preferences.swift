public import Base
import Life

/// The user's preferences, independent of the library: a small file among the user's configuration.
///
/// Windows change at once (`changed`); a new language takes effect at the next start.
public final class Preferences {
  /// Posted after a preference changed.
  public let changed = Signal<Void>()
  private let state: ProgramState

  /// Creates preferences that are kept in a file's state.
  public init(_ state: ProgramState) { self.state = state }

  /// The file of the preferences.
  ///
  /// - Parameter environment: determines the user's configuration folder.
  public static func file(environment: [String: String]) -> StateFile {
    StateFile(
      UserFolders(environment: environment).configuration + "/filbert/settings",
      purpose: "what was chosen in the window of settings.")
  }

  private static let languageKey = "language"

  /// Returns the chosen language before anything else is loaded, or nil for the desktop's.
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

  /// The choice of light or dark windows; nil until the user has made one.
  public var colors: ColorPreference? {
    get { state["colors"].flatMap(ColorPreference.init) }
    set { set("colors", newValue?.rawValue) }
  }

  /// Device pixels for a point, 1…4; nil for the desktop's.
  public var scale: Double? {
    get { state["scale"].flatMap(Double.init).flatMap { (1...4).contains($0) ? $0 : nil } }
    set { set("scale", newValue.map { "\($0)" }) }
  }

  /// The size of buttons and fields.
  public var controlSize: ControlSize {
    get { state["controls"].flatMap(ControlSize.init) ?? .adaptive }
    set { set("controls", newValue == .adaptive ? nil : newValue.rawValue) }
  }

  /// What one finger does on a canvas.
  public var fingers: FingerDrawing {
    get { state["fingers"].flatMap(FingerDrawing.init) ?? .draws }
    set { set("fingers", newValue == .draws ? nil : newValue.rawValue) }
  }

  /// The curves from the pressure of the hand to that of the line, by the names of pens' devices.
  public var pressureCurves: [String: ResponseCurve] {
    get {
      let pairs = (state["pen.curves"] ?? "").split(separator: "\n").compactMap {
        line -> (String, ResponseCurve)? in
        guard let tab = line.firstIndex(of: "\t"), let curve = ResponseCurve(text: line[..<tab])
        else { return nil }
        return (String(line[line.index(after: tab)...]), curve)
      }
      return Dictionary(pairs) { $1 }
    }
    set {
      let lines = newValue.filter { $0.value != .straight && !$0.key.contains("\n") }
        .sorted { $0.key < $1.key }.map { $0.value.text + "\t" + $0.key }
      set("pen.curves", lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }
  }

  /// Whether each pen keeps its own brush.
  public var hasBrushPerPen: Bool {
    get { state["pen.brushes"] == "yes" }
    set { set("pen.brushes", newValue ? "yes" : nil) }
  }

  /// The amount of animation, or the desktop's choice.
  public var motion: MotionPreference {
    get { state["motion"].flatMap(MotionPreference.init) ?? .asDesktop }
    set { set("motion", newValue == .asDesktop ? nil : newValue.rawValue) }
  }

  /// The colours of the transparency checkerboard; nil for the theme's.
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

  /// The effect of the wheel over cells.
  public var wheel: WheelPreference {
    get { state["wheel"].flatMap(WheelPreference.init) ?? .moves }
    set { set("wheel", newValue == .moves ? nil : newValue.rawValue) }
  }

  /// Whether a line smoothed by a rope continues to the pointer on release.
  public var catchesUp: Bool {
    get { state["steadiness.catchesUp"] != "no" }
    set { set("steadiness.catchesUp", newValue ? nil : "no") }
  }

  /// The durations that can be set for holding the pointer still, in seconds.
  public static let allowedHoldTimes = 0.2...5.0
  private static let usualHoldTime = 0.5

  /// The time after which a line becomes a shape while the pointer is held still at its end, in seconds.
  public var holdTime: Double {
    get {
      state["shapes.holdTime"].flatMap(Double.init).flatMap {
        Self.allowedHoldTimes.contains($0) ? $0 : nil
      } ?? Self.usualHoldTime
    }
    set {
      guard !newValue.isNaN else { return }
      let allowed = Self.allowedHoldTimes
      let time = min(max(newValue, allowed.lowerBound), allowed.upperBound)
      set("shapes.holdTime", time == Self.usualHoldTime ? nil : "\(time)")
    }
  }

  /// Whether a line becomes a shape while the pointer is held still at its end.
  public var makesShapesOnHold: Bool {
    get { state["shapes.hold"] != "no" }
    set { set("shapes.hold", newValue ? nil : "no") }
  }

  /// The memory limits that can be set, in megabytes.
  public static let allowedHashMemory = 64...1 << 20

  /// The memory limit of HashLife, in megabytes.
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

  /// The hand settings of a new brush.
  public var smoothingDefaults: SmoothingDefaults {
    get { state["hand"].flatMap { SmoothingDefaults(text: $0) } ?? SmoothingDefaults() }
    set { set("hand", newValue == SmoothingDefaults() ? nil : newValue.text) }
  }

  /// Writes pending changes and waits for completion.
  public func settle() { state.settle() }
}
