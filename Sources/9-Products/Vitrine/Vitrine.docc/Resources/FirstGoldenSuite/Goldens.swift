import Testing
import VitrineTesting

struct Goldens {
    static let suite = GoldenSuite("goldens")

    @Test(arguments: suite.cases)
    func matches(_ golden: GoldenSuite.Case) { expectGolden(golden) }

    @Test func noneIsObsolete() { expectNoObsoleteGoldens(in: Self.suite) }
}
