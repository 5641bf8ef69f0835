/// The way in which the two ends of an arc are joined.
public enum ArcClosing: String, Hashable, Sendable, CaseIterable {
    /// Not joined; if filled, the arc is closed by its chord.
    case open
    /// Joined by a straight line.
    case chord
    /// Joined by two straight lines through the centre.
    case pie
}
