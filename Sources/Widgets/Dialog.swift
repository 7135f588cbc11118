import Canvas
public import Geometry
public import Input

/// A question that has to be answered before anything else.
public final class Dialog: View {
  private let title: Label
  private let message: Label
  private let confirm: Button
  private let cancel: Button

  public init(
    title: String, message: String, confirmTitle: String, cancelTitle: String,
    confirmed: @escaping () -> Void
  ) {
    self.title = Label(title, style: .title, maxLines: 2)
    self.message = Label(message, style: .body, maxLines: 5)
    confirm = Button(title: confirmTitle, style: .primary)
    cancel = Button(title: cancelTitle)
    super.init(Accessibility(.dialog, name: title))
    confirm.action = { [weak self] in
      self?.window?.dismissPopup()
      confirmed()
    }
    cancel.action = { [weak self] in self?.window?.dismissPopup() }
    for view in [self.title, self.message, cancel, confirm] { add(view) }
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 16 }

  public override func preferredSize(width: Double) -> ViewSize {
    let width = min(width, 400)
    return ViewSize(
      width: width,
      height: title.preferredSize(width: width - 40).height
        + message.preferredSize(width: width - 40).height + 100)
  }

  public override func layout() {
    let width = bounds.width - 40
    let titleHeight = title.preferredSize(width: width).height
    title.frame = ViewRect(x: 20, y: 18, width: width, height: titleHeight)
    message.frame = ViewRect(
      x: 20, y: titleHeight + 28, width: width,
      height: message.preferredSize(width: width).height)
    var x = bounds.width - 20
    for button in [confirm, cancel] {
      let size = button.preferredSize(width: width)
      x -= size.width
      button.frame = ViewRect(
        x: x, y: bounds.height - 20 - size.height, width: size.width, height: size.height)
      x -= 8
    }
  }

  public override func draw(_ pass: DrawPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 14)
    pass.context.setColor(pass.theme.menu)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .enter else { return false }
    confirm.action()
    return true
  }
}
