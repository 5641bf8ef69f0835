import VitrineGeometry

/// A builder that turns the elements of a file into the layers of an icon.
struct SVGBuilder {
    let source: SVGSource
    let limits: SVGLimits
    var sheet = SVGStyleSheet()
    /// The elements by id; as in browsers, the first of several with the same id.
    private(set) var elements: [String: XMLElement] = [:]
    private var kinds: [String: String] = [:]
    private var drawn = 0
    var segments = 0
    var dashes = 0.0
    /// The largest coordinate that is drawn.
    private(set) var reach = 0.0
    /// The longer side of the icon.
    private(set) var side = 1.0

    /// The context of an element.
    struct ElementContext {
        var style = SVGStyle()
        var map: Affine
        /// The size that percentages refer to.
        var viewport: Size
        var depth = 0
        /// The ids of the elements that `use` is drawing.
        var uses: Set<String> = []
    }

    init(_ root: XMLElement, _ source: SVGSource, _ limits: SVGLimits) throws(SVGError) {
        self.source = source
        self.limits = limits
        try collect(root)
    }

    private mutating func collect(_ element: XMLElement) throws(SVGError) {
        if element.isSVG, element.name == "style" { try sheet.add(element, source) }
        if let id = element.id, elements[id] == nil {
            elements[id] = element
            kinds[id] = element.name
        }
        for child in element.children { try collect(child) }
    }

    /// Returns the whole file as an icon.
    mutating func icon(_ root: XMLElement) throws(SVGError) -> SVGIcon {
        let viewport = try SVGViewport(root, source)
        let size = try size(of: root, viewport)
        side = max(size.width, size.height)
        reach = side * limits.coordinate
        let (map, inner) = viewport.map(to: size)
        var place = ElementContext(map: map, viewport: inner)
        let style = try SVGStyle.of(root, parent: place.style, sheet: sheet, context: context(place))
        place.style = style
        place.map = style.transform.then(map)
        guard style.isDisplayed else { return SVGIcon(size: size, items: []) }
        let items = try composed(try items(of: root.children, place), style, place)
        return SVGIcon(size: size, items: clipped(items, to: Rect(origin: .zero, size: size)))
    }

    /// Returns the width and height that the file states; missing ones follow from the view box.
    private func size(of root: XMLElement, _ viewport: SVGViewport) throws(SVGError) -> Size {
        func stated(_ name: String) throws(SVGError) -> Double? {
            // A percentage refers to a page, which does not exist here.
            guard let attribute = root[name], !attribute.value.hasSuffix("%") else { return nil }
            return try SVGShapes(source: source, viewport: .zero).size(name, root, 0)
        }
        let box = viewport.box?.size
        let width = try stated("width")
        let height = try stated("height")
        let size: Size
        switch (width, height, box) {
        case (let width?, let height?, _): size = Size(width, height)
        case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
        case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
        case (nil, nil, let box?): size = box
        default: throw source.error(.noSize, at: root.offset)
        }
        // A view box without an area shows nothing.
        guard !size.isEmpty, box.map({ !$0.isEmpty }) ?? true else {
            throw source.error(.noSize, at: root.offset)
        }
        let sides = 1e-3...1e6
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw source.error(.outOfRange(element: "svg"), at: root.offset)
        }
        return size
    }

    func context(_ place: ElementContext) -> SVGStyleContext {
        SVGStyleContext(source: source, viewport: place.viewport, kinds: kinds)
    }

    mutating func items(of children: [XMLElement], _ place: ElementContext) throws(SVGError) -> [SVGIcon.Item]
    {
        var list: [SVGIcon.Item] = []
        for child in children where child.isSVG {
            for item in try items(of: child, place) { list.add(item) }
        }
        return list
    }

    /// The elements that draw nothing in their place.
    private static let silent: Set<String> = [
        "title", "desc", "metadata", "style", "defs", "symbol", "clipPath", "linearGradient",
        "radialGradient", "pattern", "filter", "mask", "marker",
    ]

    mutating func items(of element: XMLElement, _ outer: ElementContext) throws(SVGError) -> [SVGIcon.Item] {
        if Self.silent.contains(element.name) { return [] }
        drawn += 1
        guard drawn <= limits.elements else {
            throw source.error(.tooMany("elements", limit: limits.elements), at: element.offset)
        }
        guard outer.depth < limits.depth else {
            throw source.error(.tooDeep(limit: limits.depth), at: element.offset)
        }
        let isShape = SVGShapes.names.contains(element.name)
        guard isShape || ["g", "a", "svg", "use"].contains(element.name) else {
            throw source.error(.unknownElement(element.name, within: nil), at: element.offset)
        }
        let style = try SVGStyle.of(element, parent: outer.style, sheet: sheet, context: context(outer))
        guard style.isDisplayed else { return [] }
        var place = outer
        place.depth += 1
        place.style = style
        place.map = style.transform.then(outer.map)
        let list: [SVGIcon.Item]
        switch element.name {
        case "use": list = try used(by: element, place)
        case "svg": list = try nested(element, stated: element, place)
        case _ where isShape: list = try shape(element, place)
        default: list = try items(of: element.children, place)
        }
        return try composed(list, style, place)
    }
}
