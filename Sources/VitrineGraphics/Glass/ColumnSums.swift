import Synchronization

/// Sums of the columns of a picture's rows, eight at a time, kept until somebody paints over them.
///
/// Glass looks far around: each of a screen's surfaces averages most of the screen (see `ReducedBackdrop`), of which little has been
/// painted since the last one did. Cells themselves could not be kept: beyond an edge that lies off their grid, mirrored cells are
/// other ones, while their columns' sums are the same.
final class ColumnSums: Sendable {
    typealias Lanes = CellKernel.Lanes

    /// So many rows are added up to a strip. Of fewer the sums would take nearly the memory of the picture.
    static let rows = 8
    /// So many columns are known or not together.
    private static let block = 64
    /// Sooner than to remember more places that were painted, all is forgotten.
    private static let mostPainted = 64

    private let state = Mutex(State())

    /// To be told of all that is painted.
    func forget(_ rect: PixelRect) {
        state.withLock { state in
            if state.strips.isEmpty { return }
            if state.painted.count == Self.mostPainted { return state = State() }
            state.painted.append(rect)
        }
    }

    /// The sums of strips, which begin with the rows `strips` of a picture, from its first column on; those of `columns` count.
    func sums(
        of strips: Set<Int>, _ columns: Range<Int>, of picture: PixelRows, _ workers: Workers
    ) -> [Int: [Lanes]] {
        let bounds = picture.bounds
        let needed = Self.blocks(columns, from: bounds.x0)
        let known = state.withLock { state in
            state.settle(bounds)
            return strips.map { ($0, state.strips[$0]) }
        }
        let found = workers.map(known) { strip, known in
            var sums = known ?? Sums(width: bounds.width)
            sums.add(needed, strip, of: picture)
            return (strip, sums)
        }
        state.withLock { $0.strips.merge(found) { _, new in new } }
        return Dictionary(uniqueKeysWithValues: found.map { ($0, $1.sums) })
    }

    private static func blocks(_ columns: Range<Int>, from first: Int) -> Range<Int> {
        (columns.lowerBound - first) / block..<(columns.upperBound - first + block - 1) / block
    }

    private struct State {
        /// By their first rows.
        var strips: [Int: Sums] = [:]
        /// What has been painted since strips were last asked for.
        var painted: [PixelRect] = []

        /// Forgets what has been painted of the picture `bounds`.
        mutating func settle(_ bounds: PixelRect) {
            let rects = painted.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
            painted = []
            if rects.isEmpty { return }
            for index in strips.values.indices {
                let strip = strips.keys[index]
                for rect in rects where rect.y0 < strip + ColumnSums.rows && rect.y1 > strip {
                    strips.values[index].forget(ColumnSums.blocks(rect.x0..<rect.x1, from: bounds.x0))
                }
            }
        }
    }

    private struct Sums {
        private(set) var sums: [Lanes]
        private var isKnown: [Bool]

        init(width: Int) {
            sums = [Lanes](repeating: Lanes(), count: width)
            isKnown = [Bool](repeating: false, count: ColumnSums.blocks(0..<width, from: 0).count)
        }

        mutating func forget(_ blocks: Range<Int>) {
            for block in blocks { isKnown[block] = false }
        }

        /// Adds up what is not known of some blocks.
        mutating func add(_ blocks: Range<Int>, _ strip: Int, of picture: PixelRows) {
            var next = blocks.lowerBound
            while let start = isKnown[next..<blocks.upperBound].firstIndex(of: false) {
                next = isKnown[start..<blocks.upperBound].firstIndex(of: true) ?? blocks.upperBound
                let columns = start * ColumnSums.block..<min(next * ColumnSums.block, sums.count)
                let x = picture.bounds.x0 + columns.lowerBound
                let rows = (strip..<strip + ColumnSums.rows).map {
                    unsafe UnsafePointer(picture.at(x, $0))
                }
                unsafe sums.withUnsafeMutableBufferPointer { sums in
                    guard let base = sums.baseAddress else { return }
                    unsafe CellKernel.add(rows, columns.count, into: base + columns.lowerBound)
                }
                for block in start..<next { isKnown[block] = true }
            }
        }
    }
}
