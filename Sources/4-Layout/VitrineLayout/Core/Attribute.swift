import VitrineJSON

/// A name and a value, for dumps.
package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    package init(_ name: String, _ value: Double) {
        self.init(name, PrintedText.number(value))
    }
}
