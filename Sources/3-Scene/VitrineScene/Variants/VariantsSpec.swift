import VitrineFiles
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The variants that a scene lists: axes, all combinations of which are taken, or individual variants.
struct VariantsSpec: Sendable {
    /// A variant, or the settings that exclude variants.
    struct Item: Sendable {
        var name: String?
        var settings: [VariantSetting] = []
    }

    private struct Axes: Sendable {
        /// The values of each axis.
        var axes: [[VariantSetting]] = []
        var exceptions: [(item: Item, mark: SourceMark)] = []
    }

    /// The items before they are named, each with the mark at which to report errors.
    private var items: [(item: Item, mark: SourceMark)]

    /// The maximum number of variants of a scene.
    static let countLimit = 256

    static let codec = Codec<VariantsSpec>.either(
        Codec<[(value: Item, source: SceneValue)]>.list(
            of: item(isNamed: true).withSource, count: 1...countLimit
        )
        .map {
            VariantsSpec(items: $0.map { ($0.value, $0.source.mark) })
        }, when: \.isSequence, or: combinations)

    /// Reads and names the variants under `variants`; returns light and dark if there are none.
    static func variants(of scene: SceneValue, _ reader: SceneReader) -> [Variant] {
        guard let entry = scene.entry("variants") else {
            return Appearance.allCases.map {
                Variant(name: $0.rawValue, options: SceneOptions(appearance: $0), words: [$0.rawValue])
            }
        }
        let canvas = SceneHeader(scene, limits: reader.limits).value(of: .canvas)
        return codec.read(entry.value, reader)?.named(canvas?.options.appearance ?? .light, reader) ?? []
    }

    /// Returns the default options: those of the first variant that the scene lists. Problems with the
    /// variants are reported when the whole scene is read.
    static func defaultOptions(of scene: SceneValue) -> SceneOptions {
        guard scene.entry("variants") != nil else { return SceneOptions() }
        return variants(of: scene, SceneHeader(scene).reader()).first?.options ?? SceneOptions()
    }

    private static func item(isNamed: Bool) -> Codec<Item> {
        let axes = VariantAxis.all.map { axis in
            Field<Item>(axis.name, axis.one, axis.summary) { $0.settings += $1 }
        }
        let name = Field<Item>(
            "name", fileName, "the name of its pictures. Default: composed of its values"
        ) {
            $0.name = $1
        }
        return Codec<Item>.record(.variant, from: Item(), (isNamed ? [name] : []) + axes).map { item in
            var item = item
            item.settings = sorted(item.settings)
            return item
        }
    }

    private static let fileName = Codec<String>(
        .pattern("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"), expected: "a plain file name"
    ) { value, reader in
        guard let name = Codec<String>.word("a plain file name").read(value, reader) else { return nil }
        let isPlain = name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == 0x2E || byte == 0x5F || byte == 0x2D
        }
        guard isPlain, let first = name.utf8.first, first >= 0x30, first != 0x5F, name.utf8.count <= 64 else {
            return reader.mismatch(value, expected: "a plain file name")
        }
        return name
    }

    private static let combinations: Codec<VariantsSpec> = {
        let fields =
            VariantAxis.all.map { axis in
                Field<Axes>(axis.name, axis.several, axis.summary) { $0.axes += $1 }
            } + [
                Field<Axes>(
                    "except", .oneOrMore(of: item(isNamed: false).withSource),
                    "the combinations to leave out: those that match all the values given"
                ) { $0.exceptions = $1.map { ($0.value, $0.source.mark) } }
            ]
        let axes = Codec<Axes>.record(.variants, from: Axes(), fields)
        return Codec(axes.schema, expected: "axes, or a list of variants") { value, reader in
            if case .mapping(let entries) = value.content, entries.isEmpty {
                reader.report(.missingAnyKey(of: VariantAxis.all.map(\.name), on: .variants), at: value.mark)
                return nil
            }
            return axes.read(value, reader).flatMap { combined($0, at: value.mark, reader) }
        }
    }()

    private static func sorted(_ settings: [VariantSetting]) -> [VariantSetting] {
        settings.enumerated().sorted {
            (VariantAxis.rank(of: $0.element.axis), $0.offset) < (
                VariantAxis.rank(of: $1.element.axis), $1.offset
            )
        }.map(\.element)
    }

    /// Returns all combinations except the excluded ones, with the values of the first axis varying slowest.
    private static func combined(_ axes: Axes, at mark: SourceMark, _ reader: SceneReader) -> VariantsSpec? {
        let count = axes.axes.reduce(1) { min($0 * $1.count, countLimit + 1) }
        // Each unreadable axis has already been reported.
        if axes.axes.isEmpty { return nil }
        guard count <= countLimit else {
            reader.report(.tooMany(noun: "variants", count: count, limit: countLimit), at: mark)
            return nil
        }
        let ordered = VariantAxis.all.indices.flatMap { rank in
            axes.axes.filter { $0.first.map { VariantAxis.rank(of: $0.axis) } == rank }
        }
        var combinations: [[VariantSetting]] = [[]]
        for values in ordered {
            combinations = combinations.flatMap { settings in values.map { settings + [$0] } }
        }
        for exception in axes.exceptions {
            let left = combinations.filter { !matches($0, exception.item.settings) }
            if left.count == combinations.count {
                reader.report(.noMatchingVariant, at: exception.mark)
            }
            combinations = left
        }
        guard !combinations.isEmpty else {
            reader.report(.allVariantsExcluded, at: mark)
            return nil
        }
        return VariantsSpec(items: combinations.map { (Item(settings: $0), mark) })
    }

    private static func matches(_ settings: [VariantSetting], _ wanted: [VariantSetting]) -> Bool {
        wanted.allSatisfy { want in settings.contains { $0.isSame(as: want) } }
    }

    /// Returns the variants with their names: the appearance and the settings that differ from the first
    /// variant's.
    ///
    /// A variant that does not set an axis takes the first variant's value, so that adding an axis renames no
    /// picture.
    func named(_ appearance: Appearance, _ reader: SceneReader) -> [Variant] {
        let standard = items.first?.item.settings ?? []
        var variants: [Variant] = []
        var known: [FileNameKey: String] = [:]
        for (item, mark) in items {
            let missing = standard.filter { own in !item.settings.contains { $0.axis == own.axis } }
            let settings = Self.sorted(item.settings + missing)
            let telling = settings.filter { setting in
                setting.axis == "appearance" || !standard.contains { $0.isSame(as: setting) }
            }
            let isSaid = settings.contains { $0.axis == "appearance" }
            let first = isSaid ? [] : [appearance.rawValue]
            let name = item.name ?? (first + telling.map(\.slug)).joined(separator: "-")
            // A Mac has one file for pictures whose names differ in case or Unicode form alone.
            if let other = known.updateValue(name, forKey: FileNameKey(name)) {
                reader.report(.duplicateVariant(name, other: other), at: mark)
                continue
            }
            if name.lowercased().utf8.contains(".alt-".utf8) {
                reader.report(
                    .invalidName(
                        name, noun: "variant",
                        instead: """
                            call it `\(name.split(separator: ".").joined(separator: "-"))`: `.alt-` marks \
                            another right answer of a golden
                            """),
                    at: mark)
                continue
            }
            var options = SceneOptions()
            for setting in settings { setting.apply(&options) }
            variants.append(Variant(name: name, options: options, words: first + telling.map(\.words)))
        }
        return variants
    }
}

extension Noun {
    package static let variants: Noun = "variants"
    package static let variant: Noun = "a variant"
}
