import Base
import Platform
import Texts
import Widgets
import Windows

// The queries of screen readers.
extension ScreenReading: AccessibleTree {
  var language: String { texts.language }

  func object(_ number: Int) -> AccessibleObject? {
    if number == 0 { return AccessibleObject(.application, name: "Filbert") }
    guard let target = targets[number], let window = target.window else { return nil }
    if target.isWindow { return object(of: window) }
    guard let view = target.view, view.window === window.scene else { return nil }
    if let item = target.item { return object(of: item, of: view, in: window) }
    return object(of: view, in: window)
  }

  private func object(of window: SceneWindow) -> AccessibleObject {
    var states: Set<AccessibleState> = [.enabled, .sensitive, .showing, .visible]
    if active === window { states.insert(.active) }
    return AccessibleObject(
      .frame, name: window.window.title, states: states,
      frame: PixelRect(size: window.scene.pixelSize), parent: 0)
  }

  private func object(of view: View, in window: SceneWindow) -> AccessibleObject {
    let said = view.accessibility
    var states = states(of: view)
    if view.acceptsFocus { states.insert(.focusable) }
    if isFocused(view, in: window) { states.insert(.focused) }
    if said.role == .tab { states.insert(.selectable) }
    if said.value == "on" || said.value.hasPrefix("on, ") {
      states.insert(said.role == .tab ? .selected : .checked)
    }
    let text = (view as? TextInput).map(Self.text(of:))
    if text != nil { states.formUnion([.editable, .singleLine]) }
    let pressable = [.button, .toggle, .menuItem, .tab].contains(said.role)
    return AccessibleObject(
      said.role.accessibleRole, name: said.name,
      description: description(of: view), states: states,
      frame: frame(view.bounds, of: view, in: window),
      parent: view.accessibleParent.map { number(of: $0, in: window) } ?? number(of: window),
      action: pressable ? texts.accessibility.activate : "", key: said.key,
      label: view.accessibleLabel.map { self.number(of: $0, in: window) },
      value: said.range.flatMap { range in
        Self.number(in: said.value).map { AccessibleValue($0, in: range) }
      },
      text: text, hasSelection: [.list, .colorGrid, .menu, .tabList].contains(said.role))
  }

  /// The value of a view, or the label of a button whose name differs from it, such as the zoom.
  private func description(of view: View) -> String {
    let said = view.accessibility
    // A number is reported as a value or as text.
    if said.range != nil, Self.number(in: said.value) != nil { return "" }
    if !said.value.isEmpty { return said.value == "on" || said.value == "off" ? "" : said.value }
    guard let button = view as? Button, button.title != said.name else { return "" }
    return button.title
  }

  private func object(of item: Int, of view: View, in window: SceneWindow) -> AccessibleObject? {
    guard let part = view.accessibleItem(item) else { return nil }
    var states = states(of: view)
    states.insert(.selectable)
    if !part.isEnabled { states.subtract([.enabled, .sensitive]) }
    let isCurrent = view.currentAccessibleItem == item
    if part.isSelected || isCurrent { states.insert(.selected) }
    if isCurrent, isFocused(view, in: window) { states.insert(.focused) }
    let role = part.accessibility.role
    return AccessibleObject(
      role == .button ? .listItem : role.accessibleRole, name: part.accessibility.name,
      description: part.accessibility.value, states: states,
      frame: frame(part.frame, of: view, in: window), parent: number(of: view, in: window),
      action: part.action != nil ? texts.accessibility.activate : "", key: part.accessibility.key)
  }

  /// Whether the view has the keyboard focus of the active window.
  private func isFocused(_ view: View, in window: SceneWindow) -> Bool {
    view.isFocused && active === window
  }

  private func states(of view: View) -> Set<AccessibleState> {
    var states: Set<AccessibleState> = [.enabled, .sensitive]
    if !view.isUsable { states = [] }
    if view.isVisible { states.formUnion([.visible, .showing]) }
    return states
  }

  static func text(of input: TextInput) -> AccessibleText {
    let text = input.shownText
    func count(_ byte: Int) -> Int {
      String(decoding: Array(text.utf8.prefix(input.shown(byte: byte))), as: UTF8.self)
        .unicodeScalars.count
    }
    let selected = input.selectedBytes
    return AccessibleText(
      text, caret: count(input.caretByte),
      selection: count(selected.lowerBound)..<count(selected.upperBound))
  }

  /// Returns the number at the beginning of a view's value.
  static func number(in text: String) -> Double? {
    let plain = text.withPlainDigits.replacing(",", with: ".")
    return Double(plain.prefix { "-.0123456789".contains($0) })
  }

  private func frame(_ rect: ViewRect, of view: View, in window: SceneWindow) -> PixelRect {
    rect.offset(by: view.originInScene).pixels(scale: window.scene.scale)
  }

  // MARK: Children

