extension Element {
    /// Returns the element as one of a type; `nil` if it is of another.
    ///
    /// Comparing types takes a few instructions. A cast takes hundreds where it fails, as most of a tree's
    /// do.
    func cast<Other: Element>(to type: Other.Type) -> Other? {
        isA(type) ? self as? Other : nil
    }

    /// Returns `true` for an element of a type.
    func isA<Other: Element>(_ type: Other.Type) -> Bool {
        ObjectIdentifier(Self.self) == ObjectIdentifier(type)
    }
}
