/// What a view says to the views around it, as long as the scene is made.
indirect enum LiteralNote: Sendable {
    /// A value that nobody asked for, which a modifier of a style replaces.
    case standard
    /// A section of a list: its header, its footer and its rows.
    case section(header: SceneLiteral, footer: SceneLiteral, rows: [SceneLiteral])
    /// A value by which a picker knows one of its options.
    case tag(String)
    /// A row of a list whose padding takes the place of the list's insets.
    case rowInsets
    /// A symbol that takes the size of its frame.
    case resizable
    /// The node in other styles, by their names; and how many entries of the node the style replaces.
    case styles([String: SceneLiteral], own: Int)
}
