import VitrineGeometry

/// The columns of a grid, or its rows.
package indirect enum GridTracks: Hashable, Sendable {
    case list([GridTrack])
    /// Tracks on their way from some to others: the cells are at a fraction of the way between their places
    /// in both, as in SwiftUI.
    case between(GridTracks, GridTracks, Double)

    /// The number of tracks in the list; of those that show more.
    package var count: Int {
        switch self {
        case .list(let tracks): tracks.count
        case .between(let from, let to, let fraction): fraction < 0.5 ? from.count : to.count
        }
    }
}

extension GridTracks: Interpolatable {
    package func mixture(with other: GridTracks, at fraction: Double) -> GridTracks {
        .between(self, other, fraction)
    }
}
