/// How a list is written that another value stands in place of, for suggestions.
///
/// It is a class because every codec holds a noun, and hardly any noun a form.
package final class ListForm: Sendable {
    /// The value as a list that is read without errors, as code; `nil` if it makes none.
    package let meant: String?
    /// Any list that is read without errors, as code; `nil` if none is known.
    package let example: String?
    /// `true` if its elements are nodes.
    package let holdsNodes: Bool

    package init(meant: String?, example: String?, holdsNodes: Bool) {
        (self.meant, self.example, self.holdsNodes) = (meant, example, holdsNodes)
    }
}
