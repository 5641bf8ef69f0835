import CRowKernels

/// A row of pixels whose components are apart.
@safe struct SampleRow {
    /// A line of samples for each plane.
    let lines: [UnsafePointer<UInt16>]
    let width: Int

    /// Writes the pixels in RGBA.
    func write(_ colors: SampleColors, to out: UnsafeMutablePointer<UInt8>) {
        var matrix = colors.matrix.kernel
        // Of one plane, the factors of the others are zero.
        let (second, third) = colors.count > 1 ? (1, 2) : (0, 0)
        unsafe vitrine_color_samples(out, width, lines[0], lines[second], lines[third], &matrix)
        switch colors {
        case .luma, .components: return
        case .cmyk(let isInverted):
            let full: UInt8 = isInverted ? 0 : 255
            unsafe writeInks(xoring: full, black: full, to: out)
        case .ycck(let isInverted):
            // The complements of CMY are stored, so that these are inverted once more.
            unsafe writeInks(xoring: isInverted ? 255 : 0, black: isInverted ? 0 : 255, to: out)
        }
    }

    /// Replaces inks by colours that reflect what neither their ink nor black takes away.
    ///
    /// - Parameters:
    ///   - ink: The bits that differ between an ink and the light that it lets through.
    ///   - black: The same for black.
    private func writeInks(xoring ink: UInt8, black: UInt8, to out: UnsafeMutablePointer<UInt8>) {
        let paper = unsafe lines[3]
        for x in 0..<width {
            let light = unsafe UInt32(UInt8(truncatingIfNeeded: paper[x]) ^ black)
            for place in 4 &* x..<4 &* x &+ 3 {
                // The nearest share of 255.
                let product = unsafe (UInt32(out[place] ^ ink) &* light &+ 127) / 255
                unsafe out[place] = UInt8(truncatingIfNeeded: product)
            }
        }
    }

    /// Writes the alpha of pixels whose colours are there, and divides these by it where they are multiplied.
    ///
    /// - Parameters:
    ///   - index: The line of alpha.
    ///   - highest: The sample that is opaque.
    ///   - isPremultiplied: `true` if colours are multiplied by alpha.
    ///   - out: The pixels.
    func writeAlpha(
        _ index: Int, highest: UInt16, isPremultiplied: Bool, to out: UnsafeMutablePointer<UInt8>
    ) {
        let line = unsafe lines[index]
        let one = UInt32(highest)
        for x in 0..<width {
            let sample = unsafe UInt32(line[x])
            let alpha = (sample &* 255 &+ one / 2) / one
            unsafe out[4 &* x &+ 3] = UInt8(truncatingIfNeeded: alpha)
            guard isPremultiplied, sample < one else { continue }
            for place in 4 &* x..<4 &* x &+ 3 {
                let color = unsafe UInt32(out[place]) &* one
                unsafe out[place] =
                    sample == 0 ? 0 : UInt8(truncatingIfNeeded: min((color &+ sample / 2) / sample, 255))
            }
        }
    }
}
