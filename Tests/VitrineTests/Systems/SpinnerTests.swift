import Foundation
import Testing
import Vitrine

/// FocusFlow's button at work shows the system's spokes, and no ring.
@Suite struct SpinnerTests {
    @Test func theButtonAtWorkHasEightSpokes() throws {
        let path = GalleryGoldenTests.root.appending(path: "scenes/focusflow/primary-button.yaml")
        let list = try Scene(contentsOf: path).displayList(RenderOptions(appearance: .dark))
        let lines = list.split(separator: "\n").filter { $0.contains("← #loading.spinner[0]") }
        let spokes = lines.filter { $0.contains("fill roundedRectangle(") }
        #expect(spokes.count == 8, "\(lines.joined(separator: "\n"))")
        // Each is longer than it is wide, white, and fainter than the one that leads.
        var paints: Set<Substring> = []
        for line in spokes {
            let match = try #require(
                line.firstMatch(of: /roundedRectangle\(\S+ \S+ (\S+) (\S+) [^)]*\) (.+?) +←/))
            let (width, height) = (try #require(Double(match.1)), try #require(Double(match.2)))
            #expect(height >= 2 * width, "\(line)")
            #expect(match.3 == "#FFFFFF" || match.3.hasPrefix("rgb(1 1 1 / "), "\(line)")
            paints.insert(match.3)
        }
        #expect(paints.count == 8 && paints.contains("#FFFFFF"))
        // They stand around the circle, an eighth of a turn from each other.
        let turned = lines.filter { $0.contains("group transform matrix(") && !$0.contains("matrix(0.9 ") }
        #expect(turned.count == 7)
    }
}
