// Source: at-spi2-core, `Event.xml`: detail, two numbers, any value, properties.
nonisolated extension AccessibleEvent {
  /// - Parameters:
  ///   - path: of the object.
  ///   - reference: makes a reference to another object.
  func signals(of path: String, _ reference: (Int) -> BusValue) -> [BusSignal] {
    func object(
      _ name: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
      _ any: BusValue = .int32(0)
    ) -> BusSignal {
      Self.signal(path, "Object", name, detail, first, second, any)
    }
    switch self {
    case .state(let state, let isOn): return [object("StateChanged", state.name, isOn ? 1 : 0)]
    case .name(let name):
      return [object("PropertyChange", "accessible-name", 0, 0, .string(name))]
    case .description(let text):
      return [object("PropertyChange", "accessible-description", 0, 0, .string(text))]
    case .value(let value):
      return [object("PropertyChange", "accessible-value", 0, 0, .double(value))]
    case .childrenChanged: return [object("ChildrenChanged", "add", -1, 0, reference(0))]
    case .selectionChanged: return [object("SelectionChanged")]
    case .activeDescendant(let number):
      return [object("ActiveDescendantChanged", "", 0, 0, reference(number))]
    case .text(let old, let new):
      return [
        object("TextChanged", "delete", 0, old.unicodeScalars.count, .string(old)),
        object("TextChanged", "insert", 0, new.unicodeScalars.count, .string(new)),
      ].filter { $0.arguments[2] != .int32(0) }
    case .caret(let place): return [object("TextCaretMoved", "", place)]
    case .announcement(let text): return [object("Announcement", "", 1, 0, .string(text))]
    case .window(let event):
      return [Self.signal(path, "Window", event.rawValue, "", 0, 0, .string(""))]
    }
  }

  private static func signal(
    _ path: String, _ interface: String, _ name: String, _ detail: String, _ first: Int,
    _ second: Int, _ any: BusValue
  ) -> BusSignal {
    BusSignal(
      path, "org.a11y.atspi.Event.\(interface)", name,
      [
        .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
        .variant(any), .options([:]),
      ])
  }
}
