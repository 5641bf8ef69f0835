#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tells whether the C library has denied memory to FreeType or HarfBuzz.
///
/// Both go on without what they could not allocate in many places: a glyph has no outline then, or a font no
/// kerning, and the picture is another one. The C library notes each denial in `errno`, which neither
/// touches.
enum AllocationWatch {
    /// Begins to watch the calling thread.
    static func begin() { errno = 0 }

    /// `true` if memory was denied to the calling thread since it began to watch.
    static var isDenied: Bool { errno == ENOMEM }
}
