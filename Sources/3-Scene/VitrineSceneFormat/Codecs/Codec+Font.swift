import VitrineJSON
import VitrineSource
import VitrineStyle
import VitrineText

extension Codec where Value == FontSpec {
    private static let styleName = Codec<TextStyle>.cases(.textStyle)

    /// A text style at the user's text size.
    private static let style = Codec(styleName.schema, expected: styleName.expected) { value, reader in
        styleName.read(value, reader).map { style in
            FontSpec(
                size: style.size(at: reader.environment.dynamicType), sizing: .style(style),
                weight: style.weight)
        }
    }

    private struct Fields: Sendable {
        var style = FontSpec()
        var given = FontSpec()
        var relativeTo: TextStyle?
    }

    private static let parts = Codec<Fields>.record(
        .font, from: Fields(),
        [
            Field("style", style, "an iOS text style; what is beside it wins") { $0.style = $1 },
            Field("size", fontSize, "the em in points") { $0.given.size = $1 },
            Field("relativeTo", styleName, "a text style with which the size grows, as people choose") {
                $0.relativeTo = $1
            },
            Field("weight", .fontWeight, "a word such as `semibold`, or 1 to 1000") { $0.given.weight = $1 },
            Field(
                "family", families,
                "an installed family, or several of which the first that is there is taken"
            ) {
                $0.given.family = $1
            },
            Field("design", design, "the kind of letters: default, rounded, serif, monospaced or clock") {
                // Letters of any family can be rounded; the other designs are families.
                if [.rounded, .clock].contains($1.design) { $0.given.family?.design = $1.design }
                $0.given.family = $0.given.family ?? $1
            },
            Field("italic", .bool, "slanted letters") { $0.given.italic = $1 },
            Field("monospacedDigits", .bool, "digits of equal width") { $0.given.monospacedDigits = $1 },
            Field("tracking", .number(-100...100), "points added after each letter") {
                $0.given.tracking = $1
            },
            Field(
                "lineHeight", .number(0.5...10, allowed: "0.5 to 10, a multiple of the size"),
                "from line to line at the least, as a multiple of the size"
            ) {
                $0.given.lineHeight = $1
            },
            Field("figures", .choice("figures", figures), "proportional or tabular digits") {
                $0.given.features.merge($1) { $1 }
            },
            Field("fractions", .bool, "fractions such as 1/2 of one piece") {
                $0.given.features["frac"] = $1 ? 1 : 0
            },
            Field("smallCaps", .bool, "the font's own small capitals for small letters") {
                $0.given.features["smcp"] = $1 ? 1 : 0
            },
            Field("ligatures", .bool, "`true` to join letters into the font's ligatures") {
                $0.given.ligatures = $1
            },
            Field("metrics", .cases("`system` or `inter`"), "the widths of the system font's letters") {
                $0.given.metrics = $1
            },
            Field("features", .features, "OpenType features by their tags, such as `{ ss01: 1 }`") {
                $0.given.features.merge($1) { $1 }
            },
        ])

    private static let figures: [(String, [String: Int])] = [
        ("proportional", ["pnum": 1, "tnum": 0]), ("tabular", ["tnum": 1, "pnum": 0]),
    ]

    /// The font family of a design. A warning is reported if a substitute is used.
    private static let design = Codec<FamilySpec>(
        .enumeration(FontDesign.allCases.map(\.rawValue)), expected: .fontDesign
    ) { value, reader in
        Codec<FontDesign>.cases(.fontDesign).read(value, reader).flatMap { design in
            design.family(reader, at: value.mark).map { FamilySpec(name: $0, design: design) }
        }
    }

    private static let family = Codec<String>(
        Codec<String>.word("the name of a font family").schema, expected: "the name of a font family"
    ) { value, reader in
        guard let name = Codec<String>.word("the name of a font family").read(value, reader) else {
            return nil
        }
        return name
    }

