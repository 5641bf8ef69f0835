import Synchronization
import VitrinePixels
import VitrineThreads

/// Column sums of a picture's rows, eight rows at a time, kept until they are painted over.
///
/// Glass samples a wide surrounding: each surface of a screen averages most of the screen (see
/// `DownsampledBackdrop`), little of which has been painted since the previous surface did. The cells
/// themselves could not be cached: beyond an edge that lies off their grid, mirrored cells differ, while the
/// sums of their columns are the same.
public final class ColumnSumCache: Sendable {
    /// The number of rows in a strip. The sums of all rows take a quarter of the picture's memory.
    public static let rows = 8
    /// The number of columns that are computed, and invalidated, together.
    fileprivate static let block = 64
    /// The largest number of painted rectangles that are remembered; beyond it the whole cache is cleared.
    private static let maxPainted = 64

    private struct State {
        /// The strips, by their first rows.
        var strips: [Int: Strip] = [:]
        /// The rectangles that have been painted since strips were last requested.
        var painted: [PixelRect] = []
    }

    private let state = Mutex(State())

    public init() {}

    /// Marks `rect` as painted. Must be called for everything that is painted.
    public func invalidate(_ rect: PixelRect) {
        state.withLock { state in
            if rect.isEmpty || state.strips.isEmpty { return }
            if state.painted.count == Self.maxPainted { return state = State() }
            state.painted.append(rect)
        }
    }

    /// Returns the sums of strips, by their first rows.
    ///
    /// - Parameters:
    ///   - strips: The first rows of the strips.
    ///   - columns: The columns of the picture whose sums are valid in the result, until the next call.
    public func sums(
        of strips: Set<Int>, _ columns: Range<Int>, of picture: PixelRows, _ workers: Workers
    ) -> [Int: Strip] {
        let bounds = picture.bounds
        let needed = Self.blocks(columns, from: bounds.x0)
        let found = state.withLock { state in
            let painted = state.painted.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
            state.painted = []
            for (first, strip) in state.strips {
                for rect in painted where rect.y0 < first + Self.rows && rect.y1 > first {
                    strip.invalidate(Self.blocks(rect.x0..<rect.x1, from: bounds.x0))
                }
            }
            // Edges off the grid make strips of their own: old strips are dropped before all of them exceed
            // half of the picture's memory.
            let missing = strips.count { state.strips[$0] == nil }
            if state.strips.count + missing > bounds.height / 4 { state.strips = [:] }
            for first in strips where state.strips[first] == nil {
                state.strips[first] = Strip(first, width: bounds.width)
            }
            return state.strips
        }
        _ = workers.map(strips.compactMap { found[$0] }, whenCancelled: ()) { $0.add(needed, of: picture) }
        return found
    }

    private static func blocks(_ columns: Range<Int>, from first: Int) -> Range<Int> {
        (columns.lowerBound - first) / block..<(columns.upperBound - first + block - 1) / block
    }
}

extension ColumnSumCache {
    /// The column sums of some rows. One thread at a time adds to a strip, and it is read when that is done.
    @safe public final class Strip: @unchecked Sendable {
        /// The sums of all columns of the picture.
        public let sums: UnsafeMutablePointer<BoxFilterKernel.Lanes>
        private let first: Int
        private let width: Int
        private var isKnown: [Bool]

        fileprivate init(_ first: Int, width: Int) {
            self.first = first
            self.width = width
            unsafe sums = .allocate(capacity: width)
            isKnown = [Bool](repeating: false, count: (width + block - 1) / block)
        }

        deinit { unsafe sums.deallocate() }

        fileprivate func invalidate(_ blocks: Range<Int>) {
            for block in blocks { isKnown[block] = false }
        }

        /// Computes the missing sums of some blocks.
        fileprivate func add(_ blocks: Range<Int>, of picture: PixelRows) {
            var next = blocks.lowerBound
            while let start = isKnown[next..<blocks.upperBound].firstIndex(of: false) {
                next = isKnown[start..<blocks.upperBound].firstIndex(of: true) ?? blocks.upperBound
                let columns = start * block..<min(next * block, width)
                let x = picture.bounds.x0 + columns.lowerBound
                let rows = unsafe (first..<first + ColumnSumCache.rows).map {
                    unsafe UnsafePointer(picture.at(x, $0))
                }
                unsafe BoxFilterKernel.add(rows, columns.count, into: sums + columns.lowerBound)
                for block in start..<next { isKnown[block] = true }
            }
        }
    }
}
