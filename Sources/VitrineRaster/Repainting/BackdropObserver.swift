import VitrinePixels

/// What is told of each part of the backdrop before a filter reads it.
struct BackdropObserver: Sendable {
    let willRead: @Sendable (PixelRect) -> Void
}
