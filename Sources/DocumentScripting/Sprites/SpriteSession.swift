import Base
import Documents
import Scripting

/// A running script of a picture: the state for its functions.
final class SpriteSession: DocumentScriptContext {
  let limits: ScriptLimits
  let host: any DocumentScriptHost
  let stop = ScriptStop()
  let goesOn: @Sendable () -> Bool
  var files: ScriptFiles
  let modules: ScriptModules
  let selection: CellRegion?
  private(set) var cel: CelAddress
  private var sprite: Sprite
  /// Each by its handle in the script.
  private var cels: [ScriptCel] = []
  private var handles: [CelAddress: Int] = [:]
  /// The squares written to, each with the memory of its cells.
  private var touchedCount = 0

  init(
    _ start: ScriptSprite, host: any DocumentScriptHost, limits: ScriptLimits, files: ScriptFiles,
    modules: ScriptModules, goesOn: @escaping @Sendable () -> Bool
  ) {
    sprite = start.sprite
    cel = start.cel
    selection = start.selection
    self.host = host
    self.limits = limits
    self.files = files
    self.modules = modules
    self.goesOn = stop.around(goesOn)
  }

  /// The state at the end.
  var result: ScriptSprite {
    settle()
    return ScriptSprite(sprite, cel: cel, selection: selection)
  }

  /// The picture apart from cells, which may be buffered.
  var outline: Sprite { sprite }

  // MARK: Cels

  private static let tooMuch = ScriptError("the sprite needs more memory than scripts may use")

  /// Returns the handle of a cel; linked cels share one.
  func handle(of address: CelAddress) throws(ScriptError) -> Int {
    let frame = sprite.linkedFrames(of: address).first ?? address.frame
    let address = CelAddress(frame: frame, layer: address.layer)
    if let known = handles[address] { return known }
    guard let cel = sprite[cel: address], cels.count < limits.bytes / 256 else {
      throw Self.tooMuch
    }
    let hasTiles = sprite.layer(address.layer)?.tileset != nil
    cels.append(ScriptCel(address, cel.grid, hasTiles: hasTiles))
    handles[address] = cels.count - 1
    return cels.count - 1
  }

  /// Returns the cel of a handle.
  func cel(_ handle: Int) throws(ScriptError) -> ScriptCel {
    guard cels.indices.contains(handle) else { throw ScriptError("this is not a cel") }
    let cel = cels[handle]
    guard cel.frame != nil else { throw ScriptError("the cel was deleted with its frame or layer") }
    if cel.hasTiles, !cel.isChanged { settleTiles() }
    return cel
  }

  /// Changes cells of a cel, all within the picture.
  func change(
    _ cel: ScriptCel, in rect: CellRect, _ change: (inout CellGrid) -> Void
  ) throws(ScriptError) {
    if sprite.layer(cel.layer)?.isLocked != false { throw ScriptError("the layer is locked") }
    if cel.hasTiles, !cel.isChanged { settleTiles() }
    let side = CellGrid.tileSide
    for y in stride(from: rect.y / side * side, to: rect.maxY, by: side) {
      for x in stride(from: rect.x / side * side, to: rect.maxX, by: side)
      where cel.touch(CellPosition(x: x, y: y)) { try countSquare() }
    }
    cel.isChanged = true
    change(&cel.grid)
  }

  /// Sets a cell within the picture; quicker than `change`.
  func set(_ value: CellGrid.Cell, at place: CellPosition, of cel: ScriptCel) throws(ScriptError) {
    if !cel.isChanged {
      if sprite.layer(cel.layer)?.isLocked != false { throw ScriptError("the layer is locked") }
      cel.isChanged = true
    }
    if cel.touch(place) { try countSquare() }
    cel.grid.set(value, at: place)
  }

  private func countSquare() throws(ScriptError) {
    touchedCount += 1
    let bytes = CellGrid.tileSide * CellGrid.tileSide * MemoryLayout<CellGrid.Cell>.size
    guard touchedCount * bytes <= limits.bytes else { throw Self.tooMuch }
  }

  /// Writes changed tiles, which other cels may show.
  private func settleTiles() {
    if cels.contains(where: { $0.hasTiles && $0.isChanged }) { settle() }
  }

  /// Brings all buffered cells into the picture.
  private func settle() {
    var hasTiles = false
    for cel in cels where cel.isChanged {
      cel.isChanged = false
      hasTiles = hasTiles || cel.hasTiles
      guard let frame = cel.frame else { continue }
      sprite.setGrid(cel.grid, of: CelAddress(frame: frame, layer: cel.layer))
    }
    if hasTiles { reload { $0.hasTiles } }
  }

  private func reload(_ isOther: (ScriptCel) -> Bool) {
    for cel in cels where isOther(cel) {
      guard let frame = cel.frame,
        let new = sprite[cel: CelAddress(frame: frame, layer: cel.layer)]
      else {
        cel.frame = nil
        continue
      }
      cel.replace(with: new.grid)
    }
  }

  // MARK: Structure

  /// Changes properties that leave all cells in their places.
  func changeParts(_ change: (inout Sprite) -> Void) { change(&sprite) }

  /// Changes properties of a layer. Whether it is locked is looked at again.
  func change(_ layer: Layer.ID, _ change: (inout PixelLayer) -> Void) {
    settle()
    sprite.changeLayer(layer, change)
  }

  /// Changes frames, which moves cels to other places.
  ///
  /// - Parameter place: returns the new index of a frame, or nil if it is gone.
  func changeFrames(_ place: (Int) -> Int?, _ change: (inout Sprite) -> Void) {
    settle()
    for cel in cels {
      // A linked cel may remain in another frame.
      cel.frame = cel.frame.flatMap { frame in
        sprite.linkedFrames(of: CelAddress(frame: frame, layer: cel.layer))
          .lazy.compactMap(place).first
      }
    }
    change(&sprite)
    handles = [:]
    for (handle, cel) in cels.enumerated() {
      if let frame = cel.frame { handles[CelAddress(frame: frame, layer: cel.layer)] = handle }
    }
    choose(layer: cel.layer, frame: place(cel.frame) ?? cel.frame)
  }

  /// Changes layers or the size.
  func changeLayers(_ change: (inout Sprite) -> Void) {
    settle()
    change(&sprite)
    reload { _ in true }
    handles = handles.filter { cels[$0.value].frame != nil }
    choose(layer: cel.layer, frame: cel.frame)
  }

  /// Makes a cel current: the nearest one that exists.
  func choose(layer: Layer.ID, frame: Int) {
    let layer = sprite.layer(layer)?.id ?? sprite.layers.last { !$0.isGroup }?.id ?? cel.layer
    cel = CelAddress(frame: min(max(0, frame), sprite.frames.count - 1), layer: layer)
  }

  /// - Throws: if the cells of all cels would need too much memory at another size.
  func checkSize(_ size: CellSize) throws(ScriptError) {
    guard Sprite.allows(frameCount: sprite.frames.count, of: size) else {
      throw ScriptError("a side must be 1 to \(Sprite.allowedSide.upperBound) pixels")
    }
    let bytes = size.count * MemoryLayout<CellGrid.Cell>.size
    guard bytes * sprite.frames.count <= 4 * limits.bytes / sprite.layers.count else {
      throw Self.tooMuch
    }
  }
}
