import Base
import Documents
import Editing
import Texts
import Views
import Widgets

// The gradient tool: the handles on the paper, the colour of the chosen stop, and the choice of the painted part.
extension ToolController {
  var isGradientTool: Bool { if case .gradient = tool.kind { true } else { false } }

  /// The handles of the selected element's gradient; nil with another tool, or without a gradient.
  var gradientMarks: GradientMarks? {
    guard isGradientTool, let gradient = context.gradient else { return nil }
    let ratio = context.ratio
    return GradientMarks(
      from: gradient.point(of: .start).unitPoint(on: ratio),
      to: gradient.point(of: .end).unitPoint(on: ratio),
      handles: gradient.handles.map { handle in
        let index = gradient.stopIndex(of: handle)
        return GradientMarks.Handle(
          at: gradient.point(of: handle).unitPoint(on: ratio), gradient.color(of: handle),
          handle.form, isChosen: index != nil && index == context.gradientStop)
      })
  }

  /// The colour of the chosen stop; nil if none is chosen.
  var stopColor: InkColor? {
    guard isGradientTool, let index = context.gradientStop, let gradient = context.gradient,
      gradient.stops.indices.contains(index)
    else { return nil }
    return gradient.stops[index].color
  }

  /// Gives the chosen stop a colour, together with those chosen shortly before.
  ///
  /// - Returns: false if none is chosen.
  func setStopColor(_ color: InkColor) -> Bool {
    guard stopColor != nil, let index = context.gradientStop, var gradient = context.gradient else {
      return false
    }
    gradient.setColor(color, ofStop: index)
    guard let element = selection.topmost else { return false }
    var change = StyleChange()
    if gradient.target == .fill, !element.isArea {
      change.fillGradient = .set(gradient.gradient)
    } else {
      change.lineGradient = .set(gradient.gradient)
    }
    styling.add(change)
    return true
  }

  // MARK: Menus

  func gradientTargetMenu() -> Menu {
    Menu(
      name: texts.gradient.target,
      items: ElementGradient.Target.allCases.map { target in
        .choice(
          target == .fill ? texts.gradient.fill : texts.gradient.line,
          isChosen: context.settings.gradientTarget == target
        ) { [weak self] in
          self?.context.gradientStop = nil
          self?.set { $0.gradientTarget = target }
        }
      })
  }

  var gradientTargetTitle: String {
    context.settings.gradientTarget == .fill ? texts.gradient.fill : texts.gradient.line
  }
}

extension ElementGradient.Handle {
  fileprivate var form: GradientMarks.Handle.Form {
    switch self {
    case .start, .end: .end
    case .stop: .stop
    case .focus: .focus
    }
  }
}
