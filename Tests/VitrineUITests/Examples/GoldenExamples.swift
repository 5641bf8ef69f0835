import Foundation
import Testing
import VitrineTesting

// Examples that the pages on golden tests quote; a test compares them with the pages. Their scenes are the
// reader's own, so none of them is run.

@Suite(.disabled("what pages quote")) enum GoldenExamples {
    // example: goldens
    struct Goldens {
        @Test func home() { expectGolden("scenes/home.yaml", variants: ["light", "dark"]) }
    }
    // end

    // example: forms
    struct Forms {
        @Test func home() async {
            await expectGolden(
                "scenes/home.yaml", named: "home-forms",
                environments: [
                    Variant("tablet-dark", SceneOptions(device: .ipad, appearance: .dark)),
                    Variant("large-text", SceneOptions(dynamicType: .accessibility1)),
                ],
                masks: [.node("clock"), .rectangle(x: 0, y: 0, width: 402, height: 54)], warnings: .fail)
        }
    }
    // end

    // example: films
    struct Motions {
        @Test func press() async {
            await expectGolden(film: "scenes/press.yaml", strip: [0, 0.1, 0.3], settlesWithin: 0.5)
        }
    }
    // end

    // example: pictures
    struct Screens {
        @Test func login() async throws {
            let screenshot = try Data(contentsOf: URL(filePath: "out/login.png"))
            await expectGolden(
                GoldenPicture(png: screenshot, scale: 3), named: "login",
                comparator: .perceptual(threshold: 0.05, pixels: 20))
        }
    }
    // end

    // example: suite
    struct WholeSuite {
        static let suite = GoldenSuite("goldens")
        @Test(arguments: suite.cases) func matches(_ golden: GoldenSuite.Case) { expectGolden(golden) }
        @Test func noneIsObsolete() { expectNoObsoleteGoldens(in: Self.suite) }
    }
    // end
}
