import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// One of the ways in which a scene is shown: in dark, on the release before, on a small phone.
public struct Variant: Hashable, Sendable {
    /// A plain file name without extension, such as `dark-os18-iphone-se`; each of a scene's has another.
    public let name: String
    /// What is set over the scene's own canvas.
    public let options: SceneOptions
    /// What sets it apart, in words for a caption, such as `dark`, `iOS 18`, `iphone-se`.
    public let words: [String]

    public init(name: String, options: SceneOptions, words: [String]) {
        self.name = name
        self.options = options
        self.words = words
    }
}

extension SceneValue {
    /// The variants of a parsed scene, its default the first: those it lists under `variants`, or else light and dark.
    ///
    /// Throws what is wrong with the list.
    public func variants(of file: SourceFile) throws(Diagnostics) -> [Variant] {
        let reader = SceneReader(limits: .standard, environment: SceneEnvironment(), files: NoFiles())
        let variants = VariantsSpec.variants(of: self, reader)
        guard reader.problems.isEmpty else { throw Diagnostics(file, reader.problems) }
        return variants
    }
}

extension SceneOptions {
    /// These options, and what they leave open as `other` has it.
    public func overriding(_ other: SceneOptions) -> SceneOptions { filled(from: other) }
}
