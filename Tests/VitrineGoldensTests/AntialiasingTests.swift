import Testing
import VitrineComparisonSettings
import VitrineTestSupport

@testable import VitrineGoldens
@testable import VitrinePixels

/// The fast search for pixels that look anti-aliased, compared with the detector itself.
@Suite struct AntialiasingTests {
    /// Few colours in small blocks, some translucent, give pixels with siblings, extremes and ties of every
    /// kind.
    @Test(arguments: UInt64(1)...9) func antialiasingIsFoundAsByTheReference(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        // Rows of one to three words, the last of which may be incomplete.
        let width = [60, 64, 65, 128, 150][Int(seed % 5)]
        let height = 24
        let palette: [[UInt8]] = [
            [0, 0, 0, 255], [90, 90, 90, 255], [91, 90, 90, 255], [200, 200, 200, 255], [255, 255, 255, 255],
            [120, 40, 200, 255], [90, 90, 90, seed % 3 == 0 ? 100 : 255],
        ]
        func picture(_ random: inout SeededGenerator) -> RGBA8Image {
            var image = RGBA8Image(
                width: width, height: height, components: [UInt8](repeating: 255, count: width * height * 4))
            for _ in 0..<width * 5 {
                let color = palette[Int.random(in: 0..<palette.count, using: &random)]
                let x = Int.random(in: 0..<width, using: &random)
                let y = Int.random(in: 0..<height, using: &random)
                let (w, h) = (Int.random(in: 1...6, using: &random), Int.random(in: 1...4, using: &random))
                for row in y..<min(y + h, height) {
                    for column in x..<min(x + w, width) {
                        for channel in 0..<4 {
                            image.components[(row * width + column) * 4 + channel] = color[channel]
                        }
                    }
                }
            }
            return image
        }
        let first = picture(&random)
        var second = first
        for pixel in 0..<width * height where random.next() % 3 == 0 {
            let color = palette[Int.random(in: 0..<palette.count, using: &random)]
            for channel in 0..<4 { second.components[pixel * 4 + channel] = color[channel] }
        }
        let marks = [UInt64.max, random.next() & random.next() & random.next()]
        for (other, marks) in [(second, marks[0]), (second, marks[1]), (picture(&random), marks[0])] {
            for isForOKLab in [true, false] {
                let detector = AntialiasingDetector(
                    backdrop: isForOKLab ? .white : .checkerboard, tellsAlphaApart: isForOKLab)
                let found = try #require(
                    unsafe PixelViews.with(first, other) { views in
                        unsafe words(detector, views, marks, width: width, height: height)
                    })
                #expect(found.wrong == [], "seed \(seed)")
                #expect(found.marked > 0 && found.unmarked > 0, "seed \(seed)")
            }
        }
    }

    /// Returns the results of both methods for each word of a picture.
    private func words(
        _ detector: AntialiasingDetector, _ views: PixelViews<UInt8>, _ marks: UInt64, width: Int, height: Int
    ) -> (wrong: [String], marked: Int, unmarked: Int) {
        var result = (wrong: [String](), marked: 0, unmarked: 0)
        var scan = unsafe AntialiasingScan(detector, views)
        for y in 0..<height {
            for index in 0..<(width + 63) / 64 {
                let room = width - index * 64
                let marks = room < 64 ? marks & ((1 << UInt64(room)) - 1) : marks
                let fast = unsafe scan.antialiased(marks, index: index, y: y)
                let plain = unsafe detector.antialiased(views, (marks, marks), x: index * 64, y: y)
                if fast != plain { result.wrong.append("row \(y), word \(index): \(fast), not \(plain)") }
                result.marked += plain.nonzeroBitCount
                result.unmarked += (marks & ~plain).nonzeroBitCount
            }
        }
        return result
    }

    /// Both sums grow with the difference of blue. If they have the same sign on either side of zero, they
    /// therefore have the same sign for all differences of blue.
    @Test func wholeNumbersOrderColorsAsBrightnessDoes() {
        let exact = (red: 29_889_531, green: 58_662_247, blue: 11_448_223)
        let whole = (
            red: Int(BrightnessOrder.red), green: Int(BrightnessOrder.green), blue: Int(BrightnessOrder.blue)
        )
        var wrong = 0
        for red in -255...255 {
            for green in -255...255 {
                let rest = red * exact.red + green * exact.green
                let zero = Int((-Double(rest) / Double(exact.blue)).rounded(.down))
                for blue in [-255, zero - 1, zero, zero + 1, zero + 2, 255] where abs(blue) <= 255 {
                    let wanted = (rest + blue * exact.blue).signum()
                    let found = red * whole.red + green * whole.green + blue * whole.blue
                    if found.signum() != wanted { wrong += 1 }
                    if wanted == 0, (red, green, blue) != (0, 0, 0) { wrong += 1 }
                }
            }
        }
        #expect(wrong == 0)
        #expect(255 * (whole.red + whole.green + whole.blue) < 1 << 28)
    }
}
