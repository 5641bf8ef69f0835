import VitrineLayout

extension TransformElement {
    /// The factor by which it scales what is in it along the first axis; 1 for any other transform.
    package var factor: Double {
        let scale = attributes.first { $0.name == "scale" }
        return scale?.value.split(separator: " ").first.flatMap { Double($0) } ?? 1
    }
}

extension PlacedElement {
    /// `true` for what scales, turns or skews what is in it; a scale of 1, as of a button at rest, does not.
    package var isTransforming: Bool {
        if element is Rotation3DElement || element is ScaledElement { return true }
        guard let transform = element as? TransformElement else { return false }
        return !transform.attributes.contains { $0.name == "scale" && $0.value == "1 1" }
    }
}
