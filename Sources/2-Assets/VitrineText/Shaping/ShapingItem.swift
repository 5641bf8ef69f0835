import CHarfBuzz

/// A stretch of a line that is shaped at once: one font, one script, one direction.
struct ShapingItem {
    var range: Range<Int>
    /// The index of the font among those of the text.
    var font: Int
    var script: hb_script_t
    var level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }
}
