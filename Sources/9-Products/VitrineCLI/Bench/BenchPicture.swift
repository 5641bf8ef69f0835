import VitrinePixels
import VitrineRendering

/// Benchmark pictures with typical contents of screens: slow gradients, flat rectangles, fine stripes and
/// some noise. They are the same in every run.
enum BenchPicture {
    /// A picture that is created when its turn comes.
    struct Source {
        let name: String
        let image: () throws -> RGBA8Image
    }

    /// Returns the pictures in files or, without files, one of each size.
    static func sources(_ files: [String], _ sizes: [PictureSize]) throws -> [Source] {
        guard !files.isEmpty else {
            return sizes.map { size in Source(name: size.description) { rgba8(size) } }
        }
        // Read everything before measuring, so that a missing file does not waste minutes.
        return try files.map { path in
            let image = try PictureFile(reading: path).picture.pixels.rgba8()
            return Source(name: path) { image }
        }
    }

    static func rgba8(_ size: PictureSize) -> RGBA8Image {
        var components = [UInt8](repeating: 255, count: size.pixels * 4)
        var noise: UInt64 = 0x9E37_79B9_7F4A_7C15
        for y in 0..<size.height {
            for x in 0..<size.width {
                let at = 4 * (y * size.width + x)
                let (red, green, blue) = color(x: x, y: y, size: size, noise: &noise)
                components[at] = red
                components[at + 1] = green
                components[at + 2] = blue
            }
        }
        return RGBA8Image(width: size.width, height: size.height, components: components)
    }

    private static func color(
        x: Int, y: Int, size: PictureSize, noise: inout UInt64
    ) -> (UInt8, UInt8, UInt8) {
        let (across, down) = (x * 255 / max(size.width - 1, 1), y * 255 / max(size.height - 1, 1))
        switch (x / 97 + y / 61) % 5 {
        case 0: return (UInt8(across), UInt8(down), UInt8(255 - across))
        case 1: return (UInt8(255 - down / 2), UInt8(across / 2 + 64), UInt8(down))
        case 2: return (UInt8(x / 97 * 53 & 255), UInt8(y / 61 * 91 & 255), 180)
        case 3: return x % 4 < 2 ? (250, 250, 250) : (20, 24, 60)
        default:
            noise ^= noise << 13
            noise ^= noise >> 7
            noise ^= noise << 17
            return (UInt8(noise & 255), UInt8(noise >> 8 & 255), UInt8(noise >> 16 & 255))
        }
    }
}
