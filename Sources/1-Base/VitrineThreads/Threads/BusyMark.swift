import Synchronization

/// Tells whether work goes on that others leave a thread to.
package final class BusyMark: Sendable {
    private let state = Atomic(false)

    /// Creates a mark of work that has not begun.
    package init() {}

    /// Indicates whether the work goes on.
    package var isBusy: Bool { state.load(ordering: .relaxed) }

    /// Notes that the work begins.
    package func begin() { state.store(true, ordering: .relaxed) }

    /// Notes that the work is done.
    package func end() { state.store(false, ordering: .relaxed) }
}
