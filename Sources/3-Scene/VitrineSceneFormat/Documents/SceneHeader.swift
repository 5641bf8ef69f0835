import VitrineSource
import VitrineStyle

/// The keys at the top of a document that must be known before the rest of it can be read.
///
/// Errors in them are not reported here, but when the document is read as a whole.
package struct SceneHeader {
    private let document: SceneValue
    private let limits: SceneLimits
    private let tokens: (any GlobalNames)?
    /// The states that values may depend on; `nil` before they have been read.
    package var motion: SceneMotion?

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

    /// Returns `true` if the document has a key.
    package func contains<Value>(_ key: DocumentKey<Value>) -> Bool { document.entry(key.name) != nil }

    /// Returns the value of a key; `nil` if it is missing or cannot be read.
    package func value<Value>(
        of key: DocumentKey<Value>, in environment: SceneEnvironment = SceneEnvironment()
    ) -> Value? {
        value(of: key, with: reader(environment))
    }

    /// Returns the value of a key as a reader finds it; `nil` if it is missing or cannot be read.
    package func value<Value>(of key: DocumentKey<Value>, with reader: SceneReader) -> Value? {
        document.entry(key.name).flatMap { entry in
            func read() -> Value? { key.codec.read(entry.value, reader) }
            return reader.motion.map { $0.withKey(key.name, read) } ?? read()
        }
    }

    /// Returns a reader whose reports are discarded.
    package func reader(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneReader {
        let reader = SceneReader(
            limits: limits, environment: environment, files: NoFiles(), references: SceneReferences(),
            globals: tokens)
        reader.motion = motion
        return reader
    }
}

extension Noun {
    package static let scene: Noun = "a scene"
}
