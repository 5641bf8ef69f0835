import Testing
import VitrinePixels
import VitrineTestSupport

@testable import VitrineSamples

/// Pixels made of planes, compared with a plain reference.
@Suite struct PlanarImageTests {
    /// Random planes of a picture. Factors are those of the first plane, the others' are 1, as in most files.
    private static func planes(
        _ width: Int, _ height: Int, count: Int, _ factors: (Int, Int), using random: inout SeededGenerator
    ) -> PlanarImage {
        let planes = (0..<count).map { index in
            let own = index == 0 || index == 3 ? factors : (1, 1)
            let size = (
                (width * own.0 + factors.0 - 1) / factors.0, (height * own.1 + factors.1 - 1) / factors.1
            )
            let stride = size.0 + Int.random(in: 0...3, using: &random)
            let start = Int.random(in: 0...2, using: &random)
            return SamplePlane(
                width: size.0, height: size.1, stride: stride, horizontal: own.0, vertical: own.1,
                samples: (0..<start + stride * size.1).map { _ in .random(in: 0...255, using: &random) },
                from: start)
        }
        return PlanarImage(
            width: width, height: height, planes: planes,
            smoothing: Bool.random(using: &random) ? .libjpeg : .libwebp)
    }

    static let kinds: [(SampleColors, Int)] = [
        (.gray, 1), (.rgb, 3), (.yCbCr(.full), 3), (.yCbCr(.video), 3), (.yCbCr(.video), 4),
        (.cmyk(isInverted: true), 4), (.cmyk(isInverted: false), 4), (.ycck(isInverted: true), 4),
        (.ycck(isInverted: false), 4),
    ]

    @Test(arguments: kinds, [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (4, 1), (2, 4)])
    func pixelsEqualTheirReference(kind: (SampleColors, Int), factors: (Int, Int)) {
        let seed = 48
        var random = SeededGenerator(seed: seed)
        for (width, height) in [(1, 1), (2, 2), (3, 1), (5, 7), (6, 4), (31, 9), (64, 3)] {
            let image = Self.planes(width, height, count: kind.1, factors, using: &random)
            let reference = PlanarReference(image).pixels(kind.0)
            #expect(image.rgba(kind.0).components == reference, "\(width)x\(height), seed \(seed)")
        }
    }

    /// Chroma in the middle of a plane is a sum of its four neighbours, as the formula of the triangle says.
    @Test func smoothedSamplesAreWeightedByDistance() {
        let image = PlanarImage(
            width: 6, height: 4,
            planes: [
                SamplePlane(
                    width: 6, height: 4, stride: 6, horizontal: 2, vertical: 2,
                    samples: [UInt8](repeating: 0, count: 24)),
                SamplePlane(width: 3, height: 2, stride: 3, samples: [16, 32, 48, 80, 96, 112]),
                SamplePlane(width: 3, height: 2, stride: 3, samples: [0, 0, 0, 0, 0, 0]),
            ], smoothing: .libjpeg)
        let row = image.rgba(.rgb).components.enumerated().filter { $0.offset % 4 == 1 }.map(\.element)
        // (9 x 16 + 3 x 32 + 3 x 80 + 96 + 7) / 16 at the second pixel of the second row.
        let sum: Int = 9 * 16 + 3 * 32 + 3 * 80 + 96 + 7
        #expect(Int(row[7]) == sum / 16)
        // Beyond the edges lies what is at them.
        let corners = [0, 5, 18, 23].map { row[$0] }
        #expect(corners == [16, 48, 80, 112])
    }

    @Test(arguments: [
        (UInt8(16), UInt8(128), UInt8(128), [UInt8(0), 0, 0]), (235, 128, 128, [255, 255, 255]),
        (81, 90, 240, [254, 0, 0]), (145, 54, 34, [0, 255, 1]), (41, 240, 110, [0, 0, 255]),
    ])
    func videoColorsAreThoseOfTheStandard(y: UInt8, cb: UInt8, cr: UInt8, expected: [UInt8]) {
        let color = YCbCrMatrix.video.color(y, cb, cr)
        for (found, wanted) in zip([color.red, color.green, color.blue], expected) {
            #expect(abs(Int(found) - Int(wanted)) <= 1)
        }
    }
}
