import Synchronization
import VitrinePixels

/// Coverages that are kept for the next pictures of the process. Beyond their capacity those that were used
/// last are kept.
///
/// Pixels do not depend on what is kept: a key is equal only to that of an area of the same coverage, up to
/// whole pixels.
final class CoverageCache<Key: Hashable & Sendable>: Sendable {
    private struct Entry {
        let coverage: Coverage
        /// The pixel that the coverage's position is told from.
        let origin: PixelPosition
        let byteCount: Int
        var lastUse: Int
    }

    private struct State: ~Copyable {
        var known: [Key: Entry] = [:]
        /// The size of what is kept, in bytes.
        var byteCount = 0
        /// The number of uses so far.
        var uses = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: The size in bytes beyond which coverages are dropped.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The size of what is kept, in bytes.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Returns the coverage of an area whose position is told from `origin`, as it is kept or made now.
    ///
    /// - Parameters:
    ///   - keyBytes: The size of what the key keeps, in bytes.
    ///   - make: Makes the coverage, at its own position.
    func coverage(
        of key: Key, at origin: PixelPosition = PixelPosition(x: 0, y: 0), keyBytes: Int = 0,
        _ make: () -> Coverage
    ) -> Coverage {
        let known = state.withLock { state -> Entry? in
            guard let index = state.known.index(forKey: key) else { return nil }
            state.uses += 1
            state.known.values[index].lastUse = state.uses
            return state.known.values[index]
        }
        if let known {
            return known.coverage.translated(x: origin.x - known.origin.x, y: origin.y - known.origin.y)
        }
        // Two threads may find the same one at once; either is right.
        let coverage = make()
        let byteCount = coverage.byteCount + keyBytes
        if byteCount > capacity / 4 { return coverage }
        state.withLock { state in
            state.uses += 1
            let entry = Entry(
                coverage: coverage, origin: origin, byteCount: byteCount, lastUse: state.uses)
            if state.known.updateValue(entry, forKey: key) == nil { state.byteCount += byteCount }
            if state.byteCount > capacity { Self.drop(from: &state, to: capacity / 2) }
        }
        return coverage
    }

    /// Drops the coverages that were used longest ago. Half of them at once: to find them takes a while.
    private static func drop(from state: inout State, to size: Int) {
        let order = state.known.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in order where state.byteCount > size {
            state.known[key] = nil
            state.byteCount -= entry.byteCount
        }
    }
}
