/// The automatic placement of cells in tracks: in reading order, each at the first position where all the
/// tracks and lines it spans are free.
struct GridAutoPlacement {
    struct Cell: Hashable {
        var track: Int
        var line: Int
        var tracks: Int
        var lines: Int
    }

    private(set) var lines = 0
    /// The first free line of each track.
    private var free: [Int]
    private var next = (line: 0, track: 0)
    let tracks: Int

    init(tracks: Int) {
        self.tracks = max(tracks, 1)
        free = [Int](repeating: 0, count: self.tracks)
    }

    /// Returns the position of the next cell. No cell spans more tracks than there are.
    mutating func place(tracks wanted: Int, lines high: Int) -> Cell {
        let wide = min(max(wanted, 1), tracks)
        var (line, track) = next
        while track + wide > tracks || !isFree(line, track, wide) {
            track += 1
            if track + wide > tracks { (line, track) = (line + 1, 0) }
        }
        for across in track..<track + wide { free[across] = line + high }
        lines = max(lines, line + high)
        next = (line, track + wide)
        return Cell(track: track, line: line, tracks: wide, lines: high)
    }

    private func isFree(_ line: Int, _ track: Int, _ wide: Int) -> Bool {
        (track..<track + wide).allSatisfy { free[$0] <= line }
    }
}
