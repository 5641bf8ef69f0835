import VitrineGeometry

/// The coordinate system of an `svg` or `symbol` element.
struct SVGViewport {
    var box: Rect?
    var aspect = SVGAspect()

    init(_ element: XMLElement, _ source: SVGSource) throws(SVGError) {
        func bad(_ attribute: XMLAttribute, _ expected: String) -> SVGError {
            source.error(
                .badValue(
                    attribute.value, attribute: attribute.name, element: element.name, expected: expected),
                at: attribute.valueOffset)
        }
        if let attribute = element["viewBox"] {
            guard let v = SVGValues.numbers(attribute.value), v.count == 4, v[2] >= 0, v[3] >= 0 else {
                throw bad(attribute, "`x y width height`")
            }
            box = Rect(x: v[0], y: v[1], width: v[2], height: v[3])
        }
        if let attribute = element["preserveAspectRatio"] {
            guard let aspect = SVGAspect(attribute.value) else {
                throw bad(attribute, "`none`, or an alignment such as `xMidYMid` and `meet` or `slice`")
            }
            self.aspect = aspect
        }
    }

    /// Returns the map from the coordinates of the content to the surrounding ones, and the size that
    /// percentages within refer to.
    func map(to size: Size) -> (map: Affine, inner: Size) {
        guard let box, !box.isEmpty else { return (.identity, size) }
        return (aspect.map(box, to: size), box.size)
    }
}

extension Size {
    var isEmpty: Bool { !(width > 0 && height > 0) }
}
