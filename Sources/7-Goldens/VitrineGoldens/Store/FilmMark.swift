/// What happens at a time of a film and no frame shows: a haptic.
package struct FilmMark: Hashable, Sendable, Codable {
    /// The path of the node.
    package var node: String
    /// The time, in seconds.
    package var time: Double
    /// What it is, in a few words: `impact light`.
    package var text: String

    package init(node: String, time: Double, text: String) {
        self.node = node
        self.time = time
        self.text = text
    }
}
