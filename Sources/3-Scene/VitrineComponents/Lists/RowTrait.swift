import VitrineLayout
import VitrineStyle

/// What a list needs to know of a row.
enum RowTrait: ElementTrait {
    struct Value: Sendable {
        /// The start of the separator below, from the row's leading edge, in points; `nil` for where
        /// `RowElement.separatorGuide` lies.
        let separatorInset: Double?
        /// `true` if it begins at the first text instead, as below any other node.
        var beginsAtText = false
        /// The highlight behind the whole row.
        let highlight: PaintSpec?
    }
}
