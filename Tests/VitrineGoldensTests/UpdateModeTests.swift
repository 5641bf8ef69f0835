import Testing
import VitrineGoldens

struct UpdateModeTests {
    @Test(arguments: UpdateMode.allCases)
    func ciNeverWritesGoldens(_ requested: UpdateMode) {
        #expect(UpdateMode.policy(requested: requested, environment: [:]) == requested)
        #expect(UpdateMode.policy(requested: requested, environment: ["CI": "false"]) == requested)
        #expect(UpdateMode.policy(requested: requested, environment: ["CI": ""]) == requested)
        for value in ["true", "TRUE", "1"] {
            #expect(UpdateMode.policy(requested: requested, environment: ["CI": value]) == .none)
        }
    }

    @Test func theDefaultIsMissing() {
        #expect(UpdateMode.policy(requested: nil, environment: [:]) == .missing)
        #expect(UpdateMode.policy(requested: nil, environment: ["CI": "true"]) == UpdateMode.none)
    }

    @Test func modesWriteWhatTheySay() {
        let worse: [GoldenOutcome] = [
            .fontsDiffer(expected: [], actual: []), .unreadable(reason: ""),
            .differentSize(expectedWidth: 1, expectedHeight: 1, actualWidth: 2, actualHeight: 2),
            .changed(
                Comparison(
                    metric: "exact", tolerance: .none, expectedWidth: 1, expectedHeight: 1, actualWidth: 1,
                    actualHeight: 1)),
        ]
        for mode in UpdateMode.allCases {
            #expect(!mode.allowsWriting(.matched))
            #expect(mode.allowsWriting(.missing) == (mode != .none))
            for outcome in worse {
                #expect(mode.allowsWriting(outcome) == (mode == .changed || mode == .all))
            }
            #expect(mode.deletesObsolete == (mode == .all))
        }
    }
}
