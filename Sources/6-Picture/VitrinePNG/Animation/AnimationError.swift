/// An error that prevents a picture from becoming a frame of a film.
package enum AnimationError: Error, Hashable, Sendable {
    /// The film has no alpha, and the picture is translucent somewhere, or has the one colour that stands for
    /// no colour. The film has to be written again, with alpha.
    case needsAlpha
    /// The picture has another size than the film.
    case otherSize(width: Int, height: Int)
    /// The picture has other components than the film.
    case otherDepth
    case encoding(PNG.EncodingError)
}
