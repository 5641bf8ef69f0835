import Testing
import VitrinePNG
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
        let picture = DiffImage.sideBySide(.eight(expected: expected, actual: actual)).drawn
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
        let picture = DiffImage.sideBySide(.eight(expected: wide, actual: tall)).drawn
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
        #expect(
            pixel(DiffImage.sideBySide(.eight(expected: nothing, actual: one)).drawn, 3, 0) == [
                255, 0, 255, 255,
            ])
        #expect(DiffImage.sideBySide(.eight(expected: nothing, actual: nothing)).height == 0)
    }

    @Test func everyDifferenceIsSeen() {
        func shown(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
            let pictures = [a, b].map { RGBA8Image(width: 1, height: 1, components: $0) }
            return pixel(DiffImage.heatMap(.eight(expected: pictures[0], actual: pictures[1])).drawn, 0, 0)
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

    /// Pictures of 16 bits are shown as those with each component rounded to 8.
    @Test(arguments: [true, false]) func sixteenBitsAreRounded(sideBySide: Bool) {
        var random = SeededGenerator(seed: 4)
        let wide = RGBA8Image.random(width: 7, height: 3, opaque: false, using: &random)
        let tall = RGBA8Image.random(width: 4, height: 6, opaque: true, using: &random)
        func widened(_ image: RGBA8Image) -> RGBA16Image {
            RGBA16Image(
                width: image.width, height: image.height,
                components: image.components.map {
                    let exact = Int($0) * 257
                    return UInt16(min(max(exact + Int.random(in: -128...128, using: &random), 0), 65535))
                })
        }
        let eight = ComparedPictures.eight(expected: wide, actual: tall)
        let sixteen = ComparedPictures.sixteen(expected: widened(wide), actual: widened(tall))
        let picture = sideBySide ? DiffImage.sideBySide(eight) : DiffImage.heatMap(eight)
        let rounded = sideBySide ? DiffImage.sideBySide(sixteen) : DiffImage.heatMap(sixteen)
        #expect(picture.drawn == rounded.drawn)
    }

    @Test func rowsAreOpaqueWhereAllPixelsAre() {
        let wide = RGBA8Image(width: 4, height: 1, components: Array(repeating: 255, count: 16))
        let tall = RGBA8Image(width: 2, height: 3, components: Array(repeating: 255, count: 24))
        let map = DiffImage.heatMap(.eight(expected: wide, actual: tall))
        #expect((0..<3).map(map.isOpaqueRow) == [true, false, false])
        #expect(DiffImage.heatMap(.eight(expected: tall, actual: tall)).isOpaqueRow(2))
    }
}
