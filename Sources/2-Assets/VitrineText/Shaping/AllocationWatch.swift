#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tells whether the C library may have denied memory to HarfBuzz or libpng.
///
/// HarfBuzz goes on without what it could not allocate in many places: a font has no kerning then, and the
/// picture is another one. The C library notes each denial in `errno`, which HarfBuzz does not touch. It also
/// leaves one there when the system has refused a first way to find memory and a second one was open, so a
/// denial is only suspected: what was made is made anew, and an error only if every attempt is suspect.
enum AllocationWatch {
    /// The number of times that a value is made before memory counts as denied.
    ///
    /// Where another thread's memory lies behind the heap, each growth of it leaves a denial before the
    /// second way is taken, and threads that allocate at the same time use up what it found: two were too
    /// few, and so were eight, one after the other, for texts of a hundred thousand scalars beside other
    /// tests.
    static let attempts = 24
    /// The number of attempts after which others wait before each, for longer and longer.
    private static let hastyAttempts = 8
    /// The time by which each wait is longer than the last one, in microseconds.
    private static let pause = 1000

    /// Begins to watch the calling thread.
    static func begin() { errno = 0 }

    /// `true` if memory may have been denied to the calling thread since it began to watch.
    static var isSuspected: Bool { errno == ENOMEM }

    /// Makes a value again while the one made is suspect.
    ///
    /// - Parameters:
    ///   - make: A function that makes the value.
    ///   - discard: A function that is given suspect values.
    /// - Returns: The first value that is not suspect, or `nil` if all are.
    static func retry<Value>(
        _ make: () throws(FontError) -> Value, discard: (Value) throws(FontError) -> Void
    ) throws(FontError) -> Value? {
        for attempt in 0..<attempts {
            if attempt >= hastyAttempts { usleep(UInt32((attempt - hastyAttempts + 1) * pause)) }
            begin()
            let value = try make()
            if !isSuspected { return value }
            try discard(value)
        }
        return nil
    }
}
