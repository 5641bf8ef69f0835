import ArgumentParser
import VitrinePixels

/// A rectangle in pixels, written as `x,y,width,height`.
struct MaskRect: ExpressibleByArgument, Sendable {
    let rect: PixelRect

    init?(argument: String) {
        let values = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard values.count == 4, let x = values[0], let y = values[1], let width = values[2],
            let height = values[3], [x, y, width, height].allSatisfy({ abs($0) <= 1 << 31 }), width > 0,
            height > 0
        else { return nil }
        rect = PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
    }
}
