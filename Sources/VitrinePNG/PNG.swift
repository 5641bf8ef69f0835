import CPNG

/// PNG files, read and written through libpng.
///
/// Pictures are taken to be encoded sRGB, which is what Vitrine writes and says in an `sRGB` chunk.
/// Other colour spaces (`gAMA`, `cHRM`, `iCCP`) are neither applied nor kept on reading.
public enum PNG {
    /// The version of the libpng in use, such as "1.6.39".
    public static var libraryVersion: String {
        let version = Int(vitrine_png_version())
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
}
