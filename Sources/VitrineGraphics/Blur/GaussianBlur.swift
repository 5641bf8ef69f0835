/// A Gaussian blur of 16-bit pictures and masks, its standard deviation given per axis.
///
/// Along one axis no input whatever deviates from the double-precision Gaussian by more than 0.5/255.
/// The result is the same to the bit for any number of workers. A constant picture stays what it was
/// (with `transparent`, except near the edges), and colour never exceeds alpha where it did not before.
/// A mirrored picture gives the mirrored result to the bit where the coarsest pixel divides the size;
/// else only as near as the error, as the grid then lies differently.
public struct GaussianBlur: Sendable {
    public let edge: BlurEdge
    let planX: BlurPlan
    let planY: BlurPlan

    /// Standard deviations in pixels, 0...500 (clamped, NaN counts as 0); below 0.1 an axis is left alone.
    public init(sigmaX: Double, sigmaY: Double, edge: BlurEdge) {
        self.edge = edge
        planX = BlurPlan(sigma: Self.clamped(sigmaX))
        planY = BlurPlan(sigma: Self.clamped(sigmaY))
    }

    /// Pixels beyond which a pixel cannot matter: about 3.5 deviations and the support of the pyramid.
    public var reach: Int { max(planX.reach, planY.reach) }

    /// The picture blurred, of the same size.
    public func apply(to image: Pixmap, workers: Workers) -> Pixmap {
        if isIdentity || image.pixels.isEmpty { return image }
        let execution = execution(width: image.width, height: image.height, channels: 4, workers: workers)
        return unsafe Pixmap(width: image.width, height: image.height) { result in
            unsafe image.pixels.withUnsafeBytes { source in
                unsafe execution.run(
                    from: source.bindMemory(to: UInt16.self),
                    into: UnsafeMutableRawBufferPointer(result).bindMemory(to: UInt16.self))
            }
        }
    }

    /// The picture blurred, of the same size, each component on its own: premultiply first what is
    /// not opaque. Steps within have 16 bits, so that it is within 1/255 of the Gaussian.
    public func apply(to image: RGBA8Image, workers: Workers) -> RGBA8Image {
        RGBA8Image(
            width: image.width, height: image.height,
            components: blurred(image.components, image.width, image.height, channels: 4, workers))
    }

    /// The mask blurred, of the same size.
    public func apply(to mask: Mask, workers: Workers) -> Mask {
        var copy = mask
        copy.values = blurred(mask.values, mask.width, mask.height, channels: 1, workers)
        return copy
    }

    /// The mask blurred, of the same size.
    public func apply(to mask: Mask8, workers: Workers) -> Mask8 {
        var copy = mask
        copy.values = blurred(mask.values, mask.width, mask.height, channels: 1, workers)
        return copy
    }

    private func blurred<Sample: BlurSample>(
        _ samples: [Sample], _ width: Int, _ height: Int, channels: Int, _ workers: Workers
    ) -> [Sample] {
        if isIdentity || samples.isEmpty { return samples }
        let execution = execution(width: width, height: height, channels: channels, workers: workers)
        return unsafe [Sample](unsafeUninitializedCapacity: samples.count) { result, count in
            unsafe samples.withUnsafeBufferPointer { source in
                unsafe execution.run(from: source, into: result)
            }
            count = samples.count
        }
    }

    private var isIdentity: Bool { planX.isIdentity && planY.isIdentity }

    private func execution(width: Int, height: Int, channels: Int, workers: Workers) -> BlurExecution {
        BlurExecution(
            x: BlurAxis(plan: planX, size: width, edge: edge),
            y: BlurAxis(plan: planY, size: height, edge: edge),
            channels: channels, workers: workers)
    }

    private static func clamped(_ sigma: Double) -> Double {
        sigma.isNaN ? 0 : min(max(sigma, 0), 500)
    }
}
