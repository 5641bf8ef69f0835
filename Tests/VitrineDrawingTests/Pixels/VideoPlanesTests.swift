import Testing
import VitrinePixels
import VitrineTestSupport
import VitrineThreads

/// Video against its formulas in double precision, which no byte misses by more than half a step.
struct VideoPlanesTests {
    @Test(arguments: [(1, 1), (7, 3), (33, 17), (64, 40)], [true, false])
    func planesFollowTheFormulas(size: (width: Int, height: Int), opaque: Bool) {
        var random = SeededGenerator(seed: size.width * 31 + size.height)
        let image = RGBA16Image.random(
            width: size.width, height: size.height, opaque: opaque, using: &random)
        let pixels = Pixmap(image)
        var planes = VideoPlanes(width: size.width, height: size.height)
        planes.update(0..<size.height, from: pixels, workers: Workers(count: 2))
        let components = pixels.rgba8().components
        let count = size.width * size.height
        #expect(planes.bytes.count == 3 * count)
        for index in 0..<count {
            let expected = Self.video(components[4 * index..<4 * index + 4].map(Double.init))
            for plane in 0..<3 {
                let error = abs(Double(planes.bytes[plane * count + index]) - expected[plane])
                #expect(error <= 0.5005, "plane \(plane), pixel \(index), \(size), opaque \(opaque)")
            }
        }
    }

    /// Returns a colour over black by BT.709 in limited range.
    private static func video(_ pixel: [Double]) -> [Double] {
        // Over black, a component is a whole number, too.
        let c = pixel.prefix(3).map { (($0 * pixel[3] / 255).rounded()) / 255 }
        let luma = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
        return [
            16 + 219 * luma, 128 + 224 * (c[2] - luma) / 1.8556, 128 + 224 * (c[0] - luma) / 1.5748,
        ]
    }

    @Test func greysHaveNoColorAndEndsAreThoseOfTheRange() {
        var pixels = Pixmap(width: 256, height: 1)
        for x in 0..<256 { pixels[x, 0] = SIMD4(SIMD3(repeating: UInt16(x * 257)), 65535) }
        var planes = VideoPlanes(width: 256, height: 1)
        planes.update(0..<1, from: pixels, workers: .serial)
        #expect(planes.bytes[0] == 16 && planes.bytes[255] == 235)
        #expect(Set(planes.bytes[256...]) == [128])
    }

    /// Rows that are not named stay, and those that are equal those of a whole picture, also with 16 bits.
    @Test func rowsAreConvertedAlone() {
        var random = SeededGenerator(seed: 9)
        let old = Pixmap(RGBA16Image.random(width: 19, height: 24, opaque: false, using: &random))
        let new = Pixmap(RGBA16Image.random(width: 19, height: 24, opaque: false, using: &random))
        let rows = 5..<17
        var mixed = old
        for y in rows { for x in 0..<19 { mixed[x, y] = new[x, y] } }
        var eight = old.rgba8()
        eight.update(rows, from: new, workers: Workers(count: 3))
        #expect(eight == mixed.rgba8())
        var sixteen = old.rgba16()
        sixteen.update(rows, from: new, workers: Workers(count: 3))
        #expect(sixteen == mixed.rgba16())
        var video = VideoPlanes(width: 19, height: 24)
        video.update(0..<24, from: old, workers: .serial)
        video.update(rows, from: new, workers: Workers(count: 3))
        var whole = VideoPlanes(width: 19, height: 24)
        whole.update(0..<24, from: mixed, workers: .serial)
        #expect(video == whole)
    }
}
