/// The beginning and end of one laid-out line, in units of its hard line.
struct LineSpan {
    /// The index of the hard line.
    var hardLine: Int
    var clusters: Range<Int>
    /// The beginning of the spaces that hang at the end of the line.
    var visibleEnd: Int
    /// The width of the visible units, in 1/65,536 font unit.
    var extent: Int
    /// `true` if the line ends at a soft hyphen, which is then visible and part of the width.
    var isHyphenated = false
}
