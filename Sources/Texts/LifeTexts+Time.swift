// Texts about a board's time.
extension LifeTexts {
  public var otherStride: String { translate("Step size…") }
  public var strideTitle: String { translate("Generations per step") }
  public var strideMessage: String {
    translate("A power of the base, or an exact number of generations.")
  }
  public var strideBase: String { translate("Base") }
  public var strideExponent: String { translate("Exponent") }
  public var strideNumber: String { translate("Generations") }
  public func strideOfGenerations(_ number: String) -> String {
    translate("× {number}", ["number": number])
  }
  public var hyperspeed: String { translate("Hyperspeed") }
  public var goTo: String { translate("Go to generation…") }
  public var goToTitle: String { translate("Go to generation") }
  public var goToMessage: String {
    translate("Computed as fast as possible. Esc stops it.")
  }
  public var go: String { translate("Go") }
  public func goingTo(_ generation: String) -> String {
    translate("Computing generation {generation}; Esc stops it", ["generation": generation])
  }
  public func notBefore(_ generation: String) -> String {
    translate(
      "Nothing was recorded before generation {generation}.", ["generation": generation])
  }
  public var stepOrTen: String { translate("One step, ten steps") }
  public var stepOrPlayBack: String { translate("One step back, play backwards") }
  public var playBack: String { translate("Play backwards") }
  public var autofit: String { translate("Fit pattern while running") }
  public var memoryLimit: String { translate("Memory for HashLife…") }
  public var memoryTitle: String { translate("Memory for HashLife") }
  public var memoryMessage: String {
    translate("Unneeded results are dropped above this limit. A run in progress is not affected.")
  }
  public var memory: String { translate("Memory") }
  public var megabytes: String { translate("MB", context: "megabytes") }
}
