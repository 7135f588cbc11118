import Base
import Documents
import Scripting

extension SpriteFunctions {
  /// The cells of cels, each known by its handle.
  static let cels: [ScriptFunction<SpriteSession>] = [
    ScriptFunction("s_cel") { session, call throws(ScriptError) in
      let layer = try session.layer(call, 0)
      if layer.isGroup { throw ScriptError("cel: a group has no cels") }
      let address = CelAddress(frame: try session.frame(call, 1), layer: layer.id)
      call.give(try session.handle(of: address))
    },
    ScriptFunction(method: "c_get") { session, call throws(ScriptError) in
      let cel = try session.cel(try call.integer(0))
      let cell = cel.grid[try session.place(call, 1)]
      if cell < 0 { call.returnNothing() } else { call.give(Int(cell)) }
    },
    ScriptFunction(method: "c_set") { session, call throws(ScriptError) in
      let cel = try session.cel(try call.integer(0))
      let place = try session.place(call, 1)
      try session.set(try session.cell(call, 3), at: place, of: cel)
    },
    ScriptFunction(method: "c_fill") { session, call throws(ScriptError) in
      let cel = try session.cel(try call.integer(0))
      let (cell, rect) = (try session.cell(call, 1), try session.rectangle(call, 2))
      try session.change(cel, in: rect) { $0.fill(rect, with: cell) }
    },
    ScriptFunction(method: "c_copy") { session, call throws(ScriptError) in
      let cel = try session.cel(try call.integer(0))
      let source = try session.cel(try call.integer(1))
      let rect = try session.rectangle(call, 2)
      let corner = try session.place(call, 6)
      let target = CellRect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
      guard target.maxX <= session.outline.size.width, target.maxY <= session.outline.size.height
      else { throw ScriptError("copy: the target reaches beyond the sprite") }
      let cells = source.grid.cells(in: rect)
      try session.change(cel, in: target) { $0.replace(target, with: cells) }
    },
    ScriptFunction(method: "c_bounds") { session, call throws(ScriptError) in
      let bounds = CellRegion(whereFilled: try session.cel(try call.integer(0)).grid).bounds
      if bounds.isEmpty { return call.returnNothing() }
      call.give([bounds.x, bounds.y, bounds.width, bounds.height])
    },
  ]
}

extension SpriteSession {
  /// Returns the position of a pixel within the picture.
  fileprivate func place(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> CellPosition {
    let (x, y) = (try call.integer(index), try call.integer(index + 1))
    let size = outline.size
    guard x >= 0, y >= 0, x < size.width, y < size.height else {
      throw ScriptError("\(call.name): the pixel \(x), \(y) is outside the sprite")
    }
    return CellPosition(x: x, y: y)
  }

  /// Returns a rectangle within the picture: all of it if its four numbers are missing.
  fileprivate func rectangle(
    _ call: ScriptCall, _ index: Int
  ) throws(ScriptError) -> CellRect {
    guard call.has(index) else { return outline.bounds }
    let corner = try place(call, index)
    let (width, height) = (try call.integer(index + 2), try call.integer(index + 3))
    let size = outline.size
    guard width > 0, height > 0, width <= size.width - corner.x, height <= size.height - corner.y
    else { throw ScriptError("\(call.name): the rectangle reaches beyond the sprite") }
    return CellRect(x: corner.x, y: corner.y, width: width, height: height)
  }

  /// Returns a cell: an index of the palette, or nothing for an empty one.
  fileprivate func cell(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> CellGrid.Cell {
    guard call.has(index) else { return CellGrid.empty }
    return CellGrid.Cell(try colorIndex(call, index))
  }

  /// Returns the index of a colour of the palette.
  func colorIndex(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Int {
    let number = try call.integer(index)
    guard outline.palette.colors.indices.contains(number) else {
      throw ScriptError("\(call.name): colour \(number) does not exist")
    }
    return number
  }
}
