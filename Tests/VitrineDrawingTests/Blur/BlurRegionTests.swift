import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// A region of a blur is exactly the same part of the blur of the whole.
@Suite struct BlurRegionTests {
    static let sigmas = [0.05, 0.3, 1, 2.5, 2.8, 4, 5.5, 9, 20, 45, 130, 500]

    private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
        var random = SeededGenerator(seed: seed)
        var image = Pixmap(width: width, height: height)
        for i in image.pixels.indices {
            image.pixels[i] = SIMD4(random.sample(), random.sample(), random.sample(), random.sample())
        }
        return image
    }

    /// Returns a part of `0..<size`: sometimes all, sometimes one pixel, often at an edge.
    private func part(of size: Int, _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0..<size, using: &random)
        let end = Int.random(in: start..<size, using: &random) + 1
        switch random.next() % 6 {
        case 0: return 0..<end
        case 1: return start..<size
        case 2: return start..<(start + 1)
        default: return start..<end
        }
    }

    @Test(arguments: sigmas, BlurEdge.allCases)
    func regionsAreCutFromTheWhole(sigma: Double, edge: BlurEdge) {
        var random = SeededGenerator(seed: UInt64(sigma * 100))
        // Distant reflections are expensive without optimisation.
        let sizes = sigma < 40 ? [(51, 34), (32, 48), (7, 60), (1, 5)] : [(41, 9)]
        for (width, height) in sizes {
            let image = Self.noise(width, height, seed: 3)
            let sigmaY = [sigma, sigma / 3, 0, min(2 * sigma, 20)][Int(random.next() % 4)]
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigmaY, edge: edge)
            let whole = blur.apply(to: image, workers: .serial)
            for _ in 0..<4 {
                let (across, down) = (part(of: width, &random), part(of: height, &random))
                let region = PixelRect(
                    x0: across.lowerBound, y0: down.lowerBound, x1: across.upperBound, y1: down.upperBound)
                let workers = Workers(count: 1 + Int(random.next() % 3))
                let cut = blur.apply(to: image, region: region, workers: workers)
                var wanted = Pixmap(width: region.width, height: region.height)
                for y in down {
                    for x in across { wanted[x - region.x0, y - region.y0] = whole[x, y] }
                }
                #expect(cut == wanted, "\(width)x\(height) \(sigmaY) \(region)")
            }
        }
    }

    /// A picture much smaller than the blur's reach is blurred like the same picture mirrored many times.
    @Test(arguments: [1, 2, 3, 5, 6, 7, 12, 33], [20.0, 130, 500])
    func smallPicturesAreMirroredWithoutEnd(size: Int, sigma: Double) {
        let image = Self.noise(size, 1, seed: UInt64(size))
        // A whole number of periods, and of the widest samples of any level: all grids agree.
        let start = 2048 * size
        var tiled = Pixmap(width: 2 * start + size, height: 1)
        for x in 0..<tiled.width {
            let turned = x % (2 * size)
            tiled[x, 0] = image[min(turned, 2 * size - 1 - turned), 0]
        }
        func transposed(_ image: Pixmap) -> Pixmap {
            var result = Pixmap(width: image.height, height: image.width)
            result.pixels = image.pixels
            return result
        }
        let region = PixelRect(x0: start, y0: 0, x1: start + size, y1: 1)
        let across = GaussianBlur(sigmaX: sigma, sigmaY: 0, edge: .mirror)
        #expect(
            across.apply(to: image, workers: .serial)
                == across.apply(to: tiled, region: region, workers: .serial))
        let down = GaussianBlur(sigmaX: 0, sigmaY: sigma, edge: .mirror)
        #expect(
            down.apply(to: transposed(image), workers: .serial)
                == down.apply(
                    to: transposed(tiled), region: PixelRect(x0: 0, y0: start, x1: 1, y1: start + size),
                    workers: .serial))
    }

    /// Bytes and masks have kernels of their own.
    @Test(arguments: [0.7, 3, 6, 25], BlurEdge.allCases)
    func regionsOfEveryKind(sigma: Double, edge: BlurEdge) {
        var random = SeededGenerator(seed: 9)
        let (width, height) = (39, 30)
        var (mask, mask8) = (Mask(width: width, height: height), Mask8(width: width, height: height))
        for i in mask.values.indices {
            mask.values[i] = random.sample()
            mask8.values[i] = UInt8(truncatingIfNeeded: random.sample())
        }
        let image = RGBA8Image(
            width: width, height: height,
            components: (0..<(4 * width * height)).map { _ in UInt8(truncatingIfNeeded: random.sample()) })
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: 1.4 * sigma, edge: edge)
        let wholes = (
            blur.apply(to: mask, workers: .serial), blur.apply(to: mask8, workers: .serial),
            blur.apply(to: image, workers: .serial)
        )
        for _ in 0..<6 {
            let (across, down) = (part(of: width, &random), part(of: height, &random))
            let region = PixelRect(
                x0: across.lowerBound, y0: down.lowerBound, x1: across.upperBound, y1: down.upperBound)
            func cut<Value>(_ values: [Value], channels: Int = 1) -> [Value] {
                down.flatMap { y in
                    values[(y * width + region.x0) * channels..<(y * width + region.x1) * channels]
                }
            }
            let serial = Workers.serial
            #expect(blur.apply(to: mask, region: region, workers: serial).values == cut(wholes.0.values))
            #expect(blur.apply(to: mask8, region: region, workers: serial).values == cut(wholes.1.values))
            #expect(
                blur.apply(to: image, region: region, workers: serial).components
                    == cut(wholes.2.components, channels: 4))
        }
    }

    /// A region beyond the picture continues it by the rule of the edge, as in the reference implementation.
    @Test(arguments: [0.05, 1, 3, 7, 30], BlurEdge.allCases)
    func regionsGoBeyondThePicture(sigma: Double, edge: BlurEdge) {
        let mask = BlurInput.blackAndWhite.mask(width: 21, height: 18)
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: 2, edge: edge)
        for region in [
            PixelRect(x0: -7, y0: -5, x1: 30, y1: 25), PixelRect(x0: 3, y0: 40, x1: 9, y1: 44),
            PixelRect(x0: -95, y0: -60, x1: -88, y1: -53), PixelRect(x0: 20, y0: 17, x1: 33, y1: 19),
        ] {
            let reference = BlurReference(blur).blurred(PlaneReference(mask), region)
            let result = blur.apply(to: mask, region: region, workers: .serial)
            #expect(result.values == reference.values, "\(region)")
        }
    }

    /// Pixels beyond the reach may have any value.
    @Test(arguments: [0.4, 2, 3, 8, 21])
    func onlyTheSurroundingsMatter(sigma: Double) {
        let image = Self.noise(260, 200, seed: 8)
        let region = PixelRect(x0: 117, y0: 91, x1: 130, y1: 102)
        for edge in BlurEdge.allCases {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
            let near = region.outset(by: blur.reach)
            var other = image
            for y in 0..<image.height {
                for x in 0..<image.width where !near.holds(x, y) { other[x, y] = ~image[x, y] }
            }
            let cut = blur.apply(to: image, region: region, workers: .serial)
            #expect(blur.apply(to: other, region: region, workers: .serial) == cut)
        }
    }

    @Test func emptyRegionsAndPictures() {
        let image = Self.noise(5, 4, seed: 1)
        for sigma in [0, 0.5, 7] {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: .clamp)
            let none = PixelRect(x0: 3, y0: 2, x1: 3, y1: 9)
            #expect(blur.apply(to: image, region: none, workers: .serial).pixels.isEmpty)
            let nothing = Mask(width: 0, height: 3)
            let region = PixelRect(width: 2, height: 2)
            #expect(blur.apply(to: nothing, region: region, workers: .serial).values == [0, 0, 0, 0])
        }
    }
}
