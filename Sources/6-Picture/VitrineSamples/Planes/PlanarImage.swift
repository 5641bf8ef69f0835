import VitrinePixels

/// A picture whose components are apart, each with its own number of samples.
package struct PlanarImage: Sendable {
    package let width: Int
    package let height: Int
    package let planes: [SamplePlane]
    /// The greatest numbers of samples that a plane has for the same area: one for each pixel.
    let horizontal: Int
    let vertical: Int
    let smoothing: ChromaSmoothing
    /// `true` if colours are multiplied by alpha.
    let isPremultiplied: Bool

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - planes: Its components, of which there is at least one.
    ///   - smoothing: The way in which missing samples are made.
    ///   - isPremultiplied: `true` if colours are multiplied by alpha. Default: `false`.
    package init(
        width: Int, height: Int, planes: [SamplePlane], smoothing: ChromaSmoothing,
        isPremultiplied: Bool = false
    ) {
        self.smoothing = smoothing
        self.width = width
        self.height = height
        self.planes = planes
        self.isPremultiplied = isPremultiplied
        horizontal = planes.map(\.horizontal).max() ?? 1
        vertical = planes.map(\.vertical).max() ?? 1
    }

    /// Returns the pixels, whose colours are not multiplied by alpha. Their reference is `PlanarReference` in
    /// the tests.
    package func rgba(_ colors: SampleColors) -> RGBA8Image {
        let count = width * height * 4
        let components = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
            guard let base = buffer.baseAddress else { return }
            unsafe fill(base, colors)
            filled = count
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    private func fill(_ out: UnsafeMutablePointer<UInt8>, _ colors: SampleColors) {
        withRows(colors, 0..<width) { rows in
            for y in 0..<height { unsafe rows.write(y, to: out + y * width * 4) }
        }
    }

    /// Calls `body` with the rows of pixels, of which some columns are needed.
    func withRows(_ colors: SampleColors, _ columns: Range<Int>, _ body: (PlanarRows) -> Void) {
        unsafe withSamples { samples in
            let rows = unsafe PlanarRows(self, samples, colors, columns)
            defer { rows.close() }
            body(rows)
        }
    }

    /// Calls `body` with the samples of all planes.
    private func withSamples(
        _ body: ([UnsafePointer<UInt8>]) -> Void, from index: Int = 0,
        _ found: [UnsafePointer<UInt8>] = unsafe []
    ) {
        guard index < planes.count else { return unsafe body(found) }
        unsafe planes[index].samples.withUnsafeBufferPointer { samples in
            guard let base = samples.baseAddress else { return }
            unsafe withSamples(body, from: index + 1, found + [base + planes[index].start])
        }
    }
}
