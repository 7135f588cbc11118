internal import Base

/// The program's answers to a screen reader, interface by interface.
final class AccessibleAnswers {
  static let folder = "/org/a11y/atspi"
  /// The reference to the parent of the program; empty until the registry has sent it.
  var desktop: BusValue
  let programName: String
  let own: String
  let tree: any AccessibleTree
  /// The id assigned by the registry.
  private var id: Int32 = 0

  /// - Parameter own: the program's name assigned by the bus.
  init(_ programName: String, as own: String, _ tree: any AccessibleTree) {
    self.programName = programName
    self.own = own
    self.tree = tree
    desktop = .tuple([.string(""), .path("/org/a11y/atspi/null")])
  }

  static func path(of number: Int) -> String {
    "/org/a11y/atspi/accessible/" + (number == 0 ? "root" : "\(number)")
  }

  static func number(of path: String) -> Int? {
    let prefix = "/org/a11y/atspi/accessible/"
    guard path.hasPrefix(prefix) else { return nil }
    let last = path.dropFirst(prefix.count)
    return last == "root" ? 0 : Int(last)
  }

  func reference(_ number: Int) -> BusValue {
    .tuple([.string(own), .path(Self.path(of: number))])
  }

  func reference(_ number: Int?) -> BusValue {
    number.map { reference($0) } ?? .tuple([.string(""), .path("/org/a11y/atspi/null")])
  }

  func answer(_ call: BusInvocation) {
    if call.path == "/org/a11y/atspi/cache" {
      // Screen readers query the objects they want: a painting may have a hundred thousand elements.
      return call.method == "GetItems"
        ? call.reply([.array(of: "((so)(so)(so)iiassusau)", [])]) : refuse(call)
    }
    guard let number = Self.number(of: call.path), let object = tree.object(number) else {
      return call.refuse("org.freedesktop.DBus.Error.UnknownObject", "it is gone")
    }
    let asked = AccessibleCall(number: number, object: object, call: call)
    guard let values = answer(asked) else { return refuse(call) }
    call.reply(values)
  }

  private func refuse(_ call: BusInvocation) {
    call.refuse("org.freedesktop.DBus.Error.UnknownMethod", "\(call.method) is not understood")
  }

  private func answer(_ asked: AccessibleCall) -> [BusValue]? {
    let call = asked.call
    if call.interface == "org.freedesktop.DBus.Properties" {
      guard let interface = call.arguments.first?.text?.split(separator: ".").last else {
        return nil
      }
      let properties = properties(String(interface), asked)
      switch call.method {
      case "Get":
        return call.arguments.last?.text.flatMap { properties[$0] }.map { [.variant($0)] }
      case "GetAll": return [.options(properties)]
      case "Set": return set(String(interface), asked)
      default: return nil
      }
    }
    switch call.interface {
    case "org.a11y.atspi.Accessible": return accessible(asked)
    case "org.a11y.atspi.Application" where asked.number == 0: return application(asked)
    case "org.a11y.atspi.Component" where asked.number != 0: return component(asked)
    case "org.a11y.atspi.Action" where !asked.object.action.isEmpty: return action(asked)
    case "org.a11y.atspi.Text": return asked.object.text.flatMap { text(asked, $0) }
    case "org.a11y.atspi.EditableText":
      return asked.object.text.flatMap { editableText(asked, $0) }
    case "org.a11y.atspi.Selection" where asked.object.hasSelection: return selection(asked)
    default: return nil
    }
  }

  private func properties(_ interface: String, _ asked: AccessibleCall) -> [String: BusValue] {
    let object = asked.object
    switch interface {
    case "Accessible":
      return [
        "version": .uint32(1), "Name": .string(object.name),
        "Description": .string(object.description),
        "Parent": asked.number == 0 ? desktop : reference(object.parent),
        "ChildCount": .int32(Int32(clamping: tree.childCount(of: asked.number))),
        "Locale": .string(tree.language), "AccessibleId": .string(""), "HelpText": .string(""),
      ]
    case "Application" where asked.number == 0:
      return [
        "ToolkitName": .string(programName), "Version": .string(""), "ToolkitVersion": .string(""),
        "AtspiVersion": .string("2.1"), "Id": .int32(id),
      ]
    case "Action": return ["NActions": .int32(object.action.isEmpty ? 0 : 1)]
    case "Value":
      guard let value = object.value else { return [:] }
      return [
        "MinimumValue": .double(value.range.lowerBound),
        "MaximumValue": .double(value.range.upperBound), "MinimumIncrement": .double(0),
        "CurrentValue": .double(value.current), "Text": .string(object.description),
      ]
    case "Text":
      guard let text = object.text else { return [:] }
      return [
        "CharacterCount": .int32(Int32(clamping: text.count)),
        "CaretOffset": .int32(Int32(clamping: text.caret)),
      ]
    case "Selection": return ["NSelectedChildren": .int32(Int32(selected(asked.number).count))]
    default: return [:]
    }
  }

  private func set(_ interface: String, _ asked: AccessibleCall) -> [BusValue]? {
    guard asked.call.arguments.count == 3, let name = asked.call.arguments[1].text else {
      return nil
    }
    switch (interface, name, asked.call.arguments[2].content) {
    case ("Application", "Id", .int32(let new)): id = new
    case ("Value", "CurrentValue", .double(let value)):
      guard value.isFinite, tree.set(value, of: asked.number) else { return nil }
    default: return nil
    }
    return []
  }
}
