import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// One of the forms in which a scene is shown: in dark appearance, on the previous release, on a small phone.
public struct Variant: Hashable, Sendable {
    /// A plain file name without extension, such as `dark-os18-iphone-se`; unique within the scene.
    public let name: String
    /// The options that override the scene's own canvas.
    public let options: SceneOptions
    /// The distinguishing features in words, for captions, such as `dark`, `iOS 18`, `iphone-se`.
    public let words: [String]

    public init(name: String, options: SceneOptions, words: [String]) {
        self.name = name
        self.options = options
        self.words = words
    }
}

extension SceneValue {
    /// Returns the variants of a parsed scene, the default first: those listed under `variants`, or else
    /// light and dark.
    ///
    /// - Throws: The problems in the list.
    package func variants(of file: SourceFile) throws(Diagnostics) -> [Variant] {
        try variants(of: SourceFiles(file))
    }

    /// Returns the variants of a parsed scene that may come from several files.
    package func variants(of files: SourceFiles) throws(Diagnostics) -> [Variant] {
        let reader = SceneReader(
            limits: .standard, environment: SceneEnvironment(), files: NoFiles(),
            references: SceneReferences())
        let variants = VariantsSpec.variants(of: self, reader)
        guard reader.problems.isEmpty else { throw Diagnostics(files, reader.problems) }
        return variants
    }
}

extension SceneOptions {
    /// Returns these options, completed by those of `other`.
    public func overriding(_ other: SceneOptions) -> SceneOptions { filled(from: other) }

    /// Returns the options that change nothing, because each of the variants states another one in their
    /// place, in the form `appearance=dark`.
    package func parts(overruledBy variants: [Variant]) -> [String] {
        let used = variants.flatMap { $0.options.overriding(self).recordedParts }
        return recordedParts.filter { !used.contains($0) }
    }
}
