extension IconDrawings {
    /// Returns a symbol and its filled form.
    ///
    /// - Parameters:
    ///   - body: The closed outline.
    ///   - inner: Lines on the body, which are cut where it is filled.
    ///   - outer: Lines beside the body, which both forms have.
    ///   - weight: The weight of the inner lines.
    static func pair(
        _ name: String, _ body: String, inner: String = "", outer: String = "", weight: Double = 1
    ) -> [Icon] {
        var (outline, solid): ([Icon.Layer], [Icon.Layer]) = ([.stroke(body)], .solid(body))
        if !inner.isEmpty {
            outline.append(.stroke(inner, weight: weight))
            solid.append(.cutStroke(inner, weight: weight * 0.9))
        }
        if !outer.isEmpty {
            outline.append(Icon.Layer.stroke(outer).secondary)
            solid.append(Icon.Layer.stroke(outer).secondary)
        }
        return [Icon(name, outline), Icon(name + ".fill", solid)]
    }

    /// Returns a symbol of lines alone.
    static func lines(_ name: String, _ data: String, weight: Double = 1) -> [Icon] {
        [Icon(name, [.stroke(data, weight: weight)])]
    }
}
