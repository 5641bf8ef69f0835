import Testing
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineText

/// Fonts between two sizes and weights of one family.
@Suite struct FontInterpolationTests {
    private static let body = FontDescription(size: 17, weight: 400, tracking: 0.5)
    private static let title = FontDescription(size: 34, weight: 700, kerning: -1)

    @Test func lawsHold() {
        func isValid(_ font: FontDescription) -> Bool {
            do throws(FontError) { try font.validate() } catch { return false }
            return true
        }
        let broken = InterpolationLaws.broken(from: Self.body, to: Self.title, isValid: isValid) {
            $0.interpolated(to: $1, at: $2)
        }
        #expect(broken.isEmpty, "\(broken)")
    }

    @Test func sizesAndWeightsAreMixed() {
        let font = Self.body.interpolated(to: Self.title, at: 0.25)
        #expect(font == FontDescription(size: 21.25, weight: 475, tracking: 0.375, kerning: -0.25))
        #expect(Self.body.interpolated(to: Self.title, at: -2).size == 0.01)
        #expect(Self.body.interpolated(to: Self.title, at: 4).weight == 1000)
    }

    /// Letters of another family cannot be half those of this one, but the size moves all the same.
    @Test func otherFamiliesSwitch() {
        var serif = Self.title
        serif.family = "Serif"
        #expect(Self.body.isInterpolatable(to: Self.title) && !Self.body.isInterpolatable(to: serif))
        let font = Self.body.interpolated(to: serif, at: 0.5)
        #expect(font.family == "Serif" && font.size == 25.5)
    }
}
