import CHEIF

/// A libheif that was loaded at run time. It is never unloaded, and its functions never change.
@safe package struct HEICLibrary: @unchecked Sendable {
    /// What the library's functions are called by.
    let functions: UnsafeRawPointer

    /// The library that is installed, looked for once.
    package static let installed = HEICLibrary(names: names)

    #if os(macOS)
        private static let names = [
            "libheif.1.dylib", "/opt/homebrew/lib/libheif.1.dylib", "/usr/local/lib/libheif.1.dylib",
            "/opt/local/lib/libheif.1.dylib",
        ]
    #else
        private static let names = ["libheif.so.1"]
    #endif

    /// Loads the first of some files or names that is there.
    package init?(names: [String]) {
        for name in names {
            if let functions = unsafe vitrine_heic_load(name) {
                unsafe self.functions = functions
                return
            }
        }
        return nil
    }

    package var version: String {
        unsafe vitrine_heic_version(functions).map { unsafe String(cString: $0) } ?? ""
    }
}
