import VitrineGeometry
import VitrineOutlines

/// Sweeps the pieces of one cluster in one row: cuts the row into slabs within which no edge ends, follows
/// their crossings, and adds the edges between inside and outside to the row.
package struct RowSweep {
    /// A piece within the current slab.
    private struct Lane {
        var xTop: Int
        var xBottom: Int
        var piece: Int
    }

    /// The place of a lane in the order of its slab, and what was added of it.
    private struct Track {
        /// The point down to which the lane has been added to the row.
        var x: Int
        var y: Int
        /// The winding number to the left of it, where one outline decides.
        var before: Int32 = 0
        /// 1 where it leads inside, -1 where it leads outside, otherwise 0.
        var sign = 0
        var position: Int
    }

    /// The largest number of slabs times lanes in one row, above which the row is sampled on lines instead.
    package static let workLimit = 1 << 16
    /// The largest number of crossings in one row, above which lanes keep the order that they have reached.
    package static let crossingLimit = 1 << 12
    /// The largest number of pieces in one row, above which the row is sampled on lines instead.
    package static let pieceLimit = 2048
    /// The largest number of lines times pieces in a sampled row; there is at least one line.
    static let sampleLimit = 1 << 15
    /// The number of bits of a digit of the radix sort of sampled lanes.
    private static let digitBits = 10

    let program: AreaProgram
    private let singleRule: AreaProgram.Rule?
    /// The position of the first pixel on the grid.
    let originX: Int
    private var lanes: [Lane] = []
    private var heights: [Int] = []
    /// The lanes in the order of one more digit, and where each of its values starts.
    private var sorted: [Lane] = []
    private var starts: [Int] = []
    private var windings: [Int32]
    /// The winding numbers to the left of each lane, in all outlines; none where one decides.
    private var before: [Int32] = []
    private var tracks: [Track] = []
    /// The lanes from left to right, while they are swept.
    private var order: [Int] = []
    private var crossings = CrossingQueue()
    private var rowChains = RowChains()

    init(program: AreaProgram, originX: Int) {
        self.program = program
        singleRule = program.singleRule
        self.originX = originX
        windings = [Int32](repeating: 0, count: program.counterCount)
    }

    /// Adds the interior of the pieces `range`, in a row whose top is at `rowTop` on the grid.
    mutating func sweep(
        _ pieces: inout [EdgePiece], _ range: Range<Int>, _ edges: [GridEdge], rowTop: Int,
        into row: RowCells
    ) {
        if range.count == 2, sweepPair(pieces[range.lowerBound], pieces[range.lowerBound + 1], rowTop, row) {
            return
        }
        if range.count > Self.pieceLimit { return sample(pieces, range, edges, rowTop, row) }
        let rowBottom = rowTop + Fixed.one
        if pieces[range].allSatisfy({ $0.y0 == rowTop && $0.y1 == rowBottom }) {
            lanes.removeAll(keepingCapacity: true)
            for i in range { lanes.append(Lane(xTop: pieces[i].x0, xBottom: pieces[i].x1, piece: i)) }
            var budget = Self.crossingLimit
            return sweepSlab(pieces, edges, rowTop, rowBottom, rowTop, row, &budget)
        }
        if rowChains.link(&pieces, range) { return sweepChains(pieces, edges, rowTop, row) }
        heights.removeAll(keepingCapacity: true)
        for i in range {
            heights.append(pieces[i].y0)
            heights.append(pieces[i].y1)
        }
        Self.sortUnique(&heights)
        guard heights.count * range.count <= Self.workLimit || work(pieces, range) <= Self.workLimit else {
            return sample(pieces, range, edges, rowTop, row)
        }
        Self.sortByTop(&pieces, range)
        lanes.removeAll(keepingCapacity: true)
        var next = range.lowerBound
        var budget = Self.crossingLimit
        for k in 0..<max(heights.count - 1, 0) {
            let (top, bottom) = (heights[k], heights[k + 1])
            var kept = 0
            for i in 0..<lanes.count where pieces[lanes[i].piece].y1 > top {
                lanes[kept] = lanes[i]
                lanes[kept].xTop = lanes[i].xBottom
                kept += 1
            }
            lanes.removeLast(lanes.count - kept)
            while next < range.upperBound, pieces[next].y0 == top {
                lanes.append(Lane(xTop: pieces[next].x0, xBottom: 0, piece: next))
                next += 1
            }
            for i in 0..<lanes.count {
                let piece = pieces[lanes[i].piece]
                lanes[i].xBottom = piece.y1 == bottom ? piece.x1 : edges[Int(piece.edge)].x(at: bottom)
            }
            sweepSlab(pieces, edges, top, bottom, rowTop, row, &budget)
        }
    }

    /// Sweeps the most common case, two pieces side by side over the same height, in one outline. Returns
    /// `false` for any other.
    private func sweepPair(_ a: EdgePiece, _ b: EdgePiece, _ rowTop: Int, _ row: RowCells) -> Bool {
        // Edges to the right of the clip are gone, so two of the same sign may be left.
        guard a.y0 == b.y0, a.y1 == b.y1, a.winding + b.winding == 0, singleRule != nil else {
            return false
        }
        let isOrdered = a.x0 <= b.x0 && a.x1 <= b.x1
        guard isOrdered || (b.x0 <= a.x0 && b.x1 <= a.x1) else { return false }
        let (left, right) = isOrdered ? (a, b) : (b, a)
        let (y0, y1) = (a.y0 - rowTop, a.y1 - rowTop)
        row.add(left.x0 - originX, y0, left.x1 - originX, y1, sign: 1)
        row.add(right.x0 - originX, y0, right.x1 - originX, y1, sign: -1)
        return true
    }

    /// Walks chains from left to right between the heights at which chains end.
    private mutating func sweepChains(
        _ pieces: [EdgePiece], _ edges: [GridEdge], _ rowTop: Int, _ row: RowCells
    ) {
        for k in 1..<max(rowChains.heights.count, 1) {
            let (top, bottom) = (rowChains.heights[k - 1], rowChains.heights[k])
            guard top < bottom else { continue }
            for i in windings.indices { windings[i] = 0 }
            var wasInside = false
            for chain in rowChains.chains where chain.y0 <= top && chain.y1 >= bottom {
                windings[Int(chain.counter)] &+= chain.winding
                let isInside =
                    singleRule.map { AreaProgram.isInside($0, windings[0]) } ?? program.isInside(windings)
                guard isInside != wasInside else { continue }
                wasInside = isInside
                for piece in pieces[chain.pieces] where piece.y0 < bottom && piece.y1 > top {
                    let edge = edges[Int(piece.edge)]
                    let (y0, y1) = (max(piece.y0, top), min(piece.y1, bottom))
                    row.add(
                        (y0 == piece.y0 ? piece.x0 : edge.x(at: y0)) - originX, y0 - rowTop,
                        (y1 == piece.y1 ? piece.x1 : edge.x(at: y1)) - originX, y1 - rowTop,
                        sign: isInside ? 1 : -1)
                }
            }
        }
    }

    /// Sweeps the lanes between two heights where none of them ends.
    private mutating func sweepSlab(
        _ pieces: [EdgePiece], _ edges: [GridEdge], _ top: Int, _ bottom: Int, _ rowTop: Int,
        _ row: RowCells, _ budget: inout Int
    ) {
        sortLanes()
        if bottom - top > 1, budget > 0, lanesCross {
            sweepCrossings(pieces, edges, top, bottom, rowTop, row, &budget)
        } else {
            walk(pieces, top, bottom, rowTop, row)
        }
    }

    /// Indicates whether any lanes cross. Lanes are in the order of their tops, so the first to cross are
    /// neighbours. Pairs that differ by no more than a grid step at one end are left as they are.
    private var lanesCross: Bool {
        for i in stride(from: 1, to: lanes.count, by: 1)
        where lanes[i].xTop - lanes[i - 1].xTop > 1 && lanes[i - 1].xBottom - lanes[i].xBottom > 1 {
            return true
        }
        return false
    }

    /// Sweeps lanes that cross, from crossing to crossing (Bentley and Ottmann, 1979).
    ///
    /// A lane is added to the row as far as it lies between inside and outside. At a crossing two neighbours
    /// change places, so only theirs can change. Each pair crosses once, so the sweep ends however the
    /// heights of crossings are rounded. Once the budget of crossings is used up, lanes keep their places.
    private mutating func sweepCrossings(
        _ pieces: [EdgePiece], _ edges: [GridEdge], _ top: Int, _ bottom: Int, _ rowTop: Int,
        _ row: RowCells, _ budget: inout Int
    ) {
        order.removeAll(keepingCapacity: true)
        tracks.removeAll(keepingCapacity: true)
        crossings.removeAll()
        for i in windings.indices { windings[i] = 0 }
        before.removeAll(keepingCapacity: true)
        var (winding, wasInside) = (Int32(0), false)
        for (i, lane) in lanes.enumerated() {
            var track = Track(x: lane.xTop, y: top, before: winding, position: i)
            if singleRule == nil { before.append(contentsOf: windings) }
            let isInside = pass(pieces[lane.piece], &winding)
            track.sign = isInside == wasInside ? 0 : isInside ? 1 : -1
            wasInside = isInside
            order.append(i)
            tracks.append(track)
            if i > 0 { findCrossing(i - 1, i, from: top, top, bottom) }
        }
        var reached = top
        while budget > 0, let crossing = crossings.popFirst() {
            let (a, b) = (crossing.left, crossing.right)
            let position = tracks[a].position
            guard tracks[b].position == position + 1 else { continue }
            // Rounding may place a crossing above one that it follows from.
            reached = max(reached, crossing.y)
            budget -= 1
            (order[position], order[position + 1]) = (b, a)
            (tracks[b].position, tracks[a].position) = (position, position + 1)
            winding = tracks[a].before
            wasInside = isInside(leftOf: a, winding)
            pass(b, &winding, &wasInside, pieces, edges, (reached, rowTop), row)
            pass(a, &winding, &wasInside, pieces, edges, (reached, rowTop), row)
            if position > 0 { findCrossing(order[position - 1], b, from: reached, top, bottom) }
            if position + 2 < order.count {
                findCrossing(a, order[position + 2], from: reached, top, bottom)
            }
        }
        for i in lanes.indices { add(tracks[i], to: lanes[i].xBottom, bottom, rowTop, row) }
    }

    /// Passes a lane at the height of a crossing, and adds it to the row down to there if it has come to lie
    /// between inside and outside, or no longer does.
    private mutating func pass(
        _ lane: Int, _ winding: inout Int32, _ wasInside: inout Bool, _ pieces: [EdgePiece],
        _ edges: [GridEdge], _ height: (crossing: Int, rowTop: Int), _ row: RowCells
    ) {
        setBefore(lane, winding)
        let piece = pieces[lanes[lane].piece]
        let isInside = pass(piece, &winding)
        let sign = isInside == wasInside ? 0 : isInside ? 1 : -1
        wasInside = isInside
        if sign == tracks[lane].sign { return }
        let x = edges[Int(piece.edge)].x(at: height.crossing)
        add(tracks[lane], to: x, height.crossing, height.rowTop, row)
        (tracks[lane].x, tracks[lane].y, tracks[lane].sign) = (x, height.crossing, sign)
    }

    /// Adds the winding of a piece to that of its outline, and returns `true` if that leads inside.
    @inline(__always)
    private mutating func pass(_ piece: EdgePiece, _ winding: inout Int32) -> Bool {
        winding &+= piece.winding
        if let rule = singleRule { return AreaProgram.isInside(rule, winding) }
        windings[Int(piece.counter)] &+= piece.winding
        return program.isInside(windings)
    }

    /// Returns `true` if the region is to the left of a lane. With several outlines, sets all their winding
    /// numbers to those there.
    private mutating func isInside(leftOf lane: Int, _ winding: Int32) -> Bool {
        if let rule = singleRule { return AreaProgram.isInside(rule, winding) }
        let start = lane * windings.count
        for i in windings.indices { windings[i] = before[start + i] }
        return program.isInside(windings)
    }

    /// Notes the winding numbers to the left of a lane: the one, or all of them as they are.
    @inline(__always)
    private mutating func setBefore(_ lane: Int, _ winding: Int32) {
        tracks[lane].before = winding
        if singleRule != nil { return }
        let start = lane * windings.count
        for i in windings.indices { before[start + i] = windings[i] }
    }

    /// Adds a lane from where it was added last, if it lies between inside and outside.
    @inline(__always)
    private func add(_ track: Track, to x: Int, _ y: Int, _ rowTop: Int, _ row: RowCells) {
        guard track.sign != 0 else { return }
        row.add(track.x - originX, track.y - rowTop, x - originX, y - rowTop, sign: track.sign)
    }

    /// Queues the crossing of two adjacent lanes at or below `y`.
    @inline(__always)
    private mutating func findCrossing(_ left: Int, _ right: Int, from y: Int, _ top: Int, _ bottom: Int) {
        let before = lanes[right].xTop - lanes[left].xTop
        let after = lanes[left].xBottom - lanes[right].xBottom
        guard after > 1 else { return }
        // Tops no more than a grid step apart are in no certain order: the bottoms of such lanes decide.
        let crossing =
            before > 1 ? max(Fixed.interpolate(top, before, bottom - top, before + after), y, top + 1) : y
        guard crossing < bottom else { return }
        crossings.insert(CrossingQueue.Crossing(y: crossing, left: left, right: right))
    }

    /// Walks the lanes from left to right with their winding numbers and adds those between inside and
    /// outside.
    private mutating func walk(
        _ pieces: [EdgePiece], _ top: Int, _ bottom: Int, _ rowTop: Int, _ row: RowCells
    ) {
        let (y0, y1) = (top - rowTop, bottom - rowTop)
        for i in windings.indices { windings[i] = 0 }
        var (winding, wasInside) = (Int32(0), false)
        for lane in lanes {
            let isInside = pass(pieces[lane.piece], &winding)
            guard isInside != wasInside else { continue }
            wasInside = isInside
            row.add(lane.xTop - originX, y0, lane.xBottom - originX, y1, sign: isInside ? 1 : -1)
        }
    }

    /// Samples a row that has more pieces than any real picture: exact along a few lines through the row
    /// instead of over its whole area, so that malicious data takes bounded time.
    private mutating func sample(
        _ pieces: [EdgePiece], _ range: Range<Int>, _ edges: [GridEdge], _ rowTop: Int, _ row: RowCells
    ) {
        var lines = 64
        while lines > 1, lines * range.count > Self.sampleLimit { lines /= 2 }
        let step = Fixed.one / lines
        for line in 0..<lines {
            let top = rowTop + line * step
            let y = top + step / 2
            lanes.removeAll(keepingCapacity: true)
            for i in range where pieces[i].y0 <= y && y < pieces[i].y1 {
                let x = edges[Int(pieces[i].edge)].x(at: y)
                lanes.append(Lane(xTop: x, xBottom: x, piece: i))
            }
            sortSampledLanes()
            walk(pieces, top, top + step, rowTop, row)
        }
    }

    /// Returns the number of lanes of all slabs together.
    private func work(_ pieces: [EdgePiece], _ range: Range<Int>) -> Int {
        var index: [Int: Int] = [:]
        for (i, y) in heights.enumerated() { index[y] = i }
        return range.reduce(0) { $0 + (index[pieces[$1].y1] ?? 0) - (index[pieces[$1].y0] ?? 0) }
    }

    /// Insertion sort: lanes are nearly in order from the slab above.
    private mutating func sortLanes() {
        for i in stride(from: 1, to: lanes.count, by: 1) {
            let lane = lanes[i]
            var k = i
            while k > 0, Self.isRight(lanes[k - 1], lane) {
                lanes[k] = lanes[k - 1]
                k -= 1
            }
            if k != i { lanes[k] = lane }
        }
    }

    /// Returns `true` if `a` belongs to the right of `b`.
    ///
    /// Rounding may leave two lanes that have just crossed in the wrong order by one grid step: then their
    /// bottoms decide. Equal lanes may come in any order, because nothing lies between them.
    @inline(__always)
    private static func isRight(_ a: Lane, _ b: Lane) -> Bool {
        let difference = a.xTop - b.xTop
        if difference > 1 || difference < -1 { return difference > 0 }
        return a.xBottom != b.xBottom ? a.xBottom > b.xBottom : difference > 0
    }

    /// Sorts lanes by position, stably, so equal lanes stay in piece order.
    ///
    /// A radix sort: there are thousands, and the previous line's order does not help.
    private mutating func sortSampledLanes() {
        guard let first = lanes.first else { return }
        if starts.isEmpty { starts = [Int](repeating: 0, count: 1 << Self.digitBits) }
        var (low, high) = (first.xTop, first.xTop)
        for lane in lanes {
            low = min(low, lane.xTop)
            high = max(high, lane.xTop)
        }
        for shift in stride(from: 0, to: Int.bitWidth - (high - low).leadingZeroBitCount, by: Self.digitBits)
        {
            func digit(_ lane: Lane) -> Int { (lane.xTop - low) >> shift & (1 << Self.digitBits - 1) }
            for i in starts.indices { starts[i] = 0 }
            for lane in lanes { starts[digit(lane)] += 1 }
            var sum = 0
            for i in starts.indices { (starts[i], sum) = (sum, sum + starts[i]) }
            sorted.removeAll(keepingCapacity: true)
            sorted.append(contentsOf: lanes)
            for lane in lanes {
                let digit = digit(lane)
                sorted[starts[digit]] = lane
                starts[digit] += 1
            }
            swap(&lanes, &sorted)
        }
    }

    private static func sortByTop(_ pieces: inout [EdgePiece], _ range: Range<Int>) {
        guard range.count <= 32 else { return pieces[range].sort { ($0.y0, $0.edge) < ($1.y0, $1.edge) } }
        for i in range.dropFirst() {
            let piece = pieces[i]
            var k = i
            while k > range.lowerBound, pieces[k - 1].y0 > piece.y0 {
                pieces[k] = pieces[k - 1]
                k -= 1
            }
            pieces[k] = piece
        }
    }

    private static func sortUnique(_ values: inout [Int]) {
        values.sort()
        var kept = 0
        for i in values.indices where i == 0 || values[i] != values[kept - 1] {
            values[kept] = values[i]
            kept += 1
        }
        values.removeLast(values.count - kept)
    }
}
