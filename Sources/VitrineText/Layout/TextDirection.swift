/// The way a paragraph runs: its base direction by UAX #9.
public enum TextDirection: String, Sendable, CaseIterable, Hashable {
    /// As its first strong character runs (rules P2 and P3); left to right without one.
    case natural
    case leftToRight, rightToLeft
}
