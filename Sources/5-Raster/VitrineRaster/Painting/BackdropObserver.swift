import VitrinePixels

/// A callback invoked before a filter reads part of the backdrop.
struct BackdropObserver: Sendable {
    let willRead: @Sendable (PixelRect) -> Void
}
