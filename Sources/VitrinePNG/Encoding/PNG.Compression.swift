extension PNG {
    /// How rows are filtered and handed to zlib.
    struct Compression: Hashable, Sendable {
        /// The filter of every row; the raw values are the format's.
        enum Filter: Int32, CaseIterable, Sendable { case none, sub, up, average, paeth }
        /// zlib's strategies; the raw values are zlib's.
        enum Strategy: Int32, CaseIterable, Sendable { case standard, filtered, huffmanOnly, runs, fixed }

        /// zlib's level, 0...9.
        var level: Int32
        var strategy: Strategy
        var filter: Filter
    }
}

extension PNG.Compression {
    /// Sub at level 1: the smallest of the fast settings on dithered pictures, which ours are.
    ///
    /// 1170x2532 RGB, CPU milliseconds and kB, libpng 1.6.39 on a shared machine (best of 5, about a tenth of
    /// noise; one memcpy of the RGBA bytes took 1.6 ms). `dithered` is a gradient with discs, six blurred cards
    /// and text, `plain` the same without dither, `flat` a settings list.
    ///
    ///                        dithered      plain       flat
    ///     none, level 1      89 / 2068    61 / 1145   30 / 180
    ///     none, level 2      87 / 1909    63 / 1098   21 / 176
    ///     sub, level 1       95 / 1801    52 / 1109   30 / 197
    ///     sub, level 2      104 / 1720    61 / 1053   26 / 193
    ///     sub, level 4      143 / 1356    95 /  876   68 / 165
    ///     sub, runs         108 / 2214    58 / 1045   31 / 283
    ///     sub, Huffman      100 / 2191    91 / 1503   91 / 1306
    ///     up, level 1        90 / 2081    52 /  999   28 / 183
    ///     up, runs          123 / 2261    76 /  904   47 / 262
    ///     Paeth, level 1    111 / 2041    83 /  994   59 / 187
    ///
    /// Sub at level 6 took about five times as long as level 1 for 1236 kB of the dithered picture.
    static let standard = PNG.Compression(level: 1, strategy: .standard, filter: .sub)
}
