import Life
import Testing

@Suite struct LifeKernelTests {
  @Test func `There is a portable kernel on every processor, and others are preferred to it`() {
    let names = LifeKernel.available.map(\.description)
    #expect(names.last == "portable")
    #expect(Set(names).count == names.count)
    #expect(LifeKernel.quickest.description == names.first)
  }
}
