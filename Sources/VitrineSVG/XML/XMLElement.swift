/// An element of a file, with places as byte offsets.
struct XMLElement: Sendable {
    /// Without its prefix.
    var name: String
    /// Whether it is of SVG's namespace, or of none, as in SVG that was cut out of a page.
    var isSVG: Bool
    var attributes: [XMLAttribute]
    var children: [XMLElement] = []
    /// The text directly in it; kept of style sheets only.
    var text = ""
    var textOffset = 0
    var offset: Int

    /// The value of an attribute without a namespace.
    subscript(name: String) -> XMLAttribute? { attributes.first { $0.name == name } }

    var id: String? { self["id"]?.value }

    /// What `href` says, with or without the namespace that SVG 1.1 put it in.
    var reference: XMLAttribute? { self["href"] ?? self["xlink:href"] }

    var classes: [Substring] {
        self["class"]?.value.split(whereSeparator: \.isWhitespace) ?? []
    }
}
