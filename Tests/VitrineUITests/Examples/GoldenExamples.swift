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

    // example: suite
    struct WholeSuite {
        static let suite = GoldenSuite("goldens")
        @Test(arguments: suite.cases) func matches(_ golden: GoldenSuite.Case) { expectGolden(golden) }
        @Test func noneIsObsolete() { expectNoObsoleteGoldens(in: Self.suite) }
    }
    // end
}
