import VitrineStyle

extension EnvironmentAxis {
    /// The language and region that a scene is shown in.
    package static let locale = EnvironmentAxis(
        "locale", .locale, path: \.locale,
        summary: "The language of all text, which also determines the direction of lines.",
        help: "The language shown, such as de or ar-EG, and the side on which its lines begin.",
        placeholder: "tag",
        canvas:
            "the locale, such as `de` or `ar-EG`: the default language of text and layout direction",
        condition: EnvironmentCondition(
            group: .content, summary: "a language such as `de`, or one of a region such as `de-AT`",
            test: Codec<SceneLocale>.locale.map { locale in
                { environment in environment.locale?.isWithin(locale) == true }
            }),
        variants: .init(
            rank: 70, "languages, each with its layout direction", slug: { $0.tag.lowercased() }, words: \.tag
        ),
        // Each with another script or another length of words.
        choice: .init(
            "Locale",
            suggestions: ["en", "de", "fr", "pl", "ru", "ar", "he", "hi", "th", "ja", "ko", "zh-Hans"],
            parse: { SceneLocale(tag: $0) }, text: \.tag),
        text: \.tag, apply: { $0.locale = $1 })
}
