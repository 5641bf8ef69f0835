import VitrineIconDrawings

/// A shape that encloses the glyphs of symbols such as `bolt.circle` or `lock.shield`.
enum IconContainer: String, Sendable, CaseIterable {
    case circle, square, shield, bubble, icloud, octagon, diamond, app, tv, doc, magnifyingglass
    case rectangle, rotation, desktopcomputer, laptopcomputer, iphone, ipad, seal, message, triangle
    case viewfinder, applewatch, display, folder, heart, video
    case portrait = "rectangle.portrait"
    case stack = "rectangle.stack"
    case backward = "gobackward"
    case forward = "goforward"
    case dashedSquare = "square.dashed"
    case stackedSquare = "square.on.square"
    case squareStack = "square.stack"
    case circlepath = "arrow.circlepath"

    /// The middle of what a container encloses, in grid units, and the scale of glyphs in it.
    private var opening: (x: Double, y: Double, scale: Double) {
        switch self {
        case .circle, .app: (12, 12, 0.57)
        case .backward, .forward: (12, 13.2, 0.36)
        case .square: (12, 12, 0.55)
        case .shield: (12, 11.9, 0.5)
        case .bubble: (12, 10.6, 0.5)
        case .icloud: (12, 13.4, 0.4)
        case .octagon: (12, 12, 0.55)
        case .diamond: (12, 12, 0.46)
        case .tv: (12, 10.7, 0.4)
        case .doc: (12, 14.4, 0.4)
        case .magnifyingglass: (10.3, 10.3, 0.4)
        case .rectangle: (12, 12, 0.5)
        case .rotation: (12, 13, 0.4)
        case .desktopcomputer: (12, 8.6, 0.32)
        case .laptopcomputer: (12, 10.5, 0.36)
        case .iphone: (12, 12.4, 0.36)
        case .ipad: (12, 12, 0.4)
        case .triangle: (12, 14.2, 0.34)
        case .viewfinder: (12, 12, 0.5)
        case .portrait: (12, 12, 0.48)
        case .stack: (12, 14.6, 0.4)
        case .applewatch: (12, 12, 0.3)
        case .display: (12, 9.8, 0.36)
        case .folder: (12, 14, 0.38)
        case .heart: (12, 11.4, 0.42)
        case .video: (8.2, 12, 0.38)
        case .seal: (12, 12, 0.52)
        case .message: (12, 10.9, 0.5)
        case .dashedSquare: (12, 12, 0.52)
        case .stackedSquare: (14.85, 14.85, 0.42)
        case .squareStack: (12, 15, 0.38)
        case .circlepath: (12.4, 12, 0.42)
        }
    }

    /// The layers of the container itself.
    private func outline(isFilled: Bool) -> [Icon.Layer]? {
        switch self {
        case .rotation: IconSet.icon(named: "arrow.clockwise")?.layers
        // Its hands come last.
        case .circlepath: IconSet.icon(named: "clock.arrow.circlepath")?.layers.dropLast()
        default: IconSet.icon(named: isFilled ? rawValue + ".fill" : rawValue)?.layers
        }
    }

    /// Returns the layers of a glyph in this container; `nil` where a drawing is missing.
    ///
    /// As in SF Symbols, the glyph is the filled form of its symbol, where there is one, with lines thinner
    /// than those of the container.
    func enclosing(glyph name: String, isFilled: Bool) -> [Icon.Layer]? {
        let lines = IconCharacters.layers(name).map { Icon(name, $0) }
        // The names of `doc.viewfinder` and `doc.fill.viewfinder` say which form they have.
        let solid = self == .viewfinder ? nil : IconSet.icon(named: name + ".fill")
        guard let glyph = lines ?? solid ?? IconSet.icon(named: name),
            let outer = outline(isFilled: isFilled)
        else { return nil }
        let (x, y, room) = opening
        // These reach beyond the grid, and a ring is narrower where they are high.
        let isWide = ["backward", "forward", "speaker.wave.3"].contains(name)
        let scale = isWide ? room * 0.84 : room
        // A bar and the clear lines beside it, as waves side by side and the notches of a bolt that lies,
        // leave no room for more.
        let isCrowded =
            name.hasSuffix(".slash") || name == "bolt.horizontal" || name.hasPrefix("speaker.wave")
        let weight = room < 0.45 ? 0.62 : isCrowded ? 0.56 : 0.78
        let placed = glyph.placed(scale: scale, by: x - 12 * scale, y - 12 * scale).layers.map {
            $0.scaledWeight(by: weight).colored(nil)
        }
        guard isFilled else {
            return placed.map { $0.isCut ? $0.hole : $0.primary } + outer.secondary
        }
        return outer.secondary + placed.map(\.inlaid)
    }
}

extension Icon.Layer {
    /// The layer as part of an inlay: what it drew is cut, and what it cut shows the container again.
    fileprivate var inlaid: Icon.Layer {
        var layer = self
        switch step {
        case .stroke(let data, let weight): layer.step = .cutStroke(data, weight: weight)
        case .fill(let data, let rule): layer.step = .cut(data, rule: rule)
        case .cutStroke(let data, let weight): layer.step = .stroke(data, weight: weight)
        case .cut(let data, let rule): layer.step = .fill(data, rule: rule)
        }
        layer.level = isCut ? .secondary : .primary
        return layer
    }
}
