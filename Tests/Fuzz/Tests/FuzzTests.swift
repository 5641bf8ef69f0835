import Foundation
import Testing
import VitrineFuzzing

/// A short run of each fuzz target, without coverage: the seeds as they are, and inputs made of them and of
/// grammars. `make check-fuzz` runs them for as long as there is time.
@Suite("Inputs from strangers are accepted or rejected with a place", .timeLimit(.minutes(20)))
struct FuzzTests {
    private static let corpora = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpora").path
    /// The seed of the inputs; `VITRINE_FUZZ_SEED` chooses others.
    private static let seed =
        ProcessInfo.processInfo.environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 22
    /// The inputs of each target, by how long one takes in a debug build.
    private static let counts = ["scenes": 20, "files": 20, "approvals": 20, "caches": 10, "fonts": 30]

    @Test(arguments: FuzzTargets.all.map { $0.name })
    func seedsKeepThePromise(target: String) throws {
        let outcomes = try FuzzSession(target: target, corpora: Self.corpora).replay()
        for (name, outcome) in outcomes {
            if case .broken(let reason) = outcome { Issue.record("\(target)/\(name): \(reason)") }
        }
        #expect(outcomes.contains { $0.outcome == .accepted }, "no seed of \(target) is valid")
    }

    @Test(arguments: FuzzTargets.all.map { $0.name })
    func inputsKeepThePromise(target: String) throws {
        let count = Self.counts[target] ?? 100
        let run = try FuzzSession(target: target, corpora: Self.corpora).run(0..<count, seed: Self.seed)
        for (number, reason) in run.broken {
            Issue.record("\(target), seed \(Self.seed), input \(number): \(reason)")
        }
        #expect(run.count == count)
        #expect(run.rejected + run.accepted == count, "seed \(Self.seed)")
    }

    @Test(arguments: FuzzTargets.all.map { $0.name })
    func anInputFollowsFromItsNumber(target: String) throws {
        let session = FuzzSession(target: target, corpora: Self.corpora)
        let inputs = try (0..<12).map { try session.input($0, seed: Self.seed) }
        #expect(try (0..<12).map { try session.input($0, seed: Self.seed) } == inputs)
        #expect(Set(inputs).count > 6, "seed \(Self.seed)")
    }
}
