/// The names of types before 2025.10, in drafts of the format and in Tokens Studio.
enum LegacyTypes {
    static let byName: [String: TokenType] = [
        "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
        "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
        "letterSpacing": .dimension,
        "paragraphSpacing": .dimension, "paragraphIndent": .dimension, "opacity": .number,
        "lineHeights": .number,
        "lineHeight": .number, "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "boxShadow": .shadow,
        "time": .duration, "fontName": .fontFamily, "cubic-bezier": .cubicBezier,
        "stroke-style": .strokeStyle,
        "font-family": .fontFamily, "font-weight": .fontWeight,
    ]

    /// The types that the format does not have. Tokens of these types are skipped.
    static let unsupported: Set<String> = [
        "string", "boolean", "text", "other", "asset", "composition", "textCase", "textDecoration", "file",
        "fontStyle", "object", "array", "null", "link", "custom-fontStyle", "content", "icon",
        "percentage", "ratio", "textTransform",
    ]
}
