import VitrineDisplayList

/// A named material and its backdrop filter in one appearance.
public struct Material: Hashable, Sendable {
    public let name: String
    public let filter: BackdropFilter

    public init(name: String, filter: BackdropFilter) {
        self.name = name
        self.filter = filter
    }
}
