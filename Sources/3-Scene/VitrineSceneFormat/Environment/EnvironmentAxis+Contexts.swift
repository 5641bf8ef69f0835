import VitrineJSON
import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The contexts in which design tokens are resolved, along the tokens' own axes. Scenes specify them with
    /// their tokens.
    package static let contexts = EnvironmentAxis(
        "contexts", option: "context",
        argument: EnvironmentArgument(
            help: """
                A context of the scene's design tokens, such as theme=dark, over the scene's own; may be \
                given several times.
                """,
            placeholder: "axis=name", expected: "a context such as `theme=dark`", isRepeatable: true
        ) { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
            return { $0.contexts[parts[0]] = parts[1] }
        },
        parameter: EnvironmentParameter(
            type: "[String: String]", standard: "[:]",
            summary: "The contexts in which design tokens are resolved, by axis."),
        canvas: nil, override: nil, condition: nil,
        variants: VariantAxis(
            "tokens", rank: 90, "contexts of the design tokens by axis",
            one: settings(context.map { [$0] }).map { $0.flatMap { $0 } },
            several: settings(
                .either(
                    .list(of: context, count: 1...VariantAxis.valueLimit), when: \.isSequence,
                    or: context.map { [$0] }))),
        refusal: { options in
            options.contexts.first { $0.key.isEmpty || $0.value.isEmpty }.map {
                EnvironmentRefusal(
                    name: "contexts", value: "\($0.key)=\($0.value)",
                    allowed: "the names of an axis and a context, such as `theme=dark`")
            }
        },
        fill: { $0.contexts.merge($1.contexts) { own, _ in own } },
        // Tokens have been read in their contexts.
        apply: { _, _ in },
        record: { options in
            options.contexts.sorted { $0.key < $1.key }.map { "context.\($0.key)=\($0.value)" }
        })

    private static let context = Codec<String>.word("the name of a context")

    /// Settings for each axis that the design tokens have: `{ theme: [sea, forest] }`.
    private static func settings(_ values: Codec<[String]>) -> Codec<[[VariantSetting]]> {
        let expected: Noun = "contexts by axis, such as `{ theme: [sea, forest] }`"
        return Codec(.map(of: values.schema), expected: expected) { value, reader in
            guard case .mapping(let entries) = value.content else {
                return reader.mismatch(value, expected: expected)
            }
            // By name, because the order of keys means nothing and variants need one.
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

    /// A name as a part of a file's: letters and digits, with hyphens between. An accent belongs to its
    /// letter, whether it is a character of its own or not.
    private static func slug(_ name: String) -> String {
        name.lowercased().split { character in
            guard let first = character.unicodeScalars.first else { return true }
            return !first.properties.isAlphabetic && !("0"..."9").contains(first)
        }.map(String.init).joined(separator: "-")
    }
}
