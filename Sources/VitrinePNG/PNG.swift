import CPNG

/// PNG files, read and written through libpng.
///
/// What a file says of its colours is read beside its samples (`Decoded.color`) and applied on the way to a
/// canvas (`Decoded.pixmap(in:)`), in our own arithmetic: libpng only moves samples. Files written state sRGB
/// or Display P3.
public enum PNG {
    /// The version of the libpng in use, such as "1.6.39".
    public static var libraryVersion: String {
        let version = Int(vitrine_png_version())
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
}
