import VitrinePixels

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
        blurred(mask, region, workers)
    }

    /// The mask blurred, of the same size, or only a region of it.
    public func apply(to mask: Mask8, region: PixelRect? = nil, workers: Workers) -> Mask8 {
        blurred(mask, region, workers)
    }

    /// A region of the blurred picture that fills `whole`, of which `rows` hold at least `halo(of:in:)`.
    public func apply(to rows: PixelRows, of whole: PixelRect, region: PixelRect, workers: Workers) -> Pixmap
    {
        unsafe Pixmap(width: region.width, height: region.height) { result in
            if region.isEmpty { return }
            let execution = execution(whole, channels: 4, region, workers)
            let held = rows.bounds
            precondition(
                held.isEmpty == false && held.contains(execution.inputRect(of: whole)), "the halo is there")
            let base = unsafe UnsafeRawPointer(rows.at(held.x0, held.y0))
            let picture = unsafe BlurPlane(
                base: UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: UInt16.self)),
                stride: held.width * 4)
            unsafe execution.run(
                from: picture, at: (held.x0 - whole.x0, held.y0 - whole.y0),
                into: UnsafeMutableRawBufferPointer(result).bindMemory(to: UInt16.self))
        }
    }

    /// What `region` of the blurred picture is made of: the pixels of `whole` that are read for it.
    public func halo(of region: PixelRect, in whole: PixelRect) -> PixelRect {
        if region.isEmpty || whole.isEmpty { return region }
        return execution(whole, channels: 4, region, .serial).inputRect(of: whole)
    }

    private func execution(
        _ whole: PixelRect, channels: Int, _ part: PixelRect, _ workers: Workers
    ) -> BlurExecution {
        BlurExecution(
            x: BlurAxis(
                plan: planX, size: whole.width, edge: edge, region: part.x0 - whole.x0..<part.x1 - whole.x0),
            y: BlurAxis(
                plan: planY, size: whole.height, edge: edge, region: part.y0 - whole.y0..<part.y1 - whole.y0),
            channels: channels, workers: workers)
    }

    private func blurred<Value: BlurSample>(
        _ mask: MaskImage<Value>, _ region: PixelRect?, _ workers: Workers
    ) -> MaskImage<Value> {
        let whole = PixelRect(width: mask.width, height: mask.height)
        let part = region ?? whole
        return MaskImage(
            width: part.width, height: part.height,
            values: blurred(mask.values, whole, channels: 1, part, workers))
    }

    private func blurred<Sample: BlurSample>(
        _ samples: [Sample], _ whole: PixelRect, channels: Int, _ part: PixelRect, _ workers: Workers
    ) -> [Sample] {
        if isIdentity && part == whole { return samples }
        let count = part.width * part.height * channels
        return unsafe [Sample](count: count) { result in
            unsafe samples.withUnsafeBufferPointer { source in
                unsafe blur(source, whole, channels: channels, part, into: result, workers)
            }
        }
    }

    private func blur<Sample: BlurSample>(
        _ source: UnsafeBufferPointer<Sample>, _ whole: PixelRect, channels: Int, _ part: PixelRect,
        into result: UnsafeMutableBufferPointer<Sample>, _ workers: Workers
    ) {
        if part.isEmpty { return }
        // No picture has an edge to go on from.
        if whole.isEmpty { return unsafe result.update(repeating: 0) }
        let stride = whole.width * channels
        precondition(source.count == stride * whole.height, "sizes agree")
        guard let base = source.baseAddress else { return }
        // Read only: the plane of the source is never the target of a step.
        let picture = unsafe BlurPlane(base: UnsafeMutablePointer(mutating: base), stride: stride)
        unsafe execution(whole, channels: channels, part, workers)
            .run(from: picture, at: (0, 0), into: result)
    }
}
