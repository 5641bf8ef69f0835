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
/// denial is only suspected: what was made is made anew, and an error only if that is suspect as well.
enum AllocationWatch {
    /// Begins to watch the calling thread.
    static func begin() { errno = 0 }

    /// `true` if memory may have been denied to the calling thread since it began to watch.
    static var isSuspected: Bool { errno == ENOMEM }

    /// Makes a value again if the first one is suspect.
    ///
    /// - Parameters:
    ///   - make: A function that makes the value.
    ///   - discard: A function that is given suspect values.
    /// - Returns: The value, or `nil` if the second one is suspect, too.
    static func twice<Value>(
        _ make: () throws(FontError) -> Value, discard: (Value) throws(FontError) -> Void
    ) throws(FontError) -> Value? {
        for _ in 0..<2 {
            begin()
            let value = try make()
            if !isSuspected { return value }
            try discard(value)
        }
        return nil
    }
}
