import VitrineGeometry
import VitrineStyle

/// Cells in given columns, row after row, or in given rows, column after column: SwiftUI's lazy grids.
package struct LazyGridElement: Element, Sendable {
    package let source: ElementSource
    /// The axis along which the grid grows: vertical if columns are given.
    let axis: Axis
    let tracks: GridTracks
    /// The space between lines, along the axis.
    let spacing: Double
    /// The space between tracks that do not specify their own.
    let trackSpacing: Double
    package let alignment: Alignment
    package let children: [any Element]
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    package var written: WrittenAlignment?

    package init(
        source: ElementSource, axis: Axis, tracks: GridTracks, spacing: Double, trackSpacing: Double,
        alignment: Alignment, children: [any Element]
    ) {
        self.source = source
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
        self.trackSpacing = trackSpacing
        self.alignment = alignment
        self.children = children
    }

    package var label: String { axis == .vertical ? "lazyVGrid" : "lazyHGrid" }
    package var traits: ElementTraits { ElementTraits(ScreenFit.self, .arranges) }
    package var attributes: [Attribute] {
        [
            Attribute("tracks", Double(tracks.count)), Attribute("spacing", spacing),
            Attribute("alignment", alignment.summary),
        ]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        arrange(children, in: tracks, proposal)
    }

    private func arrange(
        _ children: [LayoutNode], in tracks: GridTracks, _ proposal: Proposal
    ) -> Arrangement {
        switch tracks {
        case .list(let list): arrange(children, in: list, proposal)
        case .between(let from, let to, let fraction):
            arrange(children, in: from, proposal).interpolated(
                to: arrange(children, in: to, proposal), at: fraction)
        }
    }

    private func arrange(
        _ children: [LayoutNode], in list: [GridTrack], _ proposal: Proposal
    ) -> Arrangement {
        let across = axis.other
        let (tracks, reported) = resolvedTracks(list, in: proposal[across])
        var placing = GridAutoPlacement(tracks: tracks.count)
        let cells = children.map { child in
            let span = child.element.gridSpan
            return axis == .vertical
                ? placing.place(tracks: span.columns, lines: span.rows)
                : placing.place(tracks: span.rows, lines: span.columns)
        }
        let inner = proposal.insideContainer
        let offers = cells.map { cell in
            let length = tracks[cell.track + cell.tracks - 1].end - tracks[cell.track].start
            return inner.ideal(along: [axis]).offering(length, of: nil, along: across)
        }
        let lines = Self.lines(
            placing.lines,
            zip(cells, zip(children, offers)).map { ($0.line, $0.lines, $1.0.size(for: $1.1)[axis]) },
            spacing: spacing)
        let placements = zip(children, zip(cells, offers)).map { child, rest in
            let (cell, offer) = rest
            var box = Size.zero
            box[axis] = lines.length(from: cell.line, count: cell.lines)
            box[across] = offer[across] ?? 0
            let alignment = tracks[cell.track].alignment ?? alignment
            var origin = alignment.origin(of: child, for: offer, in: box)
            origin[axis] += lines.starts[cell.line]
            origin[across] += tracks[cell.track].start
            return Arrangement.Placement(origin, offer)
        }
        return arrangement(
            placements, tracks, reported, length: lines.total, isGreedy: list.contains(where: \.isGreedy),
            in: proposal)
    }

    /// Returns the tracks, and the length that the grid says it has across its axis.
    ///
    /// SwiftUI lays a lazy grid out twice: first in the room there is, which says how wide the grid is, and
    /// then in that width. Where the first comes out too wide, shares of the second are larger, so that the
    /// tracks may be wider than the grid (objc.io, "SwiftUI's Grid Layout").
    private func resolvedTracks(
        _ tracks: [GridTrack], in room: Double?
    ) -> (tracks: [GridTrack.Resolved], length: Double) {
        let first = GridTrack.resolved(tracks, room: room, spacing: trackSpacing)
        let length = first.last?.end ?? 0
        guard let room, room.isFinite, length > room + 1e-6 else { return (first, length) }
        return (GridTrack.resolved(tracks, room: length, spacing: trackSpacing), length)
    }

    /// Returns the arrangement: the grid takes the proposed length across its axis and centres its tracks in
    /// it.
    private func arrangement(
        _ placements: [Arrangement.Placement], _ tracks: [GridTrack.Resolved], _ reported: Double,
        length: Double, isGreedy: Bool, in proposal: Proposal
    ) -> Arrangement {
        let across = axis.other
        let own = tracks.last?.end ?? 0
        let room = proposal[across].flatMap { $0.isFinite ? $0 : nil }
        var size = Size.zero
        size[axis] = length
        size[across] =
            proposal[across] == .infinity && isGreedy ? .infinity : max(room ?? reported, reported)
        let place = alignment.unitPosition(on: across) * (max(room ?? reported, reported) - own)
        return Arrangement(
            size,
            placements.map { placement in
                var moved = placement
                moved.origin[across] += place
                return moved
            })
    }

    /// Returns lines long enough for their cells. A cell that spans several lines adds what it lacks to its
    /// last line.
    private static func lines(
        _ count: Int, _ cells: [(line: Int, lines: Int, length: Double)], spacing: Double
    ) -> TrackMetrics {
        var lengths = [Double](repeating: 0, count: count)
        for cell in cells where cell.lines == 1 {
            lengths[cell.line] = max(lengths[cell.line], cell.length)
        }
        for cell in cells.sorted(by: { $0.lines < $1.lines }) where cell.lines > 1 {
            let held = lengths[cell.line..<cell.line + cell.lines]
            let sum = held.reduce(0, +) + spacing * Double(cell.lines - 1)
            if cell.length > sum { lengths[cell.line + cell.lines - 1] += cell.length - sum }
        }
        return TrackMetrics(lengths, spacing: spacing)
    }
}

extension Alignment {
    /// Returns the fraction of spare space that lies before the item.
    func unitPosition(on axis: Axis) -> Double {
        let unit = Size(1, 1)
        return axis == .horizontal
            ? Guide.horizontal(horizontal).defaultValue(in: unit)
            : Guide.vertical(vertical).defaultValue(in: unit)
    }
}
