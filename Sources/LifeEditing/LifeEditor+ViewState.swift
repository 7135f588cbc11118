import DocumentWindows
import Documents
import Editing
import Life
import Views
import Windows

// The view and run state of the board: stored with it, and adjusted during a run.
extension LifeEditor {
  /// The present view and run state.
  var viewState: BoardViewState {
    get {
      var viewState = BoardViewState()
      (viewState.running.pace, viewState.running.engine) = (runs.pace, runs.engine)
      (viewState.showsLines, viewState.colorsByAge) = (grid.showsLines, display.colorsByAge)
      viewState.isAutofitting = isAutofitting
      viewState.camera = grid.camera
      return viewState
    }
    set {
      runs.changePace { $0 = newValue.running.pace }
      runs.engine = newValue.running.engine
      (grid.showsLines, display.colorsByAge) = (newValue.showsLines, newValue.colorsByAge)
      isAutofitting = newValue.isAutofitting
      if let camera = newValue.camera { grid.show(camera) }
    }
  }

  func keepViewState() {
    guard isLoaded, let id = id ?? store.knownID,
      services.settings[.boardViewState(of: id)] != viewState
    else { return }
    services.settings[.boardViewState(of: id)] = viewState
  }

  /// Restores the view and run state of the last session.
  func restoreViewState() {
    if let id, let kept = services.settings[.boardViewState(of: id)] { viewState = kept }
  }

  /// Fits all living cells when they leave the view during a run.
  func fitWhileRunning() {
    guard isAutofitting, board.isRunning, !grid.isPainting, let extent = board.extent,
      !display.visibleArea.contains(extent)
    else { return }
    fitPattern()
  }
}
