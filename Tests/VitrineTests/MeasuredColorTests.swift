import Foundation
import Testing
import VitrineRendering

@testable import VitrinePixels

/// Colours that screenshots of iOS 26 have, and of what looks like a beta of release 27, within the goal of
/// the comparison with them, 3 levels.
@Suite struct MeasuredColorTests {
    private typealias Levels = SIMD3<Int>

    private static let tabs =
        "[{ icon: house.fill, label: A }, { icon: square.fill, label: B }, { icon: square.fill, label: C }]"

    private func levels(_ color: Int) -> Levels { Levels(color >> 16, (color >> 8) & 255, color & 255) }

    private func picture(_ canvas: String, _ background: String, _ node: String) throws -> RGBA8Image {
        let scene =
            "vitrine: 1\ncanvas: { \(canvas), scale: 1 }\naccent: blue\nbackground: \(background)\n"
            + "body:\n  - \(node)\n"
        let file = FileManager.default.temporaryDirectory.appending(path: "colors-\(UUID().uuidString).yaml")
        try scene.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Renderer(options: RenderOptions()).image(file.path).image
    }

    private func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> Levels {
        let index = 4 * (y * image.width + x)
        return Levels(
            Int(image.components[index]), Int(image.components[index + 1]), Int(image.components[index + 2]))
    }

    /// Returns the colour in a box that is furthest from that of its corner: that of a symbol or a title.
    private func strongest(_ image: RGBA8Image, x: Range<Int>, y: Range<Int>) -> Levels {
        let ground = pixel(image, x.lowerBound, y.lowerBound)
        func distance(_ color: Levels) -> Int {
            let difference = color &- ground
            return (difference &* difference).wrappedSum()
        }
        var best = ground
        for row in y {
            for column in x {
                let color = pixel(image, column, row)
                if distance(color) > distance(best) { best = color }
            }
        }
        return best
    }

    private func expect(_ found: Levels, _ measured: Int, _ what: String, within goal: Int = 3) {
        let difference = found &- levels(measured)
        for lane in 0..<3 {
            #expect(abs(difference[lane]) <= goal, "\(what): \(found), measured \(levels(measured))")
        }
    }

    @Test(arguments: [
        ("os: 26", 0xF2F2F7, 0xFBFBFF, 0xE9E9ED, 0x19191D),
        ("os: 26", 0xAAC2DF, 0xDEEEFF, 0xC7DAEE, 0x0A1A2B),
        ("os: 26", 0xFEF8F4, 0xFFFCF9, 0xEDEBE8, 0x1C1916),
        ("os: 26, appearance: dark", 0x000000, 0x181818, 0x3A3A3A, 0xF3F3F3),
        ("os: 26, appearance: dark", 0x1B1710, 0x272219, 0x494339, 0xF8F3EA),
        ("os: 27", 0xFFFFFF, 0xFDFDFD, 0xE8E8E9, 0x0F0F0F),
        ("os: 27, appearance: dark", 0x000000, 0x202020, 0x090909, 0xF9F9F9),
    ])
    func tabBars(_ canvas: String, _ background: Int, _ face: Int, _ pill: Int, _ label: Int) throws {
        let image = try picture(
            "width: 402, height: 140, \(canvas)", "\"#\(String(format: "%06X", background))\"",
            "{ tabBar: { items: \(Self.tabs) }, frame: { height: 140 } }")
        // The tabs' middles are 86 apart, that in the middle of the picture; symbols are 18 below the tabs'
        // upper edge, which are 4 within the bar.
        let middle = try #require(barMiddle(image))
        expect(pixel(image, 244, middle), face, "face")
        expect(pixel(image, 85, middle), pill, "pill")
        expect(strongest(image, x: 186..<216, y: middle - 25..<middle + 4), label, "label")
    }

    /// Returns the row in the middle of the bar, which has one colour there, unlike what is around it.
    private func barMiddle(_ image: RGBA8Image) -> Int? {
        let face = pixel(image, 244, image.height / 2)
        let rows = (0..<image.height).filter { pixel(image, 244, $0) == face }
        guard let first = rows.first, let last = rows.last else { return nil }
        return (first + last) / 2
    }

    @Test(arguments: [
        ("blue", 0xF2F2F7, 0x0086FF), ("\"#8B5A2D\"", 0xFBF5E5, 0x8B5923), ("orange", 0xFFFFFF, 0xFF8D28),
    ])
    func tintedBarItems(_ tint: String, _ background: Int, _ measured: Int) throws {
        let image = try picture(
            "width: 120, height: 60, os: 26", "\"#\(String(format: "%06X", background))\"",
            "{ navigationBar: { title: '', trailing: [{ icon: square.fill, tint: \(tint) }] } }")
        expect(strongest(image, x: 67..<100, y: 10..<34), measured, "symbol")
    }

    /// Over a page that gives the face measured between the buttons.
    @Test func buttonsOfAlerts() throws {
        let image = try picture(
            "width: 402, height: 300, os: 26", "\"#24405C\"",
            "{ alert: { title: T, actions: [{ title: Continue without any of it, role: preferred }, "
                + "{ title: Keep everything as it was }], alone: true } }")
        expect(pixel(image, 80, 96), 0xDBE2EB, "face")
        expect(pixel(image, 80, 150), 0x007AF5, "preferred")
        expect(pixel(image, 80, 200), 0xC5CFD9, "plain")
    }
}
