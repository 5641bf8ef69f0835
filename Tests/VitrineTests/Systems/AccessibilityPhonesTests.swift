import Foundation
import Testing
import Vitrine

/// What people set shows: no two phones of the scene look alike.
@Suite struct AccessibilityPhonesTests {
    private static let scene = GalleryGoldenTests.root.appending(path: "scenes/context/accessibility.yaml")

    @Test(arguments: [Appearance.light, .dark], OSVersion.allCases)
    func noTwoPhonesLookAlike(_ appearance: Appearance, _ release: OSVersion) throws {
        let rendering = try Scene(contentsOf: Self.scene).render(
            RenderOptions(scale: 0.25, appearance: appearance, os: release))
        let pixels = rendering.pixels
        let phones = ["normal", "motion", "contrast", "transparency"].compactMap { setting in
            rendering.frame(of: "\(setting).phone").map { (setting, $0) }
        }
        // Before glass nothing moves, so that there is no phone with less motion.
        #expect(phones.count == (release.hasGlass ? 4 : 3))
        for (index, (setting, frame)) in phones.enumerated() {
            for (other, place) in phones.dropFirst(index + 1) {
                var (different, all) = (0, 0)
                for y in 0..<Int(frame.height / 4) {
                    for x in 0..<Int(frame.width / 4) {
                        let one = try #require(pixels[Int(frame.x / 4) + x, Int(frame.y / 4) + y])
                        let two = try #require(pixels[Int(place.x / 4) + x, Int(place.y / 4) + y])
                        all += 1
                        let isFar = (0..<3).contains { abs(Int(one[$0]) - Int(two[$0])) > 16 }
                        if isFar { different += 1 }
                    }
                }
                let share = Double(different) / Double(max(all, 1))
                #expect(share > 0.15, "\(setting) and \(other): \(share)")
            }
        }
    }
}
