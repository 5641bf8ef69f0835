import Synchronization
import VitrinePixels

/// Sums of the columns of a picture's rows, eight at a time, kept until somebody paints over them.
///
/// Glass looks far around: each of a screen's surfaces averages most of the screen (see `DownsampledBackdrop`), of which little has been
/// painted since the last one did. Cells themselves could not be kept: beyond an edge that lies off their grid, mirrored cells are
/// other ones, while their columns' sums are the same.
public final class ColumnSumCache: Sendable {
    /// So many rows are added up to a strip: sums of all rows take a quarter of the picture's memory.
    public static let rows = 8
    /// So many columns are known or not together.
    fileprivate static let block = 64
    /// Sooner than to remember more places that were painted, all is forgotten.
    private static let mostPainted = 64

    private struct State {
        /// By their first rows.
        var strips: [Int: Strip] = [:]
        /// What has been painted since strips were last asked for.
        var painted: [PixelRect] = []
    }

    private let state = Mutex(State())

    public init() {}

    /// To be told of all that is painted.
    public func invalidate(_ rect: PixelRect) {
        state.withLock { state in
            if rect.isEmpty || state.strips.isEmpty { return }
            if state.painted.count == Self.mostPainted { return state = State() }
            state.painted.append(rect)
        }
    }

    /// The sums of strips, which begin with the rows `strips` of a picture; those of its columns `columns` count, until
    /// strips are asked for again.
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
            // Edges off the grid make strips of their own: sooner than to keep more than half of the picture's memory, old ones go.
            let missing = strips.count { state.strips[$0] == nil }
            if state.strips.count + missing > bounds.height / 4 { state.strips = [:] }
            for first in strips where state.strips[first] == nil {
                state.strips[first] = Strip(first, width: bounds.width)
            }
            return state.strips
        }
        _ = workers.map(strips.compactMap { found[$0] }) { $0.add(needed, of: picture) }
        return found
    }

    private static func blocks(_ columns: Range<Int>, from first: Int) -> Range<Int> {
        (columns.lowerBound - first) / block..<(columns.upperBound - first + block - 1) / block
    }
}

extension ColumnSumCache {
    /// The sums of the columns of some rows. A strip is added to by one thread at a time, and read when that is done.
    @safe public final class Strip: @unchecked Sendable {
        /// Of all columns of the picture.
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

        /// Adds up what is not known of some blocks.
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
