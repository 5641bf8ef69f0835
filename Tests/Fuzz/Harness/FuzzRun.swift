import Foundation

/// The counts of a run over many inputs.
public struct FuzzRun: Sendable {
    public private(set) var accepted = 0
    public private(set) var rejected = 0
    /// The inputs for which a promise does not hold, by their numbers, at most 20.
    public private(set) var broken: [(number: Int, reason: String)] = []
    /// The number of all such inputs.
    public private(set) var brokenCount = 0
    /// The input that took the most time of the processors, in seconds.
    public private(set) var slowest = (number: 0, time: 0.0)

    public var count: Int { accepted + rejected + brokenCount }

    public init() {}

    /// The time that all threads of the process have run, in seconds. Other processes may keep it waiting.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// Runs a target on some inputs of a sequence.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the inputs.
    ///   - sequence: The sequence.
    ///   - target: The target.
    ///   - note: A function that is called before each input, with its number.
    public mutating func run(
        _ numbers: Range<Int>, of sequence: FuzzSequence, on target: some FuzzTarget,
        note: (Int) -> Void = { _ in }
    ) throws {
        for number in numbers {
            note(number)
            let input = sequence.input(number, of: target)
            let start = Self.processorTime
            let outcome = try target.run(input)
            let time = Self.processorTime - start
            if time > slowest.time { slowest = (number, time) }
            switch outcome {
            case .accepted: accepted += 1
            case .rejected: rejected += 1
            case .broken(let reason):
                brokenCount += 1
                if broken.count < 20 { broken.append((number, reason)) }
            }
        }
    }
}
