import Synchronization
import VitrinePixels

/// The coverage of reduced outlines, kept for the next pictures of the process.
///
/// Pixels do not depend on what is kept; see ``StretchableOutline``.
enum OutlineCache {
    private struct State: ~Copyable {
        var known: [StretchableOutline.Key: Coverage] = [:]
        /// The number of runs that are kept.
        var runCount = 0
    }

    /// The largest number of runs, of 12 bytes each. Beyond it all are dropped: a screen has a few thousand.
    private static let capacity = 1 << 18

    private static let state = Mutex(State())

    /// Returns the coverage of a reduced outline.
    static func coverage(of key: StretchableOutline.Key) -> Coverage {
        if let known = state.withLock({ $0.known[key] }) { return known }
        // Two threads may find the same one at once; either is right.
        let coverage = key.coverage()
        state.withLock { state in
            if state.runCount > capacity { (state.known, state.runCount) = ([:], 0) }
            if state.known.updateValue(coverage, forKey: key) == nil { state.runCount += coverage.runCount }
        }
        return coverage
    }
}
