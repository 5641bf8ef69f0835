import VitrineTestSupport

/// A kind of input that may come from a stranger, and the code that reads it.
///
/// A target keeps what is costly to make, such as a text engine, so it serves one thread.
public protocol FuzzTarget: AnyObject, SendableMetatype {
    /// The name of the target, which is also that of the folder of its corpus.
    static var name: String { get }

    /// Creates a target.
    ///
    /// - Parameter folder: A folder of its own, for files that the code under test reads from disk.
    init(folder: String) throws

    /// Runs the code under test.
    func run(_ bytes: [UInt8]) throws -> FuzzOutcome

    /// Returns an input from a grammar, or `nil` if the target has none.
    func generated(using random: inout SeededGenerator) -> [UInt8]?

    /// Returns a changed input.
    ///
    /// - Parameters:
    ///   - bytes: An input of the corpus.
    ///   - other: Another one, from which parts may be taken.
    ///   - random: The source of all choices.
    func mutated(_ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator) -> [UInt8]
}

extension FuzzTarget {
    public func generated(using random: inout SeededGenerator) -> [UInt8]? { nil }
}
