import CLibDeflate

/// The library that streams are inflated with.
package enum DeflateLibrary {
    /// The version that this was built with: the library cannot be asked for its own.
    package static var version: String { LIBDEFLATE_VERSION_STRING }
}
