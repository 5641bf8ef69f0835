extension PNG {
    /// The effort spent on making a file small. It does not affect the pixels.
    package enum Compression: String, CaseIterable, Hashable, Sendable {
        /// Takes about two thirds of the time of `standard`, for files that are a tenth larger.
        case fast
        /// Gives smaller files than libpng's level 6 with adaptive filters, for the pictures of the gallery.
        case standard = "default"
        /// Gives files a few per cent smaller than `standard`, in several times its time.
        case best
    }
}
