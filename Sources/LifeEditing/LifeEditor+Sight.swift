import DocumentWindows
import Documents
import Editing
import Life
import Views
import Windows

// The view and run state of the board: stored with it, and adjusted during a run.
extension LifeEditor {
  /// The present view and run state.
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

  /// Restores the view and run state of the last session.
  func takeSight() {
    if let id, let kept = services.settings[.lifeSight(of: id)] { sight = kept }
  }

  /// Fits all living cells when they leave the view during a run.
  func fitWhileRunning() {
    guard isAutofitting, board.isRunning, !grid.isPainting, let reach = board.reach,
      !display.sight.contains(reach)
    else { return }
    fitPattern()
  }
}
