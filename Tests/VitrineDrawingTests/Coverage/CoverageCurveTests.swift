import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The coverage of text: light text on dark is as heavy as dark text on light, measured by CIE lightness in
/// doubles.
@Suite struct CoverageCurveTests {
    static let lightnesses = [0, 0.03, 0.2, 0.4375, 0.5, 0.6, 0.75, 0.97, 1]

    /// Returns CIE L* over 100 of an encoded grey, by its definition and with the C library.
    static func lightness(_ encoded: Double) -> Double {
        let y = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
        return y > 216.0 / 24389 ? 1.16 * cbrt(y) - 0.16 : y * 243.89 / 27
    }

    /// Returns the grey of a lightness, found by bisection.
    static func grey(_ wanted: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if lightness(middle) < wanted { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the fraction of the lightness difference between backdrop and text that a pixel with a share
    /// of coverage has.
    static func weight(_ share: Double, text: Double, behind: Double) -> Double {
        (lightness(behind + share * (text - behind)) - lightness(behind))
            / (lightness(text) - lightness(behind))
    }

    @Test(arguments: lightnesses) func keepsBothEndsAndTheOrder(lightness: Double) {
        let curve = TextContrastCurve.lightness(lightness)
        #expect(curve.adjusted(0) == 0)
        #expect(curve.adjusted(65535) == 65535)
        let all = (0...65535).map { curve.adjusted(UInt16($0)) }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
        // No covered pixel vanishes.
        #expect(all[1] > 0)
    }

    /// The definition, for the lightness that the table represents.
    @Test(arguments: 0...16) func followsTheFormula(step: Int) throws {
        let t = Double(step) / 16
        let (text, behind) = (Self.grey(t), Self.grey(1 - t))
        let curve = TextContrastCurve.lightness(t)
        let farthest = stride(from: 0, through: 65535, by: 97).map { covered in
            let c = Double(covered) / 65535
            let exact = step == 8 ? c : (Self.grey((1 - c) * (1 - t) + c * t) - behind) / (text - behind)
            return abs(Double(curve.adjusted(UInt16(covered))) - exact * 65535)
        }.max()
        // Between two values of the table, 256 apart, the curve is straight; its curvature there is below 7.
        #expect(try #require(farthest) < 8)
    }

    @Test(arguments: lightnesses) func exchangesWithItsOpposite(lightness: Double) throws {
        let (curve, opposite) = (
            TextContrastCurve.lightness(lightness), TextContrastCurve.lightness(1 - lightness)
        )
        let distances: [Int] = (0...65535).map { coverage in
            let adjusted = Int(curve.adjusted(UInt16(coverage)))
            return abs(adjusted + Int(opposite.adjusted(UInt16(65535 - coverage))) - 65535)
        }
        let farthest = distances.max()
        #expect(try #require(farthest) <= 3)
    }

    /// Stems of any width at any position between pixels, in opposite colours.
    @Test(arguments: [0, 0.125, 0.25]) func stemsWeighTheSame(darker: Double) {
        let (dark, light) = (Self.grey(darker), Self.grey(1 - darker))
        var plainMost = 0.0
        for width in stride(from: 0.3, through: 4, by: 0.13) {
            for place in stride(from: 0, to: 1, by: 0.09) {
                let covers = (0..<6).map {
                    min(max(min(place + width, Double($0) + 1) - max(place, Double($0)), 0), 1)
                }
                func weight(_ text: Double, _ behind: Double, _ curve: TextContrastCurve) -> Double {
                    covers.reduce(0) {
                        let share = Double(curve.adjusted(UInt16(($1 * 65535).rounded()))) / 65535
                        return $0 + Self.weight(share, text: text, behind: behind)
                    }
                }
                let onLight = weight(dark, light, .lightness(darker))
                let onDark = weight(light, dark, .lightness(1 - darker))
                #expect(abs(onLight / width - 1) < 0.001, "\(width) at \(place)")
                #expect(abs(onDark / width - 1) < 0.001, "\(width) at \(place)")
                plainMost = max(
                    plainMost, abs(weight(light, dark, .identity) / weight(dark, light, .identity) - 1))
            }
        }
        // The problem that the curve solves.
        #expect(plainMost > 0.05)
    }

    // MARK: - Drawn

    /// An H and a slanted bar of thin stems, 12 points high.
    static let run: GlyphRun = {
        var path = Path()
        for points in [
            [(100, 0), (190, 0), (190, -700), (100, -700)],
            [(190, -310), (500, -310), (500, -385), (190, -385)],
            [(500, 0), (590, 0), (590, -700), (500, -700)], [(700, 0), (790, 0), (1000, -700), (910, -700)],
        ] {
            path.move(to: Point(Double(points[0].0), Double(points[0].1)))
            for point in points.dropFirst() { path.line(to: Point(Double(point.0), Double(point.1))) }
            path.close()
        }
        return GlyphRun(
            text: "HI", fontDescription: "", size: 12, unitsPerEm: 1000, origin: Point(3.3, 14.2),
            advance: 12,
            glyphs: [GlyphRun.Glyph(outline: path, position: Point(3.3, 14.2))])
    }()

    func drawn(_ content: DisplayContent, on behind: Color, space: ColorSpace = .sRGB) throws -> Pixmap {
        let size = Size(20, 18)
        let canvas = DisplayItem(
            source: "canvas", .fill(.fill(.rectangle(Rect(origin: .zero, size: size))), .solid(behind)))
        return try Rasterizer().render(
            DisplayList(
                size: size, scale: 1, colorSpace: space,
                items: [canvas, DisplayItem(source: "text", content)]))
    }

    /// Returns the weight of all pixels of a picture, for grey text on a grey backdrop.
    func weight(_ pixmap: Pixmap, text: Double, behind: Double) -> Double {
        pixmap.pixels.reduce(0) {
            $0 + (Self.lightness(Double($1.x) / 65535) - Self.lightness(behind))
                / (Self.lightness(text) - Self.lightness(behind))
        }
    }

    @Test func textWeighsTheSameInBothColours() throws {
        let dark = weight(try drawn(.glyphs(Self.run, .solid(.black)), on: .white), text: 0, behind: 1)
        let light = weight(try drawn(.glyphs(Self.run, .solid(.white)), on: .black), text: 1, behind: 0)
        #expect(abs(light / dark - 1) < 0.001)
        // Compared with the area that its outlines enclose: four bars of 9 to 31 square ems per thousand.
        let area = (90 * 700 * 3 + 310 * 75) * 0.000144
        #expect(abs(light / area - 1) < 0.002)
    }

    /// Secondary labels are translucent; over black and white, they cannot be told apart either.
    @Test func translucentTextNearlyWeighsTheSame() throws {
        let dark = weight(
            try drawn(.glyphs(Self.run, .solid(Color.black.opacity(0.6))), on: .white), text: 0.4, behind: 1)
        let light = weight(
            try drawn(.glyphs(Self.run, .solid(Color.white.opacity(0.6))), on: .black), text: 0.6, behind: 0)
        #expect(abs(light / dark - 1) < 0.02)
        // From one half down, coverage is not changed.
        for alpha in [0, 0.3, 0.5] {
            #expect(Paint.solid(Color.black.opacity(alpha)).textCurve(in: .sRGB).isIdentity)
        }
    }

    @Test func onlyTextHasACurve() throws {
        let coverage = Coverage(Self.run, transform: .identity, clip: PixelRect(width: 20, height: 18))
        let em = Self.run.size / Self.run.unitsPerEm
        let outline = Self.run.glyphs[0].outline.path.transformed(
            by: Affine.scale(em, em).then(.translation(3.3, 14.2)))
        let shape = try drawn(.fill(.fill(.path(outline, .nonZero)), .solid(.white)), on: .black)
        let text = try drawn(.glyphs(Self.run, .solid(.white)), on: .black)
        for y in 0..<18 {
            for x in 0..<20 {
                let covered = coverage.value(x, y)
                #expect(shape.pixels[y * 20 + x].x == covered)
                #expect(text.pixels[y * 20 + x].x == TextContrastCurve.lightness(1).adjusted(covered))
            }
        }
        #expect(text.pixels != shape.pixels)
    }

    /// In a mask, the colour of text does not matter.
    @Test(arguments: [Color.black, .white]) func masksOfTextAreAsTheyAre(color: Color) throws {
        let fill = DisplayItem(
            source: "fill", .fill(.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 18))), .solid(.white)))
        let text = [DisplayItem(source: "text", .glyphs(Self.run, .solid(color)))]
        for items in [text, [DisplayItem(source: "group", .group(Group(isIsolated: true, items: text)))]] {
            let masked = try drawn(.group(Group(mask: GroupMask(items: items), items: [fill])), on: .black)
            let coverage = Coverage(Self.run, transform: .identity, clip: PixelRect(width: 20, height: 18))
            for index in masked.pixels.indices {
                #expect(masked.pixels[index].x == coverage.value(index % 20, index / 20))
            }
        }
    }

    @Test func gradientsCountAsTheMeanOfTheirStops() {
        func gradient(_ colors: [Color]) -> Paint {
            let stops = colors.enumerated().map { GradientStop(Double($0.offset), $0.element) }
            return .linear(LinearGradient(stops: stops, start: .zero, end: Point(1, 0)))
        }
        #expect(gradient([.black, .white]).textCurve(in: .sRGB).isIdentity)
        let half = UInt16(32768)
        let white = TextContrastCurve.lightness(1).adjusted(half)
        #expect(gradient([.white, .white]).textCurve(in: .sRGB).adjusted(half) == white)
        #expect(gradient([.white, Color(white: 0.5)]).textCurve(in: .sRGB).adjusted(half) > white)
        #expect(gradient([]).textCurve(in: .sRGB).isIdentity)
    }

    /// Green is light and blue is dark, and P3's are a little more so.
    @Test func colourCountsByItsLightness() {
        let (green, blue) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(abs(green.lightness(in: .sRGB) - 0.87735) < 1e-4)
        #expect(abs(blue.lightness(in: .sRGB) - 0.32297) < 1e-4)
        #expect(green.lightness(in: .displayP3) < green.lightness(in: .sRGB))
        for grey in [0, 0.01, 0.2, 0.5, 0.8, 1] {
            #expect(abs(Color(white: grey).lightness(in: .sRGB) - Self.lightness(grey)) < 1e-12)
        }
    }
}
