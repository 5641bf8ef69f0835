import VitrineDisplayList

/// A named material and its backdrop filter in one appearance.
package struct Material: Hashable, Sendable {
    package let name: String
    package let filter: BackdropFilter

    package init(name: String, filter: BackdropFilter) {
        self.name = name
        self.filter = filter
    }
}