    /// The first family of several that is installed or generic, or else the stand-in of one of Apple's.
    private static let families = Codec<FamilySpec>(
        .anyOf([family.schema, .array(family.schema, minimum: 1, maximum: 32)]),
        expected: "a font family or several"
    ) { value, reader in
        guard case .sequence = value.content else {
            return family.read(value, reader).flatMap { first(of: [$0], value, reader) }
        }
        let word = Codec<String>.word("the name of a font family")
        guard let names = Codec<[String]>.list(of: word, count: 1...32).read(value, reader) else {
            return nil
        }
        return first(of: names, value, reader)
    }

    private static func first(of names: [String], _ value: SceneValue, _ reader: SceneReader) -> FamilySpec? {
        guard let text = reader.text else { return names.first.map { FamilySpec(name: $0) } }
        for name in names {
            if text.hasFamily(name) { return FamilySpec(name: name) }
            if let design = FamilyStandIn.generic(name) {
                return standIn(name, design: design, value: value, reader: reader)
            }
        }
        for name in names {
            if let design = FamilyStandIn.apple(name) {
                return standIn(name, design: design, value: value, reader: reader)
            }
        }
        do throws(FontError) {
            // Several names are a list of wishes: none of them need be a slip.
            if names.count > 1 { throw .noSuchFamily(names[0], available: []) }
            _ = try text.metrics(FontDescription(family: names[0], size: 17))
        } catch {
            reader.report(error.problem, at: value.mark)
        }
        return nil
    }

    private static func standIn(
        _ name: String, design: FontDesign, value: SceneValue, reader: SceneReader
    ) -> FamilySpec? {
        let isOfSystem = [.default, .rounded].contains(FamilyStandIn.generic(name))
        guard let found = design.family(reader, at: value.mark) else { return nil }
        // The words for the system's fonts are no wish for one family.
        if !isOfSystem { reader.warn(.standInFont, .standInFont(name, instead: found), at: value.mark) }
        return FamilySpec(name: found, design: design)
    }

    private static let fontSize = Codec<Double>.number(1...2000, expected: "a font size in points")

    /// A text style, a size, or a mapping of both and further properties.
    package static let font = Codec(
        .anyOf([style.schema, fontSize.schema, parts.schema]), expected: "a text style, a size or a font"
    ) { value, reader in
        switch value.content {
        case .mapping:
            parts.read(value, reader).map { parts in
                var font = parts.style.overridden(by: parts.given)
                if let style = parts.relativeTo,
                    let size = parts.given.size ?? parts.style.sizing?.size(at: .standard)
                {
                    font.size = style.scaled(size, at: reader.environment.dynamicType)
                    font.sizing = .relative(size, to: style)
                }
                return font
            }
        case .number: fontSize.read(value, reader).map { FontSpec(size: $0) }
        default: style.read(value, reader)
        }
    }
}

extension Codec where Value == Double {
    private static let weightNames: [(String, Double)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    /// One of SwiftUI's weight names, or a number 1...1000 as in CSS and design tokens.
    static let fontWeight = either(
        .number(1...1000, expected: .fontWeight), when: \.isNumber,
        or: choice(.fontWeight, weightNames))
}

extension FontError {
    /// The error as a scene diagnostic.
    package var problem: Diagnostic.Problem {
        switch self {
        case .noSuchFamily(let family, let available): .missingFont(family, available: available)
        default: .textLayoutFailed(reason: description)
        }
    }
}

extension FontDesign {
    /// Returns the first installed family of the design. A substitute is reported as a warning.
    package func family(_ reader: SceneReader, at mark: SourceMark) -> String? {
        guard let own = families.first, let text = reader.text else { return families.first }
        guard let found = families.first(where: text.hasFamily) else {
            reader.report(.missingFont(own, available: []), at: mark)
            return nil
        }
        if found != own {
            reader.warn(
                .missingDesign, .missingFontDesign(rawValue, family: own, instead: found), at: mark)
        }
        return found
    }
}

extension Noun {
    package static let font: Noun = "a font"
    package static let fontDesign: Noun = "a font design"
    package static let textStyle: Noun = "a text style"
    package static let fontWeight: Noun = "a font weight"
}
