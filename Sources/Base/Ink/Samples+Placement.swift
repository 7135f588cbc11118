extension [Sample] {
  /// The samples of a paper where a map takes them, on a paper of another shape. What would come to lie nowhere stays.
  public func moved(
    by map: PaperMap, from paper: AspectRatio, to other: AspectRatio
  ) -> [Sample] {
    self.map { sample in
      var sample = sample
      let point = map(PaperPoint(sample.position, on: paper)).unitPoint(on: other)
      if point.x.isFinite, point.y.isFinite { sample.position = point }
      return sample
    }
  }
}
