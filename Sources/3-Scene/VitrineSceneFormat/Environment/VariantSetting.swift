import VitrineStyle

/// A value on an axis, by which a variant differs from others.
package struct VariantSetting: Sendable {
    /// The name of the axis, such as `os`, or `tokens.theme` for design tokens.
    package let axis: String
    /// The value's part of a file name.
    package let slug: String
    /// The value in a caption.
    package let words: String
    package let apply: @Sendable (inout SceneOptions) -> Void

    package func isSame(as other: VariantSetting) -> Bool { axis == other.axis && slug == other.slug }
}
