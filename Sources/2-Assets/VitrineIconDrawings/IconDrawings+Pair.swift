import VitrineGeometry

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

    /// Returns a solid shape before another one, which a clear line sets apart.
    ///
    /// - Parameters:
    ///   - front: The closed outline of the nearer shape.
    ///   - back: That of the farther one, with the part that is hidden.
    ///   - marks: What is cut from the farther one.
    static func before(_ front: String, _ back: String, farther marks: [Icon.Layer] = []) -> [Icon.Layer] {
        let (far, near): ([Icon.Layer], [Icon.Layer]) = (.solid(back), .solid(front))
        return far.secondary + marks + [.cutStroke(front, weight: 2.4), .cut(front)] + near
    }

    /// Returns the outlines of a shape before another one, and their filled form.
    static func stacked(_ name: String, _ front: String, _ back: String) -> [Icon] {
        [
            Icon(
                name,
                [
                    Icon.Layer.stroke(back).secondary, .cutStroke(front, weight: 2.4), .cut(front),
                    .stroke(front),
                ]),
            Icon(name + ".fill", before(front, back)),
        ]
    }

    /// Returns the triangle at the end of an arrow, given the middle of its base and its direction.
    ///
    /// - Parameters:
    ///   - degrees: The direction in degrees, clockwise from 12 o'clock.
    ///   - length: The way from the base to the tip.
    ///   - half: Half the length of the base.
    static func head(
        _ x: Double, _ y: Double, toward degrees: Double, length: Double = 5, half: Double = 3.4
    ) -> String {
        let way = PathData.pointOnCircle(centerX: 0, centerY: 0, radius: 1, degrees: degrees)
        return PathData.polygon([
            .init(x + way.x * length, y + way.y * length, 0.5),
            .init(x - way.y * half, y + way.x * half, 0.5), .init(x + way.y * half, y - way.x * half, 0.5),
        ])
    }
}
