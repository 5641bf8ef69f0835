import VitrinePixels

/// The contents of pictures, from endless repetition to none at all.
public enum PictureContent: String, CaseIterable, Sendable {
    case flat, dithered, noise, stripes, mixed

    /// Returns a picture of a size.
    public func image(width: Int, height: Int, opaque: Bool) -> RGBA8Image {
        var random = SeededGenerator(seed: UInt64(width * 7919 + height))
        var components: [UInt8] = []
        components.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let noise = UInt8.random(in: 0...255, using: &random)
                let gradient = UInt8(((x * 3 + y * 2) / 40 + (x ^ y) % 8 / 4) & 255)
                let alpha = opaque ? 255 : gradient ^ 0x55
                switch self {
                case .flat: components += [9, 8, 7, alpha]
                case .dithered: components += [gradient, gradient &+ 3, gradient / 2, alpha]
                case .noise: components += [noise, noise &* 31, noise ^ UInt8(x & 255), alpha]
                case .stripes: components += [UInt8(x % 5 * 50), UInt8(y & 255), 3, alpha]
                case .mixed:
                    let value = (x / 40 + y / 40) % 2 == 0 ? noise : gradient
                    components += [value, value &+ 1, value &+ UInt8(x & 255), alpha]
                }
            }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }
}
