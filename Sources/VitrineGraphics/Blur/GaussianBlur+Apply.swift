/// A blur of a whole picture, or of a part of it.
///
/// A part, `region`, is to the bit what the blur of the whole shows there, at the cost of the part and of what
/// lies around it as far as it matters. It may go beyond the picture, which goes on there as `edge` says.
extension GaussianBlur {
    /// The picture blurred, of the same size, or only a region of it.
    public func apply(to image: Pixmap, region: PixelRect? = nil, workers: Workers) -> Pixmap {
        let whole = PixelRect(width: image.width, height: image.height)
        let part = region ?? whole
        if isIdentity && part == whole { return image }
        return unsafe Pixmap(width: part.width, height: part.height) { result in
            unsafe image.pixels.withUnsafeBytes { source in
                unsafe blur(
                    source.bindMemory(to: UInt16.self), whole, channels: 4, part,
                    into: UnsafeMutableRawBufferPointer(result).bindMemory(to: UInt16.self), workers)
            }
        }
    }

    /// The picture blurred, of the same size or only a region of it, each component on its own: premultiply
    /// first what is not opaque. Steps within have 16 bits, so that it is within 1/255 of the Gaussian.
    public func apply(to image: RGBA8Image, region: PixelRect? = nil, workers: Workers) -> RGBA8Image {
        let whole = PixelRect(width: image.width, height: image.height)
        let part = region ?? whole
        return RGBA8Image(
            width: part.width, height: part.height,
            components: blurred(image.components, whole, channels: 4, part, workers))
    }

    /// The mask blurred, of the same size, or only a region of it.
    public func apply(to mask: Mask, region: PixelRect? = nil, workers: Workers) -> Mask {
        let whole = PixelRect(width: mask.width, height: mask.height)
        let part = region ?? whole
        return Mask(
            width: part.width, height: part.height,
            values: blurred(mask.values, whole, channels: 1, part, workers))
    }

    /// The mask blurred, of the same size, or only a region of it.
    public func apply(to mask: Mask8, region: PixelRect? = nil, workers: Workers) -> Mask8 {
        let whole = PixelRect(width: mask.width, height: mask.height)
        let part = region ?? whole
        return Mask8(
            width: part.width, height: part.height,
            values: blurred(mask.values, whole, channels: 1, part, workers))
    }

    private func blurred<Sample: BlurSample>(
        _ samples: [Sample], _ whole: PixelRect, channels: Int, _ part: PixelRect, _ workers: Workers
    ) -> [Sample] {
        if isIdentity && part == whole { return samples }
        let count = part.width * part.height * channels
        return unsafe [Sample](unsafeUninitializedCapacity: count) { result, initialized in
            unsafe samples.withUnsafeBufferPointer { source in
                unsafe blur(source, whole, channels: channels, part, into: result, workers)
            }
            initialized = count
        }
    }

    private func blur<Sample: BlurSample>(
        _ source: UnsafeBufferPointer<Sample>, _ whole: PixelRect, channels: Int, _ part: PixelRect,
        into result: UnsafeMutableBufferPointer<Sample>, _ workers: Workers
    ) {
        if part.isEmpty { return }
        // No picture has an edge to go on from.
        if whole.isEmpty { return unsafe result.update(repeating: 0) }
        let execution = BlurExecution(
            x: BlurAxis(plan: planX, size: whole.width, edge: edge, region: part.x0..<part.x1),
            y: BlurAxis(plan: planY, size: whole.height, edge: edge, region: part.y0..<part.y1),
            channels: channels, workers: workers)
        unsafe execution.run(from: source, into: result)
    }
}

extension Pixmap {
    /// A picture whose pixels `fill` writes, every one of them, without zeroing them first.
    @unsafe init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
        precondition(width >= 0 && height >= 0, "a pixmap has no negative size")
        self.width = width
        self.height = height
        pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
            unsafe fill(UnsafeMutableBufferPointer(rebasing: buffer[..<(width * height)]))
            count = width * height
        }
    }
}

extension MaskImage {
    /// A mask of values that are there already.
    fileprivate init(width: Int, height: Int, values: [Value]) {
        precondition(values.count == width * height, "a value per pixel")
        self.width = width
        self.height = height
        self.values = values
    }
}
