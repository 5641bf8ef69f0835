import VitrinePixels

/// A frame in the form that is written.
enum FilmPixels: Sendable {
    case eight(RGBA8Image)
    case sixteen(RGBA16Image)
    case video(VideoPlanes)
}
