extension PNG {
    /// How much time is spent on making a file small. The pixels are the same with all.
    public enum Compression: String, CaseIterable, Hashable, Sendable {
        /// About two thirds of the time of `standard` for files a tenth larger.
        case fast
        /// On the pictures of the gallery smaller than libpng's level 6 with its adaptive filters.
        case standard = "default"
        /// A few per cent smaller than `standard` in several times its time.
        case best
    }
}
