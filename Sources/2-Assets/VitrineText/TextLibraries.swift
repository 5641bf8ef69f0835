import CFreeType
import CFriBidi
import CHarfBuzz

/// The libraries that text is set with.
package enum TextLibraries {
    /// The names and versions of the libraries: of FreeType and HarfBuzz those in use, of FriBidi the one
    /// that this was built with.
    package static var versions: [(String, String)] {
        var found: [(String, String)] = []
        if let library = try? FreeTypeLibrary() {
            var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
            unsafe FT_Library_Version(library.handle, &major, &minor, &patch)
            found.append(("FreeType", "\(major).\(minor).\(patch)"))
        }
        found.append(("HarfBuzz", unsafe String(cString: hb_version_string())))
        found.append(("FriBidi", FRIBIDI_VERSION))
        return found
    }
}
