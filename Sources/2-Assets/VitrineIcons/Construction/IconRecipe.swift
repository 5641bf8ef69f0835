import VitrineGeometry
import VitrineIconDrawings

/// A way to make a symbol from others, by the rules that the names of SF Symbols follow.
enum IconRecipe: Sendable {
    /// The same drawing under another name.
    case same(String)
    /// A glyph in a container, such as `bolt.circle`.
    case enclosed(String, IconContainer, isFilled: Bool)
    /// A symbol with a bar across it.
    case slashed(String)
    /// A symbol with a small disc at its corner that carries a glyph.
    case badged(String, badge: String)
    /// An outline whose one half is filled.
    case halved(String, IconHalf)
    /// An outline of which two opposite quarters are filled.
    case checkered(String)
    /// An outline with a smaller filled one of its kind in it.
    case inset(String)
    /// A symbol whose outlines are filled.
    case filled(String)
    /// A symbol before another of its kind.
    case doubled(String)

    /// Returns the layers that the recipe makes, or `nil` if a symbol that it needs is missing.
    ///
    /// - Parameter made: The name of the symbol that is made.
    func layers(for made: String) -> [Icon.Layer]? {
        switch self {
        case .same(let name): IconSet.icon(named: name)?.layers
        case .enclosed(let glyph, let container, let isFilled):
            container.enclosing(glyph: glyph, isFilled: isFilled)
        case .slashed(let name):
            IconSet.icon(named: name).map { ($0.layers.map(\.plain) + IconSet.specks(of: made)).slashed() }
        case .badged(let name, let badge):
            IconSet.icon(named: name).flatMap { ($0.layers + IconSet.specks(of: made)).badged(badge) }
        case .halved(let name, let half): Self.filled(name, without: half.rest)
        case .checkered(let name): Self.filled(name, without: "M-2 -2H12V12H-2ZM12 12H26V26H12Z")
        case .inset(let name): Self.inset(name)
        case .filled(let name): Self.filled(name)
        case .doubled(let name): Self.doubled(name, as: made)
        }
    }

    private static func filled(_ name: String, without rest: String) -> [Icon.Layer]? {
        guard let outline = IconSet.icon(named: name), let fill = IconSet.icon(named: name + ".fill") else {
            return nil
        }
        return fill.layers + [.cut(rest)] + outline.layers
    }

    /// The first outline and closed ones beside it are filled, lines on it cut; arrows over it stay, with a
    /// clear line around them.
    private static func filled(_ name: String) -> [Icon.Layer]? {
        guard let layers = IconSet.icon(named: name)?.layers, case .stroke(let body, _)? = layers.first?.step,
            let bounds = try? Path(svg: body).bounds
        else { return nil }
        let solid = body.hasSuffix("Z") ? body : body + "Z"
        return .solid(solid)
            + layers.dropFirst().flatMap { layer -> [Icon.Layer] in
                guard case .stroke(let data, let weight) = layer.step, let box = try? Path(svg: data).bounds
                else { return [layer] }
                let isOnBody =
                    box.minX >= bounds.minX && box.maxX <= bounds.maxX && box.minY >= bounds.minY
                    && box.maxY <= bounds.maxY
                if isOnBody { return [.cutStroke(data, weight: weight * 0.9)] }
                let isBeside =
                    box.minX > bounds.maxX || box.maxX < bounds.minX || box.minY > bounds.maxY
                    || box.maxY < bounds.minY
                if isBeside { return data.hasSuffix("Z") ? .solid(data) : [layer] }
                return name.contains("arrow") ? [.cutStroke(data, weight: weight * 2.6), layer] : [layer]
            }
    }

    private static func doubled(_ name: String, as made: String) -> [Icon.Layer]? {
        let solid = name.hasSuffix(".fill") ? name : name + ".fill"
        guard let icon = IconSet.icon(named: name), let fill = IconSet.icon(named: solid) else { return nil }
        let (scale, near, far) = (0.74, 12 * 0.26 - 2.6, 12 * 0.26 + 2.6)
        let clearing = fill.placed(scale: scale, by: near, far).layers.compactMap { layer -> Icon.Layer? in
            switch layer.step {
            case .fill(let data, let rule): .cut(data, rule: rule)
            case .stroke(let data, let weight): .cutStroke(data, weight: weight + 1.6)
            case .cut, .cutStroke: nil
            }
        }
        return icon.placed(scale: scale, by: far, near).layers.secondary + clearing + IconSet.specks(of: made)
            + icon.placed(scale: scale, by: near, far).layers
    }

    private static func inset(_ name: String) -> [Icon.Layer]? {
        guard let outline = IconSet.icon(named: name), let fill = IconSet.icon(named: name + ".fill") else {
            return nil
        }
        let small = fill.placed(scale: 0.56, by: 12 * 0.44, 12 * 0.44)
        return outline.layers.secondary + small.layers.map { $0.scaledWeight(by: 0.5) }
    }
}

extension [Icon.Layer] {
    /// Returns these layers with a disc at the bottom right that carries a glyph, and a clear line around it.
    func badged(_ badge: String) -> [Icon.Layer]? {
        let marks = [
            "plus": "M18.4 15.8V20.8M15.9 18.3H20.9", "minus": "M15.9 18.3H20.9",
            "checkmark": "M16.1 18.7L17.8 20.4L20.9 16.2",
            "xmark": "M16.6 16.5L20.2 20.1M20.2 16.5L16.6 20.1",
            "questionmark": "M17.1 16.9A1.4 1.4 0 1 1 18.4 18.5M18.4 20.6H18.41",
            "exclamationmark": "M18.4 15.7V18.5M18.4 20.6H18.41",
            "ellipsis": "M16.1 18.3H16.11M18.4 18.3H18.41M20.7 18.3H20.71",
        ]
        guard let mark = marks[badge] else { return badged(by: badge) }
        let hue = Self.badgeHues[badge]
        return secondary + [
            .cut(PathData.circle(18.4, 18.3, 6.3)), .fill(PathData.circle(18.4, 18.3, 5)).colored(hue),
            .cutStroke(mark, weight: badge == "ellipsis" ? 0.9 : 0.72).colored(hue == nil ? nil : .white),
        ]
    }

    /// The colors that badges have in symbols of many colors.
    private static let badgeHues: [String: Icon.Hue] = [
        "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red, "exclamationmark": .yellow,
    ]

    /// Returns these layers with another symbol at the bottom right, and a clear line around it; `dot` is a
    /// disc at the top right.
    private func badged(by name: String) -> [Icon.Layer]? {
        if name == "dot" {
            return secondary + [
                .cut(PathData.circle(19, 5, 5.2)), .fill(PathData.circle(19, 5, 3.8)).colored(.red),
            ]
        }
        guard let symbol = IconSet.icon(named: name) else { return nil }
        let (scale, x, y) = (0.48, 18.0 - 12 * 0.48, 17.8 - 12 * 0.48)
        let small = symbol.placed(scale: scale, by: x, y).layers.map { $0.scaledWeight(by: 0.74) }
        // Another symbol keeps the colors that it has by itself.
        return secondary + [.cut(PathData.circle(18, 17.8, 6.9))]
            + small.map { $0.isCut ? $0.hole : $0.primary }
    }
}
