public import Base
public import Documents

/// The colour of a button, which a picture takes in when it is painted.
public enum ChosenColor: Equatable, Sendable {
  /// A palette's index, or `CellGrid.empty`.
  case cell(CellGrid.Cell)
  /// Any colour, in true colour.
  case color(InkColor)

  /// Returns the cell that has the colour in a picture, whose table gets the colour if need be.
  public func cell(in picture: inout Sprite) -> CellGrid.Cell {
    switch self {
    case .cell(let cell): cell
    case .color(let color): picture.adopt(color)
    }
  }

  /// The first colour of the palette for none.
  public var visible: ChosenColor { self == .cell(CellGrid.empty) ? .cell(0) : self }
}

// The colours of the buttons.
extension CellToolContext {
  /// Returns the colour of a button, for a change to the picture.
  public func chosenColor(of button: GesturePress.Button) -> ChosenColor {
    guard session.seen.isTrueColor else { return .cell(colors[button]) }
    return colors.color(of: button, in: session.seen.choices).map { .color($0) }
      ?? .cell(CellGrid.empty)
  }

  /// Returns the colour of a button as it is seen; nil for none.
  public func color(of button: GesturePress.Button) -> InkColor? {
    colors.color(of: button, in: session.seen.choices)
  }

  /// Picks the colour of a cell of the picture for a button.
  func pick(_ cell: CellGrid.Cell, for button: GesturePress.Button) {
    let picture = session.seen
    guard picture.isTrueColor else { return colors[button] = cell }
    colors.choose(picture.palette.color(of: cell), for: button, in: picture.choices)
  }

  /// Returns the cells with some colours, which the draft of a gesture takes in.
  func takeColors(_ chosen: [ChosenColor]) -> [CellGrid.Cell] {
    var cells: [CellGrid.Cell] = []
    session.update { picture in
      cells = chosen.map { $0.cell(in: &picture) }
      return nil
    }
    return cells
  }

  // MARK: Ramps and gradients

  /// The number of colours of a smooth gradient.
  private static let smoothSteps = 64

  /// Returns the cells of a gradient from a button's colour to the other one's: those between them if both are on one
  /// ramp. In true colour, a gradient that isn't dithered is smooth.
  func takeGradient(from button: GesturePress.Button) -> [CellGrid.Cell] {
    let picture = session.seen
    let places = colors.between(button, in: picture.ramps)
    guard picture.isTrueColor else { return places ?? [colors[button], colors[button.other]] }
    if let places { return takeColors(places.map { .color(picture.choices[Int($0)]) }) }
    let ends = [color(of: button), color(of: button.other)]
    guard settings.gradientMatrix == nil, let one = ends[0] ?? ends[1]?.opposite,
      let other = ends[1] ?? ends[0]?.opposite
    else { return takeColors([chosenColor(of: button), chosenColor(of: button.other)]) }
    let between = one.gradient(to: other, steps: Self.smoothSteps - 2)
    return takeColors(([one] + between + [other]).map { .color($0) })
  }

  /// Returns the ink that moves colours along the ramps of the palette by a step.
  func takeShading(_ step: Int) -> CellInk {
    let picture = session.seen
    guard picture.isTrueColor else { return .shade(step, ramps: picture.ramps) }
    var new: [CellGrid.Cell: CellGrid.Cell] = [:]
    for ramp in picture.ramps {
      let cells = takeColors(ramp.map { .color(picture.choices[$0]) })
      for (old, next) in zip(cells, cells.dropFirst()) {
        if step > 0 { new[old] = next } else { new[next] = old }
      }
    }
    return .exchange(new)
  }
}

extension InkColor {
  /// The same colour without opacity.
  fileprivate var opposite: InkColor { InkColor(red: red, green: green, blue: blue, alpha: 0) }
}
