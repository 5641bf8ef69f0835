import VitrineThreads

extension Pixmap {
    /// Returns the picture with 8 bits per component, not premultiplied; see `DitheredRows`.
    public func rgba8(workers: Workers = .serial) -> RGBA8Image {
        let rows = DitheredRows(self)
        let components = unsafe [UInt8](count: width * height * 4) { buffer in
            unsafe LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
            let output = unsafe Output(base: buffer.baseAddress)
            workers.forEachBand(of: 0..<height) { band in
                guard let start = unsafe output.base else { return }
                for y in band { unsafe rows.copyRow(y, into: start + y * rows.width * 4) }
            }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    /// Returns the picture with 16 bits per component, not premultiplied.
    public func rgba16() -> RGBA16Image {
        var components: [UInt16] = []
        components.reserveCapacity(width * height * 4)
        for pixel in pixels {
            let plain = Self.unpremultiplied(pixel)
            components.append(plain.x)
            components.append(plain.y)
            components.append(plain.z)
            components.append(plain.w)
        }
        return RGBA16Image(width: width, height: height, components: components)
    }

    /// Creates a pixmap by premultiplying a picture with 8 bits per component.
    public init(_ image: RGBA8Image) {
        unsafe self.init(image) { components, row in
            let common = unsafe CommonBits.ofRow(UnsafeRawBufferPointer(components))
            // The alphas of two pixels; most photographs are opaque.
            if UInt8(truncatingIfNeeded: common >> 56 & common >> 24) == .max {
                unsafe row.withMemoryRebound(to: UInt16.self) { row in
                    for i in row.indices { unsafe row[i] = UInt16(components[i]) &* 257 }
                }
                return
            }
            for x in row.indices {
                func component(_ index: Int) -> UInt16 { unsafe UInt16(components[4 &* x &+ index]) &* 257 }
                unsafe row[x] = Self.premultiplied(component(0), component(1), component(2), component(3))
            }
        }
    }

    /// Creates a pixmap by premultiplying a picture with 16 bits per component.
    public init(_ image: RGBA16Image) {
        unsafe self.init(image) { components, row in
            for x in row.indices {
                func component(_ index: Int) -> UInt16 { unsafe components[4 &* x &+ index] }
                unsafe row[x] = Self.premultiplied(component(0), component(1), component(2), component(3))
            }
        }
    }

    /// Creates a pixmap from a picture, row by row.
    ///
    /// - Parameter premultiply: A closure that writes all pixels of a row.
    @inline(__always)
    private init<Component>(
        _ image: RGBAImage<Component>,
        _ premultiply: (UnsafeBufferPointer<Component>, UnsafeMutableBufferPointer<Pixel>) -> Void
    ) {
        let width = image.width
        unsafe self.init(width: width, height: image.height) { pixels in
            unsafe image.components.withUnsafeBufferPointer { source in
                for y in 0..<image.height {
                    let components = unsafe UnsafeBufferPointer(
                        rebasing: source[4 * y * width..<4 * (y + 1) * width])
                    let row = unsafe UnsafeMutableBufferPointer(
                        rebasing: pixels[y * width..<(y + 1) * width])
                    unsafe premultiply(components, row)
                }
            }
        }
    }

    /// The memory to which bands on several threads write rows of their own.
    @safe private struct Output: @unchecked Sendable {
        let base: UnsafeMutablePointer<UInt8>?
    }

    private static func premultiplied(_ r: UInt16, _ g: UInt16, _ b: UInt16, _ a: UInt16) -> Pixel {
        if a == Unit16.one { return Pixel(r, g, b, a) }
        return Pixel(Unit16.product(r, a), Unit16.product(g, a), Unit16.product(b, a), a)
    }

    /// Returns each colour component divided by alpha, rounded to nearest; black if alpha is zero.
    static func unpremultiplied(_ pixel: Pixel) -> Pixel {
        let alpha = UInt32(pixel.w)
        if alpha == 65535 || alpha == 0 { return alpha == 0 ? Pixel(repeating: 0) : pixel }
        func plain(_ value: UInt16) -> UInt16 {
            // Colour never exceeds alpha, except in a picture made by hand.
            UInt16(min((UInt32(value) * 65535 + alpha / 2) / alpha, 65535))
        }
        return Pixel(plain(pixel.x), plain(pixel.y), plain(pixel.z), pixel.w)
    }
}
