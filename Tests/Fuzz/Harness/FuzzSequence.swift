import VitrineTestSupport

/// The inputs of a run without coverage: each follows from the seed and its number alone, so that it can be
/// made again.
public struct FuzzSequence: Sendable {
    public let corpus: FuzzCorpus
    public let seed: UInt64
    /// The maximum size of an input, in bytes.
    public let limit: Int

    /// Creates a sequence.
    ///
    /// - Parameters:
    ///   - corpus: The seeds to change.
    ///   - seed: The number that chooses the sequence.
    ///   - limit: The maximum size of an input, in bytes. Default: 65,536.
    public init(corpus: FuzzCorpus, seed: UInt64, limit: Int = 65_536) {
        self.corpus = corpus
        self.seed = seed
        self.limit = limit
    }

    /// Returns the input with a number.
    ///
    /// Half of the inputs come from the target's grammar, where it has one, and every third of those is
    /// changed as well; the others are changed seeds.
    public func input(_ number: Int, of target: some FuzzTarget) -> [UInt8] {
        // The number is spread first: neighbours must not share their random numbers.
        var spread = SeededGenerator(seed: UInt64(truncatingIfNeeded: number))
        var random = SeededGenerator(seed: seed ^ spread.next())
        let seeds = corpus.inputs
        let base = seeds[Int.random(in: seeds.indices, using: &random)].bytes
        let other = seeds[Int.random(in: seeds.indices, using: &random)].bytes
        var input = base
        if Bool.random(using: &random), let generated = target.generated(using: &random) {
            input = generated
            guard Int.random(in: 0..<3, using: &random) == 0 else { return Array(input.prefix(limit)) }
        }
        for _ in 0..<[1, 1, 2, 4].randomElement(using: &random, or: 1) {
            input = target.mutated(input, with: other, using: &random)
        }
        return Array(input.prefix(limit))
    }
}

extension Array {
    /// Returns an element at random, or another value if there is none.
    func randomElement(using random: inout SeededGenerator, or other: Element) -> Element {
        isEmpty ? other : self[Int.random(in: indices, using: &random)]
    }
}
