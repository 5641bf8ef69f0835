/// The base direction of a paragraph by UAX #9.
package enum TextDirection: String, Sendable, CaseIterable, Hashable {
    /// The direction of the first strong character (rules P2 and P3); left to right if there is none.
    case natural
    case leftToRight, rightToLeft
}
