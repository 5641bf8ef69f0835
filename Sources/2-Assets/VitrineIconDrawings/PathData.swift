import VitrineGeometry

/// Builders of SVG path data on the 24-unit grid, for geometry that many symbols share.
///
/// Numbers are rounded to a thousandth of a unit, which is far below a visible step and keeps the data
/// readable. Angles are in degrees, clockwise on screen from 12 o'clock, as on a dial.
package enum PathData {
    /// A corner of a rounded polygon: its position before rounding, and the radius.
    package struct Corner {
        package var x: Double
        package var y: Double
        package var radius: Double

        package init(_ x: Double, _ y: Double, _ radius: Double = 0) {
            self.x = x
            self.y = y
            self.radius = radius
        }
    }

    package static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let whole = thousandths.magnitude / 1000
        let rest = thousandths.magnitude % 1000
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = "\(rest + 1000)".dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }

    package static func pair(_ x: Double, _ y: Double) -> String { number(x) + " " + number(y) }

    package static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        ellipse(x, y, radius, radius)
    }

    package static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> String {
        let arc = "A" + pair(radiusX, radiusY) + " 0 0 1 "
        return "M" + pair(x - radiusX, y) + arc + pair(x, y - radiusY) + arc + pair(x + radiusX, y)
            + arc + pair(x, y + radiusY) + arc + pair(x - radiusX, y) + "Z"
    }

    /// Returns a rectangle, given its top left corner and size. The radius is clamped to half the shorter
    /// side.
    package static func roundedRect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
    ) -> String {
        let r = min(radius, width / 2, height / 2)
        return polygon([
            Corner(x, y, r), Corner(x + width, y, r), Corner(x + width, y + height, r),
            Corner(x, y + height, r),
        ])
    }

    /// Returns a dot, as a line of almost no length whose round caps form a disc that grows with the weight.
    package static func dot(_ x: Double, _ y: Double) -> String {
        "M" + pair(x - 0.005, y) + "H" + number(x + 0.005)
    }

    package static func dots(_ places: [(Double, Double)]) -> String {
        places.map { dot($0.0, $0.1) }.joined()
    }

    /// Returns path data of absolute `M`, `L`, `H`, `V`, `C`, `A` and `Z` commands, scaled and then moved.
    package static func placed(_ data: String, scale: Double = 1, by x: Double, _ y: Double) -> String {
        var (result, number, index): (String, String, Int) = ("", "", 0)
        var command: Character = "M"
        func end() {
            guard let value = Double(number) else { return }
            // An arc has two radii, a rotation and two flags before its point.
            let arc = command == "A" ? index % 7 : 5
            let isVertical = command == "V" || command != "H" && (command == "A" ? arc == 6 : index % 2 == 1)
            let placed =
                arc < 2 ? value * scale : arc < 5 ? value : value * scale + (isVertical ? y : x)
            result += (result.last?.isLetter == false ? " " : "") + Self.number(placed)
            (number, index) = ("", index + 1)
        }
        for character in data {
            if character.isLetter {
                end()
                (command, index) = (character, 0)
                result.append(character)
            } else if character == " " {
                end()
            } else {
                number.append(character)
            }
        }
        end()
        return result
    }

    package static func pointOnCircle(
        centerX x: Double, centerY y: Double, radius: Double, degrees: Double
    ) -> Point {
        let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
        return Point(x + radius * sine, y - radius * cosine)
    }

    /// Returns a clockwise arc of a circle from one angle to another, less than a full turn.
    package static func arc(
        _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
    ) -> String {
        let a = pointOnCircle(centerX: x, centerY: y, radius: radius, degrees: start)
        let b = pointOnCircle(centerX: x, centerY: y, radius: radius, degrees: end)
        let large = end - start > 180 ? "1" : "0"
        return "M" + pair(a.x, a.y) + "A" + pair(radius, radius) + " 0 \(large) 1 " + pair(b.x, b.y)
    }

    /// Returns lines on the spokes of a wheel, between two radii.
    package static func spokes(
        _ x: Double, _ y: Double, from inner: Double, to outer: Double, at angles: [Double]
    ) -> String {
        angles.map { angle in
            let a = pointOnCircle(centerX: x, centerY: y, radius: inner, degrees: angle)
            let b = pointOnCircle(centerX: x, centerY: y, radius: outer, degrees: angle)
            return "M" + pair(a.x, a.y) + "L" + pair(b.x, b.y)
        }.joined()
    }

    /// Returns a closed polygon with each corner rounded by an arc tangent to both sides.
    package static func polygon(_ corners: [Corner]) -> String {
        var data = ""
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            data += (index == 0 ? "M" : "L") + rounded(corner, before, after)
        }
        return data + "Z"
    }

    /// Returns the rounding of a corner, from its start to its end.
    ///
    /// The arc meets the sides at `radius / tan(angle / 2)` from the corner. The tangent of the half-angle is
    /// derived from the cosine, so that no trigonometric function is needed.
    private static func rounded(_ corner: Corner, _ before: Corner, _ after: Corner) -> String {
        guard corner.radius > 0 else { return pair(corner.x, corner.y) }
        let p = Point(corner.x, corner.y)
        let back = Point(before.x, before.y) - p
        let ahead = Point(after.x, after.y) - p
        let u = back * (1 / back.length)
        let v = ahead * (1 / ahead.length)
        let cosine = u.x * v.x + u.y * v.y
        let reach = corner.radius * ((1 + cosine) / (1 - cosine)).squareRoot()
        let enter = p + u * reach
        let leave = p + v * reach
        let sweep = u.x * v.y - u.y * v.x < 0 ? "1" : "0"
        return pair(enter.x, enter.y) + "A" + pair(corner.radius, corner.radius) + " 0 0 \(sweep) "
            + pair(leave.x, leave.y)
    }

    /// Returns a star with its first tip pointing straight up.
    package static func star(
        _ x: Double, _ y: Double, points: Int, outer: Double, inner: Double, tip: Double, notch: Double
    ) -> String {
        let step = 180 / Double(points)
        return polygon(
            (0..<2 * points).map { index in
                let isTip = index.isMultiple(of: 2)
                let p = pointOnCircle(
                    centerX: x, centerY: y, radius: isTip ? outer : inner, degrees: Double(index) * step)
                return Corner(p.x, p.y, isTip ? tip : notch)
            })
    }

    /// Returns a four-pointed star with concave sides.
    package static func sparkle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        let near = radius * 0.07
        let far = radius * 0.24
        func side(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double) -> String {
            "C" + pair(x + fromX * far + toX * near, y + fromY * far + toY * near) + " "
                + pair(x + toX * far + fromX * near, y + toY * far + fromY * near) + " "
                + pair(x + toX * radius, y + toY * radius)
        }
        return "M" + pair(x, y - radius) + side(0, -1, 1, 0) + side(1, 0, 0, 1) + side(0, 1, -1, 0)
            + side(-1, 0, 0, -1) + "Z"
    }

    /// Returns a cog with `teeth` teeth between two radii, the first one pointing straight up. Widths are
    /// half-angles.
    package static func cog(
        _ x: Double, _ y: Double, teeth: Int, outer: Double, inner: Double, top: Double, foot: Double,
        tip: Double, notch: Double
    ) -> String {
        let step = 360 / Double(teeth)
        var corners: [Corner] = []
        for index in 0..<teeth {
            let middle = Double(index) * step
            for (radius, angle, rounding) in [
                (inner, middle - foot, notch), (outer, middle - top, tip), (outer, middle + top, tip),
                (inner, middle + foot, notch),
            ] {
                let p = pointOnCircle(centerX: x, centerY: y, radius: radius, degrees: angle)
                corners.append(Corner(p.x, p.y, rounding))
            }
        }
        return polygon(corners)
    }
}

extension Icon.Layer {
    /// The ring that encloses the glyphs of `.circle` symbols.
    package static let ring = Icon.Layer.stroke(PathData.circle(12, 12, 9.7))
}

extension [Icon.Layer] {
    /// Returns a filled figure with the outer edge that its outline has at each weight.
    package static func solid(_ path: String, weight: Double = 1) -> [Icon.Layer] {
        [.fill(path), .stroke(path, weight: weight)]
    }

    /// The disc that carries the glyphs of `.circle.fill` symbols.
    package static let disc = solid(PathData.circle(12, 12, 9.7))

    /// Returns these layers with a bar across them from the top left, and a clear line on both sides of it.
    package func slashed(from x0: Double = 3.4, _ y0: Double = 3.4, to x1: Double = 20.6, _ y1: Double = 20.6)
        -> [Icon.Layer]
    {
        let bar = "M" + PathData.pair(x0, y0) + "L" + PathData.pair(x1, y1)
        return secondary + [.cutStroke(bar, weight: 2.5), .stroke(bar)]
    }
}
