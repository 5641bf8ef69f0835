import Testing
import VitrineTesting

// The examples of the pages on golden tests, which quote them; a test compares the two. Their scenes are those of
// the readers, so nothing here is run.

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
