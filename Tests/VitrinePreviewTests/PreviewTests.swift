import Foundation

/// The tests that ask a running server.
enum PreviewTests {
    /// `true` if the environment asks for them. The server needs a thread of its own in time, which it does not
    /// get beside all other tests on a machine of two cores: `make check-preview` runs them by themselves.
    static let areEnabled = ProcessInfo.processInfo.environment["VITRINE_PREVIEW_TESTS"] != nil
}
