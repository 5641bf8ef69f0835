import Testing
import VitrineTestSupport

@testable import VitrineGoldens
@testable import VitrinePixels

struct DifferencePictureTests {
    private func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.components[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }

    @Test func panelsSideBySide() {
        var random = SeededGenerator(seed: 3)
        let expected = RGBA8Image.random(width: 5, height: 4, opaque: true, using: &random)
        var actual = expected
        let changed = (2 * 5 + 3) * 4
        actual.components[changed + 1] ^= 1
        let picture = DiffImage.sideBySide(expected, actual)
        #expect(picture.width == 19 && picture.height == 4)
        for y in 0..<4 {
            for x in 0..<5 {
                let color = pixel(expected, x, y)
                #expect(pixel(picture, x, y) == color)
                #expect(pixel(picture, 14 + x, y) == pixel(actual, x, y))
                let middle = pixel(picture, 7 + x, y)
                if (x, y) == (3, 2) {
                    #expect(middle == [112, 28, 140, 255])
                } else {
                    #expect(middle[0] <= 63 && middle[0] == middle[1] && middle[1] == middle[2])
                    #expect(middle[3] == 255)
                }
            }
            for x in [5, 6, 12, 13] { #expect(pixel(picture, x, y) == [128, 128, 128, 255]) }
        }
    }

    @Test func differentSizesAlignAtTheTopLeft() {
        let wide = RGBA8Image(width: 4, height: 1, components: Array(repeating: 200, count: 16))
        let tall = RGBA8Image(width: 2, height: 3, components: Array(repeating: 200, count: 24))
        let picture = DiffImage.sideBySide(wide, tall)
        #expect(picture.width == 16 && picture.height == 3)
        #expect(pixel(picture, 3, 0) == [200, 200, 200, 200])
        #expect(pixel(picture, 0, 1) == [0, 0, 0, 0], "nothing below the wide one")
        let magenta: [UInt8] = [255, 0, 255, 255]
        #expect(pixel(picture, 6 + 3, 0) == magenta && pixel(picture, 6 + 1, 2) == magenta)
        #expect(pixel(picture, 6 + 0, 0) != magenta)
        #expect(pixel(picture, 6 + 3, 2) == [0, 0, 0, 0], "neither picture reaches here")
        #expect(pixel(picture, 12 + 1, 2) == [200, 200, 200, 200])
        #expect(pixel(picture, 12 + 3, 0) == [0, 0, 0, 0])
    }

    @Test func emptyAgainstSomething() {
        let nothing = RGBA8Image(width: 0, height: 0, components: [])
        let one = RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255])
        #expect(pixel(DiffImage.sideBySide(nothing, one), 3, 0) == [255, 0, 255, 255])
        #expect(DiffImage.sideBySide(nothing, nothing).height == 0)
    }

    @Test func everyDifferenceIsSeen() {
        func shown(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
            let pictures = [a, b].map { RGBA8Image(width: 1, height: 1, components: $0) }
            return pixel(DiffImage.heatMap(pictures[0], pictures[1]), 0, 0)
        }
        for difference in UInt8(1)...255 {
            for pair in [
                shown([0, 0, 0, 255], [difference, 0, 0, 255]), shown([0, 0, 0, 0], [0, 0, 0, difference]),
            ] {
                #expect(pair[0] >= 100 && pair[3] == 255 && pair[0] - min(pair[1], pair[2]) >= 40)
            }
        }
        #expect(shown([255, 255, 255, 255], [255, 255, 255, 255]) == [63, 63, 63, 255])
    }
}
