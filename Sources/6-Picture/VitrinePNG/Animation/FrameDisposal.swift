/// What becomes of the rectangle of a frame before the next one is drawn, with the format's numbers.
enum FrameDisposal: UInt8, Hashable, Sendable, CaseIterable {
    /// It stays.
    case none
    /// It becomes transparent.
    case background
    /// It becomes what it was before the frame.
    case previous
}
