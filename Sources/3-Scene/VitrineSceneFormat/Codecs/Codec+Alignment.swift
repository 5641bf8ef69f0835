import VitrineJSON
import VitrineLayout
import VitrineSource
import VitrineStyle

extension Codec where Value == Alignment {
    /// One of SwiftUI's alignment names, or a guide that the scene declares under `alignments`.
    package static let alignment = Codec(
        .anyOf([.enumeration(Alignment.named.map(\.0)), .string]), expected: .alignment
    ) { value, reader in
        if case .string(let name) = value.content {
            if let axis = reader.environment.alignments[name] {
                return axis == .horizontal
                    ? Alignment(.custom(name), .center) : Alignment(.center, .custom(name))
            }
            if let own = Alignment.named.first(where: { $0.0 == name }) { return own.1 }
        }
        let known = Alignment.named + reader.environment.alignments.keys.sorted().map { ($0, .center) }
        return choice(.alignment, known).read(value, reader)
    }
}

extension Codec where Value == [Guide: GuideSpec] {
    /// Guides by name with their positions: points, a percentage, another guide, or `{ at, offset }`.
    package static let guides = Codec(
        .map(of: GuideCodec.spec.schema), expected: .guides
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: .guides)
        }
        var guides: Value = [:]
        for entry in entries {
            guard let guide = GuideCodec.guide(entry.key, reader.environment) else {
                let known = GuideCodec.names(reader.environment)
                reader.report(.unknownValue(entry.key, noun: "guide", known: known), at: entry.keyMark)
                continue
            }
            guard let spec = GuideCodec.spec.read(entry.value, reader) else { continue }
            if case .guide(let base) = spec.base, base.axis != guide.axis {
                reader.report(
                    .notAllowed(
                        noun: base.name, on: "the guide \(guide.name)",
                        instead: "a guide lies at another one of its own axis"), at: entry.value.mark)
                continue
            }
            guides[guide] = spec
        }
        return guides
    }
}

/// A reader of guides and their positions.
private enum GuideCodec {
    private static let own: [(String, Guide)] = [
        ("leading", .horizontal(.leading)), ("center", .horizontal(.center)),
        ("trailing", .horizontal(.trailing)),
        ("top", .vertical(.top)), ("middle", .vertical(.center)), ("bottom", .vertical(.bottom)),
        ("firstTextBaseline", .vertical(.firstTextBaseline)),
        ("lastTextBaseline", .vertical(.lastTextBaseline)),
    ]

    static func names(_ environment: SceneEnvironment) -> [String] {
        own.map(\.0) + environment.alignments.keys.sorted()
    }

    /// Returns a guide by name. SwiftUI has two guides called `center`; the vertical one is `middle` here.
    static func guide(_ name: String, _ environment: SceneEnvironment) -> Guide? {
        if let axis = environment.alignments[name] {
            return axis == .horizontal ? .horizontal(.custom(name)) : .vertical(.custom(name))
        }
        return own.first { $0.0 == name }?.1
    }

    static let spec = Codec<GuideSpec>(
        .anyOf([Codec<Double>.length.schema, .string, parts.schema]),
        expected: "points, a percentage, a guide or `{ at, offset }`"
    ) { value, reader in
        if case .mapping = value.content { return parts.read(value, reader) }
        return base.read(value, reader).map { GuideSpec(base: $0) }
    }

    private static let parts = Codec<GuideSpec>.record(
        "a guide", from: GuideSpec(base: .points(0)),
        [
            Field("at", base, required: true, "points, a percentage or another guide") { $0.base = $1 },
            Field("offset", .length, "points further on") { $0.offset = $1 },
        ])

    private static let base = Codec<GuideSpec.Base>(
        .anyOf([Codec<Double>.length.schema, .string]), expected: "points, a percentage or a guide"
    ) { value, reader in
        guard case .string(let text) = value.content else {
            return Codec<Double>.length.read(value, reader).map { .points($0) }
        }
        if text.hasSuffix("%") {
            return Codec<Double>.share(-1000...1000).read(value, reader).map { .share($0) }
        }
        guard let guide = guide(text, reader.environment) else {
            reader.report(
                .unknownValue(text, noun: "guide", known: names(reader.environment)), at: value.mark)
            return nil
        }
        return .guide(guide)
    }
}

extension Codec where Value == Double {
    /// Returns a codec for a percentage such as `50%`, read as a fraction.
    ///
    /// - Parameter range: The valid range, in percent.
    package static func share(_ range: ClosedRange<Double>) -> Codec {
        Codec(.pattern(#"^-?\d+(\.\d+)?%$"#), expected: "a percentage such as `50%`") { value, reader in
            percentage(value, range, reader)
        }
    }

    private static func percentage(
        _ value: SceneValue, _ range: ClosedRange<Double>, _ reader: SceneReader
    ) -> Double? {
        guard case .string(let text) = value.content, let percent = percent(text) else {
            return reader.mismatch(value, expected: "a percentage such as `50%`")
        }
        guard range.contains(percent) else {
            let allowed =
                "\(PrintedText.number(range.lowerBound))% to \(PrintedText.number(range.upperBound))%"
            reader.report(.outOfRange(text, allowed: allowed), at: value.mark)
            return nil
        }
        return percent / 100
    }
}

extension Codec where Value == Double {
    /// Returns the number before a percent sign: decimal digits as in the pattern, an optional minus, no plus
    /// sign and no exponent.
    private static func percent(_ text: String) -> Double? {
        let number = text.hasPrefix("-") ? text.dropFirst().dropLast() : text.dropLast()
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard text.hasSuffix("%"), (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        return Double(text.dropLast())
    }
}

extension Codec where Value == Axis {
    package static let axis = choice("an axis", [("horizontal", Axis.horizontal), ("vertical", .vertical)])
}

extension Codec where Value == Set<Axis> {
    /// `horizontal`, `vertical` or `both`.
    package static let axes = Codec<Set<Axis>>.choice(
        "axes",
        [("horizontal", [.horizontal]), ("vertical", [.vertical]), ("both", [.horizontal, .vertical])])

    /// An axis or `both`, or a flag: `true` for both axes and `false` for none.
    package static let axesOrFlag = Codec(
        .anyOf([.boolean, axes.schema]), expected: "true, an axis or `both`"
    ) { value, reader in
        if case .bool(let flag) = value.content { return flag ? [.horizontal, .vertical] : [] }
        return axes.read(value, reader)
    }
}

extension Noun {
    package static let alignment: Noun = "an alignment"
    package static let guides: Noun = "guides, such as `{ leading: 12 }`"
}
