import Testing
import VitrinePixels
import VitrineTestSupport

@testable import VitrineSamples

/// Pixels made of planes, compared with a plain reference.
@Suite struct PlanarImageTests {
    /// Random planes of a picture. Factors are those of the first and the fourth plane, the others' are 1, as
    /// in most files.
    private static func planes(
        _ width: Int, _ height: Int, count: Int, _ factors: (Int, Int), depths: [Int] = [8],
        using random: inout SeededGenerator
    ) -> PlanarImage {
        let planes = (0..<count).map { index in
            let own = index == 0 || index == 3 || count == 2 ? factors : (1, 1)
            let size = (
                (width * own.0 + factors.0 - 1) / factors.0, (height * own.1 + factors.1 - 1) / factors.1
            )
            let depth = depths[min(index, depths.count - 1)]
            let rowBytes = size.0 * (depth > 8 ? 2 : 1) + Int.random(in: 0...3, using: &random)
            let start = Int.random(in: 0...2, using: &random)
            // With more than 8 bits, some of the words are above the highest sample.
            var bytes = (0..<start + rowBytes * size.1).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            if depth > 8, Bool.random(using: &random) {
                for row in 0..<size.1 {
                    for column in 0..<size.0 {
                        bytes[start + row * rowBytes + 2 * column + 1] &= UInt8(1 << (depth - 8) - 1)
                    }
                }
            }
            return SamplePlane(
                width: size.0, height: size.1, rowBytes: rowBytes, horizontal: own.0, vertical: own.1,
                depth: depth, samples: bytes, from: start)
        }
        return PlanarImage(
            width: width, height: height, planes: planes,
            smoothing: Bool.random(using: &random) ? .libjpeg : .libwebp,
            isPremultiplied: Bool.random(using: &random))
    }

    static let kinds: [(SampleColors, Int)] = [
        (.gray, 1), (.rgb, 3), (.components(.full), 3), (.components(.video), 3),
        (.components(.video), 4),
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

    /// Rows that are made when they are read are those of the whole, in any columns and in any order.
    @Test(arguments: kinds, [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2)])
    func rowsAreThoseOfTheWhole(kind: (SampleColors, Int), factors: (Int, Int)) {
        let seed = 51
        var random = SeededGenerator(seed: seed)
        for (width, height) in [(1, 1), (2, 3), (5, 7), (70, 9), (301, 6)] {
            let planes = Self.planes(width, height, count: kind.1, factors, using: &random)
            let pixels = PlanarPixels(planes, kind.0)
            let whole = pixels.image.components
            #expect(pixels.width == width && pixels.height == height && whole.count == 4 * width * height)
            for _ in 0..<6 {
                let first = Int.random(in: 0..<width, using: &random)
                let columns = first..<Int.random(in: first + 1...width, using: &random)
                let count = Int.random(in: 1...height + 2, using: &random)
                let order = (0..<2 * height).map { _ in Int.random(in: 0..<height, using: &random) }
                pixels.withRows(columns, keeping: count) { rows in
                    for y in order {
                        let place = 4 * (y * width + columns.lowerBound)
                        let expected = whole[place..<place + 4 * columns.count]
                        let row = unsafe UnsafeBufferPointer(
                            start: rows.row(y) + 4 * columns.lowerBound, count: 4 * columns.count)
                        #expect(unsafe row.elementsEqual(expected), "row \(y), \(columns), seed \(seed)")
                    }
                }
            }
        }
    }

    static let coefficients: [SampleMatrix.Coefficients] = [
        .gray, .identity, .yCgCo, .luma(red: 0.2627, blue: 0.0593), .luma(red: 0.299, blue: 0.114),
    ]

