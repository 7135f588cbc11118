import DocumentWindows
import Documents
import Editing
import Life
import Views
import Windows

// How the board is looked at: kept with it, and followed while it runs.
extension LifeEditor {
  /// How it is looked at and run now.
  var sight: LifeSight {
    get {
      var sight = LifeSight()
      (sight.running.pace, sight.running.engine) = (runs.pace, runs.engine)
      (sight.showsLines, sight.colorsByAge) = (grid.showsLines, display.colorsByAge)
      sight.isAutofitting = isAutofitting
      sight.spot = grid.spot
      return sight
    }
    set {
      runs.changePace { $0 = newValue.running.pace }
      runs.engine = newValue.running.engine
      (grid.showsLines, display.colorsByAge) = (newValue.showsLines, newValue.colorsByAge)
      isAutofitting = newValue.isAutofitting
      if let spot = newValue.spot { grid.show(spot) }
    }
  }

  func keepSight() {
    guard isLoaded, let id = id ?? store.knownID, services.settings[.lifeSight(of: id)] != sight
    else { return }
    services.settings[.lifeSight(of: id)] = sight
  }

  /// Looks at it as when it was closed.
  func takeSight() {
    if let id, let kept = services.settings[.lifeSight(of: id)] { sight = kept }
  }

  /// Shows all that lives, where it has left the view, and something runs.
  func fitWhileRunning() {
    guard isAutofitting, board.isRunning, !grid.isPainting, let reach = board.reach,
      !display.sight.contains(reach)
    else { return }
    fitPattern()
  }
}
