import VitrineColor
import VitrineJSON
import VitrineSource

/// A part of a token's value, as the format writes it, found without writing out the whole value.
enum TokenPart {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list(count: Int, (Int) -> TokenPart)
    case record([(key: String, part: () -> TokenPart)])
    case color(TokenColor)
    /// An array of one, which the format also writes as its only element.
    indirect case only(TokenPart)

    /// The names of shadows' and colours' parts in older dialects, with those of today.
    private static let olderKeys = [
        "channels": "components", "a": "alpha", "x": "offsetX", "y": "offsetY", "blurRadius": "blur",
        "spreadRadius": "spread",
    ]

    /// The keys of the parts in this one.
    var keys: [String] {
        switch self {
        case .number, .text, .flag: []
        case .list(let count, _): (0..<count).map(String.init)
        case .record(let members): members.map(\.key)
        case .color(let color): Self.record(of: color).keys
        case .only(let part): part.keys
        }
    }

    /// Returns the part with a key of today's format.
    func part(_ key: String) -> TokenPart? {
        switch self {
        case .number, .text, .flag: return nil
        case .list(let count, let element):
            guard let index = Int(key), (0..<count).contains(index), key == "\(index)" else { return nil }
            return element(index)
        case .record(let members): return members.first { $0.key == key }?.part()
        case .color(let color): return Self.record(of: color).part(key)
        case .only(let part): return key == "0" ? part : part.part(key)
        }
    }

    /// Returns the part with a key of an older dialect.
    func part(older key: String) -> TokenPart? { Self.olderKeys[key].flatMap { part($0) } }

    /// Returns the part as it is written at a place.
    func json(at mark: SourceMark) -> LocatedJSON {
        switch self {
        case .number(let number):
            LocatedJSON(.number(number, literal: PrintedText.shortest(number)), at: mark)
        case .text(let text): LocatedJSON(.string(text), at: mark)
        case .flag(let flag): LocatedJSON(.bool(flag), at: mark)
        case .list(let count, let element):
            LocatedJSON(.array((0..<count).map { element($0).json(at: mark) }), at: mark)
        case .record(let members):
            LocatedJSON(
                .object(
                    members.map {
                        LocatedJSON.Member(key: $0.key, keyMark: mark, value: $0.part().json(at: mark))
                    }), at: mark)
        case .color(let color): Self.record(of: color).json(at: mark)
        case .only(let part): part.json(at: mark)
        }
    }
}

extension TokenPart {
    /// Creates the whole of a value, with all parts that it has even where the format omits them.
    init(_ value: TokenValue) {
        switch value {
        case .color(let color): self = .color(color)
        case .dimension(let length): self.init(length)
        case .fontFamily(let names): self.init(families: names)
        case .fontWeight(let number), .number(let number): self = .number(number)
        case .duration(let duration): self.init(duration)
        case .cubicBezier(let curve): self.init(curve)
        case .strokeStyle(let style): self.init(style)
        case .border(let border):
            self = .record([
                ("color", { .color(border.color) }), ("width", { Self(border.width) }),
                ("style", { Self(border.style) }),
            ])
        case .transition(let transition):
            self = .record([
                ("duration", { Self(transition.duration) }), ("delay", { Self(transition.delay) }),
                ("timingFunction", { Self(transition.timingFunction) }),
            ])
        case .shadow(let shadows):
            self =
                shadows.count == 1
                ? .only(Self(shadows[0])) : .list(count: shadows.count) { Self(shadows[$0]) }
        case .gradient(let stops):
            self = .list(count: stops.count) { index in
                .record([
                    ("color", { .color(stops[index].color) }),
                    ("position", { .number(stops[index].position) }),
                ])
            }
        case .typography(let style):
            self = .record([
                ("fontFamily", { Self(families: style.fontFamily) }), ("fontSize", { Self(style.fontSize) }),
                ("fontWeight", { .number(style.fontWeight) }),
                ("letterSpacing", { Self(style.letterSpacing) }),
                ("lineHeight", { .number(style.lineHeight) }),
            ])
        }
    }

    private static func record(of color: TokenColor) -> TokenPart {
        var members: [(key: String, part: () -> TokenPart)] = [
            ("colorSpace", { .text(color.space.rawValue) }),
            (
                "components",
                {
                    .list(count: color.components.count) { index in
                        color.components[index].map { .number($0) } ?? .text("none")
                    }
                }
            ),
            ("alpha", { .number(color.alpha) }),
        ]
        if let hex = color.hex { members.append(("hex", { .text(hex) })) }
        return .record(members)
    }

    init(_ length: TokenDimension) {
        self = .record([("value", { .number(length.value) }), ("unit", { .text(length.unit.rawValue) })])
    }

    init(_ duration: TokenDuration) {
        self = .record([("value", { .number(duration.value) }), ("unit", { .text(duration.unit.rawValue) })])
    }

    private init(_ curve: TokenCubicBezier) {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2]
        self = .list(count: 4) { .number(numbers[$0]) }
    }

    private init(families names: [String]) {
        self = names.count == 1 ? .only(.text(names[0])) : .list(count: names.count) { .text(names[$0]) }
    }

    private init(_ style: TokenStrokeStyle) {
        switch style {
        case .line(let line): self = .text(line.rawValue)
        case .dashes(let dashes, let cap):
            self = .record([
                ("dashArray", { .list(count: dashes.count) { Self(dashes[$0]) } }),
                ("lineCap", { .text(cap.rawValue) }),
            ])
        }
    }

    private init(_ shadow: TokenValue.Shadow) {
        self = .record([
            ("color", { .color(shadow.color) }), ("offsetX", { Self(shadow.offsetX) }),
            ("offsetY", { Self(shadow.offsetY) }), ("blur", { Self(shadow.blur) }),
            ("spread", { Self(shadow.spread) }), ("inset", { .flag(shadow.isInset) }),
        ])
    }
}
