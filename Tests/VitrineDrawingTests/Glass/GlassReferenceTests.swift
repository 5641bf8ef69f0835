import Foundation
import Testing

@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Painted glass compared with its formulas.
///
/// `VITRINE_GLASS_DRAWS` is the number of pictures drawn for each feature, `VITRINE_GLASS_SEED` the first of
/// them, and `VITRINE_GLASS_FEATURES` the features to test. `VITRINE_GLASS_TAPS` replaces the number of
/// points in each mean of a lens that the page requires. If any of these is set, the deviation of each
/// picture is printed. Pictures that deviate too far are written to the folder `VITRINE_GLASS_PICTURES`: as
/// painted, as expected, and their difference multiplied by eight.
@Suite struct GlassReferenceTests {
    static let environment = ProcessInfo.processInfo.environment
    static let isPrinting = environment.keys.contains { $0.hasPrefix("VITRINE_GLASS_") }
    static let draws = environment["VITRINE_GLASS_DRAWS"].flatMap(UInt64.init) ?? 2
    static let first = environment["VITRINE_GLASS_SEED"].flatMap(UInt64.init) ?? 0

    static let features: [GlassReferenceDraw.Feature] = {
        guard let names = environment["VITRINE_GLASS_FEATURES"] else {
            return GlassReferenceDraw.Feature.allCases
        }
        return names.split(separator: ",").compactMap { GlassReferenceDraw.Feature(rawValue: String($0)) }
    }()

    @Test(arguments: features)
    func glassIsPaintedByTheFormulas(_ feature: GlassReferenceDraw.Feature) throws {
        for seed in Self.first..<Self.first + Self.draws {
            let draw = GlassReferenceDraw(feature, seed: seed)
            let behind = try Rasterizer().render(draw.scene)
            let painted = try Rasterizer().render(draw.wholeScene)
            let wanted = GlassReference.render(
                draw.glass, over: behind, draw.deviceTransform,
                taps: Self.environment["VITRINE_GLASS_TAPS"].flatMap(Int.init))
            let deviation = GlassReferenceDeviation(painted, wanted, behind: behind)
            let text =
                "\(feature.rawValue) seed \(seed): \(deviation.description)\n"
                + DisplayListPrinter(showsSources: false).text(of: draw.wholeScene)
            if Self.isPrinting { print("\(feature.rawValue) seed \(seed): \(deviation.description)") }
            #expect(deviation.isSmall, Comment(rawValue: text))
            if let folder = Self.environment["VITRINE_GLASS_PICTURES"], !deviation.isSmall {
                let file = "\(folder)/\(feature.rawValue)-\(seed).ppm"
                try GlassReferenceDeviation.picture(painted, wanted).write(to: URL(fileURLWithPath: file))
            }
        }
    }
}

/// The deviation of a picture from the expected one, in 255ths.
struct GlassReferenceDeviation: CustomStringConvertible {
    private(set) var largest = 0.0
    /// The mean over the pixels that differ from the backdrop.
    private(set) var mean = 0.0
    /// The number of pixels that deviate by more than is allowed.
    private(set) var count = 0
    private var place = (x: 0, y: 0)
    private var values = (painted: SIMD4<Double>(), wanted: SIMD4<Double>())

    static let maxAnywhere = 1.5
    static let maxOnAverage = 0.3

    var isSmall: Bool { largest <= Self.maxAnywhere && mean <= Self.maxOnAverage }

    init(_ painted: Pixmap, _ wanted: [SIMD4<Double>], behind: Pixmap) {
        let (before, now) = (GlassReferencePicture(behind).values, GlassReferencePicture(painted).values)
        var changed = 0
        for index in wanted.indices {
            let difference = (now[index] - wanted[index]) * 255
            let away = max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
            if away > Self.maxAnywhere { count += 1 }
            if away > largest {
                largest = away
                place = (index % painted.width, index / painted.width)
                values = (now[index], wanted[index])
            }
            guard wanted[index] != before[index] || now[index] != before[index] else { continue }
            changed += 1
            mean += away
        }
        mean /= Double(max(changed, 1))
    }

    var description: String {
        func number(_ value: Double) -> String { String(format: "%.3f", value) }
        func color(_ value: SIMD4<Double>) -> String {
            "(" + (0..<4).map { String(format: "%.1f", value[$0] * 255) }.joined(separator: " ") + ")"
        }
        return "largest \(number(largest)) at (\(place.x), \(place.y)), painted \(color(values.painted)), "
            + "wanted \(color(values.wanted)); mean \(number(mean)); \(count) pixels too far"
    }

    /// Returns both pictures over white and their difference side by side, as a portable pixmap.
    static func picture(_ painted: Pixmap, _ wanted: [SIMD4<Double>]) -> Data {
        let now = GlassReferencePicture(painted).values
        var data = Data("P6 \(painted.width * 3) \(painted.height) 255\n".utf8)
        for y in 0..<painted.height {
            for part in 0..<3 {
                for index in y * painted.width..<(y + 1) * painted.width {
                    let (a, b) = (now[index] + (1 - now[index].w), wanted[index] + (1 - wanted[index].w))
                    let color = part == 0 ? a : part == 1 ? b : 0.5 + (a - b) * 8
                    for lane in 0..<3 { data.append(UInt8(min(max(color[lane], 0), 1) * 255 + 0.5)) }
                }
            }
        }
        return data
    }
}
