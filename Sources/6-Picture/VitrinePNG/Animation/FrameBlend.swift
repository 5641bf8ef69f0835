/// How a frame is drawn on what is there, with the format's numbers.
enum FrameBlend: UInt8, Hashable, Sendable, CaseIterable {
    /// It replaces the pixels of its rectangle.
    case source
    /// Transparent pixels leave what is there. Translucent ones are never written so: what readers make of
    /// them differs in the last bit.
    case over
}
