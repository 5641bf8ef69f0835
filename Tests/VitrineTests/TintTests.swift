import Foundation
import Testing
import VitrineComparisonSettings
import VitrineGoldens
import VitrineRendering

@testable import VitrinePixels

/// A difference that a tolerance must not hide: one per cent more tint on one card of a scene.
@Suite struct TintTests {
    private func picture(tintOpacity: Double) throws -> RGBA8Image {
        let scene = """
            vitrine: 1
            canvas: { width: 160, height: 120, scale: 1 }
            background: { linearGradient: { colors: ["#101828", "#1E2A4A"] } }
            body:
              - card:
                  - text: Deep work
                frame: { width: 120, height: 80 }
                background: { color: "#FFD60A", opacity: \(tintOpacity) }

            """
        let file = FileManager.default.temporaryDirectory.appending(path: "tint-\(UUID().uuidString).yaml")
        try scene.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Renderer(options: RenderOptions()).image(file.path).image
    }

    @Test func onePerCentMoreIsFoundByEveryComparator() throws {
        let (before, after) = (try picture(tintOpacity: 0.62), try picture(tintOpacity: 0.63))
        for name in Comparators.names {
            let found = try #require(Comparators.named(name)).compare(before, after)
            #expect(!found.matches, "\(name)")
            #expect(found.largestDifference >= 1 && found.largestDifference <= 4, "\(name)")
            let box = try #require(found.boundingBox, "\(name)")
            #expect(box.width <= 120 && box.height <= 80 && found.regions[0].pixels > 4000, "\(name)")
            if name != "exact" {
                let drift = try #require(found.drift)
                #expect(drift.isExceeded && drift.largest > 1 && found.failures.contains(.drift), "\(name)")
            }
        }
        // A comparator ignores it if asked to.
        let told = try Comparators.make(ComparisonSettings(metric: "yiq", drift: .levels(4)))
        #expect(told.compare(before, after).matches)
    }
}
