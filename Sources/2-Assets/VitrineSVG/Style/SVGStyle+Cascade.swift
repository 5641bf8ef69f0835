extension SVGStyle {
    /// Returns the style of an element.
    ///
    /// In order of increasing precedence, it results from attributes, rules by specificity and order, the
    /// `style` attribute, and `!important` declarations (CSS 2.1, 6.4 and SVG 1.1, 6.4).
    static func of(
        _ element: XMLElement, parent: SVGStyle, sheet: SVGStyleSheet, context: SVGStyleContext
    ) throws(SVGError) -> SVGStyle {
        var style = parent.inherited
        let classes = element.classes
        for word in classes {
            if let level = SVGLevel.named(word) { style.level = level }
        }
        for attribute in element.attributes where properties.contains(attribute.name) {
            let declaration = SVGDeclaration(
                name: attribute.name, value: attribute.value.trimmed, offset: attribute.valueOffset)
            try style.apply(declaration, to: element, parent: parent, context)
        }
        var ruled: [(specificity: Int, order: Int, declaration: SVGDeclaration)] = []
        for (order, rule) in sheet.rules.enumerated()
        where rule.selector.matches(element, classes: classes) {
            ruled += rule.declarations.map { (rule.selector.specificity, order, $0) }
        }
        if let attribute = element["style"] {
            switch SVGDeclaration.list(attribute.value, place: attribute.place) {
            case .success(let list): ruled += list.map { (.max, 0, $0) }
            case .failure(let fault): throw context.source.error(.badRule(fault.text), at: fault.offset)
            }
        }
        // Stable by position in the list: equal ranks keep file order.
        let ranked = ruled.enumerated().sorted { a, b in
            let (x, y) = (a.element, b.element)
            return (x.declaration.isImportant ? 1 : 0, x.specificity, x.order, a.offset)
                < (y.declaration.isImportant ? 1 : 0, y.specificity, y.order, b.offset)
        }
        for (_, ruled) in ranked { try style.apply(ruled.declaration, to: element, parent: parent, context) }
        return style
    }

    /// The attributes that set properties.
    private static let properties: Set<String> = Set(unsupported.keys).union([
        "color", "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity",
        "opacity", "display", "visibility", "clip-path", "clip-rule", "transform",
    ])

    /// The properties that would change the picture and are not supported, with the values that change
    /// nothing.
    static let unsupported: [String: Set<String>] = [
        "filter": ["none"], "mask": ["none"], "mask-image": ["none"], "marker": ["none"],
        "marker-start": ["none"], "marker-mid": ["none"], "marker-end": ["none"],
        "vector-effect": ["none"], "mix-blend-mode": ["normal"],
        "paint-order": ["normal", "fill", "fill stroke", "fill stroke markers"],
        "transform-origin": ["0 0", "0px 0px", "0"], "clip": ["auto"],
    ]
}

extension SVGLevel {
    /// Returns the level that a class names: `secondary`, but also `fa-secondary` and the
    /// `hierarchical-0:secondary` of Apple's templates.
    static func named(_ word: Substring) -> SVGLevel? {
        switch word.split(whereSeparator: { $0 == "-" || $0 == ":" }).last {
        case "primary": .primary
        case "secondary": .secondary
        case "tertiary": .tertiary
        default: nil
        }
    }
}
