/// The place of an element among others of its kind, such as a tab's.
package struct AccessibilityPosition: Hashable, Sendable {
    /// The number of elements before it.
    package let index: Int
    package let count: Int

    package init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
}
