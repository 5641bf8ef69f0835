import VitrineColor
import VitrineJSON

/// Values in the notation of the format, on one line, with all references resolved.
extension TokenValue {
    package var json: String {
        switch self {
        case .color(let color): color.json
        case .dimension(let dimension): dimension.json
        case .fontFamily(let families): Self.families(families)
        case .fontWeight(let weight): PrintedText.shortest(weight)
        case .duration(let duration): duration.json
        case .cubicBezier(let curve): curve.json
        case .number(let number): PrintedText.shortest(number)
        case .strokeStyle(let style): style.json
        case .border(let border):
            Self.object([
                ("color", border.color.json), ("width", border.width.json), ("style", border.style.json),
            ])
        case .transition(let transition):
            Self.object([
                ("duration", transition.duration.json), ("delay", transition.delay.json),
                ("timingFunction", transition.timingFunction.json),
            ])
        case .shadow(let shadows):
            shadows.count == 1 ? shadows[0].json : Self.array(shadows.map(\.json))
        case .gradient(let stops):
            Self.array(
                stops.map {
                    Self.object([("color", $0.color.json), ("position", PrintedText.shortest($0.position))])
                })
        case .typography(let style):
            Self.object([
                ("fontFamily", Self.families(style.fontFamily)), ("fontSize", style.fontSize.json),
                ("fontWeight", PrintedText.shortest(style.fontWeight)),
                ("letterSpacing", style.letterSpacing.json),
                ("lineHeight", PrintedText.shortest(style.lineHeight)),
            ])
        }
    }

    private static func families(_ families: [String]) -> String {
        families.count == 1 ? PrintedText.quoted(families[0]) : array(families.map(PrintedText.quoted))
    }

    fileprivate static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    fileprivate static func object(_ members: [(String, String)]) -> String {
        "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
    }
}

extension TokenColor {
    var json: String {
        var members = [
            ("colorSpace", PrintedText.quoted(space.rawValue)),
            ("components", TokenValue.array(components.map { $0.map(PrintedText.shortest) ?? "\"none\"" })),
        ]
        if alpha != 1 { members.append(("alpha", PrintedText.shortest(alpha))) }
        if let hex { members.append(("hex", PrintedText.quoted(hex))) }
        return TokenValue.object(members)
    }
}

extension TokenDimension {
    var json: String {
        TokenValue.object([
            ("value", PrintedText.shortest(value)), ("unit", PrintedText.quoted(unit.rawValue)),
        ])
    }
}

extension TokenDuration {
    var json: String {
        TokenValue.object([
            ("value", PrintedText.shortest(value)), ("unit", PrintedText.quoted(unit.rawValue)),
        ])
    }
}

extension TokenCubicBezier {
    var json: String { TokenValue.array([x1, y1, x2, y2].map(PrintedText.shortest)) }
}

extension TokenStrokeStyle {
    var json: String {
        switch self {
        case .line(let line): PrintedText.quoted(line.rawValue)
        case .dashes(let dashes, let cap):
            TokenValue.object([
                ("dashArray", TokenValue.array(dashes.map(\.json))),
                ("lineCap", PrintedText.quoted(cap.rawValue)),
            ])
        }
    }
}

extension TokenValue.Shadow {
    var json: String {
        var members = [
            ("color", color.json), ("offsetX", offsetX.json), ("offsetY", offsetY.json), ("blur", blur.json),
            ("spread", spread.json),
        ]
        if isInset { members.append(("inset", "true")) }
        return TokenValue.object(members)
    }
}
