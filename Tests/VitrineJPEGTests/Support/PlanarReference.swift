import VitrinePixels

@testable import VitrineSamples

/// Pixels of planes, one after the other, as the definitions say.
struct PlanarReference {
    let image: PlanarImage

    init(_ image: PlanarImage) { self.image = image }

    /// Returns the components of all pixels.
    func pixels(_ colors: SampleColors) -> [UInt8] {
        (0..<image.height).flatMap { y in
            (0..<image.width).flatMap { x in
                pixel(colors, image.planes.map { sample($0, x, y) })
            }
        }
    }

    /// Returns the stored sample of a plane; beyond an edge, the one at it.
    private func stored(_ plane: SamplePlane, _ column: Int, _ row: Int) -> Int {
        let (column, row) = (min(max(column, 0), plane.width - 1), min(max(row, 0), plane.height - 1))
        let place = plane.start + row * plane.rowBytes
        if plane.depth == 8 { return Int(plane.samples[place + column]) }
        let bytes = plane.samples[place + 2 * column..<place + 2 * column + 2]
        let word = bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
        return min(word, 1 << plane.depth - 1)
    }

    /// Returns the sample of a pixel.
    private func sample(_ plane: SamplePlane, _ x: Int, _ y: Int) -> Int {
        let isHalfWide =
            plane.horizontal * 2 == image.horizontal && (plane.width > 2 || image.smoothing == .libwebp)
        let isHalfHigh = plane.vertical * 2 == image.vertical
        let isWhole = (plane.horizontal == image.horizontal, plane.vertical == image.vertical)
        // The next nearest sample is on the left of the first of two pixels, and above the upper one.
        let (nextX, nextY) = (x % 2 == 0 ? x / 2 - 1 : x / 2 + 1, y % 2 == 0 ? y / 2 - 1 : y / 2 + 1)
        if isHalfWide && isWhole.1 {
            return (3 * stored(plane, x / 2, y) + stored(plane, nextX, y) + (x % 2 == 0 ? 1 : 2)) / 4
        }
        if isWhole.0 && isHalfHigh {
            return (3 * stored(plane, x, y / 2) + stored(plane, x, nextY) + (y % 2 == 0 ? 1 : 2)) / 4
        }
        if isHalfWide && isHalfHigh {
            let sum =
                9 * stored(plane, x / 2, y / 2) + 3 * stored(plane, nextX, y / 2)
                + 3 * stored(plane, x / 2, nextY) + stored(plane, nextX, nextY)
            return (sum + (x % 2 == 0 || image.smoothing == .libwebp ? 8 : 7)) / 16
        }
        return stored(plane, x * plane.horizontal / image.horizontal, y * plane.vertical / image.vertical)
    }

    private func pixel(_ colors: SampleColors, _ s: [Int]) -> [UInt8] {
        let color = color(colors, s)
        guard s.count > colors.count else { return color + [255] }
        let highest = 1 << image.planes[colors.count].depth - 1
        let sample = s[colors.count]
        // The alpha that is nearest in 8 bits, and the colours that are nearest to what they were.
        let alpha = UInt8((Double(sample) * 255 / Double(highest)).rounded())
        guard image.isPremultiplied, sample < highest else { return color + [alpha] }
        if sample == 0 { return [0, 0, 0, 0] }
        return color.map { UInt8(min((Int($0) * highest * 2 / sample + 1) / 2, 255)) } + [alpha]
    }

    private func color(_ colors: SampleColors, _ s: [Int]) -> [UInt8] {
        func shared(_ a: Int, _ b: Int) -> UInt8 { UInt8((2 * a * b + 255) / 510) }
        func rgb(_ m: SampleMatrix) -> [Int] {
            let samples = s + [0, 0]
            return [(m.red, m.start.x), (m.green, m.start.y), (m.blue, m.start.z)].map { row, start in
                let sum = (0..<3).reduce(Int(start)) { $0 + Int(row[$1]) * samples[$1] }
                return min(max(Int((Double(sum) / Double(1 << m.shift)).rounded(.down)), 0), 255)
            }
        }
        switch colors {
        case .luma(let matrix), .components(let matrix): return rgb(matrix).map { UInt8($0) }
        case .cmyk(let isInverted):
            let lights = isInverted ? s : s.map { 255 - $0 }
            return lights.prefix(3).map { shared($0, lights[3]) }
        case .ycck(let isInverted):
            // CMY is what white has and the colours have not.
            let inks = rgb(.full).map { 255 - $0 }
            let lights = isInverted ? inks : inks.map { 255 - $0 }
            return lights.map { shared($0, isInverted ? s[3] : 255 - s[3]) }
        }
    }
}
