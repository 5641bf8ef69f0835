import VitrineStyle

extension SceneLocale {
    /// Creates a locale from a tag. Frequent ones are members of the type, such as ``german``.
    ///
    /// - Parameter tag: The tag: alphanumeric parts separated by hyphens, the first of two or three letters,
    ///   such as `de`, `ar-EG` or `zh-Hant-TW`.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/options`` if the text is not a tag.
    public init(_ tag: String) throws(RenderError) {
        guard let locale = SceneLocale(tag: tag) else { throw .options(.notALocale(tag), scene: "") }
        self = locale
    }
}
