import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineStyle

/// The effect of materials on plain backdrops: they reduce contrast, in their order, and text on them is
/// legible.
@Suite struct MaterialTests {
    /// The materials from the thinnest on.
    private static let order = ["ultraThin", "thin", "regular", "thick", "ultraThick"]

    /// Returns the colour of a plain backdrop under a material.
    private func shown(_ name: String, _ appearance: Appearance, over color: Color) throws -> Color {
        let filter = try #require(Materials.material(name, appearance)).filter
        let all = Area.fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 4)))
        let items: [DisplayContent] = [.fill(all, .solid(color)), .backdrop(all, filter)]
        let list = DisplayList(
            size: Size(4, 4), scale: 1, items: items.map { DisplayItem(source: "", $0) })
        let pixel = try Rasterizer().render(list).pixels[5]
        return Color(
            red: Double(pixel.x) / 65535, green: Double(pixel.y) / 65535, blue: Double(pixel.z) / 65535)
    }

    private func luma(_ color: Color) -> Double {
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    /// Returns the WCAG 2 contrast with black or white.
    private func contrast(_ color: Color, with white: Bool) -> Double {
        func linear(_ c: Double) -> Double { ColorSpace.linear(c) }
        let light = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        return white ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05
    }

    @Test(arguments: Appearance.allCases)
    func thickerMaterialsLetLessThrough(_ appearance: Appearance) throws {
        var last = (range: 1.0, chroma: 1.5)
        for name in Self.order {
            let black = luma(try shown(name, appearance, over: .black))
            let white = luma(try shown(name, appearance, over: .white))
            let red = try shown(name, appearance, over: Color(red: 0.8, green: 0.3, blue: 0.3))
            #expect(white > black, "\(name): what is lighter stays lighter")
            #expect(white - black < last.range - 0.01, "\(name)")
            #expect(red.red - red.green < last.chroma - 0.02, "\(name)")
            #expect(red.red - red.green > 0.04, "\(name): colour comes through")
            last = (white - black, red.red - red.green)
        }
    }

    @Test(arguments: Appearance.allCases)
    func textIsLegibleOverAnything(_ appearance: Appearance) throws {
        let backdrops = [
            Color.black, .white, Color(white: 0.5), Color(red: 1, green: 0.2, blue: 0.2),
            Color(red: 0, green: 0.3, blue: 1), Color(red: 1, green: 0.85, blue: 0),
            Color(red: 0, green: 0.6, blue: 0.3),
        ]
        for name in Materials.names {
            for backdrop in backdrops {
                let ratio = contrast(
                    try shown(name, appearance, over: backdrop), with: appearance == .dark)
                // WCAG's minimum for large text, and for all text.
                #expect(ratio >= (name == "ultraThin" ? 3 : 4.5), "\(name) over \(backdrop): \(ratio)")
            }
        }
    }

    @Test func greysStayGreyAndBarsAreNearlyOpaque() throws {
        for appearance in Appearance.allCases {
            for name in Materials.names {
                let grey = try shown(name, appearance, over: Color(white: 0.4))
                #expect(abs(grey.red - grey.blue) < 1e-4 && abs(grey.red - grey.green) < 1e-4, "\(name)")
            }
            let ends = try [Color.black, .white].map { luma(try shown("bar", appearance, over: $0)) }
            #expect(abs(ends[1] - ends[0]) < 0.06)
        }
    }

    /// The known chain of filters is, number by number, the beginning of thick materials.
    @Test func theKnownChainIsThere() throws {
        for appearance in Appearance.allCases {
            let filters = try #require(Materials.material("thick", appearance)).filter.filters
            let known = appearance == .light ? [0.9, 0.83, 0.925, 0.815] : [0.16, 0.26, 0.1, 0.1]
            #expect(
                filters == [
                    .luminanceCurve(LuminanceCurve(amount: 0.75, ordinates: known)),
                    .matrix(.saturation(1.5)), .matrix(.brightness(appearance == .light ? 0.1 : 0)),
                    .blur(sigma: 29.5),
                ])
        }
    }
}
