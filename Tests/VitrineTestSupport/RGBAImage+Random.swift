@testable import VitrinePixels

extension RGBAImage {
    /// Returns random components, biased towards 0 and 1.0.
    public static func random(
        width: Int, height: Int, opaque: Bool, using random: inout SeededGenerator
    ) -> RGBAImage {
        var components = (0..<width * height * 4).map { _ in
            switch random.next() % 4 {
            case 0: Component.zero
            case 1: Component.max
            default: Component(truncatingIfNeeded: random.next())
            }
        }
        if opaque {
            for index in stride(from: 3, to: components.count, by: 4) { components[index] = .max }
        }
        return RGBAImage(width: width, height: height, components: components)
    }
}
