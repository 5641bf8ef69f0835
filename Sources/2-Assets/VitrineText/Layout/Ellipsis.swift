/// An ellipsis, or three full stops if the font has none.
struct Ellipsis {
    var text: String
    var shaped: ShapedText

    /// The distance to the text after it.
    var advance: Int { shaped.lines[0].clusters.reduce(0) { $0 + $1.advance } }

    /// The width at the end of a line.
    var widthAtLineEnd: Int { LineBreaker.extent(of: shaped.lines[0].clusters[...]) }
}
