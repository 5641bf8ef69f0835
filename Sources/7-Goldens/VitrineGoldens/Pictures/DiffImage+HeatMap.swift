import VitrinePixels

extension DiffImage {
    /// Draws a row of the heat map: `mapWidth` pixels.
    func drawHeatRow(_ y: Int, into row: Row) {
        let (expected, actual) = pictures.sizes
        unsafe row.update(repeating: 0, count: mapWidth)
        for size in [expected, actual] where y < size.height {
            unsafe row.update(repeating: Self.missing, count: size.width)
        }
        let common = min(expected.width, actual.width)
        if y < min(expected.height, actual.height), common > 0 {
            unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: expected.width + actual.width) {
                rows in
                guard let first = rows.baseAddress else { return }
                let second = unsafe first + expected.width
                unsafe pictures.copyRow(y, of: .expected, into: first)
                unsafe pictures.copyRow(y, of: .actual, into: second)
                for x in 0..<common {
                    unsafe row[x] =
                        first[x] == second[x] ? Self.ground(first[x]) : Self.heat(first[x], second[x])
                }
            }
        }
        for region in regions { unsafe drawFrame(of: region.box, y, into: row) }
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

    /// Draws the part in row `y` of a line one pixel wide, two pixels outside the box where there is room.
    private func drawFrame(of box: PixelRect, _ y: Int, into row: Row) {
        let outer = box.outset(by: 3).intersection(PixelRect(width: mapWidth, height: height))
        guard !outer.isEmpty, y >= outer.y0, y < outer.y1 else { return }
        if y == outer.y0 || y == outer.y1 - 1 {
            unsafe (row + outer.x0).update(repeating: Self.frameColor, count: outer.width)
        } else {
            for x in [outer.x0, outer.x1 - 1] { unsafe row[x] = Self.frameColor }
        }
    }
}
