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
        precondition(planes.count >= colors.count, "a plane for each component")
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
        unsafe withSamples { samples in
            let rows = unsafe zip(planes, samples).map { unsafe PlaneRows($0, $1, of: self) }
            defer { rows.forEach { $0.close() } }
            let alpha = planes.count > colors.count ? planes[colors.count].highest : nil
            for y in 0..<height {
                let lines = unsafe rows.map { unsafe $0.row(y) }
                let row = unsafe SampleRow(lines: lines, width: width)
                let to = unsafe out + y * width * 4
                unsafe row.write(colors, to: to)
                guard let alpha else { continue }
                unsafe row.writeAlpha(
                    colors.count, highest: alpha, isPremultiplied: isPremultiplied, to: to)
            }
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
