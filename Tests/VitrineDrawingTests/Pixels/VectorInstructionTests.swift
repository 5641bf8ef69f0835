import Testing
import VitrineTestSupport

@testable import VitrinePixels
@testable import VitrineReferences

/// The vector instructions provided by a C header, each compared with the same operation lane by lane.
@Suite struct VectorInstructionTests {
    @Test(arguments: UInt64(0)..<20)
    func squareRoots(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var x = SIMD4<Float>()
            for lane in 0..<4 { x[lane] = Float(bitPattern: UInt32(truncatingIfNeeded: random.next())) }
            let roots = x.squareRoots
            for lane in 0..<4 {
                let root = x[lane].squareRoot()
                let isSame = roots[lane].bitPattern == root.bitPattern || (root.isNaN && roots[lane].isNaN)
                #expect(isSame, "seed \(seed): the root of \(x[lane])")
            }
        }
        let special = SIMD4<Float>(0, -0.0, .infinity, .leastNonzeroMagnitude)
        #expect(special.squareRoots[0].bitPattern == 0)
        #expect(special.squareRoots[1].bitPattern == Float(-0.0).bitPattern)
        #expect(special.squareRoots[2] == .infinity)
        #expect(special.squareRoots[3] == Float.leastNonzeroMagnitude.squareRoot())
    }

    @Test func lanesInTurns() {
        let a = SIMD8<UInt16>(0, 1, 2, 3, 4, 5, 6, 7)
        let b = SIMD8<UInt16>(10, 11, 12, 13, 14, 15, 16, 17)
        let turns = SIMD8<UInt16>.interleaved(a, b)
        #expect(turns.low == SIMD8(0, 10, 1, 11, 2, 12, 3, 13))
        #expect(turns.high == SIMD8(4, 14, 5, 15, 6, 16, 7, 17))
        let rows = (0..<4).map { row in SIMD4<Float>((0..<4).map { Float(10 * row + $0) }) }
        let columns = SIMD4<Float>.transposed(rows[0], rows[1], rows[2], rows[3])
        #expect(columns.0 == SIMD4(0, 10, 20, 30))
        #expect(columns.1 == SIMD4(1, 11, 21, 31))
        #expect(columns.2 == SIMD4(2, 12, 22, 32))
        #expect(columns.3 == SIMD4(3, 13, 23, 33))
    }
}
