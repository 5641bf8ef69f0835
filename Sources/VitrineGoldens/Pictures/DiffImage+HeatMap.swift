import VitrinePixels

extension DiffImage {
    /// Returns the expected picture in dark grey, with each differing pixel in a colour that shows the size
    /// of the difference: violet for one level of one component, followed by red, orange, yellow and, for
    /// 255, near white. Regions are framed.
    ///
    /// Pictures are aligned at the top left. Pixels that only one picture has are magenta; those that neither
    /// has are transparent.
    ///
    /// - Parameters:
    ///   - expected: The expected picture.
    ///   - actual: The actual picture.
    ///   - regions: The regions to frame. Default: none.
    public static func heatMap(
        _ expected: RGBA8Image, _ actual: RGBA8Image, regions: [DifferenceRegion] = []
    ) -> RGBA8Image {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var components = [UInt8](repeating: 0, count: width * height * 4)
        unsafe components.withUnsafeMutableBytes { bytes in
            let output = unsafe bytes.assumingMemoryBound(to: UInt32.self)
            for image in [expected, actual] {
                for y in 0..<image.height {
                    unsafe output[y * width..<y * width + image.width].update(repeating: missing)
                }
            }
            _ = unsafe PixelViews.with(expected, actual) { views in
                for y in 0..<(unsafe views.height) {
                    let (first, second) = unsafe (views.expected.row(y), views.actual.row(y))
                    for x in 0..<(unsafe views.width) {
                        unsafe output[y * width + x] =
                            first[x] == second[x] ? ground(first[x]) : heat(first[x], second[x])
                    }
                }
            }
            for region in regions {
                unsafe frame(region.box, output, width: width, height: height)
            }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    /// Returns the expected picture, the heat map and the actual picture side by side.
    public static func sideBySide(
        _ expected: RGBA8Image, _ actual: RGBA8Image, regions: [DifferenceRegion] = []
    ) -> RGBA8Image {
        panels(expected, heatMap(expected, actual, regions: regions), actual)
    }

    private static let missing: UInt32 = 0xFFFF_00FF
    private static let frameColor: UInt32 = 0xFFFF_D040

    private static func ground(_ pixel: UInt32) -> UInt32 {
        let luma =
            (77 &* (pixel & 255) &+ 150 &* (pixel &>> 8 & 255) &+ 29 &* (pixel &>> 16 & 255)) &>> 8
        let grey = luma &* (pixel &>> 24) / 255 / 4
        return 0xFF00_0000 | grey &* 0x01_0101
    }

    private static func heat(_ a: UInt32, _ b: UInt32) -> UInt32 {
        var largest = 0
        for channel in 0..<4 {
            largest = max(largest, abs(UInt8.component(a, channel) - UInt8.component(b, channel)))
        }
        return ramp[largest]
    }

    /// The colours of differences, each a step lighter than the previous one.
    private static let ramp: [UInt32] = {
        let stops: [(level: Int, color: SIMD3<Int>)] = [
            (0, SIMD3(0, 0, 0)), (1, SIMD3(112, 28, 140)), (4, SIMD3(176, 34, 110)), (16, SIMD3(232, 72, 48)),
            (64, SIMD3(255, 168, 24)), (255, SIMD3(255, 252, 210)),
        ]
        return (0...255).map { level in
            let next = stops.firstIndex { $0.level >= level } ?? stops.count - 1
            guard next > 0 else { return 0xFF00_0000 }
            let (from, to) = (stops[next - 1], stops[next])
            let share = level - from.level
            let color = from.color &+ (to.color &- from.color) &* share / (to.level - from.level)
            return 0xFF00_0000 | UInt32(color.z) << 16 | UInt32(color.y) << 8 | UInt32(color.x)
        }
    }()

    /// Draws a line one pixel wide, two pixels outside the box where there is room.
    private static func frame(
        _ box: PixelRect, _ output: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int
    ) {
        let outer = box.outset(by: 3).intersection(PixelRect(width: width, height: height))
        guard !outer.isEmpty else { return }
        for y in [outer.y0, outer.y1 - 1] {
            for x in outer.x0..<outer.x1 { unsafe output[y * width + x] = frameColor }
        }
        for x in [outer.x0, outer.x1 - 1] {
            for y in outer.y0..<outer.y1 { unsafe output[y * width + x] = frameColor }
        }
    }
}
