import Synchronization
import VitrinePixels
import VitrineThreads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The pixels that differ at all, among those that both pictures have.
struct DifferenceScan: Hashable, Sendable {
    var changed: PixelBits
    var totals: DifferenceTotals

    /// Scans two pictures.
    ///
    /// - Parameters:
    ///   - views: The pictures.
    ///   - workers: The threads to use.
    ///   - usesScalarKernels: `true` to use no vector kernel. Default: `false`; tests compare both.
    init<Component: PixelComponent>(
        _ views: PixelViews<Component>, workers: Workers, usesScalarKernels: Bool = false
    ) {
        let width = unsafe views.width
        var bits = PixelBits(width: width, height: unsafe views.height)
        let stride = bits.wordsPerRow
        let all = Mutex(DifferenceTotals())
        let views = unsafe views
        unsafe bits.forEachBand(workers) { rows, words in
            var totals = DifferenceTotals()
            for y in rows {
                unsafe Self.scan(
                    views.expected.row(y), views.actual.row(y), width, Component.self, words + y * stride,
                    usesScalarKernels: usesScalarKernels, &totals)
            }
            all.withLock { $0 += totals }
        }
        changed = bits
        totals = all.withLock { $0 }
    }

    private static func scan<Component: PixelComponent>(
        _ first: UnsafePointer<Component.Word>, _ second: UnsafePointer<Component.Word>, _ width: Int,
        _: Component.Type, _ words: UnsafeMutablePointer<UInt64>, usesScalarKernels: Bool,
        _ totals: inout DifferenceTotals
    ) {
        // Identical rows, which in most runs are all of them, cost no more than reading the memory.
        let bytes = width * MemoryLayout<Component.Word>.size
        guard unsafe memcmp(first, second, bytes) != 0 else { return }
        if Component.self == UInt8.self, !usesScalarKernels {
            unsafe DifferenceKernels.eightBit(
                UnsafeRawPointer(first).assumingMemoryBound(to: UInt32.self),
                UnsafeRawPointer(second).assumingMemoryBound(to: UInt32.self), width: width, marking: words,
                &totals)
        } else {
            unsafe DifferenceKernels.reference(
                Component.self, first, second, 0..<width, marking: words, &totals)
        }
    }
}
