import Testing
import VitrineColor
import VitrineJPEG
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// Pixels of JPEG files, compared with those that the library makes by itself.
@Suite struct JPEGColorTests {
    static let sizes = [(1, 1), (2, 3), (3, 2), (5, 5), (17, 9), (33, 31), (64, 48)]
    static let subsamplings = [(1, 1), (2, 1), (1, 2), (2, 2), (4, 1), (1, 4), (4, 2), (2, 4), (3, 1)]

    /// The greatest difference of a component to the library's own colours.
    private static func difference(_ jpeg: ReferenceJPEG) throws -> Int? {
        let file = jpeg.file()
        guard !file.isEmpty, let colors = jpeg.libraryColors(of: file) else { return nil }
        let picture = try JPEG.decode(file)
        try #require((picture.image.width, picture.image.height) == (jpeg.width, jpeg.height))
        try #require(picture.warnings == [])
        let pixels = picture.image.components
        return (0..<colors.count).map { index in
            abs(Int(colors[index]) - Int(pixels[index / 3 * 4 + index % 3]))
        }.max()
    }

    @Test(arguments: subsamplings, ReferenceJPEG.Coding.allCases)
    func subsampledColorsAreThoseOfTheLibrary(luma: (Int, Int), coding: ReferenceJPEG.Coding) throws {
        guard coding != .arithmetic || ReferenceJPEG.hasArithmetic else { return }
        for (width, height) in Self.sizes {
            let jpeg = ReferenceJPEG(width: width, height: height, luma: luma, coding: coding)
            let difference = try Self.difference(jpeg)
            #expect(try #require(difference) <= 2, "\(jpeg)")
        }
    }

    @Test(arguments: ReferenceJPEG.Colors.allCases, [false, true])
    func everyKindOfColorsIsThatOfTheLibrary(colors: ReferenceJPEG.Colors, isAdobe: Bool) throws {
        // Without the marker, nothing tells YCCK from CMYK.
        guard isAdobe || colors != .ycck else { return }
        for (width, height) in Self.sizes {
            for coding in [ReferenceJPEG.Coding.baseline, .progressive] {
                let jpeg = ReferenceJPEG(
                    width: width, height: height, colors: colors, coding: coding, isAdobe: isAdobe)
                let difference = try Self.difference(jpeg)
                #expect(try #require(difference) <= 2, "\(jpeg)")
            }
        }
    }

    @Test func subsampledYCCKIsThatOfTheLibrary() throws {
        let jpeg = ReferenceJPEG(width: 37, height: 21, colors: .ycck, luma: (2, 2))
        let difference = try Self.difference(jpeg)
        #expect(try #require(difference) <= 2)
    }

    @Test func pixelsAreOpaque() throws {
        let picture = try JPEG.decode(ReferenceJPEG(width: 9, height: 7, luma: (2, 2)).file())
        let alphas = stride(from: 3, to: 9 * 7 * 4, by: 4).map { picture.image.components[$0] }
        #expect(alphas.allSatisfy { $0 == 255 })
    }
}
