#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file or folder, which is closed with this value.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { if number >= 0 { close(number) } }
}
