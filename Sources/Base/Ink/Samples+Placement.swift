extension [Sample] {
  /// Maps the samples from one paper to another of a different shape. Samples whose result is not finite stay.
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
