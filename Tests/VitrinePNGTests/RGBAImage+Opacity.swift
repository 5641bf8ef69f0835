import VitrinePixels

extension RGBAImage {
    /// `true` if the alpha of every pixel is 1.0.
    var isOpaque: Bool {
        stride(from: 3, to: components.count, by: 4).allSatisfy { components[$0] == .max }
    }
}
