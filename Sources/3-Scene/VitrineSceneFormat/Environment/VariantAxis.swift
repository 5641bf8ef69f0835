import VitrineStyle

/// An axis that variants differ along.
package struct VariantAxis: Sendable {
    package let name: String
    package let summary: String
    /// The codec of one value. Most values are one setting; contexts of tokens may be several.
    package let one: Codec<[VariantSetting]>
    /// The codec of several values, as the settings of each axis in order.
    package let several: Codec<[[VariantSetting]]>
    /// The rank of its part in a variant's name, before those of higher ranks.
    private let rank: Int

    /// The names of an axis' values in file names and captions.
    struct Naming<Value>: Sendable {
        let rank: Int
        let summary: String
        let slug: @Sendable (Value) -> String
        let words: @Sendable (Value) -> String

        /// Creates names of values.
        ///
        /// - Parameters:
        ///   - rank: The rank of the axis' part in a variant's name, before those of higher ranks.
        ///   - summary: The description of the axis in the schema.
        ///   - slug: A value's part of a file name.
        ///   - words: A value in a caption. Default: the slug.
        init(
            rank: Int, _ summary: String, slug: @escaping @Sendable (Value) -> String,
            words: (@Sendable (Value) -> String)? = nil
        ) {
            self.rank = rank
            self.summary = summary
            self.slug = slug
            self.words = words ?? slug
        }
    }

    init<Value: Sendable>(
        _ name: String, _ codec: Codec<Value>, _ naming: Naming<Value>,
        _ apply: @escaping @Sendable (inout SceneOptions, Value) -> Void
    ) {
        let setting = codec.map { value in
            VariantSetting(axis: name, slug: naming.slug(value), words: naming.words(value)) {
                apply(&$0, value)
            }
        }
        self.init(
            name, rank: naming.rank, naming.summary, one: setting.map { [$0] },
            several: Codec<[VariantSetting]>.either(
                .list(of: setting, count: 1...Self.valueLimit), when: \.isSequence,
                or: setting.map { [$0] }
            ).map { [$0] })
    }

    init(
        _ name: String, rank: Int, _ summary: String, one: Codec<[VariantSetting]>,
        several: Codec<[[VariantSetting]]>
    ) {
        self.name = name
        self.rank = rank
        self.summary = summary
        self.one = one
        self.several = several
    }

    /// The maximum number of values of an axis.
    static let valueLimit = 100

    /// All axes, in the order of their parts in a variant's name.
    package static let all = EnvironmentAxes.all.compactMap(\.variants).sorted { $0.rank < $1.rank }

    /// Returns the position of an axis' part in a variant's name.
    package static func rank(of axis: String) -> Int {
        all.firstIndex { axis == $0.name || axis.hasPrefix($0.name + ".") } ?? all.count
    }
}
