import VitrineSource
import VitrineStyle

/// The keys at the top of a document that must be known before the rest of it can be read.
///
/// Errors in them are not reported here, but when the document is read as a whole.
package struct SceneHeader {
    private let document: SceneValue
    private let limits: SceneLimits
    private let tokens: (any GlobalNames)?

    /// Creates the header of a parsed document.
    ///
    /// - Parameters:
    ///   - document: A scene or a library.
    ///   - limits: The limits for reading values.
    ///   - tokens: The names that values may refer to; none before the design tokens have been read.
    package init(
        _ document: SceneValue, limits: SceneLimits = .standard, tokens: (any GlobalNames)? = nil
    ) {
        self.document = document
        self.limits = limits
        self.tokens = tokens
    }

    /// Returns the value of a key; `nil` if it is missing or cannot be read.
    package func value<Value>(
        of key: DocumentKey<Value>, in environment: SceneEnvironment = SceneEnvironment()
    ) -> Value? {
        document.entry(key.name).flatMap { key.codec.read($0.value, reader(environment)) }
    }

    /// Returns a reader whose reports are discarded.
    package func reader(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneReader {
        SceneReader(limits: limits, environment: environment, files: NoFiles(), globals: tokens)
    }
}

extension Noun {
    package static let scene: Noun = "a scene"
}
