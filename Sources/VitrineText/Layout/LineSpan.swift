/// Where one laid-out line begins and ends, in units of its hard line.
struct LineSpan {
    /// Index of the hard line.
    var hardLine: Int
    var clusters: Range<Int>
    /// Where the spaces begin that hang at the line's end.
    var visibleEnd: Int
    /// The width of the visible units, in 1/65,536 font unit.
    var extent: Int
    /// Whether the line ends at a soft hyphen, which then is seen and counted in the width.
    var isHyphenated = false
}
