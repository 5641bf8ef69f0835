import VitrinePixels
import VitrineThreads

/// Blurring of a whole picture or of a part of it.
///
/// The pixels of a part, `region`, equal to the bit those of the blurred whole, at the cost of the part and
/// of the surroundings that affect it. A region may extend beyond the picture, which continues there
/// according to `edge`.
extension GaussianBlur {
    /// Returns the blurred picture, or a region of it.
    ///
    /// - Parameter region: The pixels to compute, which may extend beyond the picture. Default: the whole
    ///   picture.
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

    /// Returns the blurred picture, or a region of it.
    ///
    /// Each component is blurred on its own: premultiply first if the picture is not opaque. Intermediate
    /// steps have 16 bits, so the result is within 1/255 of the Gaussian.
    ///
    /// - Parameter region: The pixels to compute, which may extend beyond the picture. Default: the whole
    ///   picture.
    public func apply(to image: RGBA8Image, region: PixelRect? = nil, workers: Workers) -> RGBA8Image {
        let whole = PixelRect(width: image.width, height: image.height)
        let part = region ?? whole
        return RGBA8Image(
            width: part.width, height: part.height,
            components: blurred(image.components, whole, channels: 4, part, workers))
    }

    /// Returns the blurred mask, or a region of it.
    ///
    /// - Parameter region: The pixels to compute, which may extend beyond the mask. Default: the whole mask.
    public func apply(to mask: Mask, region: PixelRect? = nil, workers: Workers) -> Mask {
        blurred(mask, region, workers)
    }

    /// Returns the blurred mask, or a region of it.
    ///
    /// - Parameter region: The pixels to compute, which may extend beyond the mask. Default: the whole mask.
    public func apply(to mask: Mask8, region: PixelRect? = nil, workers: Workers) -> Mask8 {
        blurred(mask, region, workers)
    }

    /// Returns a region of the blurred picture.
    ///
    /// - Parameters:
    ///   - rows: Pixels of the picture: at least those in `halo(of:in:)`.
    ///   - whole: The bounds of the picture.
    ///   - region: The pixels to compute.
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

    /// Returns the pixels of `whole` that are read to blur `region`.
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
        // An empty picture has no edge to continue from.
        if whole.isEmpty { return unsafe result.update(repeating: 0) }
        let stride = whole.width * channels
        precondition(source.count == stride * whole.height, "sizes agree")
        guard let base = source.baseAddress else { return }
        // Never written: the plane of the source is not the target of any step.
        let picture = unsafe BlurPlane(base: UnsafeMutablePointer(mutating: base), stride: stride)
        unsafe execution(whole, channels: channels, part, workers)
            .run(from: picture, at: (0, 0), into: result)
    }
}
