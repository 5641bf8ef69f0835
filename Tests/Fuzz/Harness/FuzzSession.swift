import Foundation
import VitrineThreads

/// A target together with its corpus, on a thread whose stack is as large as that of a render.
public struct FuzzSession: Sendable {
    /// The name of the target.
    public let target: String
    /// The folder of all corpora.
    public let corpora: String

    public init(target: String, corpora: String) {
        self.target = target
        self.corpora = corpora
    }

    /// An error that prevents a session.
    public enum Failure: Error { case noSuchTarget(String) }

    /// Runs some of the inputs that follow from a seed.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the inputs.
    ///   - seed: The seed.
    ///   - note: A function that is called before each input, with its number.
    public func run(
        _ numbers: Range<Int>, seed: UInt64, note: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> FuzzRun {
        try onThread { target, corpus in
            var run = FuzzRun()
            try run.run(numbers, of: FuzzSequence(corpus: corpus, seed: seed), on: target, note: note)
            return run
        }
    }

    /// Runs all seeds as they are, and returns their outcomes by name.
    public func replay() throws -> [(name: String, outcome: FuzzOutcome)] {
        try onThread { target, corpus in
            try corpus.inputs.map { ($0.name, try target.run($0.bytes)) }
        }
    }

    /// Returns the bytes of one of the inputs that follow from a seed.
    public func input(_ number: Int, seed: UInt64) throws -> [UInt8] {
        try onThread { target, corpus in FuzzSequence(corpus: corpus, seed: seed).input(number, of: target) }
    }

    /// Runs inputs from files.
    public func outcomes(of inputs: [[UInt8]]) throws -> [FuzzOutcome] {
        try onThread { target, _ in try inputs.map { try target.run($0) } }
    }

    private func onThread<Value: Sendable>(
        _ body: @escaping @Sendable (any FuzzTarget, FuzzCorpus) throws -> Value
    ) throws -> Value {
        guard let kind = FuzzTargets.named(target) else { throw Failure.noSuchTarget(target) }
        let corpus = try FuzzCorpus(folder: corpora, target: target)
        return try LargeStackThreads.run { () -> Result<Value, any Error> in
            Result {
                let folder = Self.folder(for: kind.name)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                return try body(try kind.init(folder: folder), corpus)
            }
        }.get()
    }

    /// Returns a folder of its own for a target, in memory where the system has such a place.
    public static func folder(for target: String) -> String {
        let memory = "/dev/shm"
        let isThere = FileManager.default.isWritableFile(atPath: memory)
        let base = isThere ? memory : FileManager.default.temporaryDirectory.path
        return "\(base)/vitrine-fuzz-\(target)-\(UUID().uuidString)"
    }
}
