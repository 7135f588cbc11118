internal import Base

// Source: at-spi2-core, `Accessible.xml`, `Application.xml`, `Component.xml`, `Action.xml`, `Selection.xml`.
extension AccessibleAnswers {
  /// The greatest number of children in an answer, to keep each within a frame: 2000 took 30 ms. The others can be
  /// queried by index.
  static let mostChildren = 500

  func accessible(_ asked: AccessibleCall) -> [BusValue]? {
    let (number, object) = (asked.number, asked.object)
    switch asked.call.method {
    case "GetChildAtIndex":
      return asked.number(0).map { [reference(tree.child($0, of: number))] }
    case "GetChildren":
      let count = min(tree.childCount(of: number), Self.mostChildren)
      let children = (0..<count).compactMap { tree.child($0, of: number) }
      return [.array(of: "(so)", children.map { reference($0) })]
    case "GetIndexInParent": return [.int32(Int32(clamping: tree.index(of: number) ?? -1))]
    case "GetRelationSet":
      // 2: labelled by.
      let relations = object.label.map {
        BusValue.tuple([.uint32(2), .array(of: "(so)", [reference($0)])])
      }
      return [.array(of: "(ua(so))", relations.map { [$0] } ?? [])]
    case "GetRole": return [.uint32(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
    case "GetState": return [AccessibleState.bits(object.states)]
    case "GetAttributes": return [.array(of: "{ss}", [])]
    case "GetApplication": return [reference(0)]
    case "GetInterfaces":
      return [.strings(interfaces(asked).map { "org.a11y.atspi.\($0)" })]
    default: return nil
    }
  }

  private func interfaces(_ asked: AccessibleCall) -> [String] {
    let object = asked.object
    var names = ["Accessible", asked.number == 0 ? "Application" : "Component"]
    if !object.action.isEmpty { names.append("Action") }
    if object.value != nil { names.append("Value") }
    if object.text != nil { names += ["Text", "EditableText"] }
    if object.hasSelection { names.append("Selection") }
    return names
  }

  func application(_ asked: AccessibleCall) -> [BusValue]? {
    switch asked.call.method {
    case "GetLocale": [.string(tree.language)]
    case "GetApplicationBusAddress": [.string("")]
    case "RegisterEventListener", "DeregisterEventListener": []
    default: nil
    }
  }

  func component(_ asked: AccessibleCall) -> [BusValue]? {
    let (number, frame) = (asked.number, asked.object.frame)
    // Coordinates are relative to the screen or to the window.
    func corner(_ kind: Int?) -> PixelPoint {
      kind == 0 ? tree.screenOrigin(of: number) : PixelPoint(x: 0, y: 0)
    }
    switch asked.call.method {
    case "Contains", "GetAccessibleAtPoint":
      guard let x = asked.number(0), let y = asked.number(1) else { return nil }
      let corner = corner(asked.number(2))
      let point = PixelPoint(x: Double(x) - corner.x, y: Double(y) - corner.y)
      let contains =
        Int(saturating: point.x) >= frame.x && Int(saturating: point.y) >= frame.y
        && Int(saturating: point.x) < frame.x + frame.width
        && Int(saturating: point.y) < frame.y + frame.height
      return asked.call.method == "Contains"
        ? [.bool(contains)] : [reference(contains ? tree.object(at: point, in: number) : nil)]
    case "GetExtents":
      let corner = corner(asked.number(0))
      return [
        .tuple(
          [
            frame.x + Int(saturating: corner.x), frame.y + Int(saturating: corner.y), frame.width,
            frame.height,
          ].map {
            .int32(Int32(clamping: $0))
          })
      ]
    case "GetPosition":
      let corner = corner(asked.number(0))
      return [frame.x + Int(saturating: corner.x), frame.y + Int(saturating: corner.y)].map {
        .int32(Int32(clamping: $0))
      }
    case "GetSize": return [frame.width, frame.height].map { .int32(Int32(clamping: $0)) }
    // 3: a widget; 7: a window.
    case "GetLayer": return [.uint32(asked.object.role == .frame ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(tree.focus(number))]
    case "ScrollTo": return [.bool(tree.scrollTo(number))]
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  func action(_ asked: AccessibleCall) -> [BusValue]? {
    let name = asked.object.action
    switch asked.call.method {
    case "GetActions":
      return [
        .array(of: "(sss)", [.tuple([.string(name), .string(""), .string(keyBinding(asked))])])
      ]
    case "DoAction": return [.bool(asked.number(0) == 0 && tree.perform(asked.number))]
    case "GetName", "GetLocalizedName": return [.string(name)]
    case "GetDescription": return [.string("")]
    case "GetKeyBinding": return [.string(keyBinding(asked))]
    default: return nil
    }
  }

  /// The protocol lists a letter in a menu, the path through menus, and a global shortcut: Filbert only has the last.
  private func keyBinding(_ asked: AccessibleCall) -> String {
    asked.object.key.isEmpty ? "" : ";;" + asked.object.key
  }

  // MARK: Selection

  /// The indices of selected children, among the reported ones.
  func selected(_ number: Int) -> [Int] {
    (0..<min(tree.childCount(of: number), Self.mostChildren)).filter { isSelected($0, of: number) }
  }

  private func isSelected(_ index: Int, of number: Int) -> Bool {
    tree.child(index, of: number).flatMap { tree.object($0) }?.states.contains(.selected) ?? false
  }

  func selection(_ asked: AccessibleCall) -> [BusValue]? {
    let number = asked.number
    switch asked.call.method {
    case "GetSelectedChild":
      let chosen = selected(number)
      guard let index = asked.number(0) else { return nil }
      return [
        reference(chosen.indices.contains(index) ? tree.child(chosen[index], of: number) : nil)
      ]
    case "SelectChild": return asked.number(0).map { [.bool(tree.select($0, of: number))] }
    case "IsChildSelected": return asked.number(0).map { [.bool(isSelected($0, of: number))] }
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection":
      return [.bool(false)]
    default: return nil
    }
  }
}
