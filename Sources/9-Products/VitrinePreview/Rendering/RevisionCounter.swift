import Foundation
import Synchronization

/// The numbers of states of pictures and lists: each is higher than all before it, also than those of an
/// earlier server, so that a page that outlives a server never takes one picture for another.
final class RevisionCounter: Sendable {
    private let last: Atomic<Int>

    init() {
        // Whole in a script's numbers, whose integers end at 2^53.
        last = Atomic(Int(Date().timeIntervalSince1970 * 1000))
    }

    /// The newest number.
    var current: Int { last.load(ordering: .relaxed) }

    /// Returns the next number.
    func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
