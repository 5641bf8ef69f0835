import VitrineTestSupport

/// A grammar of files of design tokens: all types with their values, groups that extend groups, references in
/// both notations.
struct TokenGrammar {
    private static let names = ["a", "b", "c", "d", "e", "f", "$root", "size", "x y", "ä"]

    /// The words of the format.
    static let words =
        names + types.map(\.name) + [
            "$type", "$value", "$extends", "$ref", "$description", "$deprecated", "$extensions", "$schema",
            "{a}",
            "{a.b}", "{b.c.d}", "#/a", "#/a/b/$value", "{a", "px", "rem", "ms", "srgb", "none",
        ]

    private typealias Make = @Sendable (inout SeededGenerator) -> FuzzValue

    private static func number(_ random: inout SeededGenerator) -> FuzzValue {
        .raw(FuzzWords.number(using: &random))
    }

    private static func dimension(_ random: inout SeededGenerator) -> FuzzValue {
        unit(number(&random), ["px", "rem", "em"].randomElement(using: &random, or: "px"))
    }

    private static func unit(_ value: FuzzValue, _ unit: String) -> FuzzValue {
        .map([FuzzValue.Member("value", value), FuzzValue.Member("unit", .text(unit))])
    }

    private static func color(_ random: inout SeededGenerator) -> FuzzValue {
        let spaces = [
            "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
            "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "cmyk",
        ]
        let components = (0..<3).map { _ in
            Int.random(in: 0..<9, using: &random) == 0 ? FuzzValue.text("none") : number(&random)
        }
        return .map([
            FuzzValue.Member("colorSpace", .text(spaces.randomElement(using: &random, or: "srgb"))),
            FuzzValue.Member("components", .list(components)), FuzzValue.Member("alpha", number(&random)),
        ])
    }

    private static let types: [(name: String, make: Make)] = [
        ("color", color), ("dimension", dimension), ("number", number), ("fontWeight", number),
        ("fontFamily", { _ in .list([.text("Inter"), .text("serif")]) }),
        ("duration", { unit(number(&$0), ["ms", "s"].randomElement(using: &$0, or: "s")) }),
        ("cubicBezier", { random in .list((0..<4).map { _ in number(&random) }) }),
        (
            "strokeStyle",
            { random in
                .map([
                    FuzzValue.Member("dashArray", .list([dimension(&random), reference(&random)])),
                    FuzzValue.Member("lineCap", .text("round")),
                ])
            }
        ),
        (
            "gradient",
            { random in
                .list(
                    (0..<Int.random(in: 0...3, using: &random)).map { _ in
                        .map([
                            FuzzValue.Member("color", color(&random)),
                            FuzzValue.Member("position", number(&random)),
                        ])
                    })
            }
        ),
        (
            "shadow",
            { random in
                .map(
                    ["offsetX", "offsetY", "blur", "spread"].map { FuzzValue.Member($0, dimension(&random)) }
                        + [
                            FuzzValue.Member("color", reference(&random))
                        ])
            }
        ),
        (
            "typography",
            { random in
                .map([
                    FuzzValue.Member("fontFamily", .text("Inter")),
                    FuzzValue.Member("fontSize", dimension(&random)),
                    FuzzValue.Member("fontWeight", reference(&random)),
                    FuzzValue.Member("lineHeight", number(&random)),
                    FuzzValue.Member("letterSpacing", dimension(&random)),
                ])
            }
        ),
        (
            "transition",
            { random in
                .map([
                    FuzzValue.Member("duration", reference(&random)),
                    FuzzValue.Member("delay", reference(&random)),
                    FuzzValue.Member("timingFunction", reference(&random)),
                ])
            }
        ),
        (
            "border",
            { random in
                .map([
                    FuzzValue.Member("color", color(&random)), FuzzValue.Member("width", dimension(&random)),
                    FuzzValue.Member("style", .text("dashed")),
                ])
            }
        ),
    ]

    private static func path(_ random: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in names.randomElement(using: &random, or: "a") }
    }

    /// A reference in braces, or a JSON pointer.
    private static func reference(_ random: inout SeededGenerator) -> FuzzValue {
        let path = path(&random)
        guard Bool.random(using: &random) else { return .text("{\(path.joined(separator: "."))}") }
        let end = ["", "/$value", "/$value/components/0", "/~1", "/$value/0"].randomElement(
            using: &random, or: "")
        return .map([FuzzValue.Member("$ref", .text("#/\(path.joined(separator: "/"))\(end)"))])
    }

    /// Returns a group of tokens and groups.
    func group(depth: Int, using random: inout SeededGenerator) -> FuzzValue {
        var members: [FuzzValue.Member] = []
        if Int.random(in: 0..<4, using: &random) == 0 {
            let target = Self.path(&random).joined(separator: ".")
            members.append(FuzzValue.Member("$extends", .text("{\(target)}")))
        }
        for name in Self.names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
            let isGroup = depth > 0 && Bool.random(using: &random)
            members.append(
                FuzzValue.Member(
                    name, isGroup ? group(depth: depth - 1, using: &random) : token(using: &random)))
        }
        return .map(members)
    }

    private func token(using random: inout SeededGenerator) -> FuzzValue {
        guard let type = Self.types.randomElement(using: &random) else { return .null }
        let value = Int.random(in: 0..<4, using: &random) == 0 ? Self.reference(&random) : type.make(&random)
        return .map([FuzzValue.Member("$type", .text(type.name)), FuzzValue.Member("$value", value)])
    }

    /// Returns a resolver whose sets and modifiers refer to each other, to its own tokens and to the file
    /// `other.json`.
    func resolver(using random: inout SeededGenerator) -> FuzzValue {
        let names = ["a", "b", "c", "d"]
        func source() -> FuzzValue {
            let name = names.randomElement(using: &random, or: "a")
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return .map([FuzzValue.Member("$ref", .text("#/modifiers/\(name)"))])
            case 1: return .map([FuzzValue.Member("$ref", .text("other.json"))])
            case 2: return .map([FuzzValue.Member("$ref", .text("../out.json#/a"))])
            case 3: return group(depth: 1, using: &random)
            default: return .map([FuzzValue.Member("$ref", .text("#/sets/\(name)"))])
            }
        }
        func sources() -> FuzzValue {
            .list((0..<Int.random(in: 0...4, using: &random)).map { _ in source() })
        }
        let sets = names.map { FuzzValue.Member($0, .map([FuzzValue.Member("sources", sources())])) }
        let modifiers = names.prefix(2).map { name in
            FuzzValue.Member(
                name,
                .map([
                    FuzzValue.Member(
                        "contexts",
                        .map([FuzzValue.Member("light", sources()), FuzzValue.Member("dark", sources())])),
                    FuzzValue.Member(
                        "default", .text(["light", "dim"].randomElement(using: &random, or: "dim"))),
                ]))
        }
        return .map([
            FuzzValue.Member("version", .text("2025.10")), FuzzValue.Member("sets", .map(sets)),
            FuzzValue.Member("modifiers", .map(modifiers)), FuzzValue.Member("resolutionOrder", sources()),
        ])
    }
}
