import VitrineColor
import VitrineDisplayList
import VitrinePixels

extension RGBA8Image {
    /// Returns a part of the picture.
    ///
    /// - Parameter box: The part, within the picture.
    func cut(to box: PixelRect) -> RGBA8Image {
        var components: [UInt8] = []
        components.reserveCapacity(box.width * box.height * 4)
        for y in box.y0..<box.y1 {
            let start = (y * width + box.x0) * 4
            components += self.components[start..<start + box.width * 4]
        }
        return RGBA8Image(width: box.width, height: box.height, components: components)
    }

    /// Creates a picture of others, in rows from left to right, with a grey line between neighbours.
    ///
    /// - Parameters:
    ///   - images: The pictures, all of one size, at least one.
    ///   - columns: The number of pictures in a row.
    init(rows images: [RGBA8Image], columns: Int) {
        let gap = 4
        let (width, height) = (images[0].width, images[0].height)
        let columns = min(max(columns, 1), images.count)
        let rows = (images.count + columns - 1) / columns
        let fullWidth = columns * (width + gap) - gap
        let grey: [UInt8] = [128, 128, 128, 255]
        let line = Array(repeating: grey, count: fullWidth).flatMap { $0 }
        let between = Array(repeating: grey, count: gap).flatMap { $0 }
        let nothing = Array(repeating: grey, count: width).flatMap { $0 }
        var components: [UInt8] = []
        components.reserveCapacity(fullWidth * (rows * (height + gap) - gap) * 4)
        for row in 0..<rows {
            if row > 0 { for _ in 0..<gap { components += line } }
            for y in 0..<height {
                for column in 0..<columns {
                    if column > 0 { components += between }
                    let index = row * columns + column
                    guard index < images.count else {
                        components += nothing
                        continue
                    }
                    let start = y * width * 4
                    components += images[index].components[start..<start + width * 4]
                }
            }
        }
        self.init(width: fullWidth, height: rows * (height + gap) - gap, components: components)
    }
}
