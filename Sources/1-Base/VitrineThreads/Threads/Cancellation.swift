import Synchronization

/// The end of the wish for a picture, which all who work on it see alike: they may ask at different times,
/// and none of them goes on from where another has stopped.
package final class Cancellation: Sendable {
    private let ask: @Sendable () -> Bool
    private let isSet = Atomic(false)

    /// - Parameter ask: Returns `true` once the picture is no longer wanted. It is then not asked again.
    package init(_ ask: @escaping @Sendable () -> Bool) { self.ask = ask }

    package var isCancelled: Bool {
        if isSet.load(ordering: .acquiring) { return true }
        guard ask() else { return false }
        isSet.store(true, ordering: .releasing)
        return true
    }
}
