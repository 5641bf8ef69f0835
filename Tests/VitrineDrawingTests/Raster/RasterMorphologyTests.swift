import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The operations from which shadows of alpha are made, compared with their reference implementations.
@Suite struct RasterMorphologyTests {
    typealias Weights = UnsafeMutablePointer<UInt16>

    /// Runs a kernel on a copy of `row`, with a guard value after it.
    private func run(_ row: [UInt16], _ kernel: (Weights) -> Void) -> [UInt16] {
        var padded = row + [0xABCD]
        unsafe padded.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe kernel(base)
        }
        #expect(padded.last == 0xABCD)
        return padded.dropLast()
    }

    private func withPointer(_ row: [UInt16], _ body: (UnsafePointer<UInt16>) -> Void) {
        unsafe (row + [0]).withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base)
        }
    }

    @Test(arguments: 0...35)
    func kernelsEqualTheirReference(width: Int) {
        var random = SeededGenerator(seed: width)
        let row = (0..<width).map { _ in random.biased() }
        let first = (0..<width).map { _ in random.biased() }
        let second = (0..<width).map { _ in random.biased() }
        let weight = random.biased()
        for step in [1, 2, 8] {
            unsafe withPointer(first) { source in
                let result = unsafe run(row) {
                    unsafe MorphologyKernels.dilate(source, into: $0, width, by: step)
                }
                #expect(result == MorphologyReference.dilate(first, by: step))
            }
        }
        unsafe withPointer(first) { above in
            unsafe withPointer(second) { below in
                let result = unsafe run(row) { unsafe MorphologyKernels.raise($0, width, above, below) }
                #expect(result == MorphologyReference.raise(row, first, second))
            }
            let mixed = unsafe run(row) {
                unsafe MorphologyKernels.mix($0, width, with: above, weight: weight)
            }
            #expect(mixed == MorphologyReference.mix(row, with: first, weight: weight))
            let moved = unsafe run(row) { unsafe MorphologyKernels.shift($0, width, above, weight: weight) }
            #expect(moved == (width == 0 ? [] : MorphologyReference.shift(first, weight: weight)))
        }
    }

    @Test(arguments: 0...19)
    func shadowWeightsEqualTheirReference(width: Int) {
        var random = SeededGenerator(seed: 900 + width)
        for _ in 0..<20 {
            let weights = (0..<width).map { _ in random.biased() }
            let pixels = (0..<width).map { _ in random.pixel() }
            let opacity = max(random.biased(), 1)
            let source = pixels.map { PackedPixel($0) } + [0]
            unsafe source.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                let cut = unsafe run(weights) {
                    unsafe MaskKernels.knockOut($0, width, base, opacity: opacity)
                }
                #expect(
                    cut
                        == zip(weights, pixels).map {
                            MaskReference.knockOut($0, alpha: $1.w, opacity: opacity)
                        })
                let rest = unsafe run(weights) {
                    unsafe MaskKernels.uncovered($0, width, ofAlpha: base, opacity: opacity)
                }
                #expect(
                    rest
                        == zip(weights, pixels).map {
                            MaskReference.uncovered($0, ofAlpha: $1.w, opacity: opacity)
                        })
            }
            let part = unsafe run(weights) { unsafe MaskKernels.uncovered($0, width, of: opacity) }
            #expect(part == weights.map { MaskReference.uncovered($0, of: opacity) })
        }
    }

    @Test(arguments: [1, 2, 3, 5, 9], [UInt16(0), 65535])
    func dilationEqualsItsReference(radius: Int, outside: UInt16) {
        var random = SeededGenerator(seed: radius)
        for (width, height) in [(1, 1), (13, 9), (6, 20)] {
            var mask = Mask(width: width, height: height)
            for i in mask.values.indices { mask.values[i] = random.chance(0.8) ? 0 : random.biased() }
            #expect(
                mask.dilated(by: radius, outside: outside)
                    == MorphologyReference.dilated(mask, by: radius, outside: outside))
        }
    }

    // MARK: Spread of regions

    /// A path that cuts grows and shrinks like the area that it cuts. Its band ends on whole pixels, where
    /// the rows below must not repeat it.
    @Test(arguments: [1.0, 2, -2])
    func cutPathsSpread(distance: Double) {
        let path = Path.rectangle(Rect(x: 10, y: 12, width: 20, height: 16))
        let area = Area([
            Area.Operand(.union, .fill(.rectangle(Rect(x: 4, y: 4, width: 18, height: 40)))),
            Area.Operand(.intersect, .fill(.path(path, .nonZero))),
        ])
        let clip = PixelRect(width: 50, height: 50)
        let spread = Coverage(area.spread(by: distance), transform: .identity, clip: clip)
        let top = 12 - Int(distance)
        // Between x = 10 and 22, each moved by the distance; corners of the path are round.
        #expect(
            spread.bounds == PixelRect(x0: 10 - Int(distance), y0: top, x1: 22 + Int(distance), y1: 40 - top))
        #expect(spread.runs(inRow: 20).first?.value == 65535)
    }
}
