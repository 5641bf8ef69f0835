import VitrineStyle

/// What sets variants apart: an axis, and one of its values.
package struct VariantSetting: Sendable {
    /// Such as `os`; of design tokens `tokens.theme`.
    package let axis: String
    /// The value's part of a file name.
    package let slug: String
    /// The value in a caption.
    package let words: String
    package let apply: @Sendable (inout SceneOptions) -> Void

    package func isSame(as other: VariantSetting) -> Bool { axis == other.axis && slug == other.slug }
}
