import VitrineSceneFormat
import VitrineStyle

/// An axis that variants differ along. A new one is one line in `all`.
struct VariantAxis: Sendable {
    let name: String
    let summary: String
    /// How one value is read; most are one setting, contexts of tokens may be several.
    let one: Codec<[VariantSetting]>
    /// How several values are read: the settings of each axis, in order.
    let several: Codec<[[VariantSetting]]>

    init<Value: Sendable>(
        _ name: String, _ codec: Codec<Value>, _ summary: String, slug: @escaping @Sendable (Value) -> String,
        words: (@Sendable (Value) -> String)? = nil,
        _ apply: @escaping @Sendable (inout SceneOptions, Value) -> Void
    ) {
        self.name = name
        self.summary = summary
        let setting = codec.map { value in
            VariantSetting(axis: name, slug: slug(value), words: (words ?? slug)(value)) { apply(&$0, value) }
        }
        one = setting.map { [$0] }
        several = Codec<[VariantSetting]>.either(
            .list(of: setting, count: 1...Self.valueLimit), when: \.isSequence, or: setting.map { [$0] }
        ).map { [$0] }
    }

    private init(
        _ name: String, _ summary: String, one: Codec<[VariantSetting]>, several: Codec<[[VariantSetting]]>
    ) {
        self.name = name
        self.summary = summary
        self.one = one
        self.several = several
    }

    private static let valueLimit = 100

    /// In the order of their parts of a name.
    static let all: [VariantAxis] = [
        VariantAxis("appearance", Codec<Appearance>.cases("an appearance"), "light, dark", slug: \.rawValue) {
            $0.appearance = $1
        },
        VariantAxis(
            "os", Codec<OSVersion>.osVersion, "releases of the system", slug: { "os\($0.rawValue)" },
            words: { "iOS \($0.rawValue)" }
        ) { $0.os = $1 },
        VariantAxis("device", Codec<Device>.device, "devices, instead of the canvas' size", slug: \.name) {
            $0.device = $1
        },
        VariantAxis(
            "dynamicType", Codec<DynamicTypeSize>.cases("a text size"), "sizes of text",
            slug: { $0.rawValue.lowercased() }, words: \.rawValue
        ) { $0.dynamicType = $1 },
        VariantAxis(
            "contrast", Codec<Contrast>.cases("a contrast"), "normal, increased",
            slug: { "\($0.rawValue)-contrast" }, words: { "\($0.rawValue) contrast" }
        ) { $0.contrast = $1 },
        VariantAxis(
            "transparency", Codec<Transparency>.cases("a transparency"), "normal, reduced",
            slug: { "\($0.rawValue)-transparency" }, words: { "\($0.rawValue) transparency" }
        ) { $0.transparency = $1 },
        VariantAxis(
            "locale", Codec<SceneLocale>.locale, "languages, each with its layout direction",
            slug: { $0.tag.lowercased() }, words: \.tag
        ) { $0.locale = $1 },
        VariantAxis(
            "layoutDirection", Codec<LayoutDirection>.cases("a layout direction"), "ltr, rtl",
            slug: \.rawValue
        ) { $0.layoutDirection = $1 },
        tokens,
        VariantAxis(
            "time", Codec<Double>.time, "moments of motion, in seconds", slug: { "\(Format.number($0))s" },
            words: { "\(Format.number($0)) s" }
        ) { $0.time = $1 },
    ]

    /// The place of an axis in the order of names.
    static func rank(of axis: String) -> Int {
        all.firstIndex { axis == $0.name || axis.hasPrefix($0.name + ".") } ?? all.count
    }

    /// An axis for each that the design tokens have: `{ theme: [sea, forest] }`.
    private static let tokens: VariantAxis = {
        let context = Codec<String>.word("the name of a context")
        return VariantAxis(
            "tokens", "contexts of the design tokens by axis",
            one: contexts(context.map { [$0] }).map { $0.flatMap { $0 } },
            several: contexts(
                Codec<[String]>.either(
                    .list(of: context, count: 1...valueLimit), when: \.isSequence, or: context.map { [$0] })))
    }()

    private static func contexts(_ values: Codec<[String]>) -> Codec<[[VariantSetting]]> {
        let expected = "contexts by axis, such as `{ theme: [sea, forest] }`"
        return Codec(.map(of: values.schema), expected: expected) { value, reader in
            guard case .mapping(let entries) = value.content else {
                return reader.mismatch(value, expected: expected)
            }
            // By name: the order of keys means nothing, and that of variants must be told.
            return entries.sorted { $0.key < $1.key }.compactMap { entry in
                values.read(entry.value, reader).map { names in
                    names.map { name in
                        VariantSetting(axis: "tokens.\(entry.key)", slug: slug(name), words: name) {
                            $0.contexts[entry.key] = name
                        }
                    }
                }
            }
        }
    }

    /// A name as a part of a file's: letters and digits, with hyphens between.
    private static func slug(_ name: String) -> String {
        name.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }
            .map(String.init).joined(separator: "-")
    }
}
