import VitrineJSON

/// A name and a value, for dumps.
public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    package init(_ name: String, _ value: Double) {
        self.init(name, PrintedText.number(value))
    }
}
