import Base
import Testing

@testable import Documents

@Suite("Cells without tiles")
struct CellRasterTests {
  @Test func `are doubled fewer times where 64 million cells would not do`() {
    func raster(_ width: Int, _ height: Int) -> CellRaster {
      CellRaster(CellGrid(size: CellSize(width: width, height: height)))
    }
    #expect(raster(4000, 4000).canDouble)
    #expect(!raster(4000, 4001).canDouble)
    #expect(raster(4000, 4001).doubled(times: 3).size == CellSize(width: 4000, height: 4001))
    #expect(raster(3, 2).doubled(times: 3).size == CellSize(width: 24, height: 16))
  }
}
