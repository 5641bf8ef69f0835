/// An entry in a list of columns or rows, like SwiftUI's `GridItem`.
package struct GridTrack: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit, each at least `minimum` points wide.
        case adaptive(minimum: Double, maximum: Double)
    }

    package var size: Size
    /// The space after the track. Default: the grid's spacing.
    package var spacing: Double?
    /// The alignment of cells in the track. Default: the grid's alignment.
    package var alignment: Alignment?

    package init(size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    package static let minimumLength = 10.0

    /// `true` if it takes all the room there is.
    var isGreedy: Bool {
        switch size {
        case .fixed: false
        case .flexible(_, let maximum), .adaptive(_, let maximum): maximum == .infinity
        }
    }

    /// A track with its length.
    struct Resolved: Hashable {
        var start: Double
        var length: Double
        var alignment: Alignment?
        var end: Double { start + length }
    }

    /// Returns tracks with their lengths for the available space; `nil` for the smallest lengths.
    ///
    /// The rule is that of SwiftUI's lazy grids: fixed lengths and spacings are subtracted; the remainder is
    /// distributed among the other entries in their order, each taking an equal share of what is left within
    /// its bounds; an adaptive entry fits as many tracks as possible into its share (objc.io, "SwiftUI's Grid
    /// Layout", and Apple's `GridItem.Size`).
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
