// What is said about a board's time.
extension LifeTexts {
  public var otherStride: String { translate("Another step…") }
  public var strideTitle: String { translate("Generations in a step") }
  public var strideMessage: String {
    translate("A power of the base; or, where a number is given, exactly so many generations.")
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
    translate("Computed as fast as can be, unless it was lived already. Esc stops it.")
  }
  public var go: String { translate("Go") }
  public func goingTo(_ generation: String) -> String {
    translate("Computing generation {generation}; Esc stops it", ["generation": generation])
  }
  public func notBefore(_ generation: String) -> String {
    translate(
      "Nothing is known of the time before generation {generation}.", ["generation": generation])
  }
  public var stepOrTen: String { translate("One step, ten steps") }
  public var stepOrPlayBack: String { translate("One step back, play backwards") }
  public var playBack: String { translate("Play backwards") }
  public var autofit: String { translate("Keep all in sight while it runs") }
  public var memoryLimit: String { translate("Memory for HashLife…") }
  public var memoryTitle: String { translate("Memory for HashLife") }
  public var memoryMessage: String {
    translate("What is not needed is forgotten before that. A run goes on as it is.")
  }
  public var memory: String { translate("Memory") }
  public var megabytes: String { translate("MB", context: "megabytes") }
}
