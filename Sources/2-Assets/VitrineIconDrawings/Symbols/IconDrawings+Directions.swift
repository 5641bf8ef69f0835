extension IconDrawings {
    /// Symbols that name a reading direction rather than a side, drawn for left-to-right text.
    @_optimize(none) static var directions: [Icon] {
        [
            ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
            ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"),
            ("arrow.forward.circle", "arrow.right.circle"), ("arrow.backward.circle", "arrow.left.circle"),
            ("arrow.forward.circle.fill", "arrow.right.circle.fill"),
            ("arrow.backward.circle.fill", "arrow.left.circle.fill"),
            ("arrow.up.forward", "arrow.up.right"), ("arrow.up.backward", "arrow.up.left"),
            ("arrow.down.forward", "arrow.down.right"), ("arrow.down.backward", "arrow.down.left"),
            ("delete.backward", "delete.left"), ("delete.backward.fill", "delete.left.fill"),
            ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
        ].compactMap { name, side in
            (arrows + signs).first { $0.name == side }.map { Icon(name, $0.layers) }
        }
    }
}
