#if canImport(CoreGraphics)
    import CoreGraphics
    import Foundation

    extension Rendering {
        /// The picture for Core Graphics, with 8 bits per channel; `nil` if there is no memory for it.
        package var cgImage: CGImage? {
            let pixels = pixels
            let name = pixels.colorSpace == .displayP3 ? CGColorSpace.displayP3 : CGColorSpace.sRGB
            guard let space = CGColorSpace(name: name),
                let provider = CGDataProvider(data: Data(pixels.rgba) as CFData)
            else { return nil }
            return CGImage(
                width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: pixels.width * 4, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
    }
#endif
