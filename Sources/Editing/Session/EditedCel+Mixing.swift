import Base
import Documents

/// The mixing of painted cells with those below them, during a gesture.
struct GestureMixing {
  let blending: CellBlending
  /// The cells painted so far, before they are mixed; nil at the start.
  var painted: CellGrid?
  /// The colours of the picture, and those that were mixed.
  var adoption: ColorAdoption?
}

// Ink that blends.
extension EditedCel {
  /// Mixes what the next gesture paints with the cells below; nil for not at all. In layers of tiles, cells stay as
  /// they are painted.
  func startMixing(_ blending: CellBlending?) {
    mixing = blending.flatMap { $0.isPlain ? nil : GestureMixing(blending: $0) }
  }

  /// Paints, and mixes all that the gesture painted with the cells as they were before it, so that passing twice has no
  /// further effect.
  func paintMixed(_ change: (inout CellGrid) -> CellRect) {
    let cel = cel
    guard var mixing, let before = session.document.sprite[cel: cel]?.grid else { return }
    var painted = mixing.painted ?? before
    let rect = change(&painted)
    mixing.painted = painted
    defer { self.mixing = mixing }
    guard !rect.isEmpty else { return }
    // Take the colours out of the variable, so that they are changed in place and not copied.
    self.mixing = nil
    var adoption = mixing.adoption.take() ?? ColorAdoption(mixingIn: session.seen)
    session.update { picture in
      picture.mix(painted, over: before, in: rect, of: cel, by: mixing.blending, &adoption)
      return .cells(rect, of: cel)
    }
    mixing.adoption = adoption
  }
}