    /// Greys have luma and perhaps alpha; the depth of alpha may be another.
    @Test(arguments: [8, 9, 10, 12], [false, true]) func samplesOfVideoEqualTheirReference(
        depth: Int, isFullRange: Bool
    ) {
        let seed = 49
        var random = SeededGenerator(seed: seed)
        for coefficients in Self.coefficients {
            let matrix = SampleMatrix(coefficients, depth: depth, isFullRange: isFullRange)
            let kind: SampleColors = coefficients == .gray ? .luma(matrix) : .components(matrix)
            for factors in [(1, 1), (2, 1), (1, 2), (2, 2)] {
                for count in [kind.count, kind.count + 1] {
                    let alpha = Bool.random(using: &random) ? depth : 8
                    let depths = [Int](repeating: depth, count: kind.count) + [alpha]
                    let width = Int.random(in: 1...70, using: &random)
                    let height = Int.random(in: 1...7, using: &random)
                    let image = Self.planes(
                        width, height, count: count, factors, depths: depths, using: &random)
                    let reference = PlanarReference(image).pixels(kind)
                    #expect(
                        image.rgba(kind).components == reference,
                        "\(coefficients) \(width)x\(height), \(factors), seed \(seed)")
                }
            }
        }
    }

    /// Whole numbers give the colours that the formulas of H.273 do, up to ties.
    @Test(arguments: coefficients, [8, 10, 12]) func matricesAreThoseOfTheStandard(
        coefficients: SampleMatrix.Coefficients, depth: Int
    ) {
        var random = SeededGenerator(seed: 50)
        for isFullRange in [false, true] {
            let matrix = SampleMatrix(coefficients, depth: depth, isFullRange: isFullRange)
            let rows = [
                (matrix.red, matrix.start.x), (matrix.green, matrix.start.y), (matrix.blue, matrix.start.z),
            ]
            for _ in 0..<200 {
                let s = (0..<3).map { _ in Int.random(in: 0..<1 << depth, using: &random) }
                let wanted = Self.standard(coefficients, s, depth: depth, isFullRange: isFullRange)
                for (row, value) in zip(rows, wanted) {
                    var sum = Int(row.1)
                    for index in 0..<3 { sum += Int(row.0[index]) * s[index] }
                    let found = Double(sum) / Double(1 << matrix.shift) - 0.5
                    #expect(abs(found - value * 255) < 0.01, "\(s), \(isFullRange)")
                }
            }
        }
    }

    /// Returns red, green and blue from 0 to 1, before they are clamped.
    private static func standard(
        _ coefficients: SampleMatrix.Coefficients, _ s: [Int], depth: Int, isFullRange: Bool
    ) -> [Double] {
        let one = Double(1 << (depth - 8))
        let high: Double = isFullRange ? 256 * one - 1 : 219 * one
        let black: Double = isFullRange ? 0 : 16 * one
        let y = s.map { (Double($0) - black) / high }
        let c = s.map { (Double($0) - 128 * one) / (isFullRange ? high : 224 * one) }
        switch coefficients {
        case .gray: return [y[0], y[0], y[0]]
        case .identity: return [y[2], y[0], y[1]]
        case .yCgCo: return [y[0] - c[1] + c[2], y[0] + c[1], y[0] - c[1] - c[2]]
        case .luma(let red, let blue):
            let r: Double = y[0] + 2 * (1 - red) * c[2]
            let b: Double = y[0] + 2 * (1 - blue) * c[1]
            let rest: Double = y[0] - red * r - blue * b
            return [r, rest / (1 - red - blue), b]
        }
    }

    /// Chroma in the middle of a plane is a sum of its four neighbours, as the formula of the triangle says.
    @Test func smoothedSamplesAreWeightedByDistance() {
        let image = PlanarImage(
            width: 6, height: 4,
            planes: [
                SamplePlane(
                    width: 6, height: 4, rowBytes: 6, horizontal: 2, vertical: 2,
                    samples: [UInt8](repeating: 0, count: 24)),
                SamplePlane(width: 3, height: 2, rowBytes: 3, samples: [16, 32, 48, 80, 96, 112]),
                SamplePlane(width: 3, height: 2, rowBytes: 3, samples: [0, 0, 0, 0, 0, 0]),
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
        let planes = [y, cb, cr].map { SamplePlane(width: 1, height: 1, rowBytes: 1, samples: [$0]) }
        let pixel = PlanarImage(width: 1, height: 1, planes: planes, smoothing: .libwebp)
            .rgba(.components(.video)).components
        for (found, wanted) in zip(pixel, expected) {
            #expect(abs(Int(found) - Int(wanted)) <= 1)
        }
    }
}