  private func views(of number: Int) -> (window: SceneWindow, views: [View], owner: View?)? {
    guard let target = targets[number], let window = target.window, target.item == nil else {
      return nil
    }
    if target.isWindow {
      let scene = window.scene
      let over = scene.layers.dropFirst()
      return (window, scene.root.accessibleViews + over, nil)
    }
    guard let view = target.view, view.window === window.scene else { return nil }
    return (window, view.accessibleViews, view)
  }

  func childCount(of number: Int) -> Int {
    if number == 0 { return windows.count }
    guard let (_, views, owner) = views(of: number) else { return 0 }
    return views.count + (owner?.accessibleItemCount ?? 0)
  }

  func child(_ index: Int, of number: Int) -> Int? {
    if number == 0 {
      return windows.indices.contains(index) ? self.number(of: windows[index]) : nil
    }
    guard index >= 0, let (window, views, owner) = views(of: number) else { return nil }
    if index < views.count { return self.number(of: views[index], in: window) }
    let item = index - views.count
    guard let owner, item < owner.accessibleItemCount else { return nil }
    return self.number(ofItem: item, of: owner, in: window)
  }

  func index(of number: Int) -> Int? {
    guard let target = targets[number], let window = target.window else { return nil }
    if target.isWindow { return windows.firstIndex { $0 === window } }
    guard let view = target.view else { return nil }
    if let item = target.item { return view.accessibleViews.count + item }
    let parent = view.accessibleParent.map { self.number(of: $0, in: window) }
    return views(of: parent ?? self.number(of: window))?.views.firstIndex { $0 === view }
  }

  func object(at point: PixelPoint, in number: Int) -> Int? {
    guard let (window, views, owner) = views(of: number) else { return number }
    let place = ViewPoint(x: point.x / window.scene.scale, y: point.y / window.scene.scale)
    for view in views.reversed() where view.bounds.contains(place - view.originInScene) {
      return object(at: point, in: self.number(of: view, in: window))
    }
    guard let owner else { return number }
    // The topmost items come last; of very many, examine only those.
    let count = owner.accessibleItemCount
    let item = (max(0, count - Self.mostItemsAtPoint)..<count).last {
      owner.accessibleItem($0)?.frame.contains(place - owner.originInScene) == true
    }
    return item.map { self.number(ofItem: $0, of: owner, in: window) } ?? number
  }

  private static let mostItemsAtPoint = 2000

  func screenOrigin(of number: Int) -> PixelPoint {
    let corner = targets[number]?.window?.window.placement?.corner
    return PixelPoint(x: Double(corner?.x ?? 0), y: Double(corner?.y ?? 0))
  }

  // MARK: Actions

  private func usable(_ number: Int) -> (view: View, item: Int?, scene: Scene)? {
    guard let target = targets[number], let view = target.view, let scene = view.window,
      view.isVisible, view.isUsable
    else { return nil }
    return (view, target.item, scene)
  }

  func perform(_ number: Int) -> Bool {
    guard let (view, item, scene) = usable(number) else { return false }
    if let item {
      guard let part = view.accessibleItem(item), part.isEnabled, let action = part.action else {
        return false
      }
      action()
      return true
    }
    let before = scene.focused
    scene.focus(view)
    let isDone = view.keyPressed(KeyEvent(key: .space))
    if !isDone { scene.focus(before) }
    return isDone
  }

  func focus(_ number: Int) -> Bool {
    guard let (view, _, scene) = usable(number), view.acceptsFocus else { return false }
    scene.focus(view, shown: true)
    return scene.focused === view
  }

  func set(_ value: Double, of number: Int) -> Bool {
    guard let (view, _, _) = usable(number) else { return false }
    switch view {
    case let slider as Slider: slider.value = value
    case let knob as Knob: knob.value = value
    default:
      guard let field = view.parent as? NumberField else { return false }
      field.value = value
    }
    return true
  }

  func set(_ text: String, of number: Int) -> Bool {
    guard let (view, _, scene) = usable(number), let input = view as? TextInput else {
      return false
    }
    scene.focus(input)
    input.selectAll()
    input.insert(text)
    return true
  }

  func select(_ characters: Range<Int>, ofTextOf number: Int) -> Bool {
    guard let (view, _, scene) = usable(number), let input = view as? TextInput else {
      return false
    }
    let scalars = Array(input.shownText.unicodeScalars)
    guard characters.upperBound <= scalars.count else { return false }
    func byte(_ index: Int) -> Int {
      input.byte(ofShown: scalars[..<index].reduce(0) { $0 + $1.utf8.count })
    }
    scene.focus(input)
    input.select(byte(characters.lowerBound)..<byte(characters.upperBound))
    return true
  }

  func scrollTo(_ number: Int) -> Bool {
    guard let target = targets[number], target.item == nil, let view = target.view,
      view.window != nil
    else { return false }
    var ancestor = view.parent
    while let current = ancestor {
      current.reveal(view)
      ancestor = current.parent
    }
    return view.isVisible
  }

  func select(_ index: Int, of number: Int) -> Bool {
    child(index, of: number).map(perform) ?? false
  }
}
