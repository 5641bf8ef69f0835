@testable import VitrinePixels

/// The reference implementation of `MixKernel`, one component at a time.
enum MixReference {
    static func mix(_ near: [Pixmap.Pixel], _ far: [Pixmap.Pixel], weights: [UInt16]) -> [Pixmap.Pixel] {
        zip(zip(near, far), weights).map { pair, weight in
            var result = pair.0
            for lane in 0..<4 {
                let sum =
                    UInt64(pair.0[lane]) * UInt64(65535 - weight) + UInt64(pair.1[lane]) * UInt64(weight)
                result[lane] = UInt16((sum + 32767) / 65535)
            }
            return result
        }
    }
}
