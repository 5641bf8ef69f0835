import VitrineStyle

/// What sets variants apart: an axis, and one of its values.
struct VariantSetting: Sendable {
    /// Such as `os`; of design tokens `tokens.theme`.
    let axis: String
    /// The value's part of a file name.
    let slug: String
    /// The value in a caption.
    let words: String
    let apply: @Sendable (inout SceneOptions) -> Void

    func isSame(as other: VariantSetting) -> Bool { axis == other.axis && slug == other.slug }
}
