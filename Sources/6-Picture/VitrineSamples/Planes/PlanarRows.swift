/// Rows of pixels, made of the planes of a picture. They must be closed.
@safe struct PlanarRows {
    private let image: PlanarImage
    private let colors: SampleColors
    /// The quick way, where there is one; otherwise the rows of all planes.
    private let halved: HalvedChromaRows?
    private let planes: [PlaneRows]
    private let alpha: UInt16?

    /// Creates rows.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - samples: The samples of its planes, which must outlive the rows.
    ///   - colors: What the planes are together.
    ///   - columns: The columns that are needed.
    init(
        _ image: PlanarImage, _ samples: [UnsafePointer<UInt8>], _ colors: SampleColors,
        _ columns: Range<Int>
    ) {
        precondition(image.planes.count >= colors.count, "a plane for each component")
        self.image = image
        self.colors = colors
        halved = unsafe HalvedChromaRows(image, samples, colors, columns)
        planes =
            halved == nil
            ? unsafe zip(image.planes, samples).map { unsafe PlaneRows($0, $1, of: image) } : []
        alpha = image.planes.count > colors.count ? image.planes[colors.count].highest : nil
    }

    func close() {
        halved?.close()
        planes.forEach { $0.close() }
    }

    /// Writes the needed columns of a row, given the place of its first.
    func write(_ y: Int, to out: UnsafeMutablePointer<UInt8>) {
        if let halved { return unsafe halved.write(y, to: out) }
        let row = unsafe SampleRow(lines: planes.map { unsafe $0.row(y) }, width: image.width)
        unsafe row.write(colors, to: out)
        guard let alpha else { return }
        unsafe row.writeAlpha(
            colors.count, highest: alpha, isPremultiplied: image.isPremultiplied, to: out)
    }
}
