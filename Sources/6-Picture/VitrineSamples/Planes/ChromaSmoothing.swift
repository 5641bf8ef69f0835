/// The details in which programs differ where they make missing samples of chroma from their neighbours.
package enum ChromaSmoothing: Hashable, Sendable {
    /// As libjpeg does: planes of one or two columns are not smoothed, and halves are rounded up on the left
    /// and down on the right.
    case libjpeg
    /// As libwebp and libavif do: all planes are smoothed, and halves are rounded up.
    case libwebp

    /// The fewest columns that are smoothed.
    var columns: Int { self == .libjpeg ? 3 : 1 }

    /// What is added to sixteenths before they are rounded down, on the left (even) and on the right (odd).
    var bias: (even: UInt16, odd: UInt16) { self == .libjpeg ? (8, 7) : (8, 8) }
}
