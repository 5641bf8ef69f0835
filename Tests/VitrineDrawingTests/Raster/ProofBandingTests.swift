import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// A dark gradient over 1,000 pixels, from display list to 8 bits: no band is wider than the dither hides.
@Suite struct ProofBandingTests {
    enum Case: String, CaseIterable, Sendable {
        case alone, groupBlur, backdropBlur
    }

    static let width = 1000
    static let height = 32
    /// #101010 to #181818.
    static let ends = (from: 16.0, to: 24.0)
    static let sigma = 40.0

    static func list(_ kind: Case) -> DisplayList {
        let margin = 400.0
        let gradient = Paint.linear(
            LinearGradient(
                stops: [
                    GradientStop(0, Color(white: ends.from / 255)),
                    GradientStop(1, Color(white: ends.to / 255)),
                ], start: .zero, end: Point(Double(width), 0)))
        let canvas = Area.box(0, 0, Double(width), Double(height))
        switch kind {
        case .alone: return DisplayList(Double(width), Double(height), [.fill(canvas, gradient)])
        case .backdropBlur:
            return DisplayList(
                Double(width), Double(height),
                [.fill(canvas, gradient), .backdrop(canvas, BackdropFilter([.blur(sigma: sigma)]))])
        case .groupBlur:
            // Far enough beyond the canvas that the group's transparent surroundings are not visible.
            let wide = Area.box(-margin, -margin, Double(width) + 2 * margin, Double(height) + 2 * margin)
            let group = Group(
                filters: [.blur(sigma: sigma)],
                items: [DisplayItem(source: "gradient", .fill(wide, gradient))])
            return DisplayList(Double(width), Double(height), [.group(group)])
        }
    }

    /// Returns the gradient in 255ths at each column, in doubles, blurred by a Gaussian if the case requires
    /// it.
    static func expected(_ kind: Case) -> [Double] {
        func plain(_ x: Int) -> Double {
            let t = min(max((Double(x) + 0.5) / Double(width), 0), 1)
            return ends.from + (ends.to - ends.from) * t
        }
        if kind == .alone { return (0..<width).map(plain) }
        let kernel = GaussianReference.kernel(sigma)
        let radius = kernel.count / 2
        return (0..<width).map { x in
            var sum = 0.0
            for k in -radius...radius {
                // Beyond the canvas a group's gradient keeps its end colours, and a backdrop is mirrored.
                let place =
                    kind == .backdropBlur ? GaussianReference.index(x + k, width, .mirror) ?? 0 : x + k
                sum += kernel[k + radius] * plain(place)
            }
            return sum
        }
    }

    /// Returns the largest deviation of the mean of a 16 x 16 window from that of the expected values, over
    /// all windows and all three components.
    static func worstWindow(_ image: RGBA8Image, _ expected: [Double]) -> Double {
        let size = 16
        var worst = 0.0
        for lane in 0..<3 {
            let columns = (0..<image.width).map { x in
                (0..<image.height).map { y in Int(image.components[(y * image.width + x) * 4 + lane]) }
            }
            for top in 0...(image.height - size) {
                let sums = columns.map { $0[top..<top + size].reduce(0, +) }
                for left in 0...(image.width - size) {
                    let mean = Double(sums[left..<left + size].reduce(0, +)) / Double(size * size)
                    let wanted = expected[left..<left + size].reduce(0, +) / Double(size)
                    worst = max(worst, abs(mean - wanted))
                }
            }
        }
        return worst
    }

    @Test(arguments: Case.allCases)
    func windowsKeepTheirMean(kind: Case) throws {
        let picture = try Rasterizer(workers: Workers(count: 2)).render(Self.list(kind))
        let expected = Self.expected(kind)
        let dithered = Self.worstWindow(picture.rgba8(), expected)
        #expect(dithered <= 0.15, "\(kind): \(dithered)")
        // The measure detects bands: without the dither, a window lies within one.
        let rounded = Self.worstWindow(picture.rounded8(), expected)
        #expect(rounded > 0.4, "\(kind): \(rounded)")
    }
}
