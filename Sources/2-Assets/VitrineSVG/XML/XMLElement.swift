/// An element of a file, with locations as byte offsets.
struct XMLElement: Sendable {
    /// The name without its prefix.
    var name: String
    /// `true` if the element is in SVG's namespace, or in none, as in SVG that was cut out of a page.
    var isSVG: Bool
    var attributes: [XMLAttribute]
    var children: [XMLElement] = []
    /// The text directly inside the element; kept only for style sheets.
    var text = ""
    var textOffset = 0
    var offset: Int

    /// Returns the value of an attribute without a namespace.
    subscript(name: String) -> XMLAttribute? { attributes.first { $0.name == name } }

    var id: String? { self["id"]?.value }

    /// The value of `href`, with or without the namespace that it has in SVG 1.1.
    var reference: XMLAttribute? { self["href"] ?? self["xlink:href"] }

    var classes: [Substring] {
        self["class"]?.value.split(whereSeparator: \.isWhitespace) ?? []
    }
}
