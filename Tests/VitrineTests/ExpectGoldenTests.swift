import Foundation
import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting
import XCTest

/// `expectGolden` as called by other tests: a failure states its reason, and a recorded golden fails once.
struct ExpectGoldenTests {
    @Test func recordedFailsOnceThenPasses() throws {
        let suite = try SuiteRunTests.Suite()
        let (scene, goldens) = ("\(suite.folder)/scenes/a.yaml", "\(suite.folder)/goldens")
        withKnownIssue {
            expectGolden(scene, goldens: goldens, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("there is no golden") }
        }
        guard
            UpdateMode.policy(requested: .missing, environment: ProcessInfo.processInfo.environment)
                == .missing
        else { return }
        withKnownIssue {
            expectGolden(scene, variants: ["light"], goldens: goldens, record: .missing)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("recorded: look at") }
        }
        #expect(expectGolden(scene, variants: ["light"], goldens: goldens, record: .never))
        #expect(!FileManager.default.fileExists(atPath: "\(goldens)/a/dark.png"))
    }

    @Test func aFailureSaysWhy() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        withKnownIssue {
            expectGolden("\(suite.folder)/scenes/a.yaml", goldens: "\(suite.folder)/goldens", record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("#dot.fill: red -> blue [#dot]") }
        }
    }

    @Test func whatIsNotThereIsAFailure() throws {
        let suite = try SuiteRunTests.Suite()
        let goldens = "\(suite.folder)/goldens"
        withKnownIssue { expectGolden("\(suite.folder)/scenes/none.yaml", goldens: goldens, record: .never) }
        withKnownIssue {
            expectGolden(
                "\(suite.folder)/scenes/a.yaml", variants: ["lihgt"], goldens: goldens, record: .never)
        }
    }

    @Test func wholeSuites() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        let goldens = GoldenSuite("\(suite.folder)/goldens", record: .never)
        #expect(
            goldens.cases.map(\.description) == [
                "a.yaml [dark]", "a.yaml [light]", "b/c.yaml [dark]", "b/c.yaml [light]",
            ])
        for golden in goldens.cases { #expect(expectGolden(golden)) }
        #expect(expectNoObsoleteGoldens(in: goldens))
        try suite.remove("scenes/a.yaml")
        withKnownIssue {
            expectNoObsoleteGoldens(in: GoldenSuite("\(suite.folder)/goldens", record: .never))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("a/dark.png, a/light.png") }
        }
    }
}

/// The same in XCTest.
final class ExpectGoldenXCTests: XCTestCase {
    func testASceneIsItsGolden() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        XCTAssertTrue(
            expectGolden("\(suite.folder)/scenes/a.yaml", goldens: "\(suite.folder)/goldens", record: .never))
    }
}
