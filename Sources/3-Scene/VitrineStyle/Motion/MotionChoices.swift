/// Choices that have been read: values that nothing lies between, such as the state of a button, but that
/// change what is drawn from one picture into another.
package struct MotionChoices: Sendable {
    /// The states that they depend on.
    package internal(set) var states: Set<Int> = []
    /// The values, as text, in the order in which they were read.
    package internal(set) var texts: [String] = []
    /// The arrangement that they are read in; `nil` for that of the moment.
    var arrangement: Int?
}
