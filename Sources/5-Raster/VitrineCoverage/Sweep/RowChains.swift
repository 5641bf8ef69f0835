/// Pieces of one row linked into chains: runs of an outline that go only down or only up.
///
/// If chains at the same height lie side by side without overlap in x, their order is clear, and the row
/// needs cutting only where chains end rather than at each chord. That applies to most rows of text.
struct RowChains {
    struct Chain {
        var y0: Int
        var y1: Int
        var minX: Int
        var maxX: Int
        var winding: Int32
        var counter: Int32
        var pieces: Range<Int>
    }

    /// The largest number of chains in a row for which comparing all pairs pays.
    static let maxChains = 24

    private(set) var chains: [Chain] = []
    /// The heights at which chains start and end, ascending.
    private(set) var heights: [Int] = []

    /// Links pieces, sorting them by edge; returns `false` if the order of the chains is not clear.
    mutating func link(_ pieces: inout [EdgePiece], _ range: Range<Int>) -> Bool {
        chains.removeAll(keepingCapacity: true)
        heights.removeAll(keepingCapacity: true)
        Self.sortByEdge(&pieces, range)
        for i in range {
            let piece = pieces[i]
            let (low, high) = piece.x0 < piece.x1 ? (piece.x0, piece.x1) : (piece.x1, piece.x0)
            if i > range.lowerBound, Self.follows(pieces[i - 1], piece) {
                let last = chains.count - 1
                chains[last].y0 = min(chains[last].y0, piece.y0)
                chains[last].y1 = max(chains[last].y1, piece.y1)
                chains[last].minX = min(chains[last].minX, low)
                chains[last].maxX = max(chains[last].maxX, high)
                chains[last].pieces = chains[last].pieces.lowerBound..<(i + 1)
            } else {
                guard chains.count < Self.maxChains else { return false }
                chains.append(
                    Chain(
                        y0: piece.y0, y1: piece.y1, minX: low, maxX: high, winding: piece.winding,
                        counter: piece.counter, pieces: i..<(i + 1)))
            }
        }
        sortFromLeft()
        for i in 1..<max(chains.count, 1) {
            for k in 0..<i where chains[k].maxX > chains[i].minX {
                if chains[k].y0 < chains[i].y1 && chains[i].y0 < chains[k].y1 { return false }
            }
        }
        for chain in chains {
            insert(height: chain.y0)
            insert(height: chain.y1)
        }
        return true
    }

    /// For a handful of chains, the library's sort would take as long as all that follows.
    private mutating func sortFromLeft() {
        for i in stride(from: 1, to: chains.count, by: 1) {
            let chain = chains[i]
            var k = i
            while k > 0, (chain.minX, chain.maxX) < (chains[k - 1].minX, chains[k - 1].maxX) {
                chains[k] = chains[k - 1]
                k -= 1
            }
            if k != i { chains[k] = chain }
        }
    }

    private mutating func insert(height: Int) {
        var k = heights.count
        while k > 0, heights[k - 1] > height { k -= 1 }
        // The two ends of the row occur repeatedly.
        if k > 0, heights[k - 1] == height { return }
        heights.insert(height, at: k)
    }

    /// Returns `true` if `b` continues the outline where `a` leaves it, in the same direction.
    private static func follows(_ a: EdgePiece, _ b: EdgePiece) -> Bool {
        guard b.edge == a.edge + 1, a.winding == b.winding, a.counter == b.counter else { return false }
        return a.winding > 0 ? a.x1 == b.x0 && a.y1 == b.y0 : a.x0 == b.x1 && a.y0 == b.y1
    }

    private static func sortByEdge(_ pieces: inout [EdgePiece], _ range: Range<Int>) {
        guard range.count <= 48 else { return pieces[range].sort { $0.edge < $1.edge } }
        for i in range.dropFirst() where pieces[i - 1].edge > pieces[i].edge {
            let piece = pieces[i]
            var k = i
            while k > range.lowerBound, pieces[k - 1].edge > piece.edge {
                pieces[k] = pieces[k - 1]
                k -= 1
            }
            pieces[k] = piece
        }
    }
}
