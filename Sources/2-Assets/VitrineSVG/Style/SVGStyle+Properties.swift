import VitrineColor
import VitrineGeometry

extension SVGStyle {
    /// Applies a declaration. As in CSS, unknown properties have no effect.
    mutating func apply(
        _ declaration: SVGDeclaration, to element: XMLElement, parent: SVGStyle, _ context: SVGStyleContext
    ) throws(SVGError) {
        let (name, value) = (declaration.name, declaration.value)
        // For `color` itself, `currentColor` means the inherited colour.
        if value == "inherit" || (name == "color" && value.lowercased() == "currentcolor") {
            return inherit(name, from: parent)
        }
        func bad(_ expected: String) -> SVGError {
            context.source.error(
                .badValue(value, attribute: name, element: element.name, expected: expected),
                at: declaration.offset)
        }
        func fraction() throws(SVGError) -> Double {
            guard let fraction = SVGValues.fraction(value) else { throw bad("a number from 0 to 1") }
            return fraction
        }
        func size() throws(SVGError) -> Double {
            guard let size = SVGValues.length(value, relativeTo: context.diagonal), size >= 0 else {
                throw bad("a length")
            }
            return size
        }
        func rule() throws(SVGError) -> FillRule {
            guard let rule = FillRule(rawValue: value) else { throw bad("`nonzero` or `evenodd`") }
            return rule
        }
        switch name {
        case "color": color = try Self.color(value, declaration: declaration, element: element, in: context)
        case "fill": fill = try Self.paint(value, declaration: declaration, element: element, in: context)
        case "stroke": stroke = try Self.paint(value, declaration: declaration, element: element, in: context)
        case "fill-rule": fillRule = try rule()
        case "clip-rule": clipRule = try rule()
        case "fill-opacity": fillOpacity = try fraction()
        case "stroke-opacity": strokeOpacity = try fraction()
        case "opacity": opacity = try fraction()
        case "stroke-width": line.width = try size()
        case "stroke-linecap":
            guard let cap = StrokeStyle.Cap(rawValue: value) else { throw bad("`butt`, `round` or `square`") }
            line.cap = cap
        case "stroke-linejoin":
            guard let join = StrokeStyle.Join(rawValue: value) else {
                throw bad("`miter`, `round` or `bevel`")
            }
            line.join = join
        case "stroke-miterlimit":
            guard let limit = SVGValues.length(value, relativeTo: 0), limit >= 1 else {
                throw bad("a number from 1")
            }
            line.miterLimit = limit
        case "stroke-dasharray":
            guard value != "none" else { return line.dash = [] }
            guard let dash = SVGValues.lengths(value, relativeTo: context.diagonal),
                dash.allSatisfy({ $0 >= 0 })
            else { throw bad("`none` or lengths") }
            line.dash = dash
        case "stroke-dashoffset":
            guard let phase = SVGValues.length(value, relativeTo: context.diagonal) else {
                throw bad("a length")
            }
            line.dashPhase = phase
        case "display": isDisplayed = value != "none"
        case "visibility": isVisible = value == "visible"
        case "transform":
            guard let map = SVGTransforms.parse(value) else { throw bad("a list of transforms") }
            transform = map
        case "clip-path":
            guard value != "none" else { return clip = nil }
            let id = try Self.reference(value, declaration: declaration, element: element, in: context)
            guard let id else { throw bad("`none` or `url(#id)`") }
            clip = (id, declaration.offset)
        default:
            guard let harmless = Self.unsupported[name], !harmless.contains(value) else { return }
            throw context.source.error(
                .unknownAttribute(name, element: element.name), at: declaration.offset)
        }
    }

    private mutating func inherit(_ name: String, from parent: SVGStyle) {
        switch name {
        case "color": color = parent.color
        case "fill": fill = parent.fill
        case "stroke": stroke = parent.stroke
        case "fill-rule": fillRule = parent.fillRule
        case "clip-rule": clipRule = parent.clipRule
        case "fill-opacity": fillOpacity = parent.fillOpacity
        case "stroke-opacity": strokeOpacity = parent.strokeOpacity
        case "opacity": opacity = parent.opacity
        case "stroke-width": line.width = parent.line.width
        case "stroke-linecap": line.cap = parent.line.cap
        case "stroke-linejoin": line.join = parent.line.join
        case "stroke-miterlimit": line.miterLimit = parent.line.miterLimit
        case "stroke-dasharray": line.dash = parent.line.dash
        case "stroke-dashoffset": line.dashPhase = parent.line.dashPhase
        case "display": isDisplayed = parent.isDisplayed
        case "visibility": isVisible = parent.isVisible
        case "transform": transform = parent.transform
        case "clip-path": clip = parent.clip
        default: break
        }
    }

    private static func paint(
        _ value: String, declaration: SVGDeclaration, element: XMLElement, in context: SVGStyleContext
    ) throws(SVGError) -> Paint {
        if value == "none" { return .none }
        if value.lowercased() == "currentcolor" { return .currentColor }
        if let id = try reference(value, declaration: declaration, element: element, in: context) {
            // Gradients and patterns are not supported. The error states the kind of the element.
            throw context.source.error(
                .badReference(id: id, element: context.kinds[id] ?? "nothing", attribute: declaration.name),
                at: declaration.offset)
        }
        return .color(try color(value, declaration: declaration, element: element, in: context))
    }

    private static func color(
        _ value: String, declaration: SVGDeclaration, element: XMLElement, in context: SVGStyleContext
    ) throws(SVGError) -> Color {
        if let color = NamedColors.color(value) { return color }
        do throws(ColorSyntax.Failure) {
            return try ColorSyntax.parse(value)
        } catch {
            throw context.source.error(
                .badValue(value, attribute: declaration.name, element: element.name, expected: "a colour"),
                at: declaration.offset)
        }
    }

    /// Returns the id in `url(#id)`, or `nil` if the value is not a `url()`.
    private static func reference(
        _ value: String, declaration: SVGDeclaration, element: XMLElement, in context: SVGStyleContext
    ) throws(SVGError) -> String? {
        guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
        let target = value[..<close].dropFirst(4).trimmed.filter { $0 != "\"" && $0 != "'" }
        guard target.hasPrefix("#") else {
            throw context.source.error(.externalReference(target), at: declaration.offset)
        }
        return String(target.dropFirst())
    }
}
