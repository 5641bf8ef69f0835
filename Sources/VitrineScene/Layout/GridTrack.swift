/// One entry of a list of columns or rows, as SwiftUI's `GridItem` is.
struct GridTrack: Hashable, Sendable {
    enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit, each at least so wide.
        case adaptive(minimum: Double, maximum: Double)
    }

    var size: Size
    /// Room after the track; the grid's own unless told.
    var spacing: Double?
    /// Where cells go in the track; the grid's own unless told.
    var alignment: Alignment?

    static let least = 10.0

    /// A track with its length.
    struct Resolved: Hashable {
        var start: Double
        var length: Double
        var alignment: Alignment?
        var end: Double { start + length }
    }

    /// Tracks with their lengths for the room there is, nil for the least.
    ///
    /// As SwiftUI's lazy grids do: fixed lengths and spacings are taken off; what is left is shared by the other
    /// entries in their order, each taking an equal part of the rest within its bounds; an adaptive one puts as many
    /// tracks as fit into its part (objc.io, "SwiftUI's Grid Layout", and Apple's `GridItem.Size`).
    static func resolved(_ tracks: [GridTrack], room: Double?, spacing: Double) -> [Resolved] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? spacing) }
        let fixed = tracks.reduce(0) { if case .fixed(let length) = $1.size { $0 + length } else { $0 } }
        let leasts = tracks.reduce(0) { total, track in
            switch track.size {
            case .fixed: total
            case .flexible(let minimum, _), .adaptive(let minimum, _): total + minimum
            }
        }
        let finite = room.flatMap { $0.isFinite ? $0 : nil } ?? gaps + fixed + leasts
        var left = max(finite - gaps - fixed, 0)
        var sharing = tracks.count { if case .fixed = $0.size { false } else { true } }
        var result: [Resolved] = []
        var cursor = 0.0
        func append(_ length: Double, _ track: GridTrack) {
            result.append(Resolved(start: cursor, length: length, alignment: track.alignment))
            cursor += length
        }
        for (index, track) in tracks.enumerated() {
            let gap = track.spacing ?? spacing
            switch track.size {
            case .fixed(let length): append(length, track)
            case .flexible(let minimum, let maximum):
                let length = min(max(left / Double(sharing), minimum), maximum)
                append(length, track)
                left = max(left - length, 0)
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let part = max(left / Double(sharing), minimum)
                let fitting = (part + gap + 1e-6) / max(minimum + gap, 1)
                let count = Int(min(max(fitting, 1), 1000))
                let length = min(max((part - gap * Double(count - 1)) / Double(count), minimum), maximum)
                for place in 0..<count {
                    if place > 0 { cursor += gap }
                    append(length, track)
                }
                left = max(left - part, 0)
                sharing -= 1
            }
            if index < tracks.count - 1 { cursor += gap }
        }
        return result
    }
}

/// How many columns and rows of a grid an element takes.
struct GridSpan: Hashable, Sendable {
    var columns = 1
    var rows = 1
    /// Along which it makes no column or row larger.
    var unsized: Set<Axis> = []
}

/// States how many columns and rows of a grid the content takes.
struct GridSpanElement: ModifierElement {
    let content: any Element
    let gridSpan: GridSpan

    var label: String { "gridCell" }
    var attributes: [Attribute] {
        [Attribute("columns", Double(gridSpan.columns)), Attribute("rows", Double(gridSpan.rows))]
    }
}

/// Where cells go among tracks: in reading order, each at the first place where all its columns and rows are free.
struct GridPlacing {
    struct Cell: Hashable {
        var track: Int
        var line: Int
        var tracks: Int
        var lines: Int
    }

    private(set) var lines = 0
    /// The first line that is free in each track.
    private var free: [Int]
    private var next = (line: 0, track: 0)
    let tracks: Int

    init(tracks: Int) {
        self.tracks = max(tracks, 1)
        free = [Int](repeating: 0, count: self.tracks)
    }

    /// Along lines of `tracks` cells; no cell takes more tracks than there are.
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
