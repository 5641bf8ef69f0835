import Foundation
import Testing
import VitrineRendering

@testable import VitrinePixels
@testable import VitrineStyle

/// Hairlines are one whole pixel at every scale, wherever layout places them. Dividers, which are a third of
/// a point if that is more, take as many whole pixels as needed.
@Suite struct HairlineTests {
    private static let scene = """
        vitrine: 1
        canvas: { width: 60, height: 60 }
        background: white
        body:
          - vstack:
              - roundedRectangle: 6
                frame: { width: 33.3, height: 20.7 }
                fill: white
                stroke: { paint: black, width: hairline }
              - divider: black
            spacing: 3.3
            padding: { leading: 4.7, top: 1.9 }

        """

    private func picture(scale: Double) throws -> RGBA8Image {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "hairline-\(UUID().uuidString).yaml")
        try Self.scene.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var options = RenderOptions()
        options.scene.scale = scale
        return try Renderer(options: options).image(file.path).image
    }

    @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 2.5, 2.75, 3, 3.3, 4, 7]) func hairlinesAreOnePixelAtEveryScale(
        scale: Double
    ) throws {
        let image = try picture(scale: scale)
        func red(_ x: Int, _ y: Int) -> UInt8 { image.components[4 * (y * image.width + x)] }
        // Down the middle: the top and the bottom of the border, then the divider. Across: its two sides.
        let column = (0..<image.height).map { red(image.width / 2, $0) }
        let rows = column.indices.filter { column[$0] != 255 }
        let thickness = max(1, Int((scale / 3).rounded(.up)))
        #expect(
            rows.count == 2 + thickness && rows.allSatisfy { column[$0] == 0 },
            "\(rows.map { ($0, column[$0]) })")
        let first = try #require(rows.first)
        let second = try #require(rows.dropFirst().first)
        let line = (0..<image.width).map { red($0, (first + second) / 2) }
        let sides = line.indices.filter { line[$0] != 255 }
        #expect(sides.count == 2 && sides.allSatisfy { line[$0] == 0 }, "\(sides.map { ($0, line[$0]) })")
    }
}
