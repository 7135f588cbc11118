import Documents
public import Editing

// The layer commands of any document with layers.
extension Editor {
  /// - Parameters:
  ///   - canChange: whether layers can be changed now.
  ///   - rename: starts editing the current layer's name.
  public func connectLayerCommands(
    of layers: @escaping (Self) -> any LayeredContext, if canChange: @escaping (Self) -> Bool,
    rename: @escaping (Self) -> Void
  ) {
    func on(
      _ name: CommandName, if isPossible: @escaping (any LayeredContext) -> Bool = { _ in true },
      _ perform: @escaping (any LayeredContext) -> Void
    ) {
      self.on(name, if: { canChange($0) && isPossible(layers($0)) }) { perform(layers($0)) }
    }
    on(.layerAdd, if: { $0.canAddLayer }) { $0.addLayer() }
    on(.layerRemove, if: { $0.canRemoveLayer }) { $0.removeLayer() }
    on(.layerRaise, if: { $0.canMoveLayer(by: 1) }) { $0.moveLayer(by: 1) }
    on(.layerLower, if: { $0.canMoveLayer(by: -1) }) { $0.moveLayer(by: -1) }
    on(.layerMerge, if: { $0.canMergeLayer }) { $0.mergeLayer() }
    on(.layerHide) { layers in layers.change(layers.layer.id) { $0.isHidden.toggle() } }
    on(.layerLock) { layers in layers.change(layers.layer.id) { $0.isLocked.toggle() } }
    self.on(.layerRename, if: canChange) { rename($0) }
    self.on(.layerAbove, if: { $0.isLoaded }) { layers($0).chooseLayer(by: 1) }
    self.on(.layerBelow, if: { $0.isLoaded }) { layers($0).chooseLayer(by: -1) }
  }
}
